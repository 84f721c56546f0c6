import { z } from 'zod'
import { toTable } from '#app/platform/table.ts'
import { toTurns, type ExportedChat, type Said } from './exported-chat.ts'

const part = z.object({ type: z.string().optional(), text: z.string().optional() })

/** A plain list of messages, as programs keep them. */
export const messageList = z.array(
  z.object({
    role: z.enum(['user', 'assistant', 'system', 'tool', 'model']),
    content: z.union([z.string(), z.array(part)]),
  }),
)

export function readMessages(messages: z.output<typeof messageList>): ExportedChat {
  const said = messages.flatMap(({ role, content }): Said[] => {
    if (role === 'system' || role === 'tool') return []
    const text = typeof content === 'string' ? content : content.map((one) => one.text ?? '').join('\n')
    return [{ role: role === 'user' ? 'person' : 'model', text }]
  })
  return { title: 'Messages', from: 'Model', at: null, turns: toTurns(said) }
}

const SPEAKER =
  /^(?:#+\s*)?\**(you said|you|user|human|me|chatgpt said|chatgpt|claude|gemini said|gemini|assistant|model|copilot|ai)\**\s*:\s*/i
const PEOPLE = new Set(['you said', 'you', 'user', 'human', 'me'])

/** Text copied from a page, in which each turn begins with who speaks; null when it is not of this kind. */
export function readTranscript(text: string): ExportedChat | null {
  const said: Said[] = []
  let from = 'Model'
  for (const line of text.split('\n')) {
    const speaker = SPEAKER.exec(line)
    const words = speaker ? line.slice(speaker[0].length) : line
    if (speaker) {
      const name = speaker[1]!.toLowerCase()
      const isPerson = PEOPLE.has(name)
      if (!isPerson) from = toName(name)
      said.push({ role: isPerson ? 'person' : 'model', text: words })
    } else if (said.length > 0) said.at(-1)!.text += `\n${words}`
  }
  const turns = toTurns(said)
  return turns.length > 0 && said.some(({ role }) => role === 'person')
    ? { title: 'Copied chat', from, at: null, turns }
    : null
}

const NAMES: Readonly<Record<string, string>> = toTable({
  chatgpt: 'ChatGPT',
  claude: 'Claude',
  gemini: 'Gemini',
  copilot: 'Copilot',
})
const toName = (speaker: string) => NAMES[speaker.split(' ')[0]!] ?? 'Model'
