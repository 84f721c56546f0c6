import { isEmptyQuery, type SearchQuery } from '#app/kits/search/site-search/search-query.ts'
import { rankPages, readPagesById, type Ranked } from './web-index.store.server.ts'

export type PageHit = Awaited<ReturnType<typeof readPagesById>>[number] & {
  /** From 0 to 1; 1 is the best of its answer. */
  score: number
  /** Other addresses under which the very same words stand. */
  alsoAt: string[]
}

/** So many are enough; with fewer, pages that hold only some of the words follow. */
const ENOUGH = 5
/** What holds all the words stands before what holds some. */
const SOME_SHARE = 0.5
/** The same words may stand on several pages. */
const SPARE = 2

/** Pages of the index that fit a query, best first; pages that say the very same are one, with their other addresses. */
export async function searchPages(query: SearchQuery, limit: number): Promise<PageHit[]> {
  if (isEmptyQuery(query)) return []
  const whole = toShares(await rankPages(query, 'all', limit * SPARE), 1)
  const some = whole.length < ENOUGH ? toShares(await rankPages(query, 'any', limit * SPARE), SOME_SHARE) : []
  const ranked = new Map([...some, ...whole].map(({ id, weight }) => [id, weight]))
  if (ranked.size === 0) return []
  const pages = await readPagesById([...ranked.keys()])
  const hits = pages
    .map((page): PageHit => ({ ...page, score: ranked.get(page.id) ?? 0, alsoAt: [] }))
    .sort((a, b) => b.score - a.score || a.url.localeCompare(b.url))
  return joinSame(hits).slice(0, limit)
}

const toShares = (ranked: readonly Ranked[], share: number): Ranked[] => {
  const best = Math.max(...ranked.map(({ weight }) => weight)) || 1
  return ranked.map(({ id, weight }) => ({ id, weight: (weight / best) * share }))
}

function joinSame(hits: readonly PageHit[]): PageHit[] {
  const first = new Map<string, PageHit>()
  for (const hit of hits) {
    const key = hit.contentHash ?? hit.id
    const known = first.get(key)
    if (known) known.alsoAt.push(hit.url)
    else first.set(key, hit)
  }
  return [...first.values()]
}
