import { createRateLimit, overLimit } from '#app/platform/request/rate-limit.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { problem } from '#app/platform/request/problem.ts'
import { createEventId, isEventId } from './event-id.server.ts'
import { follow, isLiveOpen, type LiveEvent } from './live.server.ts'

/** A line now and then keeps proxies from taking the silence for an end, and shows us who is gone. */
export const HEARTBEAT_MS = 15_000
/** Whoever takes nothing for so long is let go: what is said meanwhile would pile up here. */
export const STALL_MS = 2 * HEARTBEAT_MS
/** How long a browser waits before it comes again. */
const RETRY_MS = 3_000
export const STREAMS_PER_PERSON = 8
const STREAMS_PER_NETWORK = 64
const BUSY_RETRY_S = 30

/** Whoever opens and drops streams without end costs a query each time. */
const spendOpening = createRateLimit('event-streams', { points: 120, windowS: 60 })

type Reader = {
  /** Who reads: streams are counted by person and by network. */
  personId: string
  network: string
  /** Asked at each heartbeat: the stream of somebody who was signed out ends. */
  isStillAllowed?: () => Promise<boolean>
  /** Resolves when the reader's line takes more, or is gone. */
  hasRoom?: () => Promise<void>
}

const openStreams = () => once('event-streams', () => new Map<string, number>())

/**
 * Server-sent events of some topics, each as JSON `{ topic, name, data }` under its id. Begins after the id in
 * `Last-Event-ID` or `?after=`, else now. Ends when the reader goes, may not read any more, or the server stops. Answers
 * 429 to a reader with too many streams and 503 while the server stops.
 */
export async function toEventStream(request: Request, topics: readonly string[], reader: Reader): Promise<Response> {
  if (!isLiveOpen()) return problem(503, 'This server is stopping. Please try again.', { 'Retry-After': '3' })
  const waitS = await spendOpening(reader.network)
  if (waitS > 0) return problem(429, 'Too many live pages were opened at once.', overLimit(waitS).headers)
  const give = takePlace(reader)
  if (!give)
    return problem(429, 'Too many live pages are open at once. Close some of them.', overLimit(BUSY_RETRY_S).headers)
  return new Response(toBody(request, topics, reader, give), {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

function toBody(request: Request, topics: readonly string[], reader: Reader, onEnd: () => void) {
  const encoder = new TextEncoder()
  const ending = new AbortController()
  const end = () => ending.abort()
  const since = readSince(request)
  return new ReadableStream<Uint8Array>({
    start(out) {
      const say = (text: string) => {
        if (!ending.signal.aborted) out.enqueue(encoder.encode(text))
      }
      request.signal.addEventListener('abort', end)
      const beat = setInterval(() => void onBeat(reader, say, end), HEARTBEAT_MS)
      beat.unref()
      // The id alone is no event, but a browser that comes again sends it, also when nothing happened meanwhile.
      say(`retry: ${RETRY_MS}\nid: ${since ?? createEventId()}\n\n`)
      void pour(follow(topics, since, ending.signal), say, reader)
        .catch((error: unknown) => log.warn({ err: error }, 'a stream of events failed'))
        .finally(() => {
          end()
          clearInterval(beat)
          request.signal.removeEventListener('abort', end)
          onEnd()
          close(out)
        })
      if (request.signal.aborted) end()
    },
    cancel: end,
  })
}

async function pour(events: AsyncIterable<LiveEvent>, say: (text: string) => void, { hasRoom }: Reader) {
  for await (const event of events) {
    say(toMessage(event))
    if (hasRoom && !(await isTaken(hasRoom()))) return
  }
}

function isTaken(room: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), STALL_MS).unref()
    void room.then(() => {
      clearTimeout(limit)
      resolve(true)
    })
  })
}

async function onBeat({ isStillAllowed }: Reader, say: (text: string) => void, end: () => void): Promise<void> {
  const isAllowed = await (isStillAllowed?.() ?? Promise.resolve(true)).catch(() => true)
  if (isAllowed) say(': here\n\n')
  else end()
}

/** The reader may have cancelled it already. */
function close(out: ReadableStreamDefaultController): void {
  try {
    out.close()
  } catch {
    return
  }
}

const toMessage = ({ id, topic, name, data }: LiveEvent) =>
  `id: ${id}\ndata: ${JSON.stringify({ topic, name, data })}\n\n`

function readSince(request: Request): string | null {
  const asked = request.headers.get('Last-Event-ID') ?? new URL(request.url).searchParams.get('after') ?? ''
  return isEventId(asked) ? asked : null
}

/** A place among the open streams, and the way to give it back; null when the person or the network has them all. */
function takePlace({ personId, network }: Reader): (() => void) | null {
  const open = openStreams()
  const places = [
    { key: `person:${personId}`, most: STREAMS_PER_PERSON },
    { key: `network:${network}`, most: STREAMS_PER_NETWORK },
  ]
  if (places.some(({ key, most }) => (open.get(key) ?? 0) >= most)) return null
  for (const { key } of places) open.set(key, (open.get(key) ?? 0) + 1)
  return () => {
    for (const { key } of places) {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    }
  }
}
