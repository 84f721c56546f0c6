import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { clock } from '#app/platform/clock.ts'
import { once } from '#app/platform/once.ts'
import { listActiveBanners } from './banners.store.server.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const look = () => once('banner-turns', () => ({ at: null as Date | null }))

/** Pages kept for guests are dropped in the minute in which a banner begins or ends. */
export const turnBanners = defineSchedule({
  name: 'turn-banners',
  everyMs: MINUTE_MS,
  async run() {
    const now = clock.now()
    const since = look().at ?? new Date(now.getTime() - HOUR_MS)
    const isBetween = (moment: Date | null) => moment !== null && moment > since && moment <= now
    const active = await listActiveBanners()
    if (active.some(({ startsAt, endsAt }) => isBetween(startsAt) || isBetween(endsAt))) await bumpContent()
    look().at = now
  },
})
