import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerAnthropic } from './anthropic-face.ts'
import { readBytes, readJson, type Asked, type Exchange, type Face } from './exchange.ts'
import { breakWhole, faults, readFault, type Fault } from './faults.ts'
import { answerGoogle } from './google-face.ts'
import { answerOllama } from './ollama-face.ts'
import { answerOpenAi } from './openai-face.ts'
import { answerBrave, answerSearxng, answerTavily } from './search-faces.ts'

const LATE_MS = 3_000

/** The key that every company here knows, and the one that may do nothing. */
export const STAND_IN_KEY = 'sk-stand-in-0123456789abcdef'
export const FORBIDDEN_KEY = 'sk-forbidden-0123456789abcdef'

const MODELS: Record<Face, readonly string[]> = {
  openai: [
    'gpt-4o-mini',
    'gpt-4o',
    'text-embedding-3-small',
    'whisper-1',
    'gpt-4o-transcribe',
    'tts-1',
    'dall-e-3',
    'gpt-image-1',
    'omni-moderation-latest',
  ],
  anthropic: ['claude-sonnet-4-5', 'claude-haiku-4-5'],
  google: ['gemini-2.5-flash', 'gemini-2.5-pro', 'gemini-embedding-001'],
  openrouter: ['mistralai/mistral-small-3.2', 'meta-llama/llama-3.3-70b-instruct:free'],
  ollama: ['llama3.2:latest', 'nomic-embed-text:latest'],
  'llama-cpp': ['qwen2.5-0.5b-instruct-q4_k_m.gguf'],
  searxng: [],
  brave: [],
  tavily: [],
}

/** Where each company's own address ends on the stand-in. */
const PATHS: Record<Face, string> = {
  openai: '/openai/v1',
  anthropic: '/anthropic/v1',
  google: '/google/v1beta',
  openrouter: '/openrouter/api/v1',
  ollama: '/ollama',
  'llama-cpp': '/llama-cpp',
  searxng: '/searxng',
  brave: '/brave',
  tavily: '/tavily',
}

const answerers: Record<Face, (exchange: Exchange, path: string) => void | Promise<void>> = {
  openai: (exchange, path) => answerOpenAi(exchange, path, { needsKey: true }),
  openrouter: (exchange, path) => answerOpenAi(exchange, path, { needsKey: true }),
  'llama-cpp': (exchange, path) => answerOpenAi(exchange, path.replace(/^\/v1/, ''), { needsKey: false }),
  anthropic: answerAnthropic,
  google: answerGoogle,
  ollama: answerOllama,
  searxng: answerSearxng,
  brave: answerBrave,
  tavily: answerTavily,
}

type Order = { fault: Fault; times: number; face: Face | null }
export type StandInOptions = {
  /** 0 picks a free port. */
  port?: number
  lateMs?: number
  /** Further models that are known to a company, beside its own. */
  models?: Partial<Record<Face, readonly string[]>>
}

/**
 * AI companies and web searches on a port of 127.0.0.1, with their real wire formats, errors and faults. `address('openai')` is
 * what an operator would type. Faults are chosen by the model's name (`fault-cut`), the header `x-stand-in-fault`, `breaks()`, or
 * from another process by `POST /stand-in/faults {"fault": "cut", "times": 1, "face": "openai"}`; `GET /stand-in/asked` shows what was asked.
 */
export async function startStandIn({ port = 0, lateMs = LATE_MS, models = {} }: StandInOptions = {}) {
  const asked: Asked[] = []
  let orders: Order[] = []
  let isJsonOn = true
  const breaks = (fault: Fault, { times = Infinity, face = null }: Partial<Omit<Order, 'fault'>> = {}) =>
    void orders.push({ fault, times, face })
  const calm = () => {
    orders = []
    asked.length = 0
    isJsonOn = true
  }

  const takeFault = (one: Asked): Fault | null => {
    const order = orders.find((each) => each.times > 0 && (each.face === null || each.face === one.face))
    if (order) order.times -= 1
    return order?.fault ?? readFault(one.headers['x-stand-in-fault']) ?? findNamedFault(one)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://stand-in.invalid')
    const bytes = await readBytes(request)
    const json = readJson(bytes)
    if (url.pathname.startsWith('/stand-in/')) return control(url.pathname, request.method ?? '', json, response)
    const { face, path } = findFace(url, request)
    const one: Asked = {
      face,
      method: request.method ?? '',
      path,
      query: url.searchParams,
      headers: request.headers,
      bytes,
      json,
      wasLeft: false,
    }
    asked.push(one)
    response.once('close', () => void (one.wasLeft = !response.writableFinished))
    const settings = { key: STAND_IN_KEY, forbiddenKey: FORBIDDEN_KEY, isJsonOn }
    const known = [...MODELS[face], ...(models[face] ?? [])]
    const exchange: Exchange = { asked: one, response, fault: takeFault(one), lateMs, settings, models: known }
    if (await breakWhole(exchange)) return
    await answerers[face](exchange, path)
  }

  const control = (path: string, method: string, json: unknown, response: ServerResponse) => {
    const order = json as { fault?: unknown; times?: number; face?: Face } | null
    const fault = readFault(order?.fault)
    if (path === '/stand-in/faults' && method === 'POST' && fault)
      breaks(fault, { times: order?.times ?? 1, face: order?.face ?? null })
    if (path === '/stand-in/faults' && method === 'DELETE') calm()
    const shown = asked.map(({ bytes: _, query, ...rest }) => ({ ...rest, query: String(query) }))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(path === '/stand-in/asked' ? shown : { orders, faults }))
  }

  const server = createServer((request, response) => {
    response.on('error', () => undefined)
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500)
      response.end(`The stand-in itself failed: ${String(error)}`)
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    key: STAND_IN_KEY,
    /** What an operator types as the address of this company. */
    address: (face: Face) => `${origin}${PATHS[face]}`,
    /** Every question so far, oldest first. */
    asked,
    /** Lets the next questions fail, of one company or of all, as often as said. */
    breaks,
    /** SearXNG as it comes: JSON is off. */
    turnsJsonOff: () => void (isJsonOn = false),
    calm,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>

/** `fault-cut` as the model, in the body, in a form or in Google's path. */
function findNamedFault({ json, path, bytes, query }: Asked): Fault | null {
  const model = (json as { model?: unknown } | null)?.model
  const inForm = json === null ? /name="model"\r\n\r\nfault-([\w-]+)/.exec(bytes.toString('latin1'))?.[1] : undefined
  const named = typeof model === 'string' ? /^(?:models\/)?fault-([\w-]+)/.exec(model)?.[1] : undefined
  const searched = /^fault-([\w-]+)/.exec(
    query.get('q') ?? String((json as { query?: unknown } | null)?.query ?? ''),
  )?.[1]
  return readFault(named ?? inForm ?? searched ?? /^\/models\/fault-([\w-]+):/.exec(path)?.[1])
}

/** By the address, or, for whoever names the bare origin, by what the question looks like. */
function findFace(url: URL, { headers }: IncomingMessage): { face: Face; path: string } {
  const named = (Object.keys(PATHS) as Face[]).find((face) => url.pathname.startsWith(`${PATHS[face]}/`))
  if (named) return { face: named, path: url.pathname.slice(PATHS[named].length) }
  const path = url.pathname
  if (path.startsWith('/v1beta/')) return { face: 'google', path: path.slice('/v1beta'.length) }
  if (path.startsWith('/api/v1/')) return { face: 'openrouter', path: path.slice('/api/v1'.length) }
  if (path.startsWith('/api/')) return { face: 'ollama', path }
  if (path.startsWith('/res/')) return { face: 'brave', path }
  if (path === '/search') return { face: headers.authorization ? 'tavily' : 'searxng', path }
  return { face: headers['x-api-key'] ? 'anthropic' : 'openai', path: path.replace(/^\/v1/, '') }
}
