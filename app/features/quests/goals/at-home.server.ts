import { to } from '#app/catalogue/to.ts'
import { defineForYouLines } from '#app/kits/members/first-steps/for-you-lines.ts'
import { clock } from '#app/platform/clock.ts'
import { followQuest } from './follow-quest.server.ts'
import { readNeeds } from './needs.server.ts'
import { findQuest } from './quest-list.ts'
import { findHoliday, listRuns } from './runs.store.server.ts'

async function isOnHoliday(userId: string): Promise<boolean> {
  const until = await findHoliday(userId)
  return until !== null && until > clock.now()
}

defineForYouLines({
  feature: 'waits-at-home',
  async read(userId, most) {
    if (await isOnHoliday(userId)) return []
    return (await readNeeds({ userId, guestId: null })).slice(0, most)
  },
})

defineForYouLines({
  feature: 'quests-at-home',
  async read(userId, most) {
    if (await isOnHoliday(userId)) return []
    const owner = { userId, guestId: null }
    const begun = (await listRuns(owner)).filter(({ leftAt, finishedAt }) => leftAt === null && finishedAt === null)
    const lines = await Promise.all(
      begun.slice(0, most).map(async (run) => {
        const quest = findQuest(run.quest)
        if (!quest || quest.groupDays) return []
        const { steps, isFinished } = await followQuest(owner, quest, run)
        const next = steps.find(({ isDone }) => !isDone)?.say
        const about = isFinished ? 'Finished just now. A scroll is open.' : `Next: ${next ?? ''}`
        return [{ title: quest.title, about, icon: 'check-circle' as const, href: to('quest', { questId: quest.id }) }]
      }),
    )
    return lines.flat()
  },
})
