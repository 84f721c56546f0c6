import type { ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { askHelper, TOOK_NOTHING, UNREADABLE } from './ask-helper.server.ts'
import type { Smoothing } from './model-help.ts'
import { findClash, findFault, toCheck } from './smoothing-faults.ts'
import { readSmoothed, toMatter, toSmoothAsking, toSmoothText, type Matter, type Smoothed } from './smoothing.ts'

type Said = { question: string; seats: readonly SeatResult[]; ledger: Ledger }

/** Lets a language model order and smooth the assembled answer; sentences that say more or less are refused. Never rejects. */
export async function smooth(run: Run, rewriter: ListedEngine<'write'>, said: Said): Promise<Smoothing> {
  const base = { engine: rewriter.engine.id, label: rewriter.engine.label, text: null }
  const matter = toMatter(said.ledger)
  const idle = findIdle(said, matter)
  if (idle !== null || matter === null)
    return { ...base, ...TOOK_NOTHING, state: 'unneeded', why: idle ?? 'There was nothing to smooth.' }
  const { reply, why, ...took } = await askHelper(run, rewriter, toSmoothAsking(said.question, matter))
  if (reply === null) return { ...base, ...took, state: 'failed', why }
  const smoothed = readSmoothed(reply)
  if (!smoothed) return { ...base, ...took, state: 'failed', why: UNREADABLE }
  const fault = await findWrong(smoothed, matter, said)
  if (fault !== null) return { ...base, ...took, state: 'refused', why: fault }
  return { ...base, ...took, state: 'done', why: null, text: toSmoothText(smoothed, matter) }
}

/** Why there is nothing to smooth; null when there is. */
function findIdle({ seats }: Said, matter: Matter | null): string | null {
  const voices = seats.filter(({ state }) => state === 'answered')
  if (voices.length < 2) return 'Fewer than two answered, so the answer stays in its own words.'
  if (voices.some(({ weight }) => weight === 'typed')) return 'The answer is a recorded fact and stays as it is.'
  if (!matter || matter.agreed.length + matter.single.length === 0) return 'There was nothing to smooth.'
  return null
}

async function findWrong(
  smoothed: Smoothed,
  matter: Matter,
  { question, seats, ledger }: Said,
): Promise<string | null> {
  const answers = seats.filter(({ state }) => state === 'answered').map(({ text }) => text)
  const fault = findFault(smoothed, matter, [question, ...answers])
  if (fault !== null) return fault
  const check = { question, answers: toCheck(smoothed, matter, ledger) }
  return engineWorker()
    .run('ledger', check)
    .then(findClash, () => 'It could not be checked.')
}
