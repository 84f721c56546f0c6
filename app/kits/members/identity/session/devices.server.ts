import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import type { SignedIn } from './session.server.ts'
import { endEvery, endOne, isEnded } from './session-endings.server.ts'
import { listSessions, type SessionRow } from './session.store.server.ts'

/** What a form calls a session. The cookie's token is two hashes away. */
const toSessionName = ({ tokenHash }: Pick<SessionRow, 'tokenHash'>): string => hashOf(`session ${tokenHash}`)

/** Where a member is signed in: this device first, then the one used last. */
export async function listDevices({ row, session }: SignedIn) {
  const sessions = (await listSessions(row.id, clock.now())).filter((one) => !isEnded(one))
  const devices = sessions.map((one) => ({
    id: toSessionName(one),
    device: one.device || 'A device',
    isHere: one.tokenHash === session.tokenHash,
    isRemembered: one.isRemembered,
    beganAt: one.createdAt,
    usedAt: one.lastSeenAt,
  }))
  return devices.sort((a, b) => Number(b.isHere) - Number(a.isHere))
}

/** Ends one of the member's own sessions and says which; null when none of theirs goes by that name (any more). */
export async function endDevice({ row, session }: SignedIn, name: string) {
  const found = (await listSessions(row.id, clock.now())).find((one) => toSessionName(one) === name)
  if (!found) return null
  const isRecorded = await endOne(found.tokenHash)
  return { device: found.device, isHere: found.tokenHash === session.tokenHash, isRecorded }
}

/** Ends every other session; false when the database could not record it yet. */
export const endOtherDevices = ({ row, session }: SignedIn) => endEvery(row.id, session.tokenHash, clock.now())

/** Ends every session; false when the database could not record it yet. */
export const endAllDevices = ({ row }: SignedIn) => endEvery(row.id, null, clock.now())
