import { recordRead } from '#app/kits/foundation/audit/record-read.server.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { isOwned, type Visitor } from '#app/kits/members/visitor/visitor.ts'
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
  if (isOwned(picture, await findVisitor(request))) return { picture, as: 'owner', showsRecipe: true }
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

/** Somebody's own picture; throws 404 for any other. */
export async function requireOwn(request: Request, id: string): Promise<{ picture: PictureRow; owner: Visitor }> {
  const [picture, owner] = await Promise.all([findPicture(id), findVisitor(request)])
  if (!picture || !owner || !isOwned(picture, owner)) throw notFound(NO_PICTURE)
  return { picture, owner }
}
