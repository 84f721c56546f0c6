import { toChat, type ExportedChat, type Said } from './exported-chat.ts'

/** How pages name who asks, in the languages they come in. */
const ASKERS = [
  ...[
    'you',
    'user',
    'human',
    'me',
    'du',
    'du hast gesagt',
    'benutzer',
    'nutzer',
    'vous',
    'vous avez dit',
    'utilisateur',
  ],
  ...[
    'tú',
    'has dicho',
    'dijiste',
    'usuario',
    'hai detto',
    'utente',
    'você',
    'você disse',
    'usuário',
    'вы',
    'вы сказали',
  ],
  ...[
    'пользователь',
    '你',
    '你说',
    '你說',
    '您说',
    '您說',
    '用户',
    '用戶',
    'あなた',
    'ユーザー',
    '나',
    '나의 말',
    '사용자',
  ],
]
const ANSWERERS =
  'chatgpt|gpt-?[\\w.]*|claude|gemini|assistant|model|copilot|ai|grok|deepseek|perplexity|bard|le chat|mistral|assistent|asistente|assistente|ассистент|助手|アシスタント|어시스턴트'
const NAMES = `${ASKERS.toSorted((a, b) => b.length - a.length).join('|')}|${ANSWERERS}`
/** What pages write behind a name: "ChatGPT said". */
const SAID = '(?: said| hat gesagt| sagte| a dit| dijo| ha dicho| ha detto| disse| сказал| ?[说說]| ?の回答|의 말)'
const MARK = '(?:\\*\\*|__|[*_])?'
/** A line that begins with who speaks: `You:`, `**User:**`, `## ChatGPT:`, `ChatGPT said:`. */
const SPEAKER = new RegExp(
  `^\\s{0,3}(?:#{1,6}\\s+|>\\s+|[-*]\\s+)?${MARK}(${NAMES})${SAID}?${MARK}\\s*[:：]\\s*${MARK}\\s*`,
  'i',
)
/** A heading or a bold line may name who speaks without a colon. */
const TITLE = new RegExp(
  `^\\s{0,3}(?:#{1,6}\\s+(?:\\*\\*)?(${NAMES})(?:\\*\\*)?|(?:\\*\\*|__)(${NAMES})(?:\\*\\*|__)|(${NAMES})${SAID}[:：]?)\\s*$`,
  'i',
)
const PEOPLE: ReadonlySet<string> = new Set(ASKERS)
const FENCE = /^\s*(`{3,}|~{3,})/

/** Text copied from a page, in which each turn begins with who speaks; null when it is not of this kind. */
export function readTranscript(text: string): ExportedChat | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const isCode = codeLines(lines)
  const said: Said[] = []
  let from = 'Model'
  for (const [n, line] of lines.entries()) {
    const speaker = isCode[n] ? null : speakerOf(line)
    if (speaker) {
      const isPerson = PEOPLE.has(speaker.name)
      if (!isPerson) from = COMPANIES.get(speaker.name) ?? from
      said.push({ role: isPerson ? 'person' : 'model', text: speaker.words })
    } else if (said.length > 0) said.at(-1)!.text += `\n${line}`
  }
  const chat = toChat({ title: 'Copied chat', from, at: null }, said)
  return chat.turns.length > 0 && said.some(({ role }) => role === 'person') ? chat : null
}

/** Which lines stand inside fenced code. A fence that nothing closes is none. */
function codeLines(lines: readonly string[]): boolean[] {
  const isCode = lines.map(() => false)
  let open: { at: number; mark: string } | null = null
  for (const [n, line] of lines.entries()) {
    const mark = FENCE.exec(line)?.[1] ?? FENCE.exec(speakerOf(line)?.words ?? '')?.[1]
    if (mark === undefined) continue
    if (open === null) open = { at: n, mark }
    else if (mark.startsWith(open.mark) && line.trim() === mark) {
      isCode.fill(true, open.at + 1, n + 1)
      open = null
    }
  }
  return isCode
}

function speakerOf(line: string): { name: string; words: string } | null {
  const titled = TITLE.exec(line)
  if (titled) return { name: (titled[1] ?? titled[2] ?? titled[3] ?? '').toLowerCase(), words: '' }
  const found = SPEAKER.exec(line)
  return found ? { name: found[1]!.toLowerCase(), words: line.slice(found[0].length) } : null
}

const COMPANIES: ReadonlyMap<string, string> = new Map(
  ['ChatGPT', 'Claude', 'Gemini', 'Copilot', 'Grok', 'DeepSeek', 'Perplexity'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
)
