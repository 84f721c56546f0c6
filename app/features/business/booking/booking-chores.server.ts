import { store } from '#app/database/store.server.ts'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { clock } from '#app/platform/clock.ts'
import { DELETED_KEEPS_HOURS, GUEST_KEPT_DAYS, LEADS_KEPT_DAYS, REMIND_HOURS } from '../business.limits.ts'
import * as bookings from '../keeping/bookings.store.server.ts'
import { listDeletedBefore, removeBusinesses } from '../keeping/businesses.store.server.ts'
import { removeClosedLeads } from '../keeping/daily.store.server.ts'
import { removeInvitesBefore } from '../keeping/invites.store.server.ts'
import { tellOfBooking } from './letters.server.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const MOST_AT_ONCE = 200

/** Reminds both sides of appointments of the coming day, once however many servers run. */
export const remindOfBookings = defineSchedule({
  name: 'remind-of-bookings',
  everyMs: 10 * MINUTE_MS,
  async run(signal) {
    const now = clock.now()
    const due = await bookings.listToRemind(now, new Date(now.getTime() + REMIND_HOURS * HOUR_MS), MOST_AT_ONCE)
    for (const { id } of due) {
      if (signal.aborted) return
      await store().tx(async () => {
        if (await bookings.claimReminder(id, now)) await tellOfBooking(id, 'reminder', null)
      })
    }
  },
})

/** What is over goes: slots nobody confirmed, answers past their time, deleted businesses, leads closed long ago. */
export const sweepBusinesses = defineSchedule({
  name: 'sweep-businesses',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const now = clock.now()
    const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
    await store().tx(() => bookings.freeExpired(null, now))
    await bookings.forgetIntakes(now)
    await bookings.removeExpired(before(24))
    await bookings.forgetGuests(before(24 * GUEST_KEPT_DAYS))
    await removeClosedLeads(before(24 * LEADS_KEPT_DAYS))
    await removeInvitesBefore(before(24 * 30))
    const over = await listDeletedBefore(before(DELETED_KEEPS_HOURS), MOST_AT_ONCE)
    await removeFiles(over.flatMap(({ pictureId }) => pictureId ?? []))
    if (over.length > 0) await removeBusinesses(over.map(({ id }) => id))
  },
})
