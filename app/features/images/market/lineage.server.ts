import { isOwned } from '#app/kits/members/visitor/visitor.ts'
import { listShareLinks } from '#app/kits/members/share-links/share-links.server.ts'
import { findSellerOf } from '#app/kits/members/market/purchases.store.server.ts'
import { findAnyPicture, findMaker } from './lineage.store.server.ts'
import type { PictureRow } from '../keeping/pictures.store.server.ts'
import { isBrought } from '../keeping/recipe.ts'
import { SHARE_KIND, shareTermsSchema } from '../sharing/share-terms.ts'
import { BOUND, isBound, isOpenLicence } from './sold-picture.ts'

const MOST_STEPS = 200

/** Why a picture may not be passed on for others to keep; or whom it names, as a licence it builds on asks. */
export type Lineage = { refused: string } | { refused: null; names: string[] }

const BROUGHT_ALONG =
  'Pictures for sale were drawn here: nobody could tell whether one that was brought along is yours to sell.'
const FROM_GONE = 'It was made from a picture that is gone, so nobody can tell whose that was and what it allowed.'
const FROM_OTHERS =
  'It was made from a picture of somebody else under a licence that does not let you sell what you make of it.'

/** Looks at a picture and at all it was made from, back to the first. */
export async function readLineage(picture: PictureRow, userId: string): Promise<Lineage> {
  const names: string[] = []
  const seen = new Set<string>()
  for (let at: PictureRow | null = picture, steps = 0; at; steps += 1) {
    const refused = isOwned(at, { userId, guestId: null }) ? refuseOwn(at) : await refuseOthers(at, names)
    if (refused) return { refused }
    if (at.boughtUnder === 'cc-by' && at.parentId === null)
      names.push(`“${at.title}” by ${(await findSellerOf(at.id, userId)) ?? 'a former member'} (CC BY 4.0)`)
    seen.add(at.id)
    if (at.parentId === null) return { refused: null, names: [...new Set(names)] }
    // What goes round, or further back than anybody draws, was not made here.
    if (seen.has(at.parentId) || steps > MOST_STEPS) return { refused: FROM_GONE }
    at = await findAnyPicture(at.parentId)
  }
  return { refused: FROM_GONE }
}

function refuseOwn(picture: PictureRow): string | null {
  if (isBound(picture)) return BOUND
  return isBrought({ engine: picture.engineId }) ? BROUGHT_ALONG : null
}

/** Somebody else's counts while it is offered to everybody, or by a link, under an open licence. */
async function refuseOthers(picture: PictureRow, names: string[]): Promise<string | null> {
  const maker = await findMaker(picture.id)
  const owner = { userId: picture.userId, guestId: picture.guestId } as Parameters<typeof listShareLinks>[1]
  const links = await listShareLinks({ kind: SHARE_KIND, thingId: picture.id }, owner)
  const shared = links.flatMap(({ terms }) => {
    const read = shareTermsSchema.safeParse(terms)
    return read.success ? [read.data.licence] : []
  })
  const open = [...(maker ? [maker.licence] : []), ...shared].filter(isOpenLicence)
  if (open.length === 0 || isBrought({ engine: picture.engineId })) return FROM_OTHERS
  if (!open.includes('cc0')) names.push(`“${picture.title}” by ${maker?.name ?? 'somebody'} (CC BY 4.0)`)
  return null
}
