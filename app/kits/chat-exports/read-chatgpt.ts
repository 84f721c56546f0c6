import { z } from 'zod'
import { toTurns, type ExportedChat, type Said } from './exported-chat.ts'

const message = z.object({
  author: z.object({ role: z.string() }),
  content: z.object({ content_type: z.string().optional(), parts: z.array(z.unknown()).optional() }).nullish(),
})
const node = z.object({
  message: message.nullish(),
  parent: z.string().nullish(),
  children: z.array(z.string()).default([]),
})

/** One conversation of OpenAI's data export (`conversations.json`): a tree of messages and the leaf that was read last. */
export const chatgptChat = z.object({
  title: z.string().nullish(),
  create_time: z.number().nullish(),
  current_node: z.string().nullish(),
  mapping: z.record(z.string(), node),
})

const MS_PER_S = 1_000
const MOST_MESSAGES = 10_000

/** The branch that was read last, from its beginning. */
export function readChatgpt({ title, create_time, current_node, mapping }: z.output<typeof chatgptChat>): ExportedChat {
  const said: Said[] = []
  const leaf = current_node ?? Object.keys(mapping).find((id) => mapping[id]?.children.length === 0)
  let at: string | null | undefined = leaf
  for (let steps = 0; at && steps < MOST_MESSAGES; steps++) {
    const one: z.output<typeof node> | undefined = mapping[at]
    const text = one?.message?.content?.parts?.filter((part) => typeof part === 'string').join('\n') ?? ''
    const role = one?.message?.author.role
    if (role === 'user' || role === 'assistant') said.unshift({ role: role === 'user' ? 'person' : 'model', text })
    at = one?.parent
  }
  const when = create_time ? new Date(create_time * MS_PER_S) : null
  return { title: title || 'Untitled', from: 'ChatGPT', at: when, turns: toTurns(said) }
}
