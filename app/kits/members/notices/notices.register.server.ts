import { noticePeople, notices } from '#app/database/tables/together/notices.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { clock } from '#app/platform/clock.ts'
import { onParting } from '#app/kits/members/ties/ties.server.ts'
import './notices-reach.server.ts'
import { eraseNoticePeople, eraseNotices, partNotices, readNotices, removeOlder } from './notices.store.server.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 180

definePersonalTables([
  {
    table: notices,
    file: { name: 'notices.json', about: 'What you were told of in the last half year' },
    read: readNotices,
    erase: eraseNotices,
  },
  { table: noticePeople, file: null, erase: eraseNoticePeople },
])

onParting(partNotices)

defineSchedule({
  name: 'sweep-notices',
  everyMs: DAY_MS,
  isSweep: true,
  run: () => Promise.resolve(removeOlder(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))),
})
