import { awaitRun } from '#app/kits/asking/consensus/follow-run.server.ts'
import { merge, toPieces } from '#app/kits/asking/consensus/merge.ts'
import { NO_RUN } from '#app/kits/asking/consensus/run-reader.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toTable } from '#app/platform/table.ts'
import { openRun } from './open-run.server.ts'

/** The claims of a run to choose from, and the text the chosen ones make (`?pick=`). Nobody is asked and nothing is kept. */
export async function readMerge(request: Request) {
  const { id, owner, params } = await openRun(request)
  const run = await awaitRun(owner, id)
  if (!run?.ledger) throw notFound(NO_RUN)
  const pieces = toPieces(run.ledger, run.seats)
  const hasChosen = params.has('chosen')
  const picked = hasChosen ? params.getAll('pick') : pieces.filter(({ isAgreed }) => isAgreed).map((piece) => piece.id)
  const labels = toTable(Object.fromEntries(run.seats.map(({ seat, label }) => [seat, label])))
  return {
    id,
    question: run.question,
    pieces: pieces.map(({ seats, ...piece }) => ({ ...piece, who: seats.map((seat) => labels[seat] ?? seat) })),
    picked,
    text: merge(pieces, picked),
  }
}

export type MergeView = Awaited<ReturnType<typeof readMerge>>
