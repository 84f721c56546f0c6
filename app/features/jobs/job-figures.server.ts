import { jobKinds } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { jobStates, type JobState } from '#app/kits/foundation/jobs/job-state.ts'
import { countByKindAndState, listLastDone, listLongestWaits } from '#app/kits/foundation/jobs/jobs.store.server.ts'
import { toSpanWords } from '#app/kits/foundation/jobs/span-words.ts'

/** The usual time of a kind is the middle one of so many. */
const LAST_DONE = 50

/** What of each kind waits, runs and ended, how long the oldest has waited, and how long one usually takes. */
export async function readFigures(now: Date) {
  const [counts, waits] = await Promise.all([countByKindAndState(), listLongestWaits(now)])
  const kinds = [...new Set([...jobKinds().keys(), ...counts.map(({ kind }) => kind)])].toSorted()
  return Promise.all(
    kinds.map(async (kind) => {
      const since = waits.find((wait) => wait.kind === kind)?.since ?? null
      const usualMs = toMiddle(await listLastDone(kind, LAST_DONE))
      const defined = jobKinds().get(kind)
      return {
        kind,
        atOnce: defined?.concurrency ?? null,
        counts: Object.fromEntries(
          jobStates.map((state) => [state, counts.find((one) => one.kind === kind && one.state === state)?.count ?? 0]),
        ) as Record<JobState, number>,
        waits: since ? toSpanWords(now.getTime() - since.getTime()) : null,
        usual: usualMs === null ? null : toSpanWords(usualMs),
      }
    }),
  )
}
export type KindFigures = Awaited<ReturnType<typeof readFigures>>[number]

function toMiddle(rows: readonly { startedAt: Date | null; finishedAt: Date | null }[]): number | null {
  const spans = rows
    .flatMap(({ startedAt, finishedAt }) =>
      startedAt && finishedAt ? [finishedAt.getTime() - startedAt.getTime()] : [],
    )
    .toSorted((a, b) => a - b)
  return spans[Math.floor(spans.length / 2)] ?? null
}
