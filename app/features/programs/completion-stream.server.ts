import { toFailureWords } from '#app/kits/engines/failure-words.ts'
import { toFailure, type RunOptions } from '#app/providers/engine.ts'
import { toChunk, toUsageChunk, type Completion, type Header } from './completion.ts'
import { toFailureAnswer, toOpenAiError } from './openai-error.ts'

/** A line that says nothing, so that nobody between us closes a stream that thinks. */
const HEARTBEAT_MS = 15_000

/** A completion as server-sent events, ended by `[DONE]`; a failure on the way is an event of its own. */
export function streamCompletion(
  header: Header,
  work: (options: RunOptions) => Promise<Completion>,
  { signal, hasUsage }: { signal: AbortSignal; hasUsage: boolean },
): Response {
  const encoder = new TextEncoder()
  const gone = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const sendLine = (line: string) => gone.signal.aborted || controller.enqueue(encoder.encode(line))
      const send = (event: unknown) => sendLine(`data: ${JSON.stringify(event)}\n\n`)
      const heartbeat = setInterval(() => sendLine(': waiting\n\n'), HEARTBEAT_MS)
      let hasText = false
      const onPart = (content: string) => {
        hasText = true
        send(toChunk(header, { content }))
      }
      try {
        send(toChunk(header, { role: 'assistant', content: '' }))
        const ended = await work({ signal: AbortSignal.any([signal, gone.signal]), onPart })
        if (!hasText) send(toChunk(header, { content: ended.text }))
        send(toChunk(header, {}, ended.finish))
        if (hasUsage) send(toUsageChunk(header, ended))
        sendLine('data: [DONE]\n\n')
      } catch (error) {
        const failure = toFailure(error)
        const { body: told } = toFailureAnswer(failure, toFailureWords(failure))
        send(toOpenAiError(told.message, told.type, told.code))
      } finally {
        clearInterval(heartbeat)
        if (!gone.signal.aborted) controller.close()
      }
    },
    cancel: () => gone.abort(),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}
