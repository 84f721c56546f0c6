import { screenAt } from '#app/catalogue/screen-at.ts'
import { findUserById, type UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { findLink } from './asks.store.server.ts'

/** Whose wallet it will be, and the link that says so where no session does. */
export type Asker = { row: UserRow; linkHash: string | null; isPhone: boolean }

const OVER = 'This link was used, or its quarter of an hour is over. Make a new one where you are signed in.'
const TOKEN_MAX_CHARS = 200

/** The member who asks: by the one-time link for a phone, else by the session. A link that is over is answered with 404. */
export async function whoAsks(request: Request): Promise<Asker> {
  const { pathname, searchParams } = new URL(request.url)
  const isPhone = screenAt(pathname).variant === 'mobile'
  const token = isPhone ? searchParams.get('link') : null
  if (!token) return { row: (await requireSignedIn(request)).row, linkHash: null, isPhone }
  const linkHash = hashOf(token.slice(0, TOKEN_MAX_CHARS))
  const link = await findLink(linkHash, clock.now())
  const row = link && (await findUserById(link.userId))
  if (!row || row.suspendedAt !== null) throw notFound(OVER)
  return { row, linkHash, isPhone }
}
