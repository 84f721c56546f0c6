import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { stewardChannels as channels, stewardPosts as posts } from '#app/database/tables/learn/blog.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

export type ChannelRow = typeof channels.$inferSelect
export type PlannedRow = typeof posts.$inferSelect

export const MOST_CHANNELS = 20
export const MOST_POSTS = 500

/** The channels somebody cares for. */
export const listChannels = (userId: string): Promise<ChannelRow[]> =>
  store()
    .db.select()
    .from(channels)
    .where(eq(channels.userId, userId))
    .orderBy(asc(channels.createdAt))
    .limit(MOST_CHANNELS)

/** Those that are being handed to them. */
export const listOffered = (userId: string): Promise<ChannelRow[]> =>
  store().db.select().from(channels).where(eq(channels.offeredTo, userId)).limit(MOST_CHANNELS)

export async function findChannel(id: string): Promise<ChannelRow | null> {
  const [row] = await store().db.select().from(channels).where(eq(channels.id, id))
  return row ?? null
}

export const createChannel = (row: typeof channels.$inferInsert) => store().db.insert(channels).values(row)
export const saveChannel = (id: string, change: Partial<ChannelRow>) =>
  store().db.update(channels).set(change).where(eq(channels.id, id))
export const removeChannel = (id: string) => store().db.delete(channels).where(eq(channels.id, id))

export const listPlanned = (channelId: string): Promise<PlannedRow[]> =>
  store().db.select().from(posts).where(eq(posts.channelId, channelId)).orderBy(desc(posts.createdAt)).limit(MOST_POSTS)

export async function findPlanned(channelId: string, id: string): Promise<PlannedRow | null> {
  const [row] = await store()
    .db.select()
    .from(posts)
    .where(and(eq(posts.channelId, channelId), eq(posts.id, id)))
  return row ?? null
}

export const createPlanned = (row: typeof posts.$inferInsert) => store().db.insert(posts).values(row)
export const savePlanned = (id: string, change: Partial<PlannedRow>) =>
  store().db.update(posts).set(change).where(eq(posts.id, id))
export const removePlanned = (id: string) => store().db.delete(posts).where(eq(posts.id, id))

/** The whole channel with its plan goes to another member. */
export const handOver = (channelId: string, userId: string) =>
  store().tx(async () => {
    await store().db.update(channels).set({ userId, offeredTo: null }).where(eq(channels.id, channelId))
    await store().db.update(posts).set({ userId }).where(eq(posts.channelId, channelId))
  })

/** What is due and was not told yet. */
export const listDuePlanned = (now: Date, most: number): Promise<PlannedRow[]> =>
  store()
    .db.select()
    .from(posts)
    .where(and(eq(posts.state, 'planned'), lte(posts.dueAt, now), isNull(posts.remindedAt)))
    .orderBy(asc(posts.dueAt))
    .limit(most)

export async function* readChannels({ id }: Person): AsyncGenerator<object> {
  yield* await store().db.select().from(channels).where(eq(channels.userId, id)).orderBy(asc(channels.createdAt))
}
export async function* readPosts({ id }: Person): AsyncGenerator<object> {
  yield* await store().db.select().from(posts).where(eq(posts.userId, id)).orderBy(asc(posts.createdAt))
}
export const erasePosts = ({ id }: Person) => store().db.delete(posts).where(eq(posts.userId, id))
/** What was being handed to them stays with whoever hands it. */
export async function eraseChannels({ id }: Person): Promise<void> {
  await store().db.update(channels).set({ offeredTo: null }).where(eq(channels.offeredTo, id))
  await store().db.delete(channels).where(eq(channels.userId, id))
}
