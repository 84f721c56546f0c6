import { failed, passed, skipped, type Check } from '#app/kits/operations/health-checks/check.ts'
import { clock } from '#app/platform/clock.ts'
import { find } from './finding/find.server.ts'
import { compareCounts } from './finding/listing.store.server.ts'
import { listOpenReports } from './reports.store.server.ts'

const DAY_MS = 86_400_000
const LATE_DAYS = 3
const MOST_REPORTS = 50
const SLOW_MS = 500

/** What the directory promises: it is quick, its counts are true, and reports are settled. */
export const peopleChecks = (): Check[] => [
  {
    id: 'people:directory',
    group: 'Screens',
    title: 'Directory: a page is found quickly',
    async run() {
      const started = performance.now()
      const { total } = await find({ of: 'member', viewerId: null, text: '', filters: [], after: null })
      const tookMs = Math.round(performance.now() - started)
      if (total === 0) return skipped('No member has chosen to be found by everybody yet.')
      return tookMs <= SLOW_MS
        ? passed(`The first page took ${tookMs} ms.`)
        : failed(`The first page took ${tookMs} ms.`, 'See how busy the machine and its database are.')
    },
  },
  {
    id: 'people:counts',
    group: 'Storage',
    title: 'Directory: the numbers beside the filters are true',
    async run() {
      const wrong = await compareCounts()
      return wrong.length === 0
        ? passed('What is counted along agrees with what is there.')
        : failed(
            `Counted otherwise than they are: ${wrong.slice(0, 3).join(', ')}.`,
            'The next change of each member mends theirs; tell us how it came to this.',
          )
    },
  },
  {
    id: 'people:reports',
    group: 'Screens',
    title: 'People: reports are looked at',
    async run() {
      const reports = await listOpenReports(MOST_REPORTS)
      const late = new Date(clock.now().getTime() - LATE_DAYS * DAY_MS)
      const waiting = reports.filter(({ report }) => report.createdAt < late).length
      return waiting === 0
        ? passed(reports.length === 0 ? 'No report is open.' : `${reports.length} open, none for long.`)
        : failed(
            `${waiting} reports wait for more than ${LATE_DAYS} days.`,
            'Settle them in the directory, under Reports.',
          )
    },
  },
]
