import { FetchRefusal, type PublicAnswer } from '#app/platform/public-fetch.server.ts'
import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import { searchWords } from '#app/database/search-words.ts'
import type { FetchPage } from './fetch-page.server.ts'
import { toPageAddress, type Scope } from './page-address.ts'
import { readPage } from './page-pool.server.ts'
import { readRobotsHeader } from './robots-words.ts'
import type { PageRow } from './web-sites.store.server.ts'

const PAGE_MAX_BYTES = 2_097_152
const PAGE_LIMIT_MS = 20_000
const TEXT_TYPES = /^(?:text\/html|application\/xhtml\+xml|text\/plain)\b/i
const NOT_MODIFIED = 304
const GONE = [404, 410]
const OK = 200
const BUSY = [429, 503]
const FIRST_FAULT = 500
const MS_PER_S = 1_000
/** A site that says when to come back is believed up to here. */
const MOST_WAIT_MS = 120_000

export type Visit = {
  change: Partial<Omit<PageRow, 'id' | 'siteId' | 'searchId'>>
  /** Addresses to queue one step further. */
  links: string[]
  /** The site itself did not answer, so it may be down. */
  isTrouble: boolean
  /** How long the site asks to be left alone. */
  waitMs: number
}

type Asking = { fetch: FetchPage; scope: Scope; signal: AbortSignal; isAllowed(url: string): boolean }

/** Reads one page of a crawl and says what is to be kept of it. Throws only when it is told to stop. */
export async function visitPage(page: PageRow, asking: Asking): Promise<Visit> {
  if (!asking.isAllowed(page.url)) return skip('Its robots.txt asks not to read it.')
  try {
    const answer = await asking.fetch(page.url, {
      signal: asking.signal,
      headers: toHeaders(page),
      maxBytes: PAGE_MAX_BYTES,
      limitMs: PAGE_LIMIT_MS,
      maxHops: 4,
      allowHosts: asking.scope.hosts.map((host) => host.replace(/:\d+$/, '')),
    })
    return await toVisit(page, answer, asking)
  } catch (error) {
    if (asking.signal.aborted) throw error
    if (error instanceof WorkerFailure) return fail(page, 'It took too long to be read.')
    if (!(error instanceof FetchRefusal)) throw error
    if (error.kind === 'address') return skip('It leads to another site.')
    return fail(page, error.message, error.kind === 'unreachable' || error.kind === 'slow')
  }
}

/** Asks only for what changed, where the page said last time how to tell. */
const toHeaders = ({ state, etag, lastModified }: PageRow): Record<string, string> => ({
  accept: 'text/html,application/xhtml+xml,text/plain;q=0.8',
  ...(state === 'stored' && etag && { 'if-none-match': etag }),
  ...(state === 'stored' && lastModified && { 'if-modified-since': lastModified }),
})

async function toVisit(page: PageRow, answer: PublicAnswer, asking: Asking): Promise<Visit> {
  const { status, headers, bytes, url } = answer
  if (status === NOT_MODIFIED) return { ...still({ fetchedAt: clock.now(), reason: null }), links: page.links }
  if (GONE.includes(status)) return forget('failed', `There is no such page any more (${status}).`)
  if (BUSY.includes(status)) return { ...fail(page, `It was too busy (${status}).`), waitMs: toWaitMs(headers) }
  if (status >= FIRST_FAULT) return fail(page, `The site failed (${status}).`, true)
  if (status !== OK) return fail(page, `It answered with ${status}.`)
  const type = headers.get('content-type') ?? 'text/html'
  if (!TEXT_TYPES.test(type)) return forget('skipped', `It is no page of text (${type.split(';')[0]?.slice(0, 60)}).`)
  const address = toPageAddress(url, url, asking.scope)
  if (!address) return forget('skipped', 'It leads out of the part of the site that is read.')
  if (address !== page.url)
    return {
      ...forget('skipped', 'It leads to another page of the site.'),
      links: asking.isAllowed(address) ? [address] : [],
    }
  const header = readRobotsHeader(headers.get('x-robots-tag'))
  const read = await readPage({ bytes, contentType: type, url }, asking.signal)
  const links = header.isFollowed ? read.links.flatMap((link) => toPageAddress(link, url, asking.scope) ?? []) : []
  if (!header.isIndexed || !read.isIndexed) return { ...forget('skipped', 'It asks not to be kept (noindex).'), links }
  const canonical = read.canonical ? toPageAddress(read.canonical, url, asking.scope) : null
  if (canonical && canonical !== page.url)
    return { ...forget('skipped', 'It names another page as the original.'), links: [canonical, ...links] }
  if (read.text.trim() === '') return { ...forget('skipped', 'There is no text on it.'), links }
  return {
    ...still({
      state: 'stored',
      reason: null,
      title: read.title,
      headings: read.headings,
      body: read.text,
      language: read.language,
      publishedAt: read.publishedAt ? new Date(read.publishedAt) : null,
      canonicalUrl: read.canonical,
      contentHash: hashOfWords(read.text),
      links,
      etag: toShort(headers.get('etag')),
      lastModified: toShort(headers.get('last-modified')),
      fetchedAt: clock.now(),
    }),
    links,
  }
}

/** The same words make the same hash, however they are set. */
export const hashOfWords = (text: string): string =>
  hashOf((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? searchWords(text)).join(' '))

const still = (change: Visit['change']): Visit => ({ change, links: [], isTrouble: false, waitMs: 0 })

const nothing = { title: '', headings: '', body: '', contentHash: null, links: [], etag: null, lastModified: null }
const forget = (state: 'skipped' | 'failed', reason: string): Visit =>
  still({ ...nothing, state, reason, fetchedAt: clock.now() })
const skip = (reason: string) => forget('skipped', reason)

/** What was read of a page before stands when the site is only away. */
const fail = ({ state }: PageRow, reason: string, isTrouble = false): Visit => ({
  ...still(state === 'stored' ? { reason: `What stands here is from before: ${reason}` } : { state: 'failed', reason }),
  isTrouble,
})

function toWaitMs(headers: Headers): number {
  const seconds = Number(headers.get('retry-after'))
  return Number.isFinite(seconds) ? Math.min(MOST_WAIT_MS, Math.max(0, seconds) * MS_PER_S) : 0
}

const MAX_HEADER_CHARS = 300
const toShort = (value: string | null) => (value && value.length <= MAX_HEADER_CHARS ? value : null)
