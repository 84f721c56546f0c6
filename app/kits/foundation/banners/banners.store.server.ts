import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { bannerClicks, banners } from '#app/database/tables/admin.ts'

export type BannerRow = typeof banners.$inferSelect

/** Every banner, by place and order. */
export const listBanners = (): Promise<BannerRow[]> =>
  store().db.select().from(banners).orderBy(asc(banners.place), asc(banners.position), asc(banners.createdAt))

export const listActiveBanners = (): Promise<BannerRow[]> =>
  store()
    .db.select()
    .from(banners)
    .where(eq(banners.isActive, true))
    .orderBy(asc(banners.position), asc(banners.createdAt))

export async function findBanner(id: string): Promise<BannerRow | null> {
  const [row] = await store().db.select().from(banners).where(eq(banners.id, id)).limit(1)
  return row ?? null
}

export const createBanner = (row: typeof banners.$inferInsert) => store().db.insert(banners).values(row)

/** False when there is none. */
export async function saveBanner(id: string, changes: Partial<typeof banners.$inferInsert>): Promise<boolean> {
  const saved = await store().db.update(banners).set(changes).where(eq(banners.id, id)).returning({ id: banners.id })
  return saved.length === 1
}

export async function removeBanner(id: string): Promise<boolean> {
  const gone = await store().db.delete(banners).where(eq(banners.id, id)).returning({ id: banners.id })
  return gone.length === 1
}

/** Counts one click on a day; clicks at once all count. */
export const addClick = (bannerId: string, day: string) =>
  store()
    .db.insert(bannerClicks)
    .values({ bannerId, day, clicks: 1 })
    .onConflictDoUpdate({
      target: [bannerClicks.bannerId, bannerClicks.day],
      set: { clicks: sql`${bannerClicks.clicks} + 1` },
    })

/** All clicks of every banner. */
export const sumClicks = () =>
  store()
    .db.select({ bannerId: bannerClicks.bannerId, clicks: sql<number>`sum(${bannerClicks.clicks})`.mapWith(Number) })
    .from(bannerClicks)
    .groupBy(bannerClicks.bannerId)

/** The clicks of one banner by day, from a day on. */
export const listClicks = (bannerId: string, since: string) =>
  store()
    .db.select({ day: bannerClicks.day, clicks: bannerClicks.clicks })
    .from(bannerClicks)
    .where(and(eq(bannerClicks.bannerId, bannerId), gte(bannerClicks.day, since)))
    .orderBy(asc(bannerClicks.day))
