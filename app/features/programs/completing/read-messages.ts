import type { Media, Message } from '#app/providers/ports.ts'
import type { ChatMessage } from '../inputs/chat-message.inputs.ts'

const DATA_URL = /^data:(image\/(?:png|jpeg|webp|gif));base64,([A-Za-z0-9+/]+=*)$/

export type ReadMessages = { system: string; messages: Message[]; question: string } | { problem: string }

/** Whether calls of tools go to the engine as such, or as words: most engines here know two speakers alone. */
type How = { withCalls: boolean }

/**
 * Messages in the engines' words, with the last thing the user asked; a sentence when one of them cannot be taken. Unless
 * the engine is given tools, calls and what they gave are told as text.
 */
export function readMessages(given: readonly ChatMessage[], { withCalls }: How = { withCalls: false }): ReadMessages {
  const system = given.filter(isInstruction).map(textOf).join('\n\n')
  const tools = toToolNames(given)
  const messages: Message[] = []
  for (const one of given.filter((message) => !isInstruction(message))) {
    const pictures = picturesOf(one)
    if (!pictures) return { problem: 'Pictures are taken as data addresses of PNG, JPEG, WebP or GIF alone.' }
    if (withCalls && isResult(one) && !tools.has(one.tool_call_id ?? ''))
      return { problem: 'What a tool gave has to name a call before it, in tool_call_id or call_id.' }
    const said = (withCalls ? toCallMessage : toMessage)(one, pictures, tools)
    if (said) addMessage(messages, said, isResult(one))
  }
  const asked = given.findLast(({ role }) => role === 'user')
  if (!asked) return { problem: 'There is no message with the role user: instructions alone ask nothing.' }
  if (messages.at(-1)?.role !== 'user')
    return { problem: 'The last message has to be the user’s, or what a tool gave.' }
  if (textOf(asked).trim() === '' && picturesOf(asked)?.length === 0)
    return { problem: 'The last message of the user is empty.' }
  return { system, messages, question: textOf(asked) }
}

const isInstruction = ({ role }: ChatMessage) => role === 'system' || role === 'developer'
const isResult = ({ role }: ChatMessage) => role === 'tool' || role === 'function'

/** An answer that is neither words nor a call says nothing, and engines refuse it. */
function toMessage(one: ChatMessage, pictures: Media[], tools: ReadonlyMap<string, string>): Message | null {
  if (isResult(one)) return { role: 'user', text: toResultWords(one, tools) }
  if (one.role !== 'assistant') return { role: 'user', text: textOf(one), ...(pictures.length > 0 && { pictures }) }
  const text = [textOf(one), ...callsOf(one).map(toCallWords)].filter(Boolean).join('\n')
  return text === '' ? null : { role: 'assistant', text }
}

/** The same for an engine that is told which tool was called, and what it gave. */
function toCallMessage(one: ChatMessage, pictures: Media[], tools: ReadonlyMap<string, string>): Message | null {
  const id = one.tool_call_id ?? ''
  if (isResult(one)) return { role: 'user', text: '', results: [{ id, name: tools.get(id) ?? '', text: textOf(one) }] }
  const calls = one.role === 'assistant' ? callsOf(one).filter(hasId) : []
  if (calls.length === 0) return toMessage(one, pictures, tools)
  return {
    role: 'assistant',
    text: textOf(one),
    calls: calls.map(({ id: of, name, given: input, signature }) => ({
      ...{ id: of, name, input },
      ...(signature && { signature }),
    })),
  }
}
const hasId = (call: Call): call is Call & { id: string } => call.id !== null

/** What several tools gave to one answer is one turn. */
function addMessage(messages: Message[], said: Message, isOfTool: boolean): void {
  const before = messages.at(-1)
  if (said.results && before?.results) return void before.results.push(...said.results)
  if (said.results) return void messages.push(said)
  if (isOfTool && before?.role === 'user') before.text = `${before.text}\n\n${said.text}`
  else messages.push(said)
}

type Call = { id: string | null; name: string; given: string; signature?: string | null | undefined }

function callsOf({ tool_calls: calls, function_call: old }: ChatMessage): Call[] {
  const all = (calls ?? []).map(({ id, function: called, custom, extra_content: extra }) => ({
    id: id ?? null,
    name: called?.name ?? custom?.name ?? '',
    given: called?.arguments ?? custom?.input ?? '',
    signature: extra?.google?.thought_signature,
  }))
  return old ? [...all, { id: null, name: old.name, given: old.arguments ?? '' }] : all
}

/** The names of tools by the ids of their calls. */
const toToolNames = (given: readonly ChatMessage[]): ReadonlyMap<string, string> =>
  new Map(given.flatMap((one) => callsOf(one).flatMap(({ id, name }) => (id === null ? [] : [[id, name] as const]))))

const toCallWords = ({ name, given }: Call) =>
  `[I called the tool ${name || 'without a name'} with ${given || 'nothing'}]`

function toResultWords(one: ChatMessage, tools: ReadonlyMap<string, string>): string {
  const name = one.name ?? tools.get(one.tool_call_id ?? '')
  return `[The tool${name ? ` ${name}` : ''} gave this]\n${textOf(one)}`
}

function textOf({ content, refusal }: ChatMessage): string {
  if (typeof content === 'string') return content
  const parts = content ?? (refusal ? [{ type: 'refusal' as const, refusal }] : [])
  return parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : part.type === 'refusal' ? [part.refusal] : []))
    .join('\n')
}

/** Null when one of them lies elsewhere: nothing is fetched for a program. */
function picturesOf({ content }: ChatMessage): Media[] | null {
  if (typeof content === 'string' || !content) return []
  const addresses = content.flatMap((part) => (part.type === 'image_url' ? [part.image_url.url] : []))
  const pictures = addresses.map((address) => DATA_URL.exec(address))
  if (pictures.some((found) => found === null)) return null
  return pictures.map((found) => ({ type: found![1]!, bytes: new Uint8Array(Buffer.from(found![2]!, 'base64')) }))
}
