import { and, eq, inArray, sql } from 'drizzle-orm'
import { dialect } from '#app/database/kit.ts'
import { store } from '#app/database/store.server.ts'
import { articles } from '#app/database/tables/content.ts'
import type { HelpRank } from './help-passages.ts'
import { isEmptyQuery, readSearchQuery, toFts5, toTsQuery, type SearchQuery } from './search-query.ts'

export type Article = typeof articles.$inferSelect
export type ArticleHit = Pick<Article, 'id' | 'kind' | 'slug' | 'title' | 'summary' | 'tags' | 'body'> & {
  score: number
}

/** Weights of title, summary, tags and body: a word in the title says most about an article. */
const COLUMN_WEIGHTS = '0, 8, 3, 3, 1'
/** The same for PostgreSQL's classes D to A: C is the body, B summary and tags, A the title. */
const PG_WEIGHTS = '{0, 0.125, 0.375, 1}'
/** A word says less about a long text: the rank is divided by the logarithm of its length. */
const PG_LENGTH_COUNTS = 1

/** Articles that hold any of the words, or those of one kind, best first; the score is 1 for the best of all and falls towards 0. */
export async function searchArticles(
  typed: string | SearchQuery,
  limit: number,
  kind?: Article['kind'],
): Promise<ArticleHit[]> {
  const ranked = await rankArticles(typed, limit, kind)
  if (ranked.length === 0) return []
  const found = await store()
    .db.select()
    .from(articles)
    .where(
      inArray(
        articles.id,
        ranked.map(([id]) => id),
      ),
    )
  return ranked.flatMap(([id, score]) => {
    const article = found.find((row) => row.id === id)
    return article ? [{ ...article, score }] : []
  })
}

/** The same of help articles without their texts. */
export async function rankHelp(query: string, limit: number): Promise<HelpRank[]> {
  const ranked = await rankArticles(query, limit, 'help')
  return ranked.map(([id, score]) => [id.slice('help/'.length), score])
}

async function rankArticles(typed: string | SearchQuery, limit: number, kind?: Article['kind']): Promise<Ranked> {
  const query = typeof typed === 'string' ? readSearchQuery(typed) : typed
  if (isEmptyQuery(query)) return []
  const rank = dialect === 'pg' ? rankInPg : rankInSqlite
  const [ranked, [top]] = await Promise.all([rank(query, limit, kind), rank(query, 1)])
  const best = top?.[1] || 1
  return ranked.map(([id, weight]) => [id, weight / best])
}

type Ranked = [id: string, weight: number][]

async function rankInSqlite(wanted: SearchQuery, limit: number, kind?: Article['kind']): Promise<Ranked> {
  const match = toFts5(wanted, 'any')
  const rows = await store()
    .db.select({ id: sql<string>`id`, rank: sql<number>`bm25(articles_search, ${sql.raw(COLUMN_WEIGHTS)})` })
    .from(sql`articles_search`)
    .where(and(sql`articles_search match ${match}`, kind && sql`id like ${`${kind}/%`}`))
    .orderBy(sql`2`, sql`1`)
    .limit(limit)
  return rows.map(({ id, rank }) => [id, -Number(rank)])
}

async function rankInPg(wanted: SearchQuery, limit: number, kind?: Article['kind']): Promise<Ranked> {
  const query = sql`to_tsquery('english', ${toTsQuery(wanted, 'any')})`
  const rank = sql<number>`ts_rank(${PG_WEIGHTS}, search, ${query}, ${PG_LENGTH_COUNTS})`
  const rows = await store()
    .db.select({ id: articles.id, rank })
    .from(articles)
    .where(and(sql`search @@ ${query}`, kind && eq(articles.kind, kind)))
    .orderBy(sql`2 desc`, articles.id)
    .limit(limit)
  return rows.map(({ id, rank }) => [id, Number(rank)])
}

export const listArticles = (kind: Article['kind']): Promise<Article[]> =>
  store().db.select().from(articles).where(eq(articles.kind, kind)).orderBy(articles.slug)

export const listArticleAddresses = () =>
  store().db.select({ kind: articles.kind, slug: articles.slug, title: articles.title }).from(articles)

export type ArticleRow = typeof articles.$inferInsert

/** What is seeded so far: id to the hash of the text it was made from. */
export async function listSeedHashes(): Promise<Map<string, string>> {
  const rows = await store().db.select({ id: articles.id, seedHash: articles.seedHash }).from(articles)
  return new Map(rows.map(({ id, seedHash }) => [id, seedHash]))
}

/** Writes the given articles anew and takes others away, all or nothing; another server may do the same meanwhile. */
export async function replaceArticles(rows: readonly ArticleRow[], goneIds: readonly string[]): Promise<void> {
  const ids = [...rows.map(({ id }) => id), ...goneIds]
  await store().tx(async () => {
    await store().db.delete(articles).where(inArray(articles.id, ids))
    if (rows.length > 0)
      await store()
        .db.insert(articles)
        .values([...rows])
        .onConflictDoNothing()
  })
}
