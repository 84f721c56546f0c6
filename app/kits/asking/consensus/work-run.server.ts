import { store } from '#app/database/store.server.ts'
import { tellWebhooks } from '#app/kits/foundation/webhooks/webhooks.server.ts'
import { publishTransient, publish } from '#app/kits/foundation/live/live.server.ts'
import { askSeat, ledgerOf, listSeats, type Seat } from '#app/kits/asking/panel/panel.server.ts'
import { panelPatience, waitForVoices } from '#app/kits/asking/panel/timeouts.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { asAccepted } from '#app/platform/request/asker.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { toStorable } from '#app/platform/values/storable.ts'
import { WorkerFailure } from '#app/platform/worker-pool/worker-pool.ts'
import { isEnded, toResult, toTopic, type ConsensusRun, type RunSeat } from './consensus-run.ts'
import { withHelp } from './model-help/help-run.server.ts'
import { isHelpPending, listHelp, type RunLedger } from './model-help/model-help.ts'
import { isLeaving, liveRuns, type LiveRun } from './live-runs.server.ts'
import {
  beginComparison,
  beginVersion,
  endRun,
  findRun,
  keepRun,
  parkRun,
  saveLedger,
  saveSeat,
  setAttempts,
} from './runs.store.server.ts'
import { KEEP_EVERY_MS, toLease } from './lease.ts'
import type { ParkReason } from './parked-words.ts'

/**
 * Sets every waiting seat to work and compares what they say. Never rejects; a run that could not be compared stays open.
 * `listed` are the engines of whoever asks, where they were read already.
 */
export function workOn(run: Run, stored: ConsensusRun, listed?: readonly Seat[]): LiveRun {
  return asAccepted(() => work(run, stored, listed))
}

function work(run: Run, stored: ConsensusRun, listed?: readonly Seat[]): LiveRun {
  const { id } = stored
  const keeping = setInterval(() => void keepRun(id, toLease()).catch(() => undefined), KEEP_EVERY_MS)
  const spoken = new Map<number, string>()
  const seats = askAll(run, stored, spoken, listed)
  const compared = compare(run, stored, seats)
  const ended = compared
    .then((then) => takeLate(run, id, then, seats))
    .then(() => finish(id))
    .catch((error: unknown) => {
      if (!isLeaving()) log.error({ err: error, run: id }, 'a consensus run could not be compared')
    })
    .finally(() => {
      clearInterval(keeping)
      liveRuns().delete(id)
      void tell(id)
    })
  const live = { spoken, ended, compared: compared.then(ignore, ignore) }
  liveRuns().set(id, live)
  return live
}

/** A comparison that fails so often is given up. */
export const MOST_ATTEMPTS = 2

const ignore = () => undefined

const tell = (id: string) =>
  publish(toTopic(id), 'changed').catch((error: unknown) =>
    log.debug({ err: error }, 'a run could not say that it changed'),
  )

/** Each waiting seat as a promise of its answer; its words are told as they come. */
function askAll(
  run: Run,
  { id, question, context, seats }: ConsensusRun,
  spoken: Map<number, string>,
  listed?: readonly Seat[],
) {
  const engines = listed ?? (seats.every(isEnded) ? [] : listSeats(run.viewer))
  const ask = async (seat: RunSeat): Promise<RunSeat & SeatResult> => {
    if (isEnded(seat)) return seat
    const engine = (await engines).find((one) => one.engine.id === seat.seat)
    const onPart = (part: string) => {
      const before = spoken.get(seat.position) ?? ''
      spoken.set(seat.position, before + part)
      publishTransient(toTopic(id), 'part', { position: seat.position, at: before.length, text: part })
    }
    const result = engine ? await askSeat(run, engine, { question, context }, { onPart }) : toGone(seat)
    if (isLeaving() && result.state !== 'answered') throw new Error('The server stops')
    await saveSeat(id, seat.position, result)
    spoken.delete(seat.position)
    void tell(id)
    return { ...seat, ...result }
  }
  const asked = seats.map((seat) => ask(seat))
  // Whoever waits for them hears of a failure; one that comes before anybody waits must not end the process.
  for (const one of asked) one.catch(ignore)
  return asked
}

/** The first ledger of this version: of all, or of those who spoke within the patience. Gives the seats as they were compared. */
async function compare(run: Run, stored: ConsensusRun, seats: Promise<RunSeat & SeatResult>[]): Promise<RunSeat[]> {
  const { id, version, ledger, ledgerVersion } = stored
  if (ledgerVersion >= version && !(ledger && isHelpPending(ledger))) return stored.seats
  const hasVoice = async () => ((await findRun(id))?.seats ?? []).some(isVoice)
  await waitForVoices(Promise.all(seats), panelPatience.othersMs, hasVoice)
  const { seats: now = [] } = (await findRun(id)) ?? {}
  await saveComparison(run, stored, now, version)
  return now
}

/**
 * Compares, at most twice: work that ended its worker both times is given up and never begun again by itself. Each attempt
 * is written down before it begins, so that one which took the server along counts as well.
 */
async function saveComparison(run: Run, stored: ConsensusRun, seats: readonly RunSeat[], version: number) {
  for (let why: ParkReason = 'cut-off'; ;) {
    const attempt = await beginComparison(stored.id)
    if (attempt > MOST_ATTEMPTS) return give(stored.id, why)
    try {
      await compareOnce(run, stored, seats, version)
      return void (await setAttempts(stored.id, 0))
    } catch (error) {
      if (isLeaving() || !(error instanceof WorkerFailure) || isCrowded(error)) {
        await setAttempts(stored.id, attempt - 1)
        throw error
      }
      log.warn({ err: error, run: stored.id, attempt }, 'a comparison did not come to its end')
      why = toReason(error)
    }
  }
}

const isCrowded = (error: unknown) =>
  error instanceof WorkerFailure && ['busy', 'spent', 'cancelled', 'closed'].includes(error.kind)

const toReason = ({ kind, reason }: WorkerFailure): ParkReason =>
  reason === 'memory' && kind === 'crashed' ? 'memory' : kind === 'slow' || kind === 'crashed' ? kind : 'failed'

async function give(id: string, why: ParkReason): Promise<void> {
  await parkRun(id, why, clock.now())
  await tell(id)
}

/** The ledger of a version: the built-in one as soon as it stands, then with what the run's helpers made of it. */
async function compareOnce(run: Run, stored: ConsensusRun, seats: readonly RunSeat[], version: number) {
  const { id, question, judge, rewriter, ledger: old } = stored
  const save = async (ledger: RunLedger) => {
    // A quote may end within a pair of characters: what cannot be stored is replaced.
    await saveLedger(id, toStorable(ledger) as RunLedger, version)
    await tell(id)
  }
  const ended = seats.filter(isEnded)
  const before = old?.judging ?? null
  const helped = { run, helpers: { judge, rewriter }, question, seats: ended, before }
  const ledger = await withHelp(helped, await ledgerOf(question, ended), save)
  if (isLeaving() && listHelp(ledger).some(({ receipt }) => receipt.state === 'failed'))
    throw new Error('The server stops')
  await save(ledger)
}

const isVoice = ({ state }: RunSeat) => state === 'answered'

/** Each seat that had not spoken when the others were compared makes a new version when it comes. */
async function takeLate(
  begun: Run,
  id: string,
  compared: readonly RunSeat[],
  seats: Promise<RunSeat & SeatResult>[],
): Promise<void> {
  for (const before of compared.filter((seat) => !isEnded(seat))) {
    const { position, seat } = before
    const result = await seats[position]
    const run = await findRun(id)
    if (!run || !result) return
    const old = { ...run, seats: run.seats.map((one) => (one.position === position ? before : one)) }
    const version = await beginVersion(old, 'late', seat, clock.now())
    if (version === null) return
    await saveSeat(id, position, { ...toResult(result), version })
    await saveComparison(begun, run, run.seats, version)
  }
}

const finish = (id: string): Promise<void> =>
  store().tx(async () => {
    await endRun(id, clock.now())
    await tellWebhooks('run.finished', async () => {
      const run = await findRun(id)
      // What guests ask is nobody's business.
      return run?.userId ? { id, member: run.userId, answered: run.seats.map(({ seat }) => seat) } : null
    })
  })

/** An engine that was switched off, or is no longer for this plan, between the question and its answer. */
const toGone = ({ position: _, version: _version, ...seat }: RunSeat): SeatResult => ({
  ...seat,
  state: 'failed',
  text: 'This engine is no longer here. The others stand.',
})
