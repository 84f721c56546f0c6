import { setTimeout as sleep } from 'node:timers/promises'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { toFailure, type EngineFailure, type RunOptions } from '#app/providers/engine.ts'
import { toChunk, toUsageChunk, type Completion, type Header } from './completion.ts'
import { failureResponse, toFailureAnswer, toOpenAiError } from './openai-error.ts'

/** A line that says nothing, so that nobody between us closes a stream that thinks. */
const HEARTBEAT_MS = 15_000
/** What fails in this time, before a word was said, is answered with its status. */
const EARLY_MS = 2_000

type Options = { signal: AbortSignal; hasUsage: boolean; headers?: Record<string, string> }

/** A completion as server-sent events, ended by `[DONE]`; a failure on the way is an event of its own. */
export async function streamCompletion(
  header: Header,
  work: (options: RunOptions) => Promise<Completion>,
  { signal, hasUsage, headers = {} }: Options,
): Promise<Response> {
  const gone = new AbortController()
  const early: string[] = []
  let onPart = (content: string) => void early.push(content)
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const ending = work({
    signal: AbortSignal.any([signal, gone.signal]),
    onPart: (content) => {
      begin()
      onPart(content)
    },
  })
  const failure = await Promise.race([
    ending.then(() => null, toFailure),
    begun.then(() => null),
    sleep(EARLY_MS, null, { ref: false }),
  ])
  if (failure) return failureResponse(failure, headers)

  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const sendLine = (line: string) => gone.signal.aborted || controller.enqueue(encoder.encode(line))
      const send = (event: unknown) => sendLine(`data: ${JSON.stringify(event)}\n\n`)
      // Who asked for usage finds the field in every piece; only the last one can know it.
      const sendChunk = (chunk: object) => send(hasUsage ? { ...chunk, usage: null } : chunk)
      const heartbeat = setInterval(() => sendLine(': waiting\n\n'), HEARTBEAT_MS)
      let hasText = false
      onPart = (content) => {
        hasText = true
        sendChunk(toChunk(header, { content }))
      }
      try {
        sendChunk(toChunk(header, { role: 'assistant', content: '' }))
        early.forEach(onPart)
        const ended = await ending
        if (!hasText) sendChunk(toChunk(header, { content: ended.text }))
        sendChunk(toChunk(header, {}, ended.finish))
        if (hasUsage) send(toUsageChunk(header, ended))
        sendLine('data: [DONE]\n\n')
      } catch (error) {
        send(toFailureEvent(toFailure(error)))
      } finally {
        clearInterval(heartbeat)
        if (!gone.signal.aborted) controller.close()
      }
    },
    cancel: () => gone.abort(),
  })
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

function toFailureEvent(failure: EngineFailure) {
  const { body } = toFailureAnswer(failure, toFailureWords(failure))
  return toOpenAiError(body.message, body.type, body.code)
}
