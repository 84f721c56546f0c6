import { and, asc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import {
  galleryLikes,
  galleryPictures,
  lensLooks,
  pictureBoards,
  pictureDraws,
  pictureReports,
  pictures,
} from '#app/database/tables/pictures.ts'
import { isBehind, paged } from '#app/kits/members/personal-data/paged.store.server.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

const AT_ONCE = 100

/** The rows of one member in a table, oldest first, without whose they are. */
function rowsOf<Row extends { id: string; createdAt: Date }>(
  table: typeof pictures | typeof pictureDraws | typeof pictureBoards | typeof lensLooks | typeof pictureReports,
  { id }: Person,
) {
  return paged<Row>(
    AT_ONCE,
    (last) =>
      store()
        .db.select()
        .from(table)
        .where(
          and(eq(table.userId, id), isBehind(table.createdAt, table.id, last && { at: last.createdAt, id: last.id })),
        )
        .orderBy(asc(table.createdAt), asc(table.id))
        .limit(AT_ONCE) as unknown as Promise<Row[]>,
  )
}

const withoutWhose = (row: object) => {
  const { userId: _user, guestId: _guest, words: _words, ...rest } = row as Record<string, unknown>
  return rest
}

async function* each(pages: AsyncGenerator<{ id: string; createdAt: Date }[]>): AsyncGenerator<object> {
  for await (const page of pages) yield* page.map(withoutWhose)
}

export const readPictures = (person: Person) => each(rowsOf(pictures, person))
export const readDraws = (person: Person) => each(rowsOf(pictureDraws, person))
export const readBoards = (person: Person) => each(rowsOf(pictureBoards, person))
export const readLooks = (person: Person) => each(rowsOf(lensLooks, person))

/** What was said stays in the words of the report. */
export async function* readReports(person: Person): AsyncGenerator<object> {
  for await (const page of rowsOf<typeof pictureReports.$inferSelect>(pictureReports, person))
    yield* page.map(({ userId: _user, ...report }) => report)
}

export async function* readGallery({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(galleryPictures)
    .where(eq(galleryPictures.userId, id))
    .orderBy(asc(galleryPictures.publishedAt), asc(galleryPictures.pictureId))
  yield* rows.map(({ userId: _user, ...row }) => row)
}

export async function* readLikes({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select({ pictureId: galleryLikes.pictureId, createdAt: galleryLikes.createdAt })
    .from(galleryLikes)
    .where(eq(galleryLikes.userId, id))
    .orderBy(asc(galleryLikes.createdAt), asc(galleryLikes.pictureId))
  yield* rows
}

export const erasePictures = ({ id }: Person) => store().db.delete(pictures).where(eq(pictures.userId, id))
export const eraseDraws = ({ id }: Person) => store().db.delete(pictureDraws).where(eq(pictureDraws.userId, id))
export const eraseBoards = ({ id }: Person) => store().db.delete(pictureBoards).where(eq(pictureBoards.userId, id))
export const eraseLooks = ({ id }: Person) => store().db.delete(lensLooks).where(eq(lensLooks.userId, id))
export const eraseGallery = ({ id }: Person) => store().db.delete(galleryPictures).where(eq(galleryPictures.userId, id))
export const eraseLikes = ({ id }: Person) => store().db.delete(galleryLikes).where(eq(galleryLikes.userId, id))
/** What was reported stays to be looked at, without who said it. */
export const anonymiseReports = ({ id }: Person) =>
  store().db.update(pictureReports).set({ userId: null }).where(eq(pictureReports.userId, id))
