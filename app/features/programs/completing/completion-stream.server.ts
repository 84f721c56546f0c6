import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import type { RunOptions } from '#app/providers/engine.ts'
import { toFailureAnswer, toOpenAiError } from '../calls/openai-error.server.ts'
import { toCallDelta, toChunk, toUsageChunk, type Completion, type Header } from './completion.ts'
import { streamEvents, type EventWriter } from './event-stream.server.ts'

type Options = { signal: AbortSignal; hasUsage: boolean; headers?: Record<string, string> }

/** A completion as server-sent events, ended by `[DONE]`; a failure on the way is an event of its own. */
export const streamCompletion = (
  header: Header,
  work: (options: RunOptions) => Promise<Completion>,
  { hasUsage, ...options }: Options,
): Promise<Response> => streamEvents(work, (send) => toChunkWriter(header, hasUsage, send), options)

function toChunkWriter(header: Header, hasUsage: boolean, sendLine: (line: string) => void): EventWriter {
  const send = (event: unknown) => sendLine(`data: ${JSON.stringify(event)}\n\n`)
  // Who asked for usage finds the field in every piece; only the last one can know it.
  const sendChunk = (chunk: object) => send(hasUsage ? { ...chunk, usage: null } : chunk)
  const text = (content: string) => sendChunk(toChunk(header, { content }))
  const call: EventWriter['call'] = (part) => sendChunk(toChunk(header, { tool_calls: [toCallDelta(part)] }))
  return {
    begin: () => sendChunk(toChunk(header, { role: 'assistant', content: '' })),
    text,
    call,
    end(ended, hasTold) {
      if (!hasTold) {
        if (ended.text !== '' || ended.calls.length === 0) text(ended.text)
        ended.calls.forEach(({ input, ...begins }, index) => call({ index, begins, text: input }))
      }
      sendChunk(toChunk(header, {}, ended.finish))
      if (hasUsage) send(toUsageChunk(header, ended))
      sendLine('data: [DONE]\n\n')
    },
    fail(failure) {
      const { body } = toFailureAnswer(failure, toFailureWords(failure))
      send(toOpenAiError(body.message, body.type, body.code))
    },
  }
}
