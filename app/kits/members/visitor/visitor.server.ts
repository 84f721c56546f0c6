import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { guardedCookie, readCookie } from '#app/platform/request/cookie.server.ts'
import { createSecretToken, hashOf } from '#app/platform/secrets/ids.server.ts'
import type { Visitor } from './visitor.ts'

/** A guest's things are kept as long as the mark in the browser that leads to them. */
export const GUEST_KEEPS_DAYS = 30
const DAY_S = 86_400
const MIN_TOKEN_CHARS = 16

const guestCookie = () => guardedCookie('guest', { maxAgeS: GUEST_KEEPS_DAYS * DAY_S })

/** Who asks, as somebody things may belong to: a member, or a guest whose browser carries a mark. Null for a new guest. */
export async function findVisitor(request: Request): Promise<Visitor | null> {
  return toVisitor(request, await findUser(request))
}

/** The same for a route that already knows the member. */
export async function toVisitor(request: Request, member: CurrentUser | null): Promise<Visitor | null> {
  if (member) return { userId: member.id, guestId: null }
  const guestId = await readGuestId(request)
  return guestId === null ? null : { userId: null, guestId }
}

/**
 * Who asks, for a route that is about to keep something for them: a guest without a mark gets one, in the Set-Cookie value
 * that goes with the answer.
 */
export async function requireVisitor(
  request: Request,
  member: CurrentUser | null,
): Promise<{ owner: Visitor; cookie: string | null }> {
  const known = await toVisitor(request, member)
  if (known) return { owner: known, cookie: null }
  const token = createSecretToken()
  return { owner: { userId: null, guestId: hashOf(token) }, cookie: await guestCookie().serialize(token) }
}

/** The headers that hand a new guest their mark; none for everybody else. */
export const toVisitorHeaders = (cookie: string | null): Record<string, string> =>
  cookie ? { 'Set-Cookie': cookie } : {}

/** The guest's mark of a browser, as it stands in tables: a hash, so that a table's reader cannot become the guest. */
export async function readGuestId(request: Request): Promise<string | null> {
  const token = await readCookie(guestCookie(), request)
  return typeof token === 'string' && token.length >= MIN_TOKEN_CHARS ? hashOf(token) : null
}

/** The Set-Cookie value by which a browser forgets its guest. */
export const forgetGuest = (): Promise<string> => guestCookie().serialize('', { maxAge: 0 })
