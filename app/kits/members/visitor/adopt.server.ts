import { onArrival } from '#app/kits/members/identity/account/arrivals.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { clock } from '#app/platform/clock.ts'
import { handOver, removeGuestsBefore } from './owned.store.server.ts'
import { forgetGuest, GUEST_KEEPS_DAYS, readGuestId } from './visitor.server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** What a guest kept becomes the member's who signs in on the same browser, and the browser forgets the guest. */
export async function adopt(request: Request, userId: string): Promise<string[]> {
  const guestId = await readGuestId(request)
  if (guestId === null) return []
  await handOver(guestId, userId)
  return [await forgetGuest()]
}

onArrival(adopt)

/** A guest's things go when the mark that led to them is gone. */
export const sweepGuests = defineSchedule({
  name: 'sweep-guests',
  everyMs: HOUR_MS,
  isSweep: true,
  run: () => removeGuestsBefore(new Date(clock.now().getTime() - GUEST_KEEPS_DAYS * DAY_MS)),
})
