import { awaitRun } from '#app/kits/asking/consensus/follow-run.server.ts'
import { listSameQuestion } from '#app/kits/asking/consensus/history.store.server.ts'
import { toLedgerChanges } from '#app/kits/asking/consensus/ledger-changes.ts'
import { NO_RUN } from '#app/kits/asking/consensus/run-reader.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { openRun } from './open-run.server.ts'
import { toRunName } from './run-name.ts'
import { isSameClaim } from './run-view.server.ts'

const MOST_OFFERED = 10

/** Two runs of a question side by side: `?run=` the older and `?with=` the newer; without `with` the choice of runs. */
export async function readComparison(request: Request) {
  const { id: runId, owner, params } = await openRun(request)
  const withId = params.get('with')
  const one = await awaitRun(owner, runId)
  if (!one?.ledger) throw notFound(NO_RUN)
  const { id, question } = one
  const same = await listSameQuestion(owner, question, MOST_OFFERED)
  const choices = same.filter((run) => run.id !== id)
  const base = { id, question, choices }
  if (!withId) return { ...base, shown: null }
  const two = await awaitRun(owner, withId)
  if (!two?.ledger) throw notFound(NO_RUN)
  const [older, newer] = one.createdAt <= two.createdAt ? [one, two] : [two, one]
  const changes = await toLedgerChanges(older.ledger!, newer.ledger!, isSameClaim)
  const shown = { from: toRunName(older.createdAt), to: toRunName(newer.createdAt), changes }
  const sides = [older, newer].map((run) => ({
    id: run.id,
    when: toRunName(run.createdAt),
    answer: run.ledger!.answer,
    voices: run.seats.filter(({ state }) => state === 'answered').map(({ label }) => label),
  }))
  return { ...base, shown, sides }
}

export type ComparisonView = Awaited<ReturnType<typeof readComparison>>
