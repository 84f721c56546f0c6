import { countDeeds, findDone } from '#app/kits/members/deeds/deeds.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import type { StepProgress } from './progress.ts'
import type { Quest, QuestStep } from './quest-list.ts'
import type { RunRow } from './runs.store.server.ts'

/** The day on which a step was done before its quest began, and where that is seen. */
export type Already = { day: string; href: string | null }

const toAlready = async (owner: Visitor, { deed, times }: QuestStep): Promise<Already | null> => {
  const done = await findDone(deed, owner, times)
  return done && { day: toLongDay(done.at), href: done.href }
}

/** Of the steps of a quest that is not begun: which are done already. */
export async function readAlready(owner: Visitor, { steps, groupDays }: Quest): Promise<(Already | null)[]> {
  return Promise.all(steps.map((step) => (step.ever && !groupDays ? toAlready(owner, step) : null)))
}

/** Of a quest that is begun: which steps were done before, with the day that was kept. What became of it since changes nothing. */
export async function readBefore(
  owner: Visitor,
  { steps }: Quest,
  run: RunRow,
  progress: readonly StepProgress[],
): Promise<(Already | null)[]> {
  return Promise.all(
    steps.map(async (step, n) => {
      const doneAt = progress[n]?.doneAt ? new Date(progress[n].doneAt) : null
      if (!step.ever || !doneAt || doneAt >= run.createdAt) return null
      const seen = await toAlready(owner, step)
      const day = toLongDay(doneAt)
      return { day, href: seen?.day === day ? seen.href : null }
    }),
  )
}

/** Of several quests that are not begun: the steps that are done already, by the id of the quest. */
export async function listAlready(owner: Visitor, quests: readonly Quest[]): Promise<Map<string, string[]>> {
  const open = quests.filter(({ groupDays }) => !groupDays)
  const counting = open.flatMap(({ steps }) => steps.filter(({ ever }) => ever))
  const counted = await countDeeds(owner, [...new Set(counting.map(({ deed }) => deed))])
  return new Map(
    open.map(({ id, steps }) => [
      id,
      steps.filter(({ ever, deed, times }) => ever && (counted.get(deed)?.times ?? 0) >= times).map(({ say }) => say),
    ]),
  )
}
