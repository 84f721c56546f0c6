import { z } from 'zod'
import { toChat, type ExportedChat, type Said } from './exported-chat.ts'
import { listOf, maybeFlag, maybeText, maybeTime, toDate } from './lenient.ts'

/** LibreChat keeps some texts in an object. */
const partText = z
  .union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)])
  .nullish()
  .catch(null)
const part = z.union([z.string(), z.object({ type: maybeText, text: partText, content: maybeText })])
const content = z
  .union([z.string(), listOf(part)])
  .nullish()
  .catch(null)

/** How messages name themselves and the one they answer. */
const pointers = {
  id: maybeText,
  messageId: maybeText,
  parentId: maybeText,
  parentMessageId: maybeText,
  parent_id: maybeText,
}

/** A message as programs keep it: LibreChat, Open WebUI, TypingMind, Grok, and lists of the companies' own interfaces. */
const message = z.object({
  role: maybeText,
  sender: maybeText,
  author: maybeText,
  isCreatedByUser: maybeFlag,
  content,
  parts: listOf(z.object({ text: maybeText, thought: maybeFlag })),
  text: maybeText,
  message: maybeText,
  model: maybeText,
  modelName: maybeText,
  createdAt: maybeTime,
  ...pointers,
})
type Message = z.output<typeof message>

/** Messages that hold those that answer them are read down the last of each, like a page that shows the newest try. */
const messages = z.preprocess(flatten, z.array(message.nullable().catch(null)))

function flatten(list: unknown): unknown {
  if (!Array.isArray(list)) return list
  const bare = list.map(unwrap)
  if (!bare.some((one) => childrenOf(one).length > 0)) return bare
  const flat: unknown[] = []
  for (let level: unknown[] = bare; level.length > 0 && flat.length < MOST_MESSAGES;) {
    const chosen: unknown = level.at(-1)
    flat.push(...(level === bare ? level : [chosen]))
    level = childrenOf(chosen)
  }
  return flat
}

const envelope = z.object({
  message: z.looseObject({ role: z.string(), content: z.unknown() }),
  uuid: maybeText,
  parentUuid: maybeText,
})

/** A line of a log holds its message in an envelope. */
function unwrap(one: unknown): unknown {
  const read = envelope.safeParse(one)
  return read.success ? { ...read.data.message, id: read.data.uuid, parentId: read.data.parentUuid } : one
}

function childrenOf(one: unknown): unknown[] {
  const read = z.object({ children: z.array(z.unknown()) }).safeParse(one)
  return read.success && read.data.children.every((child) => typeof child === 'object') ? read.data.children : []
}

const MOST_MESSAGES = 10_000
/** A plain list of messages. */
export const messageList = messages.refine((list) => list.some((one) => one && roleOf(one) && textOf(one) !== ''))

const PEOPLE = /^(?:user|human|me|you|request)$/i
const MODELS = /^(?:assistant|model|bot|ai|response|chatgpt|gpt|claude|gemini|grok|copilot|deepseek|perplexity)\b/i

/** A conversation with its messages in a list, or in a table beside the one that was read last. */
export const plainChat = z.preprocess(
  withMessages,
  z.object({
    title: maybeText,
    name: maybeText,
    chatTitle: maybeText,
    created_at: maybeTime,
    create_time: maybeTime,
    createdAt: maybeTime,
    messages: messageList,
  }),
)

/** LibreChat calls them otherwise where it writes all branches as a tree. */
function withMessages(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Object.hasOwn(json, 'messages')) return json
  return { ...json, messages: (json as { messagesTree?: unknown }).messagesTree }
}

export const readMessages = (list: z.output<typeof messageList>): ExportedChat =>
  toChat({ title: 'Messages', from: 'Model', at: null }, saidIn(list))

export function readPlainChat(chat: z.output<typeof plainChat>): ExportedChat {
  const title = chat.title ?? chat.chatTitle ?? chat.name
  return toChat(
    {
      title,
      from: nameIn(chat.messages),
      at: toDate(chat.created_at ?? chat.create_time ?? chat.createdAt ?? chat.messages.find(Boolean)?.createdAt),
    },
    saidIn(chat.messages),
  )
}

/** Grok's data export: each message in an envelope of its own. */
export const grokChat = z.object({
  conversation: z.object({ title: maybeText, create_time: maybeTime }),
  responses: z.array(
    z
      .union([z.object({ response: message }), message.transform((response) => ({ response }))])
      .nullable()
      .catch(null),
  ),
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
  const said = branch.reverse()
  return toChat({ title: title ?? chat.title, from: nameIn(said), at: toDate(created_at) }, saidIn(said))
}

/** Gemini's own interface: each content in parts. */
export const geminiContents = z.object({ contents: messageList })

export const readContents = ({ contents }: z.output<typeof geminiContents>): ExportedChat => readMessages(contents)

const NAME_MAX_CHARS = 60
/** Which model answered last, as the export names it. */
function nameIn(list: readonly (Message | null)[]): string {
  const last = list.findLast((one) => one && roleOf(one) === 'model')
  const name = last?.modelName ?? last?.model ?? (last && MODELS.test(last.sender ?? '') ? last.sender : null)
  return name?.replace(/\s+/g, ' ').trim().slice(0, NAME_MAX_CHARS) || 'Model'
}

const saidIn = (list: readonly (Message | null)[]): Said[] =>
  branchOf(list).flatMap((one): Said[] => {
    const role = one && roleOf(one)
    return role ? [{ role, text: withoutDetails(textOf(one)) }] : []
  })

const idOf = (one: Message | null) => one?.messageId ?? one?.id
const parentOf = (one: Message | null) => one?.parentMessageId ?? one?.parentId ?? one?.parent_id

/** The branch that ends with the last message, where messages say what they answer; all of them where they do not. */
function branchOf(list: readonly (Message | null)[]): readonly (Message | null)[] {
  const byId = new Map(list.flatMap((one) => (idOf(one) ? [[idOf(one)!, one] as const] : [])))
  const hasParent = (one: Message | null) => byId.has(parentOf(one) ?? '')
  // Where most say nothing of it, the order is what there is.
  if (list.filter(hasParent).length < list.filter(Boolean).length - 1 || byId.size < 2) return list
  const branch = new Set<Message>()
  for (let at = list.at(-1) ?? null; at && !branch.has(at); at = byId.get(parentOf(at) ?? '') ?? null) branch.add(at)
  return [...branch].reverse()
}

function roleOf({ role, sender, author, isCreatedByUser }: Message): Said['role'] | null {
  if (isCreatedByUser === true) return 'person'
  if (isCreatedByUser === false) return 'model'
  const name = role ?? sender ?? author ?? ''
  return PEOPLE.test(name) ? 'person' : MODELS.test(name) ? 'model' : null
}

function textOf({ content: held, parts: own, text, message: words }: Message): string {
  if (typeof held === 'string') return held
  const ofGemini = own.flatMap((one) => (one?.text && !one.thought ? [one.text] : []))
  if (ofGemini.length > 0) return ofGemini.join('\n')
  const parts =
    held?.flatMap((one) =>
      typeof one === 'string' ? one : isSpoken(one?.type) ? (one?.text ?? one?.content ?? '') : [],
    ) ?? []
  return parts.filter((one) => one !== '').join('\n') || (text ?? words ?? '')
}

/** Open WebUI writes what a model thought, and the tools it used, into its answer as a part that folds. */
const DETAILS = /<details\s[^>]*\btype="(?:reasoning|tool_calls|code_interpreter)"[^>]*>[\s\S]*?<\/details>\s*/g
const withoutDetails = (text: string) => text.replace(DETAILS, '')

const isSpoken = (type: string | null | undefined) => !type || /^(?:text|input_text|output_text)$/.test(type)
