import { countOpenThings, findOldestOpen } from '#app/kits/asking/moderation/reports.store.server.ts'
import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { failed, passed, skipped, type Check } from '#app/kits/operations/health-checks/check.ts'
import { clock } from '#app/platform/clock.ts'
import { bridge } from '#app/kits/members/bridging/bridging.ts'
import { listNewest } from '../posts/feed.store.server.ts'

const DAY_MS = 86_400_000
const LATE_DAYS = 3
const LOOKED_AT = 50
const MOST_MS = 100

/** What the pulse promises: it is fast, its pictures are there, the bridging order is fair, reports are looked at. */
export const pulseChecks = (): Check[] => [
  {
    id: 'pulse:page',
    group: 'Screens',
    title: 'Pulse: a page of posts is quick and its pictures are there',
    async run() {
      const begun = performance.now()
      const rows = await listNewest(null, { behind: null, most: LOOKED_AT })
      const ms = Math.round(performance.now() - begun)
      if (rows.length === 0) return skipped('Nobody has published a post yet.')
      for (const { post } of rows)
        for (const { fileId } of post.pictures)
          if (!(await findAnyFile(fileId)))
            return failed(`A picture of the post ${post.id} is gone.`, 'Bring the files back from the last backup.')
      return ms <= MOST_MS
        ? passed(`${rows.length} posts read in ${ms} ms.`)
        : failed(`${rows.length} posts took ${ms} ms.`, 'See whether the database is busy or its disk slow.')
    },
  },
  {
    id: 'pulse:bridging',
    group: 'Screens',
    title: 'Pulse: what both of two groups like stands above what one likes',
    run: () => {
      const views = Array.from({ length: 20 }, (_, n) => [
        { member: `${n}`, post: 'shared', value: 1 as const },
        ...['a', 'b', 'c'].map((post) => ({ member: `${n}`, post, value: n % 2 ? (1 as const) : (-1 as const) })),
      ]).flat()
      const scores = bridge(views)
      const isFair = (scores.get('shared')?.score ?? 0) > (scores.get('a')?.score ?? 1)
      return Promise.resolve(
        isFair
          ? passed('Made-up judgements of two groups came out in the right order.')
          : failed('Made-up judgements came out in the wrong order.', 'Install the last release again.'),
      )
    },
  },
  {
    id: 'moderation:queue',
    group: 'Screens',
    title: 'Moderation: reports are looked at',
    async run() {
      const [open, oldest] = [await countOpenThings(), await findOldestOpen()]
      if (!oldest) return passed('Nothing is reported.')
      return clock.now().getTime() - oldest.getTime() < LATE_DAYS * DAY_MS
        ? passed(`${open} reported, none for long.`)
        : failed(`${open} reported, some for more than ${LATE_DAYS} days.`, 'Settle them under Admin, Moderation.')
    },
  },
]
