import { store } from '#app/database/store.server.ts'
import { countOne, findDone } from '#app/kits/members/deeds/deeds.server.ts'
import { tellQuestFinished } from '#app/kits/members/deeds/finished-quests.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { toProgress, type StepProgress } from './progress.ts'
import type { Quest } from './quest-list.ts'
import { createRun, findRun, finishRun, saveDone, saveLeft, type RunRow } from './runs.store.server.ts'

export type Followed = { steps: StepProgress[]; isFinished: boolean; finishedAt: Date | null; isJustFinished: boolean }

/** How far somebody is in a quest they began, by what they really did; what is new is written down, and rewarded once. */
export async function followQuest(owner: Visitor, quest: Quest, run: RunRow): Promise<Followed> {
  const now = clock.now()
  if (run.finishedAt) {
    const { steps } = toProgress(
      quest,
      quest.steps.map(({ times }) => times),
      run.done,
      run.finishedAt,
    )
    return { steps, isFinished: true, finishedAt: run.finishedAt, isJustFinished: false }
  }
  const counted = await Promise.all(
    quest.steps.map(async ({ deed, ever }) => (await countOne(deed, owner, ever ? null : run.createdAt)).times),
  )
  // What was done before is kept with the day on which it was done.
  const at = await Promise.all(
    quest.steps.map(async ({ deed, times, ever }, n) =>
      ever && !run.done[n] && (counted[n] ?? 0) >= times ? ((await findDone(deed, owner, times))?.at ?? null) : null,
    ),
  )
  const { steps, done, isFinished, isNew } = toProgress(quest, counted, run.done, now, at)
  if (!isFinished) {
    if (isNew) await saveDone(run.id, done)
    return { steps, isFinished: false, finishedAt: null, isJustFinished: false }
  }
  const isJustFinished = await store().tx(async () => {
    if (!(await finishRun(run.id, done, now))) return false
    if (owner.userId !== null) await tellQuestFinished({ userId: owner.userId, quest: quest.id, at: now })
    return true
  })
  return { steps, isFinished: true, finishedAt: now, isJustFinished }
}

/** Begins a quest, or takes one up again that was put aside. Gives its row. */
export function beginQuest(owner: Visitor, quest: Quest): Promise<RunRow> {
  return store().tx(async () => {
    const known = await findRun(owner, quest.id)
    if (known) {
      if (known.leftAt) await saveLeft(known.id, null)
      return { ...known, leftAt: null }
    }
    const now = clock.now()
    const row = { id: createId(now.getTime()), ...owner, quest: quest.id, done: {}, createdAt: now }
    await createRun(row)
    return { ...row, finishedAt: null, leftAt: null }
  })
}

/** Puts a quest aside: nothing is lost, and nothing counts against anybody. */
export async function leaveQuest(owner: Visitor, quest: Quest): Promise<boolean> {
  const known = await findRun(owner, quest.id)
  if (!known || known.finishedAt || known.leftAt) return false
  await saveLeft(known.id, clock.now())
  return true
}
