import type { CallPart, Usage } from '#app/providers/engine.ts'
import type { ToolCall } from '#app/providers/ports.ts'

/** What one completion said, whichever engine gave it. */
export type Completion = {
  text: string
  /** Tools it asks for, which its caller calls. */
  calls: readonly ToolCall[]
  finish: 'stop' | 'length' | 'content_filter' | 'tool_calls'
  usage: Usage
  costMicros: number | null
  /** What OpenAI's shape has no place for: sources, or the panel's evidence. */
  evidence: Record<string, unknown>
}

/** Names one answer in all its parts. */
export type Header = { id: string; created: number; model: string }

/** The whole answer, in OpenAI's shape. Usage is left out where it is unknown: a zero would be an invention. */
export const toCompletion = (header: Header, { text, calls, finish, usage, costMicros, evidence }: Completion) => ({
  ...header,
  object: 'chat.completion' as const,
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant' as const,
        content: text === '' && calls.length > 0 ? null : text,
        refusal: null,
        ...(calls.length > 0 && { tool_calls: calls.map(toToolCall) }),
      },
      logprobs: null,
      finish_reason: finish,
    },
  ],
  ...toUsage(usage),
  frenly: { cost_micros: costMicros, ...evidence },
})

const toToolCall = ({ id, name, input, signature }: ToolCall) => ({
  id,
  type: 'function' as const,
  function: { name, arguments: input },
  ...toExtra(signature),
})

/** Where Google's own server of this format puts what a call has to come back with. */
const toExtra = (signature: string | undefined) =>
  signature === undefined ? {} : { extra_content: { google: { thought_signature: signature } } }

const toUsage = ({ input, output }: Usage) =>
  input === null || output === null
    ? {}
    : { usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output } }

type Delta = { role?: 'assistant'; content?: string; tool_calls?: ReturnType<typeof toCallDelta>[] }

/** A piece of a call as a stream tells it: its id and name come once. */
export const toCallDelta = ({ index, begins, text }: CallPart) => ({
  index,
  ...(begins && { id: begins.id, type: 'function' as const, ...toExtra(begins.signature) }),
  function: { ...(begins && { name: begins.name }), arguments: text },
})

/** One piece of a streamed answer. */
export const toChunk = (header: Header, delta: Delta, finish: string | null = null) => ({
  ...header,
  object: 'chat.completion.chunk' as const,
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
})

/** The last piece, for clients that asked for it: what it took and cost; null where what it took is unknown. */
export const toUsageChunk = (header: Header, { usage, costMicros, evidence }: Completion) => ({
  ...header,
  object: 'chat.completion.chunk' as const,
  choices: [],
  usage: null,
  ...toUsage(usage),
  frenly: { cost_micros: costMicros, ...evidence },
})
