import { recordRead } from '#app/kits/foundation/audit/record-read.server.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findShown, isReported } from '../gallery/gallery.store.server.ts'
import { SHARE_KIND, shareTermsSchema } from '../sharing/share-terms.ts'
import { findPicture, type PictureRow } from './pictures.store.server.ts'

export const NO_PICTURE = 'There is no picture at this address, or it is not yours to see.'

export type Right = { picture: PictureRow; as: 'owner' | 'public' | 'link'; showsRecipe: boolean }

/**
 * A picture for whoever may see it: its owner, everybody once it is published, or whoever has a link that works
 * (`shareId`). Null for everybody else, who learn nothing.
 */
export async function findRight(request: Request, id: string, shareId: string | null = null): Promise<Right | null> {
  const picture = await findPicture(id)
  if (!picture) return null
  if (await readerOf(request, picture)) return { picture, as: 'owner', showsRecipe: true }
  if (shareId) {
    const link = await findShareLink(SHARE_KIND, shareId)
    const terms = shareTermsSchema.safeParse(link?.terms)
    if (link?.thingId === id && terms.success) return { picture, as: 'link', showsRecipe: terms.data.showsRecipe }
  }
  const shown = await findShown(id)
  if (!shown) return findReported(request, picture)
  return { picture, as: 'public', showsRecipe: shown.showsRecipe }
}

/** Whoever settles reports must see what was reported; that they looked is written down. */
async function findReported(request: Request, picture: PictureRow): Promise<Right | null> {
  const user = await findUser(request)
  if (!user?.isAdmin || !(await isReported(picture.id))) return null
  await recordRead(request, { actorId: user.id, act: 'picture.read', target: `picture/${picture.id}` })
  return { picture, as: 'public', showsRecipe: false }
}

/** Whom a picture belongs to, when that is who asks. The key of a guest without cookies is that of the wish it came from. */
export const readerOf = (request: Request, picture: PictureRow): Promise<Reader | null> =>
  findReader(request, picture.drawId ?? picture.id, picture)

/** Somebody's own picture; throws 404 for any other. */
export async function requireOwn(request: Request, id: string): Promise<Reader & { picture: PictureRow }> {
  const picture = await findPicture(id)
  const reader = picture && (await readerOf(request, picture))
  if (!reader) throw notFound(NO_PICTURE)
  return { ...reader, picture }
}
