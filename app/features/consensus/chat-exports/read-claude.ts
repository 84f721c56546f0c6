import { z } from 'zod'
import { toChat, type ExportedChat, type Said } from './exported-chat.ts'
import { listOf, maybeText, maybeTime, toDate } from './lenient.ts'

const attachment = z.object({ file_name: maybeText, extracted_content: maybeText })
const part = z.object({
  type: maybeText,
  text: maybeText,
  name: maybeText,
  input: z.object({ type: maybeText, content: maybeText }).nullish().catch(null),
})
const message = z.object({
  uuid: maybeText,
  parent_message_uuid: maybeText,
  sender: maybeText,
  text: maybeText,
  content: listOf(part),
  attachments: listOf(attachment),
  files: listOf(attachment),
})
type Message = z.output<typeof message>

/** One conversation of Anthropic's data export (`conversations.json`). */
export const claudeChat = z.object({
  name: maybeText,
  created_at: maybeTime,
  current_leaf_message_uuid: maybeText,
  chat_messages: z.array(message.nullable().catch(null)),
})

export function readClaude({
  name,
  created_at,
  current_leaf_message_uuid,
  chat_messages,
}: z.output<typeof claudeChat>): ExportedChat {
  const messages = chat_messages.flatMap((one) => one ?? [])
  const said = branchOf(messages, current_leaf_message_uuid ?? null).flatMap((one): Said[] => {
    if (one.sender === 'human' || one.sender === 'user') return [{ role: 'person', text: questionOf(one) }]
    return one.sender === 'assistant' ? [{ role: 'model', text: wordsOf(one) }] : []
  })
  return toChat({ title: name, from: 'Claude', at: toDate(created_at) }, said)
}

/** The branch that was read last; all messages in order where none says what it answers. */
function branchOf(messages: readonly Message[], leaf: string | null): readonly Message[] {
  const byId = new Map(messages.flatMap((one) => (one.uuid ? [[one.uuid, one] as const] : [])))
  const parents = messages.map(({ parent_message_uuid }) => parent_message_uuid)
  if (!parents.some((parent) => parent && byId.has(parent))) return messages
  const branch: Message[] = []
  let at = (leaf && byId.get(leaf)) || messages.findLast(({ uuid }) => uuid && !parents.includes(uuid))
  while (at && !branch.includes(at)) {
    branch.push(at)
    at = byId.get(at.parent_message_uuid ?? '') ?? previousOf(messages, at)
  }
  return branch.reverse()
}

/** A message that does not say what it answers stands behind the one before it. */
const previousOf = (messages: readonly Message[], { parent_message_uuid, ...one }: Message): Message | undefined =>
  parent_message_uuid ? undefined : messages[messages.findIndex(({ uuid }) => uuid === one.uuid) - 1]

function wordsOf({ content, text }: Message): string {
  const parts = content.flatMap((one) => (one && partOf(one)) || [])
  return parts.join('\n\n').trim() || (text ?? '')
}

/** What a part says: words, spoken words, or a document that was written beside the chat. Drawings and programs are none. */
function partOf({ type, text, name, input }: z.output<typeof part>): string | null | undefined {
  if (type === 'text' || type === 'voice_note') return text
  const isDocument = type === 'tool_use' && name === 'artifacts' && /^text\/(?:markdown|plain)$/.test(input?.type ?? '')
  return isDocument ? input?.content : null
}

/** What was asked; text that was pasted as a file is the question when there is no other. */
function questionOf(one: Message): string {
  const words = wordsOf(one).trim()
  const files = [...one.attachments, ...one.files].flatMap((file) => file ?? [])
  if (words === '') {
    const pasted = files.flatMap(({ extracted_content }) => extracted_content ?? [])
    if (pasted.length > 0) return pasted.join('\n\n')
  }
  const names = files.flatMap(({ file_name }) => (file_name ? [`[Attached: ${file_name}]`] : []))
  return [words, ...names].filter((part) => part !== '').join('\n')
}
