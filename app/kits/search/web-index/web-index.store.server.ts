import { eq, inArray, sql } from 'drizzle-orm'
import { dialect } from '#app/database/kit.ts'
import { store } from '#app/database/store.server.ts'
import { webPages, webSites } from '#app/database/tables/web-index.ts'
import { toFts5, toTsQuery, type Match, type SearchQuery } from '#app/kits/search/site-search/search-query.ts'

/** Weights of title, headings and text. */
const COLUMN_WEIGHTS = '8, 3, 1'
/** The same for PostgreSQL's classes D to A. */
const PG_WEIGHTS = '{0, 0.125, 0.375, 1}'
const PG_LENGTH_COUNTS = 1

export type Ranked = { id: string; weight: number }

/** Pages that fit a query, best first. The weight counts within one answer alone. */
export const rankPages = (query: SearchQuery, match: Match, limit: number): Promise<Ranked[]> =>
  dialect === 'pg' ? rankInPg(query, match, limit) : rankInSqlite(query, match, limit)

async function rankInSqlite(query: SearchQuery, match: Match, limit: number): Promise<Ranked[]> {
  const rank = sql<number>`bm25(web_pages_search, ${sql.raw(COLUMN_WEIGHTS)})`
  const found = await store()
    .db.select({ searchId: sql<number>`rowid`, rank })
    .from(sql`web_pages_search`)
    .where(sql`web_pages_search match ${toFts5(query, match)}`)
    .orderBy(sql`2`, sql`1`)
    .limit(limit)
  if (found.length === 0) return []
  const pages = await store()
    .db.select({ id: webPages.id, searchId: webPages.searchId })
    .from(webPages)
    .where(
      inArray(
        webPages.searchId,
        found.map(({ searchId }) => searchId),
      ),
    )
  const idOf = new Map(pages.map(({ id, searchId }) => [searchId, id]))
  return found.flatMap(({ searchId, rank: weight }) => {
    const id = idOf.get(searchId)
    return id === undefined ? [] : [{ id, weight: -Number(weight) }]
  })
}

async function rankInPg(query: SearchQuery, match: Match, limit: number): Promise<Ranked[]> {
  const asked = sql`to_tsquery('english', ${toTsQuery(query, match)})`
  const weight = sql<number>`ts_rank(${PG_WEIGHTS}, search, ${asked}, ${PG_LENGTH_COUNTS})`
  const rows = await store()
    .db.select({ id: webPages.id, weight })
    .from(webPages)
    .where(sql`search @@ ${asked}`)
    .orderBy(sql`2 desc`, webPages.id)
    .limit(limit)
  return rows.map((row) => ({ id: row.id, weight: Number(row.weight) }))
}

/** Pages with their text and the host of their site. */
export const readPagesById = (ids: readonly string[]) =>
  store()
    .db.select({
      id: webPages.id,
      url: webPages.url,
      canonicalUrl: webPages.canonicalUrl,
      host: webSites.host,
      title: webPages.title,
      headings: webPages.headings,
      body: webPages.body,
      language: webPages.language,
      publishedAt: webPages.publishedAt,
      fetchedAt: webPages.fetchedAt,
      contentHash: webPages.contentHash,
    })
    .from(webPages)
    .innerJoin(webSites, eq(webPages.siteId, webSites.id))
    .where(inArray(webPages.id, [...ids]))
