import { toTable } from '#app/platform/table.ts'
import type { FetchPage } from './fetch-page.server.ts'
import { toPageAddress, toPlainAddress, type Scope } from './page-address.ts'

const SITEMAP_MAX_BYTES = 4_194_304
const SITEMAP_LIMIT_MS = 20_000
/** Maps of maps are read so many at most. */
const MOST_MAPS = 12
const LOC = /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]{8,2000})\s*(?:\]\]>)?\s*<\/loc>/gi
const ENTITIES: Readonly<Record<string, string>> = toTable({
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
})

type Asking = { fetch: FetchPage; scope: Scope; most: number; signal: AbortSignal; pause: () => Promise<void> }

/** Addresses of pages that a site's sitemaps name, at most `most`. A map that cannot be read is passed over. */
export async function readSitemaps(named: readonly string[], asking: Asking): Promise<string[]> {
  const { fetch, scope, most, signal, pause } = asking
  const line = named.filter((map) => isOfSite(map, scope)).slice(0, MOST_MAPS)
  const pages = new Set<string>()
  for (let n = 0; n < line.length && n < MOST_MAPS && pages.size < most; n += 1) {
    await pause()
    const map = line[n]!
    const text = await readMap(map, fetch, signal)
    const isIndex = /<sitemapindex[\s>]/i.test(text.slice(0, INDEX_MARK_CHARS))
    for (const [, loc] of text.matchAll(LOC)) {
      const address = (loc ?? '').replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity)
      if (isIndex && isOfSite(address, scope) && !line.includes(address)) line.push(address)
      const page = isIndex ? null : toPageAddress(address, map, scope)
      if (page) pages.add(page)
      if (pages.size >= most) break
    }
  }
  return [...pages]
}
const INDEX_MARK_CHARS = 2_000

const isOfSite = (address: string, { hosts }: Scope) => hosts.includes(toPlainAddress(address)?.host ?? '')

async function readMap(address: string, fetch: FetchPage, signal: AbortSignal): Promise<string> {
  try {
    const { status, bytes } = await fetch(address, { signal, maxBytes: SITEMAP_MAX_BYTES, limitMs: SITEMAP_LIMIT_MS })
    return status === 200 ? Buffer.from(bytes).toString('utf8') : ''
  } catch (error) {
    if (signal.aborted) throw error
    return ''
  }
}
