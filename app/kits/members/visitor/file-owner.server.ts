import { GUEST_KEEPS_DAYS } from './visitor.server.ts'
import type { Visitor } from './visitor.ts'
import { clock } from '#app/platform/clock.ts'

const DAY_MS = 86_400_000

/** The owner of a file, and how long it stays. */
export const toFileOwner = (owner: Visitor) =>
  owner.userId === null
    ? { owner: { network: owner.guestId }, expiresAt: new Date(clock.now().getTime() + GUEST_KEEPS_DAYS * DAY_MS) }
    : { owner: { id: owner.userId } }
