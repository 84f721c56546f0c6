import { z } from 'zod'
import { toTurns, type ExportedChat } from './exported-chat.ts'

const part = z.object({ type: z.string(), text: z.string().optional() })

/** One conversation of Anthropic's data export (`conversations.json`). */
export const claudeChat = z.object({
  name: z.string().nullish(),
  created_at: z.string().nullish(),
  chat_messages: z.array(
    z.object({ sender: z.string(), text: z.string().nullish(), content: z.array(part).nullish() }),
  ),
})

export function readClaude({ name, created_at, chat_messages }: z.output<typeof claudeChat>): ExportedChat {
  const said = chat_messages.map(({ sender, text, content }) => {
    const parts = content?.filter(({ type }) => type === 'text').map((one) => one.text ?? '') ?? []
    return {
      role: sender === 'human' ? ('person' as const) : ('model' as const),
      text: parts.join('\n\n').trim() || (text ?? ''),
    }
  })
  return { title: name || 'Untitled', from: 'Claude', at: toDate(created_at), turns: toTurns(said) }
}

/** A date of an export; null when it is none. */
export function toDate(text: string | null | undefined): Date | null {
  const date = text ? new Date(text) : null
  return date && !Number.isNaN(date.getTime()) ? date : null
}
