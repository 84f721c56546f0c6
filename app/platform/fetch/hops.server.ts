import { fetch as undiciFetch, type Agent } from 'undici'
import { refuseLiteral, type Seams } from './checked-agent.server.ts'
import { FetchRefusal } from './fetch-refusal.ts'
import { readPublicUrl, type UrlRules } from './public-url.ts'

/** Says who asks, to whoever is asked. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Frenly/1.0)'

const REDIRECTS = [301, 302, 303, 307, 308]
/** These keep what was sent; after the others it is a GET. */
const KEEPING_REDIRECTS = [307, 308]
/** Never sent: they are the socket's, or would make us somebody's browser. */
const UNSENT_HEADERS = ['cookie', 'host', 'connection', 'transfer-encoding', 'content-length', 'proxy-authorization']
/** What was meant for one host is not for the next. */
const OWN_HEADERS = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key', 'x-subscription-token']

export type Asked = { url: string | URL; method: string; headers: Headers; body: Uint8Array | null }
export type Way = {
  agent: Agent
  seams: Seams
  rules: UrlRules
  maxHops: number
  signal: AbortSignal
  /** As of `fetch`: `manual` hands the first answer over even where it leads elsewhere. */
  redirect?: RequestRedirect
}
export type Answer = { response: Awaited<ReturnType<typeof undiciFetch>>; url: URL }

/** Asks an address and follows where it leads, each step checked as the first. Throws FetchRefusal or what the socket threw. */
export async function followHops(asked: Asked, way: Way): Promise<Answer> {
  const { agent, seams, rules, signal, redirect = 'follow' } = way
  const maxHops = redirect === 'error' ? 0 : way.maxHops
  let { url, method, body } = asked
  const headers = toSent(asked.headers)
  for (let hop = 0; ; hop++) {
    const checked = readPublicUrl(url, rules)
    refuseLiteral(checked, seams)
    const response = await undiciFetch(checked, {
      method,
      headers: [...headers],
      body,
      signal,
      dispatcher: agent,
      redirect: 'manual',
      credentials: 'omit',
    })
    const location = response.headers.get('location')
    const isAnswer = !REDIRECTS.includes(response.status) || location === null
    if (isAnswer || redirect === 'manual') return { response, url: checked }
    await response.body?.cancel()
    if (hop >= maxHops) throw new FetchRefusal('redirects')
    if (!URL.canParse(location, checked)) throw new FetchRefusal('address')
    const next = new URL(location, checked)
    if (next.origin !== checked.origin) for (const name of OWN_HEADERS) headers.delete(name)
    if (!KEEPING_REDIRECTS.includes(response.status) && method !== 'GET' && method !== 'HEAD') {
      method = 'GET'
      body = null
      headers.delete('content-type')
    }
    url = next
  }
}

function toSent(given: Headers): Headers {
  const headers = new Headers(given)
  for (const name of UNSENT_HEADERS) headers.delete(name)
  headers.set('user-agent', USER_AGENT)
  return headers
}
