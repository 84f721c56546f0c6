import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import type { Publisher } from './publisher.ts'

/** Who asks, and whether they may show something to others. */
export async function readPublisher(request: Request): Promise<Publisher> {
  return toPublisher((await findSignedIn(request))?.row ?? null)
}

/** The same of a member who is known already; null for a guest. */
export function toPublisher(row: Pick<UserRow, 'email' | 'emailVerifiedAt'> | null): Publisher {
  if (!row) return { state: 'guest', email: null }
  return { state: row.emailVerifiedAt === null ? 'unverified' : 'ready', email: row.email }
}
