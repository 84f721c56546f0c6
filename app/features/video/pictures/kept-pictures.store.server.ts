import { and, desc, eq, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { galleryPictures, pictures } from '#app/database/tables/pictures.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

/** A picture of the image studio that a scene may show. */
export type KeptPicture = { id: string; title: string; alt: string; fileId: string; credit: string | null }

/** Licences under which others may use a picture. */
const FREE = new Map([
  ['cc0', 'CC0'],
  ['cc-by', 'CC BY 4.0'],
])

const shown = { id: pictures.id, title: pictures.title, alt: pictures.alt, fileId: pictures.fileId }

/** Somebody’s own pictures, newest first. */
export async function listOwnPictures(owner: Visitor, most: number): Promise<KeptPicture[]> {
  const rows = await store()
    .db.select(shown)
    .from(pictures)
    .where(and(belongsTo(pictures, owner), isNull(pictures.deletedAt)))
    .orderBy(desc(pictures.createdAt), desc(pictures.id))
    .limit(most)
  return rows.map((row) => ({ ...row, credit: null }))
}

const inGallery = () =>
  store()
    .db.select({ ...shown, licence: galleryPictures.licence, maker: users.name })
    .from(galleryPictures)
    .innerJoin(pictures, eq(pictures.id, galleryPictures.pictureId))
    .innerJoin(users, eq(users.id, galleryPictures.userId))

type GalleryRow = Omit<KeptPicture, 'credit'> & { licence: string; maker: string }
const toKept = ({ licence, maker, ...row }: GalleryRow): KeptPicture[] => {
  const label = FREE.get(licence)
  return label ? [{ ...row, credit: `“${row.title}” by ${maker}, ${label}` }] : []
}
const isSeen = () => and(isNull(galleryPictures.hiddenAt), isNull(pictures.deletedAt), mayBeShown())

/** Pictures of the gallery that others may use, newest first. */
export async function listFreePictures(most: number): Promise<KeptPicture[]> {
  const rows = await inGallery().where(isSeen()).orderBy(desc(galleryPictures.publishedAt)).limit(most)
  return rows.flatMap(toKept)
}

/** A picture somebody may show: their own, or one of the gallery under a licence that allows it. */
export async function findShowable(id: string, owner: Visitor): Promise<KeptPicture | null> {
  const [own] = await store()
    .db.select(shown)
    .from(pictures)
    .where(and(eq(pictures.id, id), belongsTo(pictures, owner), isNull(pictures.deletedAt)))
  if (own) return { ...own, credit: null }
  const [free] = await inGallery().where(and(eq(pictures.id, id), isSeen()))
  return free ? (toKept(free)[0] ?? null) : null
}
