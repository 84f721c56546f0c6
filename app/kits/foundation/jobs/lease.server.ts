import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'

/** Whoever has a job in hand says so again before this is over, or it is given to another. */
export const LEASE_MS = 30_000

export type Lease = { now: Date; leaseId: string; leaseUntil: Date }

export function newLease(): Lease {
  const now = clock.now()
  return { now, leaseId: createId(), leaseUntil: new Date(now.getTime() + LEASE_MS) }
}
