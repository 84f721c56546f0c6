import type { Usage } from '#app/providers/engine.ts'
import type { ToolCall } from '#app/providers/ports.ts'
import type { Completion, Header } from '../completing/completion.ts'
import type { ResponseInputs } from '../inputs/responses.inputs.ts'

export type MessageItem = ReturnType<typeof toMessageItem>
export type CallItem = ReturnType<typeof toCallItem>
type Status = 'in_progress' | 'completed' | 'incomplete' | 'failed'
type Failure = { code: string; message: string }

/** The parts of an answer have names of their own, made of its id, so that a repeated call names them alike. */
const suffixOf = ({ id }: Header) => id.slice(id.indexOf('_') + 1)

export const toTextPart = (text: string) => ({ type: 'output_text' as const, text, annotations: [], logprobs: [] })

export const toMessageItem = (
  header: Header,
  text: string | null,
  status: 'in_progress' | 'completed' | 'incomplete',
) => ({
  id: `msg_${suffixOf(header)}`,
  type: 'message' as const,
  status,
  role: 'assistant' as const,
  content: text === null ? [] : [toTextPart(text)],
})

export const toCallItem = (
  header: Header,
  { id, name, input }: ToolCall,
  n: number,
  status: 'in_progress' | 'completed' = 'completed',
) => ({
  id: `fc_${suffixOf(header)}_${n}`,
  type: 'function_call' as const,
  status,
  call_id: id,
  name,
  arguments: input,
})

/** What of the call stands on its answer. */
const toEcho = (input: ResponseInputs) => ({
  instructions: input.instructions ?? null,
  max_output_tokens: input.max_output_tokens ?? null,
  metadata: input.metadata ?? {},
  parallel_tool_calls: input.parallel_tool_calls ?? true,
  previous_response_id: null,
  store: false,
  background: false,
  temperature: input.temperature ?? null,
  text: { format: input.text?.format ?? { type: 'text' as const } },
  tool_choice: input.tool_choice ?? ('auto' as const),
  tools: input.tools ?? [],
  top_p: null,
  truncation: 'disabled' as const,
})

const toShell = ({ id, created, model }: Header, input: ResponseInputs, status: Status) => ({
  id,
  object: 'response' as const,
  created_at: created,
  status,
  model,
  error: null as Failure | null,
  incomplete_details: null as { reason: string } | null,
  ...toEcho(input),
})

/** A response that is under way, or has failed on the way. */
export const toOpenResponse = (header: Header, input: ResponseInputs, failure: Failure | null = null) => ({
  ...toShell(header, input, failure ? 'failed' : 'in_progress'),
  error: failure,
  output: [],
  usage: null,
})

/** The whole answer, in OpenAI's shape; `textAt` is where its words stand among the calls. */
export function toResponse(header: Header, input: ResponseInputs, ended: Completion, textAt = 0) {
  const { text, calls, finish, usage, costMicros, evidence } = ended
  const reason = finish === 'length' ? 'max_output_tokens' : finish === 'content_filter' ? finish : null
  const items: (MessageItem | CallItem)[] = calls.map((call, n) => toCallItem(header, call, n))
  if (hasMessage(ended)) items.splice(textAt, 0, toMessageItem(header, text, reason ? 'incomplete' : 'completed'))
  return {
    ...toShell(header, input, reason ? 'incomplete' : 'completed'),
    incomplete_details: reason ? { reason } : null,
    output: items,
    usage: toUsage(usage),
    frenly: { cost_micros: costMicros, ...evidence },
  }
}

/** An answer that only calls tools has no message. */
export const hasMessage = ({ text, calls }: Pick<Completion, 'text' | 'calls'>): boolean =>
  text !== '' || calls.length === 0

/** Null where nobody counted. What of it was kept before or thought is not told apart here. */
const toUsage = ({ input, output }: Usage) =>
  input === null || output === null
    ? null
    : {
        input_tokens: input,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: output,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: input + output,
      }
