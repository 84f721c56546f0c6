import { deedIds } from '#app/kits/members/deeds/deeds.ts'
import { countDeeds } from '#app/kits/members/deeds/deeds.server.ts'
import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'
import { quests } from './goals/quest-list.ts'
import { findScroll } from './scrolls/scrolls.server.ts'

/** Counts every deed for a visitor who is nobody, and opens every scroll. */
export const questsChecks = (): Check[] => [
  {
    id: 'tool:quests',
    group: 'Database',
    title: 'What quests count can be counted, and every scroll is there',
    async run() {
      const counted = await countDeeds({ userId: 'nobody-at-all', guestId: null })
      const missing = quests.filter(({ scroll }) => findScroll(scroll) === null).map(({ scroll }) => scroll)
      if (missing.length > 0)
        return failed(
          `Scrolls are missing: ${missing.join(', ')}.`,
          'Build again: the texts of app/content were not copied.',
        )
      const wrong = [...counted].filter(([, { times }]) => times !== 0).map(([id]) => id)
      return wrong.length === 0 && counted.size === deedIds.length
        ? passed(`${counted.size} deeds are counted, ${quests.length} quests have their scrolls.`)
        : failed(`Somebody who did nothing is credited with: ${wrong.join(', ')}.`, 'Look at kits/members/deeds.')
    },
  },
]
