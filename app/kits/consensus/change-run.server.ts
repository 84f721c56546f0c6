import { store } from '#app/database/store.server.ts'
import type { Quota } from '#app/kits/quota/quota.server.ts'
import { beginRun, type Runner } from '#app/kits/runs/begin-run.server.ts'
import { clock } from '#app/platform/clock.ts'
import { conflict } from '#app/platform/problem.ts'
import { toViewer } from '#app/kits/engines/viewer.ts'
import { listSeats } from '#app/kits/panel/panel.server.ts'
import type { SeatResult } from '#app/kits/panel/seat-result.ts'
import type { ConsensusRun } from './consensus-run.ts'
import { toLease } from './lease.ts'
import { beginVersion, clearSeat, createSeats, findRun, keepRun } from './runs.store.server.ts'
import { toRunSeat, toWaiting } from './start-run.server.ts'
import { workOn } from './work-run.server.ts'

const stillGoing = () => conflict('This run is still going on. Please wait until every voice has answered.')

export type Changed = { isDone: true; version: number } | { isDone: false; quota: Quota }

/** Asks one seat of a finished run anew: the run's next version, with what it said before kept in the last. Counts as a run. */
export const askAgain = (runner: Runner, run: ConsensusRun, position: number): Promise<Changed> =>
  change(runner, run, 'again', run.seats[position]?.seat ?? '', (version) => clearSeat(run.id, position, version))

/** Brings further voices to a finished run, engines to be asked and words that stand: its next version. Counts as a run. */
export async function addSeats(
  runner: Runner,
  run: ConsensusRun,
  { engines, voices }: { engines: readonly string[]; voices: readonly SeatResult[] },
): Promise<Changed> {
  const listed = engines.length > 0 ? await listSeats(toViewer(runner.member)) : []
  const added = [...listed.filter(({ engine }) => engines.includes(engine.id)).map(toWaiting), ...voices]
  const names = added.map(({ seat }) => seat).join(' ')
  return change(runner, run, 'added', names, (version) =>
    createSeats(run.id, added.map(toRunSeat(version, run.seats.length))),
  )
}

async function change(
  runner: Runner,
  run: ConsensusRun,
  because: 'again' | 'added',
  seat: string,
  write: (version: number) => Promise<unknown>,
): Promise<Changed> {
  if (run.state !== 'done') throw stillGoing()
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
  if (changed) workOn(begun.value, changed)
  return { isDone: true, version }
}
