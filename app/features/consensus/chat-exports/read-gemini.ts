import { z } from 'zod'
import { wordsOfHtml } from '#app/kits/foundation/untrusted/words-of-html.ts'
import { toChat, type ExportedChat } from './exported-chat.ts'
import { listOf, maybeFlag, maybeText, maybeTime, toDate } from './lenient.ts'

/** What Google writes before a prompt, in any language that has the word; the rest is found by what all titles share. */
const PROMPTED =
  /^(?:(?:Prompted|You asked|Asked|Said|Branched|Answered)(?: with| Gemini| Bard)?(?::\s*|\s+)|[^\s:：][^:：\n]{0,30}\bprompt\b[^:：\n]{0,20}[:：]\s*|prompt[^:：\n]{0,20}[:：]\s*)/i
/** Entries that are no prompts. */
const NO_PROMPT =
  /^(?:Gave feedback|Selected preferred draft|Used |Created |Added |Viewed |[^:：\n]{0,30}\bfeedback\b[^:：\n]{0,30}[:：])/i
const MIN_SHARED_TITLES = 3
const SHARE_OF_TITLES = 0.8
const PREFIX_END = /[:：]\s*$/

/** One entry of Google Takeout's activity of the Gemini apps (`MyActivity.json`): a prompt as its title, the answer as HTML. */
export const geminiActivity = z.object({
  header: z.string(),
  title: z.string(),
  time: maybeTime,
  safeHtmlItem: listOf(z.object({ html: z.string() })).refine((items) => items.some((item) => item !== null)),
})
export type GeminiActivity = z.output<typeof geminiActivity>

const unanswered = z.object({
  header: z.string().regex(/\b(?:gemini|bard)\b/i),
  title: z.string().min(1),
  time: maybeTime,
})
/** Whether an entry is a prompt whose answer is not in the export. */
export const isUnanswered = (entry: unknown): boolean => {
  const read = unanswered.safeParse(entry)
  return read.success && !NO_PROMPT.test(read.data.title)
}

/** What English accounts read behind a prompt that came with files. */
const ATTACHED = /\s*Attached \d+ files?\.?\s*$/

/** A prompt saved from Google AI Studio. */
export const geminiPrompt = z.object({
  chunkedPrompt: z.object({ chunks: listOf(z.object({ role: maybeText, text: maybeText, isThought: maybeFlag })) }),
})

/** The prompts among a file's entries, without what is written before them in the language of the account. */
export function readGeminiActivities(entries: readonly GeminiActivity[]): ExportedChat[] {
  const shared = sharedPrefix(entries.map(({ title }) => title))
  return entries.flatMap(({ title, time, safeHtmlItem }) => {
    const asked = title.startsWith(shared) ? title.slice(shared.length) : title
    const question = asked.replace(PROMPTED, '').replace(ATTACHED, '').trim()
    if (question === title.trim() && NO_PROMPT.test(title)) return []
    const answer = safeHtmlItem.map((item) => wordsOfHtml(item?.html ?? '')).join('\n\n')
    return [
      toChat({ title: null, from: 'Gemini', at: toDate(time) }, [
        { role: 'person', text: question },
        { role: 'model', text: answer },
      ]),
    ]
  })
}

/** The words up to a colon with which most titles begin. */
function sharedPrefix(titles: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const title of titles) {
    const head = /^[^:：\n]{1,40}[:：]\s*/.exec(title)?.[0]
    if (head) counts.set(head, (counts.get(head) ?? 0) + 1)
  }
  const [prefix = '', count = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? []
  return count >= MIN_SHARED_TITLES && count >= titles.length * SHARE_OF_TITLES && PREFIX_END.test(prefix) ? prefix : ''
}

export function readGeminiPrompt({ chunkedPrompt: { chunks } }: z.output<typeof geminiPrompt>): ExportedChat {
  const said = chunks.flatMap((chunk) =>
    !chunk || chunk.isThought
      ? []
      : [{ role: chunk.role === 'user' ? ('person' as const) : ('model' as const), text: chunk.text ?? '' }],
  )
  return toChat({ title: null, from: 'Gemini', at: null }, said)
}

const CELL = /<div[^>]{0,200}\bouter-cell\b/i
const CONTENT = /<div[^>]{0,200}\bcontent-cell\b[^>]{0,200}\bbody-1\b[^>]{0,100}>/i
const DATED = /\d{4}.*\d{1,2}[:.]\d{2}|\d{1,2}[:.]\d{2}.*\d{4}/
const MOST_LINES_OF_A_PROMPT = 400

/** The page that Takeout writes instead of JSON (`MyActivity.html`): title, date and answer of an entry stand in one cell. */
export function readGeminiPage(html: string): GeminiActivity[] {
  return html
    .split(CELL)
    .slice(1)
    .flatMap((cell) => {
      const header = wordsOfHtml(
        cell
          .slice(0, cell.search(CONTENT))
          .split('header-cell')[1]
          ?.replace(/^[^>]*>/, '') ?? '',
      )
      const body = cell.split(CONTENT)[1]?.split(/<div[^>]{0,200}\bcontent-cell\b/i)[0] ?? ''
      const pieces = body.split(/<br\s*\/?>/i)
      const at = pieces
        .slice(0, MOST_LINES_OF_A_PROMPT)
        .findIndex((piece, n) => n > 0 && DATED.test(piece) && piece.length < 80)
      if (at < 1) return []
      const answer = pieces.slice(at + 1).join('<br>')
      if (wordsOfHtml(answer) === '') return []
      const title = wordsOfHtml(pieces.slice(0, at).join('<br>'))
      return [{ header, title, time: wordsOfHtml(pieces[at]!), safeHtmlItem: [{ html: answer }] }]
    })
}
