import { store } from '#app/database/store.server.ts'
import { needShare } from '#app/kits/asking/engine-worker/need-share.server.ts'
import type { Quota } from '#app/kits/members/quota/quota.server.ts'
import { beginRun, findRun as findBegunRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { clock } from '#app/platform/clock.ts'
import { conflict, notFound } from '#app/platform/request/problem.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { listSeats, type Seat } from '#app/kits/asking/panel/panel.server.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import type { ConsensusRun } from './consensus-run.ts'
import { toLease } from './lease.ts'
import { beginVersion, clearSeat, createSeats, findRun, keepRun, unparkRun } from './runs.store.server.ts'
import { toRunSeat, toWaiting } from './start-run.server.ts'
import { MOST_ATTEMPTS, workOn } from './work-run.server.ts'

const stillGoing = () => conflict('This run is still going on. Please wait until everybody has answered.')

export type Changed = { isDone: true; version: number } | { isDone: false; quota: Quota }

/**
 * Asks one engine of a finished run anew: the run's next version, with what it said before kept in the last. Counts as a run.
 * Throws 404 for a place that holds no engine: what was pasted or brought stands and cannot be asked.
 */
export async function askAgain(runner: Runner, run: ConsensusRun, position: number): Promise<Changed> {
  const seat = run.seats[position]
  if (seat?.kind !== 'engine') throw notFound('Nobody in this place could be asked again.')
  return change(runner, run, 'again', seat.seat, (version) => clearSeat(run.id, position, version))
}

/** Brings further voices to a finished run, engines to be asked and words that stand: its next version. Counts as a run. */
export async function addSeats(
  runner: Runner,
  run: ConsensusRun,
  { engines, voices }: { engines: readonly string[]; voices: readonly SeatResult[] },
): Promise<Changed> {
  const listed = engines.length > 0 ? await listSeats(toViewer(runner.member)) : []
  const added = [...listed.filter(({ engine }) => engines.includes(engine.id)).map(toWaiting), ...voices]
  const names = added.map(({ seat }) => seat).join(' ')
  const write = (version: number) => createSeats(run.id, added.map(toRunSeat(version, run.seats.length)))
  return change(runner, run, 'added', names, write, listed)
}

/** Compares a run anew whose comparison was given up, once; false when it was not given up. */
export async function tryOnceMore(run: ConsensusRun): Promise<boolean> {
  needShare()
  if (!(await unparkRun(run.id, MOST_ATTEMPTS - 1, toLease()))) return false
  const [begun, open] = await Promise.all([findBegunRun(run.id), findRun(run.id)])
  if (begun && open) workOn(begun, open)
  return true
}

async function change(
  runner: Runner,
  run: ConsensusRun,
  because: 'again' | 'added',
  seat: string,
  write: (version: number) => Promise<unknown>,
  listed?: readonly Seat[],
): Promise<Changed> {
  if (run.state !== 'done') throw stillGoing()
  needShare()
  let version = run.version
  const begun = await beginRun(runner, { screen: 'consensus' }, () =>
    store().tx(async () => {
      const begun = await beginVersion(run, because, seat, clock.now())
      if (begun === null) throw stillGoing()
      version = begun
      await write(version)
      await keepRun(run.id, toLease())
    }),
  )
  if (!begun.isDone) return begun
  const changed = await findRun(run.id)
  if (changed) workOn(begun.value, changed, listed)
  return { isDone: true, version }
}
