import { and, eq, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { galleryPictures, pictures } from '#app/database/tables/pictures.ts'
import type { PictureRow } from '../keeping/pictures.store.server.ts'

/** A picture whoever it belongs to, also one that was deleted and can still be brought back. */
export async function findAnyPicture(id: string): Promise<PictureRow | null> {
  const [row] = await store().db.select().from(pictures).where(eq(pictures.id, id))
  return row ?? null
}

/** Under which licence everybody sees a picture now, and who made it; null where they do not. */
export async function findMaker(pictureId: string): Promise<{ licence: string; name: string } | null> {
  const [row] = await store()
    .db.select({ licence: galleryPictures.licence, name: users.name })
    .from(galleryPictures)
    .innerJoin(users, eq(users.id, galleryPictures.userId))
    .where(and(eq(galleryPictures.pictureId, pictureId), isNull(galleryPictures.hiddenAt)))
  return row ?? null
}
