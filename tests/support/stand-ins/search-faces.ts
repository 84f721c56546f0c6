import { z } from 'zod'
import { sendJson, type Exchange } from './exchange.ts'
import { findRefusal, type Refusal } from './faults.ts'

const MAX_QUERY = 400

/** What every search here finds: pages made of the query itself. */
const toPages = (query: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    title: `${query} – page ${at + 1}`,
    url: `https://example.test/${encodeURIComponent(query)}/${at + 1}`,
    text: `What page ${at + 1} says about ${query}.`,
  }))

const TEN = 10
const sendHtml = ({ response }: Exchange, status: number, title: string) =>
  void response
    .writeHead(status, { 'content-type': 'text/html' })
    .end(`<!doctype html><title>${status} ${title}</title><h1>${title}</h1>`)

/** SearXNG's face. JSON is off on a fresh one, which then answers 403. */
export function answerSearxng(exchange: Exchange, path: string) {
  const { asked, fault, settings } = exchange
  if (path !== '/search') return sendHtml(exchange, 404, 'Not Found')
  const query = asked.query.get('q') ?? ''
  const refusal = findRefusal(fault, '')
  if (refusal) return sendHtml(exchange, refusal.status, refusal.message)
  if (!settings.isJsonOn && asked.query.get('format') === 'json') return sendHtml(exchange, 403, 'Forbidden')
  if (asked.query.get('format') !== 'json') return sendHtml(exchange, 200, 'SearXNG')
  if (!query.trim()) return sendJson(exchange, { status: 400, body: { error: 'No query' } })
  const results = toPages(query, fault === 'empty' ? 0 : TEN).map(({ title, url, text }, at) => ({
    url,
    title,
    content: text,
    publishedDate: at === 0 ? '2026-05-04T03:02:01' : null,
    engine: 'stand-in',
    parsed_url: ['https', 'example.test', '/', '', '', ''],
    template: 'default.html',
    engines: ['stand-in'],
    positions: [at + 1],
    score: 1,
    category: 'general',
  }))
  sendJson(exchange, {
    body: {
      query,
      number_of_results: 0,
      results,
      answers: [],
      corrections: [],
      infoboxes: [],
      suggestions: [],
      unresponsive_engines: [],
    },
  })
}

const BRAVE_CODES: Record<string, { status?: number; code: string }> = {
  unauthorised: { status: 422, code: 'SUBSCRIPTION_TOKEN_INVALID' },
  limited: { code: 'RATE_LIMITED' },
  'no-credit': { status: 402, code: 'QUOTA_LIMITED' },
}

function refuseBrave(exchange: Exchange, refusal: Refusal) {
  const own = BRAVE_CODES[refusal.kind]
  const status = own?.status ?? refusal.status
  const error = { id: 'stand-in', status, code: own?.code ?? 'INTERNAL', detail: refusal.message, meta: {} }
  const wait = refusal.headers?.['retry-after']
  const headers: Record<string, string> =
    wait && /^\d+$/.test(wait) ? { 'x-ratelimit-reset': `${wait}, 1419704`, 'x-ratelimit-remaining': '0, 1000' } : {}
  sendJson(exchange, { status, headers, body: { type: 'ErrorResponse', error, time: 1_760_000_000 } })
}

/** Brave's face. */
export function answerBrave(exchange: Exchange, path: string) {
  const { asked, fault, settings } = exchange
  const key = asked.headers['x-subscription-token']
  if (key === settings.forbiddenKey) return refuseBrave(exchange, findRefusal('forbidden', '')!)
  if (key !== settings.key)
    return refuseBrave(exchange, {
      status: 422,
      kind: 'unauthorised',
      message: 'The provided subscription token is invalid.',
    })
  const refusal = findRefusal(fault, '')
  if (refusal) return refuseBrave(exchange, refusal)
  if (path !== '/res/v1/web/search')
    return refuseBrave(exchange, { status: 404, kind: 'missing', message: 'Not found.' })
  const query = asked.query.get('q') ?? ''
  const count = Number(asked.query.get('count') ?? 20)
  if (!query || query.length > MAX_QUERY || !(count >= 1 && count <= 20))
    return refuseBrave(exchange, { status: 422, kind: 'invalid', message: 'Unable to validate request parameter(s)' })
  const results = toPages(query, fault === 'empty' ? 0 : count).map(({ title, url, text }, at) => ({
    title,
    url,
    is_source_local: false,
    is_source_both: false,
    description: text.replace(query, `<strong>${query}</strong>`).replace('says', '&#x27;says&#x27;'),
    ...(at === 0 && { page_age: '2026-05-04T03:02:01', age: 'May 4, 2026' }),
    language: 'en',
    family_friendly: true,
    type: 'search_result',
  }))
  sendJson(exchange, {
    body: {
      query: { original: query, more_results_available: true },
      type: 'search',
      ...(results.length > 0 && { web: { type: 'search', results, family_friendly: true } }),
    },
  })
}

const tavily = z.looseObject({
  query: z.string().min(1).max(MAX_QUERY),
  max_results: z.int().min(0).max(20).optional(),
  search_depth: z.enum(['basic', 'advanced', 'fast', 'ultra-fast']).optional(),
  topic: z.enum(['general', 'news', 'finance']).optional(),
})

const refuseTavily = (exchange: Exchange, { status, kind, message, headers }: Refusal) =>
  sendJson(exchange, {
    status: kind === 'no-credit' ? 432 : status,
    headers: headers ?? {},
    body: { detail: { error: kind === 'unauthorised' ? 'Unauthorized: missing or invalid API key.' : message } },
  })

/** Tavily's face. */
export function answerTavily(exchange: Exchange, path: string) {
  const { asked, fault, settings } = exchange
  const key = /^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1]
  if (key === settings.forbiddenKey) return refuseTavily(exchange, findRefusal('forbidden', '')!)
  if (key !== settings.key) return refuseTavily(exchange, findRefusal('unauthorised', '')!)
  const refusal = findRefusal(fault, '')
  if (refusal) return refuseTavily(exchange, refusal)
  if (path !== '/search' || asked.method !== 'POST')
    return refuseTavily(exchange, { status: 404, kind: 'missing', message: 'Not Found' })
  const read = tavily.safeParse(asked.json)
  if (!read.success)
    return refuseTavily(exchange, { status: 400, kind: 'invalid', message: `[400] ${read.error.issues[0]?.message}` })
  const { query, max_results: count = 5 } = read.data
  const results = toPages(query, fault === 'empty' ? 0 : count).map(({ title, url, text }) => ({
    title,
    url,
    content: text,
    score: 0.9,
    raw_content: null,
  }))
  sendJson(exchange, {
    body: {
      query,
      follow_up_questions: null,
      answer: null,
      images: [],
      results,
      response_time: 0.5,
      request_id: 'stand-in',
    },
  })
}
