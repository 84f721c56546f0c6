import type { Usage } from '#app/providers/engine.ts'

/** What one completion said, whichever engine gave it. */
export type Completion = {
  text: string
  finish: 'stop' | 'length' | 'content_filter'
  usage: Usage
  costMicros: number | null
  /** What OpenAI's shape has no place for: sources, or the panel's evidence. */
  evidence: Record<string, unknown>
}

/** Names one answer in all its parts. */
export type Header = { id: string; created: number; model: string }

/** The whole answer, in OpenAI's shape. Usage is left out where it is unknown: a zero would be an invention. */
export const toCompletion = (header: Header, { text, finish, usage, costMicros, evidence }: Completion) => ({
  ...header,
  object: 'chat.completion' as const,
  choices: [
    {
      index: 0,
      message: { role: 'assistant' as const, content: text, refusal: null },
      logprobs: null,
      finish_reason: finish,
    },
  ],
  ...toUsage(usage),
  frenly: { cost_micros: costMicros, ...evidence },
})

const toUsage = ({ input, output }: Usage) =>
  input === null || output === null
    ? {}
    : { usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output } }

/** One piece of a streamed answer. */
export const toChunk = (
  header: Header,
  delta: { role?: 'assistant'; content?: string },
  finish: string | null = null,
) => ({
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
