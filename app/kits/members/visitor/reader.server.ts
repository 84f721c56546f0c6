import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toVisitor } from './visitor.server.ts'
import { isOwned, type Visitor } from './visitor.ts'
import { isVisitKey } from './visit-key.server.ts'

/** The columns that say whose a thing is. */
export type Whose = { userId: string | null; guestId: string | null }

/** Somebody a thing opens for: its owner, and the key in the address when the browser has no mark. */
export type Reader = { owner: Visitor; key: string | null }

/** The query parameter that carries a key. */
const KEY_PARAM = 'key'

/**
 * Whom a thing opens for in this request; null for a stranger, and for a thing that does not exist. A key in the address
 * stands for the guest who made the thing, until that guest signs in.
 */
export async function findReader(
  request: Request,
  thingId: string,
  row: Whose | null,
  member?: CurrentUser | null,
): Promise<Reader | null> {
  if (!row) return null
  const owner = await toVisitor(request, member === undefined ? await findUser(request) : member)
  if (owner && isOwned(row, owner)) return { owner, key: null }
  const key = new URL(request.url).searchParams.get(KEY_PARAM)
  if (key === null || row.userId !== null || row.guestId === null) return null
  return isVisitKey(key, thingId, row.guestId) ? { owner: { userId: null, guestId: row.guestId }, key } : null
}

/** The address of this request without a key that is no longer needed. */
export function withoutKey(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url)
  if (!searchParams.has(KEY_PARAM)) return null
  searchParams.delete(KEY_PARAM)
  return `${pathname}?${searchParams}`
}
