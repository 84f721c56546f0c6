import type { BusinessRole } from '#app/database/tables/business/businesses.ts'
import { findSignedIn, requireSignedIn, type SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { forbidden, notFound } from '#app/platform/request/problem.ts'
import { findBusiness, findMembership, type BusinessRow } from '../keeping/businesses.store.server.ts'
import { isAtLeast, roleWords } from '../roles.ts'

export const NO_BUSINESS =
  'There is no business of yours under this address. It may have been deleted, or you are not in it: ask its owner to invite you.'

/** A member at the desk of a business. The administrator reads along everywhere, without what customers told. */
export type Desk = { signedIn: SignedIn; business: BusinessRow; role: BusinessRole; isMember: boolean }

const enter = async (signedIn: SignedIn, id: string): Promise<Desk | null> => {
  const found = await findMembership(id, signedIn.row.id)
  if (found && found.business.deletedAt === null)
    return { signedIn, business: found.business, role: found.member.role, isMember: true }
  const business = signedIn.user.isAdmin ? await findBusiness(id) : null
  return business && business.deletedAt === null ? { signedIn, business, role: 'reader', isMember: false } : null
}

/** The desk of an address for who belongs to it; anybody else gets the same 404 as for none, a guest is asked to sign in. */
export async function requireDesk(request: Request, id: string): Promise<Desk> {
  const desk = await enter(await requireSignedIn(request), id)
  if (!desk) throw notFound(NO_BUSINESS)
  return desk
}

/** The same for an address that gives a file: nobody is asked to sign in there. */
export async function findDesk(request: Request, id: string): Promise<Desk | null> {
  const signedIn = await findSignedIn(request)
  return signedIn && enter(signedIn, id)
}

export function requireRole({ role }: Desk, least: BusinessRole): void {
  if (!isAtLeast(role, least))
    throw forbidden(`For this one has to be ${roleWords[least].label.toLowerCase()} of the business, or more.`)
}
