import { setTimeout as sleep } from 'node:timers/promises'
import { toFailure, type CallPart, type EngineFailure, type RunOptions } from '#app/providers/engine.ts'
import { failureResponse } from '../calls/openai-error.server.ts'
import type { Completion } from './completion.ts'

/** A line that says nothing, so that nobody between us closes a stream that thinks. */
const HEARTBEAT_MS = 15_000
/** What fails in this time, before a word was said, is answered with its status. */
const EARLY_MS = 2_000

/** How one wire format tells of an answer as it comes. */
export type EventWriter = {
  begin(): void
  text(text: string): void
  call(part: CallPart): void
  /** `hasTold`: whether any of it was told in pieces. */
  end(completion: Completion, hasTold: boolean): void
  fail(failure: EngineFailure): void
}

type Part = { text: string } | { call: CallPart }
type Options = { signal: AbortSignal; headers?: Record<string, string> }

/** Work as server-sent events; `send` of the writer sends one line. What fails before a word was said has its status. */
export async function streamEvents(
  work: (options: RunOptions) => Promise<Completion>,
  toWriter: (send: (line: string) => void) => EventWriter,
  { signal, headers = {} }: Options,
): Promise<Response> {
  const gone = new AbortController()
  const early: Part[] = []
  let onPart = (part: Part) => void early.push(part)
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const tell = (part: Part) => {
    begin()
    onPart(part)
  }
  const ending = work({
    signal: AbortSignal.any([signal, gone.signal]),
    onPart: (text) => tell({ text }),
    onCall: (call) => tell({ call }),
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
      const sendLine = (line: string) => void (gone.signal.aborted || controller.enqueue(encoder.encode(line)))
      const writer = toWriter(sendLine)
      const heartbeat = setInterval(() => sendLine(': waiting\n\n'), HEARTBEAT_MS)
      let hasTold = false
      onPart = (part) => {
        hasTold = true
        if ('text' in part) writer.text(part.text)
        else writer.call(part.call)
      }
      try {
        writer.begin()
        early.forEach(onPart)
        const ended = await ending
        writer.end(ended, hasTold)
      } catch (error) {
        writer.fail(toFailure(error))
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
