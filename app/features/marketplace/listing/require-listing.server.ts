import { findListing, type FoundListing } from '#app/kits/members/market/listings.store.server.ts'
import { findBought } from '#app/kits/members/market/purchases.store.server.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import { notFound } from '#app/platform/request/problem.ts'

export const NO_LISTING = 'There is no such listing, or it is no longer offered.'

/** A listing as somebody may see it; 404 for everybody who may not. Its seller and its buyers see it in any state. */
export async function requireListing(id: string, viewerId: string | null): Promise<FoundListing> {
  const found = await findListing(id)
  if (!found) throw notFound(NO_LISTING)
  const { listing, seller } = found
  if (viewerId && viewerId === seller.id) return found
  const isHere = seller.emailVerifiedAt !== null && seller.suspendedAt === null && seller.eraseAt === null
  const stands = listing.state === 'listed' && listing.hiddenAt === null && isHere
  const isBuyers = viewerId !== null && listing.hiddenAt === null && (await findBought(id, viewerId)) !== null
  if (!isBuyers && (!stands || (await areApart(viewerId, seller.id)))) throw notFound(NO_LISTING)
  return found
}
