import { toTable } from '#app/platform/table.ts'
import type { Quest } from './quest-list.ts'

export type StepProgress = { say: string; times: number; of: number; isDone: boolean; doneAt: string | null }
/** When each step was seen to be done, by its number. */
export type Done = Readonly<Record<string, string>>

/**
 * How far the steps of a quest are: what was counted, and what was seen to be done earlier, which stays done. Gives the
 * steps, and `done` with what is new. `at`: when a step was done, where that is known; else it is the moment it was seen.
 */
export function toProgress(
  quest: Quest,
  counted: readonly number[],
  earlier: Done,
  now: Date,
  at: readonly (Date | null)[] = [],
) {
  const done = toTable<string>()
  const steps = quest.steps.map(({ say, times: of }, n): StepProgress => {
    const times = Math.min(of, Math.max(0, counted[n] ?? 0))
    const doneAt = earlier[n] ?? (times >= of ? (at[n] ?? now).toISOString() : null)
    if (doneAt !== null) done[n] = doneAt
    return { say, times: doneAt === null ? times : of, of, isDone: doneAt !== null, doneAt }
  })
  return {
    steps,
    // A plain object again: the database takes no other.
    done: { ...done },
    isFinished: steps.every(({ isDone }) => isDone),
    isNew: Object.keys(done).length > Object.keys(earlier).length,
  }
}
