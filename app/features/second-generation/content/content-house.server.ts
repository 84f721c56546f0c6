import { to } from '#app/catalogue/to.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { DELETED_KEEPS_HOURS } from '#app/kits/members/kept/kept.limits.ts'
import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'
import { rankThings } from '#app/kits/search/site-search/rank-things.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { clock } from '#app/platform/clock.ts'
import { compose } from './compose.ts'
import { listBriefs, listDeletedBefore, removeBriefs } from './content.store.server.ts'
import { EXAMPLE } from './example-brief.ts'
import { foreignWords } from './foreign-words.ts'
import { longKinds, measure, pieceKinds } from './pieces.ts'

const MOST_COMPARED = 500
const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

/** The briefs whoever searches wrote: found by them alone. */
export const briefsSource = defineSearchSource({
  kind: 'brief',
  label: 'Your briefs',
  one: 'Your brief',
  icon: 'pen-line',
  reach: 'own',
  place: 66,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const rows = await listBriefs(owner, { search: '', before: null, most: MOST_COMPARED })
    const things = rows.map(({ id, title, createdAt }) => ({
      title,
      href: to('v2-content-creation-studio', null, { brief: id }),
      about: 'A brief with its pieces',
      at: createdAt,
    }))
    return rankThings(things, query, limit)
  },
})

/** Deleted briefs go for good when their time is over, with their pieces. */
export const sweepBriefs = defineSchedule({
  name: 'sweep-content-briefs',
  everyMs: HOUR_MS,
  isSweep: true,
  async run() {
    const before = new Date(clock.now().getTime() - DELETED_KEEPS_HOURS * HOUR_MS)
    const over = (await listDeletedBefore(before, MOST_AT_ONCE)).map(({ id }) => id)
    if (over.length > 0) await removeBriefs(over)
  },
})

/** Makes every piece of the example for real. */
export const contentChecks = (): Check[] => [
  {
    id: 'tool:content-studio',
    group: 'Engines',
    title: 'A brief becomes pieces that say nothing else',
    run() {
      const long = longKinds.flatMap((kind) =>
        foreignWords(compose(kind, EXAMPLE).text.replace(/\[[^\]]*\]/g, ''), EXAMPLE),
      )
      const over = pieceKinds.filter((kind) => measure(kind, compose(kind, EXAMPLE).text).isOver)
      const foreign = long.filter((word) => !['PRESS', 'NOTE'].includes(word))
      return Promise.resolve(
        foreign.length + over.length === 0
          ? passed(`${pieceKinds.length} pieces were made of the example.`)
          : failed(
              `Pieces of the example are wrong: ${[...foreign, ...over].join(', ')}.`,
              'Build again from a whole copy.',
            ),
      )
    },
  },
]
