import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { galleryPictures, pictures } from '#app/database/tables/pictures.ts'

const MOST = 100

const isSeen = () => and(isNull(galleryPictures.hiddenAt), isNull(pictures.deletedAt))

/** Which of these pictures everybody can see in the gallery. */
export async function listSeenPictures(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await store()
    .db.select({ id: galleryPictures.pictureId })
    .from(galleryPictures)
    .innerJoin(pictures, eq(pictures.id, galleryPictures.pictureId))
    .where(and(inArray(galleryPictures.pictureId, [...ids]), isSeen()))
  return new Set(rows.map(({ id }) => id))
}

/** A member's own pictures of the gallery, the newest first. */
export const listOwnPictures = (userId: string) =>
  store()
    .db.select({ id: galleryPictures.pictureId, title: galleryPictures.title })
    .from(galleryPictures)
    .innerJoin(pictures, eq(pictures.id, galleryPictures.pictureId))
    .where(and(eq(galleryPictures.userId, userId), isSeen()))
    .orderBy(desc(galleryPictures.publishedAt))
    .limit(MOST)
