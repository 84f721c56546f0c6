import { whisper, publish } from '#app/kits/live/live.server.ts'
import type { Ledger } from '#app/kits/ledger/ledger.ts'
import { askSeat, ledgerOf, listSeats } from '#app/kits/panel/panel.server.ts'
import type { SeatResult } from '#app/kits/panel/seat-result.ts'
import type { Run } from '#app/kits/runs/run.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { toStorable } from '#app/platform/storable.ts'
import { isEnded, toTopic, type ConsensusRun, type RunSeat } from './consensus-run.ts'
import { isLeaving, liveRuns, type LiveRun } from './live-runs.server.ts'
import { beginVersion, endRun, findRun, keepRun, saveLedger, saveSeat } from './runs.store.server.ts'
import { KEEP_EVERY_MS, toLease } from './lease.ts'
import { PATIENCE_MS } from './patience.ts'

/** Sets every waiting seat to work and compares what they say. Never rejects; a run that could not be compared stays open. */
export function workOn(run: Run, stored: ConsensusRun): LiveRun {
  const { id } = stored
  const keeping = setInterval(() => void keepRun(id, toLease()).catch(() => undefined), KEEP_EVERY_MS)
  const spoken = new Map<number, string>()
  const seats = askAll(run, stored, spoken)
  const ledger = compare(stored, seats)
  const ended = ledger
    .then(() => takeLate(id, seats))
    .then(() => finish(id))
    .catch((error: unknown) => {
      if (!isLeaving()) log.error({ err: error, run: id }, 'a consensus run could not be compared')
    })
    .finally(() => {
      clearInterval(keeping)
      liveRuns().delete(id)
      void tell(id)
    })
  const live = { spoken, ended, compared: ledger.then(ignore, ignore) }
  liveRuns().set(id, live)
  return live
}

const ignore = () => undefined

const tell = (id: string) =>
  publish(toTopic(id), 'changed').catch((error: unknown) =>
    log.debug({ err: error }, 'a run could not say that it changed'),
  )

/** Each waiting seat as a promise of its answer; its words are told as they come. */
function askAll(run: Run, { id, question, context, seats }: ConsensusRun, spoken: Map<number, string>) {
  const engines = listSeats(run.viewer)
  const ask = async (seat: RunSeat): Promise<RunSeat & SeatResult> => {
    if (isEnded(seat)) return seat
    const engine = (await engines).find((one) => one.engine.id === seat.seat)
    const onPart = (part: string) => {
      const before = spoken.get(seat.position) ?? ''
      spoken.set(seat.position, before + part)
      whisper(toTopic(id), 'part', { position: seat.position, at: before.length, text: part })
    }
    const result = engine ? await askSeat(run, engine, { question, context }, onPart) : toGone(seat)
    if (isLeaving() && result.state !== 'answered') throw new Error('The server stops')
    await saveSeat(id, seat.position, result)
    spoken.delete(seat.position)
    void tell(id)
    return { ...seat, ...result }
  }
  return seats.map((seat) => ask(seat))
}

/** The first ledger of this version: of all, or of those who spoke within the patience. */
async function compare(run: ConsensusRun, seats: Promise<RunSeat & SeatResult>[]): Promise<void> {
  const { id, question, version, ledgerVersion } = run
  if (ledgerVersion >= version) return
  await orPatience(Promise.all(seats), async () => ((await findRun(id))?.seats ?? []).some(isVoice))
  const { seats: now = [] } = (await findRun(id)) ?? {}
  await saveLedger(id, await compareSeats(question, now), version)
  await tell(id)
}

/** A quote may end within a pair of characters: what cannot be stored is replaced. */
const compareSeats = async (question: string, seats: readonly RunSeat[]) =>
  toStorable(await ledgerOf(question, seats.filter(isEnded))) as Ledger

const isVoice = ({ state }: RunSeat) => state === 'answered'

/** Waits for the work, at most so long; longer only while `isEnough` says no. */
async function orPatience(work: Promise<unknown>, isEnough: () => Promise<boolean>): Promise<void> {
  let isDone = false
  const done = work.finally(() => (isDone = true))
  done.catch(ignore)
  while (!isDone) {
    let timer: NodeJS.Timeout | undefined
    await Promise.race([done, new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))])
    clearTimeout(timer)
    if (isDone || (await isEnough())) return
  }
}

/** Each seat that comes after the comparison makes a new version of it. */
async function takeLate(id: string, seats: Promise<RunSeat & SeatResult>[]): Promise<void> {
  const compared = await findRun(id)
  const late = compared?.seats.filter((seat) => !isEnded(seat)) ?? []
  for (const { position, seat } of late) {
    const result = await seats[position]
    const run = await findRun(id)
    if (!run || !result) return
    const before = {
      ...run,
      seats: run.seats.map((one) => (one.position === position ? compared!.seats[position]! : one)),
    }
    const version = await beginVersion(before, 'late', seat, clock.now())
    if (version === null) return
    await saveSeat(id, position, { ...toResult(result), version })
    await saveLedger(id, await compareSeats(run.question, run.seats), version)
    await tell(id)
  }
}

function toResult({ position: _, version: _version, ...result }: RunSeat & SeatResult): SeatResult {
  return result
}

async function finish(id: string): Promise<void> {
  await endRun(id, clock.now())
}

/** An engine that was switched off, or is no longer for this plan, between the question and its answer. */
const toGone = ({ position: _, version: _version, ...seat }: RunSeat): SeatResult => ({
  ...seat,
  state: 'failed',
  text: 'This engine is no longer here. The others stand.',
})
