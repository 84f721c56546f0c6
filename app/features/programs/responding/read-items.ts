import type { ChatMessage } from '../inputs/chat-message.inputs.ts'
import type { ResponseInputs, ResponseItem } from '../inputs/responses.inputs.ts'

/** The input of a response as the messages of a chat: the same path answers both. */
export function toMessages({ input, instructions }: Pick<ResponseInputs, 'input' | 'instructions'>): ChatMessage[] {
  const messages: ChatMessage[] = instructions ? [{ role: 'developer', content: instructions }] : []
  if (typeof input === 'string') return [...messages, { role: 'user', content: input }]
  for (const item of input) addItem(messages, item)
  return messages
}

/** Calls belong to the assistant's turn before them; in a chat they are a part of it. */
function addItem(messages: ChatMessage[], item: ResponseItem): void {
  if (item.type === 'message') return void messages.push({ role: item.role, content: toContent(item.content) })
  if (item.type === 'function_call_output')
    return void messages.push({ role: 'tool', tool_call_id: item.call_id, content: toContent(item.output) })
  const call = { id: item.call_id, function: { name: item.name, arguments: item.arguments } }
  const before = messages.at(-1)
  if (before?.role === 'assistant') before.tool_calls = [...(before.tool_calls ?? []), call]
  else messages.push({ role: 'assistant', content: null, tool_calls: [call] })
}

type Content = Extract<ResponseItem, { type: 'message' }>['content']

function toContent(content: Content): ChatMessage['content'] {
  if (typeof content === 'string') return content
  return content.map((part) =>
    part.type === 'input_image'
      ? { type: 'image_url' as const, image_url: { url: part.image_url } }
      : part.type === 'refusal'
        ? part
        : { type: 'text' as const, text: part.text },
  )
}
