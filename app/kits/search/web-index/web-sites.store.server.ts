import { and, asc, count, eq, isNull, lte, max, or, sql, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { webPages, webSites, type WebPageState } from '#app/database/tables/web-index.ts'

export type SiteRow = typeof webSites.$inferSelect
export type PageRow = typeof webPages.$inferSelect

export const createSite = (row: typeof webSites.$inferInsert) => store().db.insert(webSites).values(row)

export const listSites = (): Promise<SiteRow[]> =>
  store().db.select().from(webSites).orderBy(asc(webSites.host), asc(webSites.startUrl))

export async function findSite(id: string): Promise<SiteRow | null> {
  const [row] = await store().db.select().from(webSites).where(eq(webSites.id, id)).limit(1)
  return row ?? null
}

export async function findSiteByStart(startUrl: string): Promise<SiteRow | null> {
  const [row] = await store().db.select().from(webSites).where(eq(webSites.startUrl, startUrl)).limit(1)
  return row ?? null
}

export const saveSite = (id: string, change: Partial<Omit<SiteRow, 'id'>>) =>
  store().db.update(webSites).set(change).where(eq(webSites.id, id))

/** Its pages go with it. False when it is gone already. */
export async function removeSite(id: string): Promise<boolean> {
  const removed = await store().db.delete(webSites).where(eq(webSites.id, id)).returning({ id: webSites.id })
  return removed.length > 0
}

export const listDueSites = (now: Date): Promise<SiteRow[]> =>
  store().db.select().from(webSites).where(lte(webSites.nextCrawlAt, now)).orderBy(asc(webSites.nextCrawlAt))

/** How many pages of each site are in which state. */
export const countPagesBySite = () =>
  store()
    .db.select({ siteId: webPages.siteId, state: webPages.state, pages: count() })
    .from(webPages)
    .groupBy(webPages.siteId, webPages.state)

export async function countStored(): Promise<{ pages: number; latest: Date | null }> {
  const [row] = await store()
    .db.select({ pages: count(), latest: max(webPages.fetchedAt) })
    .from(webPages)
    .where(eq(webPages.state, 'stored'))
  return { pages: Number(row?.pages ?? 0), latest: row?.latest ?? null }
}

type PageFilter = { state?: WebPageState | undefined; limit: number; offset: number }

const ofSite = (siteId: string, state: WebPageState | undefined): SQL | undefined =>
  and(eq(webPages.siteId, siteId), state ? eq(webPages.state, state) : undefined)

/** Pages of a site without their text, those of the last visit first. */
export const listPages = (siteId: string, { state, limit, offset }: PageFilter) =>
  store()
    .db.select({
      id: webPages.id,
      url: webPages.url,
      title: webPages.title,
      state: webPages.state,
      reason: webPages.reason,
      depth: webPages.depth,
      language: webPages.language,
      fetchedAt: webPages.fetchedAt,
    })
    .from(webPages)
    .where(ofSite(siteId, state))
    .orderBy(asc(webPages.depth), asc(webPages.url))
    .limit(limit)
    .offset(offset)

export async function countPages(siteId: string, state?: WebPageState): Promise<number> {
  const [row] = await store().db.select({ pages: count() }).from(webPages).where(ofSite(siteId, state))
  return Number(row?.pages ?? 0)
}

/** What of a crawl has been visited, and what waits. */
export async function countCrawl(siteId: string, crawl: number): Promise<{ queued: number; visited: number }> {
  const [row] = await store()
    .db.select({
      queued: count(),
      visited: sql<number>`count(case when ${webPages.visitedIn} = ${crawl} then 1 end)`,
    })
    .from(webPages)
    .where(and(eq(webPages.siteId, siteId), eq(webPages.queuedIn, crawl)))
  return { queued: Number(row?.queued ?? 0), visited: Number(row?.visited ?? 0) }
}

/** The next page of a crawl: nearest to the start, then oldest. */
export async function findNextPage(siteId: string, crawl: number): Promise<PageRow | null> {
  const isUnvisited = or(isNull(webPages.visitedIn), lte(webPages.visitedIn, crawl - 1))
  const [row] = await store()
    .db.select()
    .from(webPages)
    .where(and(eq(webPages.siteId, siteId), eq(webPages.queuedIn, crawl), isUnvisited))
    .orderBy(asc(webPages.depth), asc(webPages.id))
    .limit(1)
  return row ?? null
}

/** Puts addresses into the line of a crawl; those known from an earlier one keep what they hold. */
export async function queuePages(rows: readonly (typeof webPages.$inferInsert)[], crawl: number): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await store()
      .db.insert(webPages)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [webPages.siteId, webPages.url],
        set: { queuedIn: crawl, depth: sql`excluded.depth` },
        setWhere: sql`${webPages.queuedIn} < ${crawl}`,
      })
}
const ROWS_AT_ONCE = 50

export const savePage = (id: string, change: Partial<Omit<PageRow, 'id' | 'siteId' | 'searchId'>>) =>
  store().db.update(webPages).set(change).where(eq(webPages.id, id))

/** Pages that nothing led to any more. */
export async function removeUnqueued(siteId: string, crawl: number): Promise<number> {
  const gone = await store()
    .db.delete(webPages)
    .where(and(eq(webPages.siteId, siteId), lte(webPages.queuedIn, crawl - 1)))
    .returning({ id: webPages.id })
  return gone.length
}

/** Addresses of this crawl that were never visited when its cap was reached. */
export const removeUnvisited = (siteId: string, crawl: number) =>
  store()
    .db.delete(webPages)
    .where(and(eq(webPages.siteId, siteId), eq(webPages.queuedIn, crawl), eq(webPages.state, 'waiting')))
