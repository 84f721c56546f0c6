import { isAdministrator } from '#app/kits/members/identity/account/administrator.server.ts'
import type { SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findBusiness, findMembership, hasShownOwner, type BusinessRow } from '../keeping/businesses.store.server.ts'

const NOT_HERE = 'There is no business at this address, or it is not published.'

export type Shown = { business: BusinessRow; isMember: boolean; isPreview: boolean }

/**
 * A business as this visitor may see it: published, not hidden, with an owner who may show things; before that its own
 * members and the administrator see how it will look.
 */
export async function requireShown(id: string, signedIn: SignedIn | null): Promise<Shown> {
  const business = await findBusiness(id)
  if (!business || business.deletedAt) throw notFound(NOT_HERE)
  const isMember = signedIn ? (await findMembership(id, signedIn.row.id)) !== null : false
  const isOpen = business.publishedAt !== null && business.hiddenAt === null && (await hasShownOwner(id))
  if (!isOpen && !isMember && !(signedIn && isAdministrator(signedIn.row))) throw notFound(NOT_HERE)
  return { business, isMember, isPreview: !isOpen }
}
