import { and, count, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { galleryLikes, galleryPictures, pictureReports, pictures } from '#app/database/tables/pictures.ts'
import { notApart } from '#app/kits/members/ties/apart.store.server.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

export type GalleryRow = typeof galleryPictures.$inferSelect
/** `viewer`: whoever looks, who meets nothing of those they are apart from. */
export type GalleryFilter = { style: string; colour: string; by: string; viewer: string | null }
export type ShownRow = {
  id: string
  title: string
  alt: string
  licence: string
  style: string
  colour: string
  showsRecipe: boolean
  width: number
  height: number
  publishedAt: Date
  hiddenAt: Date | null
  maker: string
  makerId: string
  likes: number
}

/** Seen by everybody: not hidden, not deleted, its member neither suspended, leaving nor unverified. */
const isSeen = (): SQL => and(isJoined(), isNull(galleryPictures.hiddenAt), isNull(pictures.deletedAt), mayBeShown())!

const likesOf = () =>
  sql<number>`(select count(*) from ${galleryLikes} where ${galleryLikes.pictureId} = ${galleryPictures.pictureId})`

const shown = () => ({
  id: galleryPictures.pictureId,
  title: galleryPictures.title,
  alt: galleryPictures.alt,
  licence: galleryPictures.licence,
  style: galleryPictures.style,
  colour: galleryPictures.colour,
  showsRecipe: galleryPictures.showsRecipe,
  width: pictures.width,
  height: pictures.height,
  publishedAt: galleryPictures.publishedAt,
  hiddenAt: galleryPictures.hiddenAt,
  maker: users.name,
  makerId: users.id,
  likes: likesOf().mapWith(Number),
})

/**
 * A cross join keeps SQLite to this order: it goes along the index of the gallery and looks up the rest, where it would
 * begin with the members and sort all of their pictures (274 ms instead of 1 with 100,000). PostgreSQL sees no difference.
 */
const from = () => store().db.select(shown()).from(galleryPictures).crossJoin(pictures).crossJoin(users)
const isJoined = () => and(eq(pictures.id, galleryPictures.pictureId), eq(users.id, galleryPictures.userId))

const isWanted = ({ style, colour, by, viewer }: GalleryFilter) =>
  and(
    style ? eq(galleryPictures.style, style) : undefined,
    colour ? eq(galleryPictures.colour, colour) : undefined,
    by ? eq(galleryPictures.userId, by) : undefined,
    notApart(viewer, galleryPictures.userId),
  )

/** Published pictures, newest first, those after one of them. */
export function listNewest(
  filter: GalleryFilter,
  { after, most }: { after: { at: Date; id: string } | null; most: number },
): Promise<ShownRow[]> {
  const isOlder = after
    ? or(
        lt(galleryPictures.publishedAt, after.at),
        and(eq(galleryPictures.publishedAt, after.at), lt(galleryPictures.pictureId, after.id)),
      )
    : undefined
  return from()
    .where(and(isSeen(), isWanted(filter), isOlder))
    .orderBy(desc(galleryPictures.publishedAt), desc(galleryPictures.pictureId))
    .limit(most)
}

/** How many pictures of a member are seen by everybody. */
export async function countShownOf(userId: string): Promise<number> {
  const [row] = await store()
    .db.select({ n: count() })
    .from(galleryPictures)
    .crossJoin(pictures)
    .crossJoin(users)
    .where(and(isSeen(), eq(galleryPictures.userId, userId)))
  return Number(row?.n ?? 0)
}

type Liked = { likes: number; id: string }
/** Of the most liked, so many are looked up at once, and so often at most: who filters for something rare sees no end of it. */
const LIKED_AT_ONCE = 400
const LIKED_ROUNDS = 8

/** Published pictures by the likes they got since a moment, most first, those after one of them. Without likes there is nothing. */
export async function listLiked(
  since: Date,
  filter: GalleryFilter,
  { after, most }: { after: Liked | null; most: number },
): Promise<(ShownRow & { recent: number })[]> {
  const listed: (ShownRow & { recent: number })[] = []
  let last = after
  for (let round = 0; round < LIKED_ROUNDS && listed.length < most; round += 1) {
    const order = await countLikes(since, last)
    if (order.length === 0) break
    const ids = order.map(({ id }) => id)
    const rows = await from().where(and(isSeen(), isWanted(filter), inArray(galleryPictures.pictureId, ids)))
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const { id, likes } of order) {
      const row = byId.get(id)
      if (row) listed.push({ ...row, recent: likes })
    }
    if (order.length < LIKED_AT_ONCE) break
    last = order.at(-1) ?? null
  }
  return listed.slice(0, most)
}

/** Pictures with the likes they got since a moment, from the likes alone: to join all of them first took a second with 50,000. */
async function countLikes(since: Date, after: Liked | null): Promise<Liked[]> {
  const likes = count()
  const rows = await store()
    .db.select({ id: galleryLikes.pictureId, likes })
    .from(galleryLikes)
    .where(gte(galleryLikes.createdAt, since))
    .groupBy(galleryLikes.pictureId)
    .having(
      after
        ? sql`${likes} < ${after.likes} or (${likes} = ${after.likes} and ${galleryLikes.pictureId} < ${after.id})`
        : sql`1 = 1`,
    )
    .orderBy(desc(likes), desc(galleryLikes.pictureId))
    .limit(LIKED_AT_ONCE)
  return rows.map((row) => ({ id: row.id, likes: Number(row.likes) }))
}

/** Published pictures in whose title, description or maker's name a word stands, newest first. Hidden prompts are not looked into. */
export const listFound = (word: string, most: number): Promise<ShownRow[]> =>
  from()
    .where(
      and(isSeen(), or(holds(galleryPictures.title, word), holds(galleryPictures.alt, word), holds(users.name, word))),
    )
    .orderBy(desc(galleryPictures.publishedAt), desc(galleryPictures.pictureId))
    .limit(most)

/** A published picture as everybody may see it. */
export async function findShown(id: string): Promise<ShownRow | null> {
  const [row] = await from().where(and(eq(galleryPictures.pictureId, id), isSeen()))
  return row ?? null
}

/** The same, also a hidden one, for the administrator. */
export async function findAnyShown(id: string): Promise<ShownRow | null> {
  const [row] = await from().where(and(isJoined(), eq(galleryPictures.pictureId, id), isNull(pictures.deletedAt)))
  return row ?? null
}

/** How a picture stands in the gallery, for its owner and the administrator; also a hidden one. */
export async function findGalleryRow(id: string): Promise<GalleryRow | null> {
  const [row] = await store().db.select().from(galleryPictures).where(eq(galleryPictures.pictureId, id))
  return row ?? null
}

export const listPublishedIds = async (ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await store()
    .db.select({ id: galleryPictures.pictureId })
    .from(galleryPictures)
    .where(inArray(galleryPictures.pictureId, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

export const publishPicture = ({ publishedAt, ...row }: typeof galleryPictures.$inferInsert) => {
  const { pictureId: _, userId: __, ...change } = row
  return store()
    .db.insert(galleryPictures)
    .values({ ...row, publishedAt })
    .onConflictDoUpdate({ target: galleryPictures.pictureId, set: change })
}

export const unpublishPicture = (pictureId: string, userId: string) =>
  store()
    .db.delete(galleryPictures)
    .where(and(eq(galleryPictures.pictureId, pictureId), eq(galleryPictures.userId, userId)))

export const hidePicture = (pictureId: string, hiddenAt: Date | null) =>
  store().db.update(galleryPictures).set({ hiddenAt }).where(eq(galleryPictures.pictureId, pictureId))

/** What there is to filter by, with how many pictures each. */
export async function countBy(column: 'style' | 'colour'): Promise<{ value: string; count: number }[]> {
  const by = galleryPictures[column]
  const rows = await store()
    .db.select({ value: by, count: count() })
    .from(galleryPictures)
    .where(isNull(galleryPictures.hiddenAt))
    .groupBy(by)
    .orderBy(desc(count()))
  return rows
}

/** Likes a picture, or no longer. */
export async function saveLike(pictureId: string, userId: string, createdAt: Date | null): Promise<void> {
  if (createdAt === null)
    await store()
      .db.delete(galleryLikes)
      .where(and(eq(galleryLikes.pictureId, pictureId), eq(galleryLikes.userId, userId)))
  else await store().db.insert(galleryLikes).values({ pictureId, userId, createdAt }).onConflictDoNothing()
}

/** Which of some pictures somebody likes. */
export async function listLikedIds(userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await store()
    .db.select({ id: galleryLikes.pictureId })
    .from(galleryLikes)
    .where(and(eq(galleryLikes.userId, userId), inArray(galleryLikes.pictureId, [...ids])))
  return rows.map(({ id }) => id)
}

/** Once by each member; a guest's counts each time. */
export const createReport = (row: typeof pictureReports.$inferInsert) =>
  store().db.insert(pictureReports).values(row).onConflictDoNothing()

/** Open reports with their pictures, oldest first, for the administrator. */
export const listOpenReports = (most: number) =>
  store()
    .db.select({
      id: pictureReports.id,
      pictureId: pictureReports.pictureId,
      reason: pictureReports.reason,
      words: pictureReports.words,
      createdAt: pictureReports.createdAt,
      title: pictures.title,
      alt: pictures.alt,
      hiddenAt: galleryPictures.hiddenAt,
      publishedAt: galleryPictures.publishedAt,
    })
    .from(pictureReports)
    .innerJoin(pictures, eq(pictures.id, pictureReports.pictureId))
    .leftJoin(galleryPictures, eq(galleryPictures.pictureId, pictureReports.pictureId))
    .where(isNull(pictureReports.closedAt))
    .orderBy(pictureReports.createdAt)
    .limit(most)

export const closeReports = (pictureId: string, closedAt: Date) =>
  store()
    .db.update(pictureReports)
    .set({ closedAt })
    .where(and(eq(pictureReports.pictureId, pictureId), isNull(pictureReports.closedAt)))

/** Whether somebody reported a picture, however it was settled. */
export async function isReported(pictureId: string): Promise<boolean> {
  const [row] = await store()
    .db.select({ id: pictureReports.id })
    .from(pictureReports)
    .where(eq(pictureReports.pictureId, pictureId))
    .limit(1)
  return row !== undefined
}

/** The handles of some members. */
export async function listMakers(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await store()
    .db.select({ id: users.id, handle: users.handle })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, handle }) => [id, handle]))
}
