import { z } from 'zod'
import { toChat, type ExportedChat, type Said } from './exported-chat.ts'
import { listOf, maybeFlag, maybeText, maybeTime, toDate } from './lenient.ts'

const part = z.union([z.string(), z.object({ type: maybeText, text: maybeText, content: maybeText })])
const content = z
  .union([z.string(), listOf(part)])
  .nullish()
  .catch(null)

/** A message as programs keep it: LibreChat, Open WebUI, TypingMind, Grok, and lists of the companies' own interfaces. */
const message = z.object({
  role: maybeText,
  sender: maybeText,
  author: maybeText,
  isCreatedByUser: maybeFlag,
  content,
  text: maybeText,
  message: maybeText,
})
type Message = z.output<typeof message>

const messages = z.array(message.nullable().catch(null))
/** A plain list of messages. */
export const messageList = messages.refine((list) => list.some((one) => one && roleOf(one) && textOf(one) !== ''))

const PEOPLE = /^(?:user|human|me|you|request)$/i
const MODELS = /^(?:assistant|model|bot|ai|response|chatgpt|gpt|claude|gemini|grok|copilot|deepseek|perplexity)\b/i

/** A conversation with its messages in a list, or in a table beside the one that was read last. */
export const plainChat = z.object({
  title: maybeText,
  name: maybeText,
  chatTitle: maybeText,
  created_at: maybeTime,
  create_time: maybeTime,
  createdAt: maybeTime,
  messages: messageList,
})

export const readMessages = (list: z.output<typeof messageList>): ExportedChat =>
  toChat({ title: 'Messages', from: 'Model', at: null }, saidIn(list))

export function readPlainChat(chat: z.output<typeof plainChat>): ExportedChat {
  const title = chat.title ?? chat.chatTitle ?? chat.name
  return toChat(
    { title, from: 'Model', at: toDate(chat.created_at ?? chat.create_time ?? chat.createdAt) },
    saidIn(chat.messages),
  )
}

/** Grok's data export: each message in an envelope of its own. */
export const grokChat = z.object({
  conversation: z.object({ title: maybeText, create_time: maybeTime }),
  responses: z.array(z.object({ response: message }).nullable().catch(null)),
})

export const readGrok = ({ conversation, responses }: z.output<typeof grokChat>): ExportedChat =>
  toChat(
    { title: conversation.title, from: 'Grok', at: toDate(conversation.create_time) },
    saidIn(responses.map((one) => one?.response ?? null)),
  )

const webuiMessage = message.extend({ parentId: maybeText })
/** Open WebUI: a table of messages and the one that was read last. */
export const webuiChat = z.object({
  title: maybeText,
  created_at: maybeTime,
  chat: z.object({
    title: maybeText,
    history: z.object({
      currentId: maybeText,
      messages: z.record(z.string(), webuiMessage.nullable().catch(null)),
    }),
  }),
})

export function readWebui({ title, created_at, chat }: z.output<typeof webuiChat>): ExportedChat {
  const table = new Map(Object.entries(chat.history.messages))
  const branch: Message[] = []
  const seen = new Set<string>()
  let at: string | null | undefined = chat.history.currentId ?? [...table.keys()].at(-1)
  while (at && !seen.has(at)) {
    seen.add(at)
    const one: z.output<typeof webuiMessage> | null | undefined = table.get(at)
    if (one) branch.push(one)
    at = one?.parentId
  }
  return toChat({ title: title ?? chat.title, from: 'Model', at: toDate(created_at) }, saidIn(branch.reverse()))
}

const saidIn = (list: readonly (Message | null)[]): Said[] =>
  list.flatMap((one): Said[] => {
    const role = one && roleOf(one)
    return role ? [{ role, text: textOf(one) }] : []
  })

function roleOf({ role, sender, author, isCreatedByUser }: Message): Said['role'] | null {
  if (isCreatedByUser === true) return 'person'
  if (isCreatedByUser === false) return 'model'
  const name = role ?? sender ?? author ?? ''
  return PEOPLE.test(name) ? 'person' : MODELS.test(name) ? 'model' : null
}

function textOf({ content: held, text, message: words }: Message): string {
  if (typeof held === 'string') return held
  const parts =
    held?.flatMap((one) =>
      typeof one === 'string' ? one : isSpoken(one?.type) ? (one?.text ?? one?.content ?? '') : [],
    ) ?? []
  return parts.filter((one) => one !== '').join('\n') || (text ?? words ?? '')
}

const isSpoken = (type: string | null | undefined) => !type || /^(?:text|input_text|output_text)$/.test(type)
