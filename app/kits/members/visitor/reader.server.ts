import { redirect } from '@remix-run/node'
import { VISIT_KEY } from '#app/ui/visit-key.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toVisitor } from './visitor.server.ts'
import { isOwned, type Visitor } from './visitor.ts'
import { guestOfKey } from './visit-key.server.ts'

/** The columns that say whose a thing is. */
export type Whose = { userId: string | null; guestId: string | null }

/** Somebody a thing opens for: its owner, and the key in the address when the browser has no mark. */
export type Reader = { owner: Visitor; key: string | null }

/**
 * Whom a thing opens for in this request; null for a stranger, and for a thing that does not exist. A key in the address
 * stands for the guest who made the thing, until that guest signs in. Throws a redirect that takes the key out of the
 * address of somebody who needs none, or puts it there for somebody who comes from a page that had it.
 */
export async function findReader(
  request: Request,
  thingId: string,
  row: Whose | null,
  member?: CurrentUser | null,
): Promise<Reader | null> {
  if (!row) return null
  const owner = await toVisitor(request, member === undefined ? await findUser(request) : member)
  if (owner && isOwned(row, owner)) {
    leadTo(request, null)
    return { owner, key: null }
  }
  if (row.userId !== null || row.guestId === null) return null
  const holder = holderOf(request, thingId)
  if (holder?.owner.guestId !== row.guestId) return null
  leadTo(request, holder.key)
  return holder
}

/** The guest who made a thing, by the key in the address of a request or of the page it comes from. */
export function holderOf(request: Request, thingId: string): (Reader & { key: string }) | null {
  for (const key of [keyIn(request.url), keyIn(pageBefore(request))]) {
    const guestId = key && guestOfKey(key, thingId)
    if (key && guestId) return { owner: { userId: null, guestId }, key }
  }
  return null
}

const keyIn = (address: string | null): string | null =>
  address === null ? null : new URL(address).searchParams.get(VISIT_KEY)

/** The page of ours on which a link was followed or a form was sent. */
function pageBefore({ headers, url }: Request): string | null {
  const page = headers.get('referer') ?? ''
  return URL.canParse(page) && new URL(page).host === new URL(url).host ? page : null
}

/** Leads whoever reads to the same address with the key they need. */
function leadTo({ url, method }: Request, key: string | null): void {
  const { pathname, searchParams } = new URL(url)
  if (method !== 'GET' || searchParams.get(VISIT_KEY) === key) return
  if (key === null) searchParams.delete(VISIT_KEY)
  else searchParams.set(VISIT_KEY, key)
  const query = searchParams.toString()
  throw redirect(query === '' ? pathname : `${pathname}?${query}`)
}
