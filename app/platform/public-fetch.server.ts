import { cappedBody, readCapped, type Bytes } from './fetch/capped-body.ts'
import { createCheckedAgent, realSeams, type Seams } from './fetch/checked-agent.server.ts'
import { FetchRefusal, refusalIn } from './fetch/fetch-refusal.ts'
import { followHops } from './fetch/hops.server.ts'
import { once } from './once.ts'

export { FetchRefusal } from './fetch/fetch-refusal.ts'
export type { RefusalKind } from './fetch/fetch-refusal.ts'

const MIB = 1_048_576
const PAGE = { maxBytes: MIB, limitMs: 3_000, maxHops: 3, ports: [80, 443] }
/** A model may think for minutes before its first word, and a film is large. */
const STREAM = { maxBytes: 256 * MIB, limitMs: 900_000, headersMs: 300_000, bodyMs: 120_000, maxHops: 3 }
/** People run their own services on any free port, never on a reserved one of another service. */
const FIRST_FREE_PORT = 1_024
const NO_BODY = [101, 204, 205, 304]

export type PublicRequest = {
  method?: string
  headers?: HeadersInit
  body?: string | Uint8Array | null
  /** Ends the work; the signal's own reason is thrown. */
  signal?: AbortSignal
  /** Of the body as it is read, after decompression. */
  maxBytes?: number
  /** For everything together: name, connection, all steps, the body. */
  limitMs?: number
  maxHops?: number
  ports?: readonly number[]
  /** Host names, the only ones that are opened, also on the way. */
  allowHosts?: readonly string[]
}
export type PublicAnswer = { status: number; headers: Headers; url: string; bytes: Uint8Array }

/** Makes both fetchers on the given seams; the product has one pair, tests make their own. */
export function createPublicFetch(seams: Seams) {
  const agents = {
    page: createCheckedAgent(seams, { headersMs: PAGE.limitMs, bodyMs: PAGE.limitMs }),
    stream: createCheckedAgent(seams, { headersMs: STREAM.headersMs, bodyMs: STREAM.bodyMs }),
  }

  async function fetchPublic(url: string | URL, asked: PublicRequest = {}): Promise<PublicAnswer> {
    const { method = 'GET', headers, body = null, allowHosts = null } = asked
    const { maxBytes, limitMs, maxHops, ports } = { ...PAGE, ...withoutUnsaid(asked) }
    const sent = typeof body === 'string' ? Buffer.from(body) : body
    const limit = startLimit(limitMs, asked.signal)
    try {
      const { response, url: last } = await followHops(
        { url, method, headers: new Headers(headers), body: sent },
        {
          agent: agents.page,
          seams,
          maxHops,
          signal: limit.signal,
          rules: { allowHosts, isPortAllowed: (port) => ports.includes(port) },
        },
      )
      if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
        await response.body?.cancel()
        throw new FetchRefusal('too-large')
      }
      const bytes = await readCapped(response.body as Bytes | null, maxBytes)
      return { status: response.status, headers: new Headers([...response.headers]), url: last.href, bytes }
    } catch (error) {
      throw limit.reasonOf(error)
    } finally {
      limit.end()
    }
  }

  async function publicFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const limit = startLimit(STREAM.limitMs, request.signal)
    try {
      const { response, url } = await followHops(
        {
          url: request.url,
          method: request.method,
          headers: request.headers,
          body: request.body ? Buffer.from(await request.arrayBuffer()) : null,
        },
        {
          agent: agents.stream,
          seams,
          maxHops: STREAM.maxHops,
          signal: limit.signal,
          redirect: request.redirect,
          rules: { allowHosts: null, isPortAllowed: isServicePort },
        },
      )
      const body = NO_BODY.includes(response.status) ? null : (response.body as Bytes | null)
      const ending = { onEnd: limit.end, toReason: limit.reasonOf }
      const { status, statusText } = response
      const answer = new Response(body && cappedBody(body, STREAM.maxBytes, ending), {
        status,
        statusText,
        headers: readHeaders(response.headers),
      })
      if (!body) limit.end()
      return Object.defineProperty(answer, 'url', { value: url.href })
    } catch (error) {
      limit.end()
      throw limit.reasonOf(error)
    }
  }

  return { fetchPublic, publicFetch: publicFetch as typeof fetch, close: () => closeAll(Object.values(agents)) }
}

const shared = () => once('public-fetch', () => createPublicFetch(realSeams))

/**
 * Reads an address that somebody gave us: http or https, on ports 80 and 443, on the public internet only, at most 1 MiB
 * in 3 seconds over 3 steps unless said. Throws FetchRefusal; an answer of any status is an answer.
 */
export const fetchPublic = (url: string | URL, asked?: PublicRequest): Promise<PublicAnswer> =>
  shared().fetchPublic(url, asked)

/**
 * `fetch` for clients of members' own providers: only addresses of the public internet, at each step; the body streams, at
 * most 256 MiB in 15 minutes. Rejects with FetchRefusal.
 */
export const publicFetch: typeof fetch = (input, init) => shared().publicFetch(input, init)

const isServicePort = (port: number) => PAGE.ports.includes(port) || port >= FIRST_FREE_PORT

/** The body comes decoded, so the headers that told of its packing are gone. */
function readHeaders(given: Iterable<[string, string]>): Headers {
  const headers = new Headers([...given])
  if (headers.has('content-encoding')) headers.delete('content-length')
  headers.delete('content-encoding')
  return headers
}

function startLimit(limitMs: number, signal?: AbortSignal) {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new FetchRefusal('slow')), limitMs).unref()
  return {
    signal: signal ? AbortSignal.any([late.signal, signal]) : late.signal,
    end: () => clearTimeout(timer),
    /** What to tell whoever asked: their own cancelling, our refusal, or that nothing answered. */
    reasonOf(error: unknown): unknown {
      if (signal?.aborted) return signal.reason
      if (late.signal.aborted) return late.signal.reason
      return refusalIn(error) ?? new FetchRefusal('unreachable', undefined, { cause: error })
    },
  }
}

const withoutUnsaid = (asked: PublicRequest) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as PublicRequest

const closeAll = async (agents: readonly { destroy(): Promise<void> }[]) => {
  await Promise.all(agents.map((agent) => agent.destroy()))
}
