import { listSlots } from '#app/engines/calendar/slots.ts'
import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'
import { clock } from '#app/platform/clock.ts'
import { countStrayCells, listToRemind } from './keeping/bookings.store.server.ts'

const HOUR_MS = 3_600_000
const EVERY_DAY = Array.from({ length: 7 }, () => [[60, 240]] as const)

/** What bookings stand on: slots keep to the clock, taken time belongs to bookings that stand, reminders leave. */
export const businessChecks: Check[] = [
  {
    id: 'business:slots',
    group: 'Engines',
    title: 'Free times keep to the clock',
    run() {
      const rules = {
        week: EVERY_DAY,
        zone: 'Europe/Berlin',
        minutes: 60,
        pauseMinutes: 0,
        stepMinutes: 0,
        closedDays: [],
      }
      const count = (first: string) =>
        listSlots(rules, { first, days: 1, taken: [], earliest: 0, latest: Infinity }).length
      const found = ['2026-03-29', '2026-03-30', '2026-10-25'].map(count)
      return Promise.resolve(
        found.join() === '2,3,4'
          ? passed('Two hours on the day that skips one, three on the next, four on the day that doubles one.')
          : failed(`Counted ${found.join(', ')} instead of 2, 3, 4.`, 'Build again: npm run build.'),
      )
    },
  },
  {
    id: 'business:cells',
    group: 'Storage',
    title: 'Taken time belongs to appointments that stand',
    async run() {
      const stray = await countStrayCells()
      return stray === 0
        ? passed('No time is taken by what was cancelled.')
        : failed(`${stray} pieces of time are taken by cancelled appointments.`, 'Tell us how it came to this.')
    },
  },
  {
    id: 'business:reminders',
    group: 'Screens',
    title: 'Reminders of appointments leave',
    async run() {
      const now = clock.now()
      const late = await listToRemind(now, new Date(now.getTime() + 20 * HOUR_MS), 50)
      return late.length === 0
        ? passed('Nobody waits for a reminder.')
        : failed(
            `${late.length} appointments of the next 20 hours were not told of.`,
            'See the schedule remind-of-bookings in /admin/jobs.',
          )
    },
  },
]
