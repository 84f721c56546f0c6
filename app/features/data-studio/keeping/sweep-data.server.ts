import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { DELETED_KEEPS_HOURS } from '#app/kits/members/kept/kept.limits.ts'
import { removeLinksOf } from '#app/kits/members/share-links/share-links.server.ts'
import { clock } from '#app/platform/clock.ts'
import { removeAlertsDeletedBefore } from '../alerts/alerts.store.server.ts'
import { SHARE_KIND } from '../dashboards/dashboard-keeping.server.ts'
import { listDeletedDashboardsBefore, removeDashboards } from '../dashboards/dashboards.store.server.ts'
import { listDeletedBefore, removeSets } from './data.store.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

/** Deleted tables, dashboards and alerts go for good when their time is over, with their files and links. */
export const sweepData = defineSchedule({
  name: 'sweep-data-sets',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const before = new Date(clock.now().getTime() - DELETED_KEEPS_HOURS * HOUR_MS)
    const over = await listDeletedBefore(before, MOST_AT_ONCE)
    await removeFiles(over.map(({ fileId }) => fileId))
    if (over.length > 0) await removeSets(over.map(({ id }) => id))
    const dashboards = (await listDeletedDashboardsBefore(before, MOST_AT_ONCE)).map(({ id }) => id)
    await removeLinksOf(SHARE_KIND, dashboards)
    if (dashboards.length > 0) await removeDashboards(dashboards)
    await removeAlertsDeletedBefore(before)
  },
})
