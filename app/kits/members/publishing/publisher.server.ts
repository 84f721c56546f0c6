import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import type { Publisher } from './publisher.ts'

/** Who asks, and whether they may show something to others. */
export async function readPublisher(request: Request): Promise<Publisher> {
  const row = (await findSignedIn(request))?.row
  if (!row) return { state: 'guest', email: null }
  return { state: row.emailVerifiedAt === null ? 'unverified' : 'ready', email: row.email }
}
