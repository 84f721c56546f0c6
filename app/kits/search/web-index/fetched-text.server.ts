import { outside } from './fetch-page.server.ts'
import { readPage } from './page-pool.server.ts'
import { createBoundedCache } from '#app/platform/values/bounded-cache.ts'
import { clock } from '#app/platform/clock.ts'
import { once } from '#app/platform/once.ts'

const LIMIT_MS = 5_000
const MAX_BYTES = 1_572_864
const KEPT_MS = 600_000
const KEPT = { entries: 200, bytes: 16 * 1_048_576 }
const BYTES_PER_CHAR = 2
const TEXT_TYPES = /^(?:text\/html|application\/xhtml\+xml|text\/plain)\b/i
const OK = 200

export type FetchedText = { text: string; date: string | null; at: number }
const kept = () => once('fetched-texts', () => createBoundedCache<FetchedText>(KEPT))

/** The words of a page that a search found, read now or minutes ago; null when it cannot be had or has none. */
export async function fetchText(url: string): Promise<FetchedText | null> {
  const known = kept().get(url)
  if (known && clock.now().getTime() - known.at < KEPT_MS) return known
  try {
    const { status, headers, bytes, url: last } = await outside.fetch(url, { limitMs: LIMIT_MS, maxBytes: MAX_BYTES })
    const contentType = headers.get('content-type') ?? 'text/html'
    if (status !== OK || !TEXT_TYPES.test(contentType)) return null
    const { text, publishedAt } = await readPage({ bytes, contentType, url: last })
    if (text === '') return null
    const fetched = { text, date: publishedAt, at: clock.now().getTime() }
    kept().set(url, fetched, text.length * BYTES_PER_CHAR)
    return fetched
  } catch {
    return null
  }
}
