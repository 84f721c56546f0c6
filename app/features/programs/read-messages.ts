import type { Media, Message } from '#app/providers/ports.ts'
import type { ChatMessage } from './chat-message.inputs.ts'

const DATA_URL = /^data:(image\/(?:png|jpeg|webp|gif));base64,([A-Za-z0-9+/]+=*)$/

export type ReadMessages = { system: string; messages: Message[]; question: string } | { problem: string }

/**
 * Messages in the engines' words, with the last thing the user asked; a sentence when one of them cannot be taken. Calls of
 * tools and what they gave are told as text, since engines here know two speakers alone.
 */
export function readMessages(given: readonly ChatMessage[]): ReadMessages {
  const system = given.filter(isInstruction).map(textOf).join('\n\n')
  const tools = toToolNames(given)
  const messages: Message[] = []
  for (const one of given.filter((message) => !isInstruction(message))) {
    const pictures = picturesOf(one)
    if (!pictures) return { problem: 'Pictures are taken as data addresses of PNG, JPEG, WebP or GIF alone.' }
    const said = toMessage(one, pictures, tools)
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

/** What several tools gave to one answer is one turn. */
function addMessage(messages: Message[], said: Message, isOfTool: boolean): void {
  const before = messages.at(-1)
  if (isOfTool && before?.role === 'user') before.text = `${before.text}\n\n${said.text}`
  else messages.push(said)
}

type Call = { id: string | null; name: string; given: string }

function callsOf({ tool_calls: calls, function_call: old }: ChatMessage): Call[] {
  const all = (calls ?? []).map(({ id, function: called, custom }) => ({
    id: id ?? null,
    name: called?.name ?? custom?.name ?? '',
    given: called?.arguments ?? custom?.input ?? '',
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
