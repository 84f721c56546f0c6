import type { CurrentUser } from '#app/kits/identity/current-user.ts'
import { askSeat, ledgerOf, listSeats, toPastedSeat, type Seat, type SeatResult } from '#app/kits/panel/panel.server.ts'
import type { Ledger } from '#app/kits/ledger/ledger.ts'
import type { Quota } from '#app/kits/quota/quota.server.ts'
import { toViewer } from '#app/kits/engines/viewer.ts'
import { beginFreeRun, beginRun, findRun as findBegunRun } from '#app/kits/runs/begin-run.server.ts'
import type { Run } from '#app/kits/runs/run.ts'
import { dialect } from '#app/database/kit.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/ids.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import type { AskInputs } from './consensus.inputs.ts'
import {
  claimRun,
  createRun,
  findRun,
  finishRun,
  keepRun,
  saveSeat,
  type StoredRun,
  type StoredSeat,
} from './consensus.store.server.ts'

/** A server that died gives its runs back after this time. */
const LEASE_MS = 30_000
const KEEP_EVERY_MS = 10_000
const LOOK_EVERY_MS = 400

/** A run whose seats are still answering, as this process sees it. */
type LiveRun = { seats: Promise<SeatResult>[]; ledger: Promise<Ledger> }

const liveRuns = () => once('consensus-live-runs', () => new Map<string, LiveRun>())

/**
 * Stores the run, sets its seats to work and returns its id, or the quota of whoever has no run left today. What is
 * acknowledged survives a crash: see `followRun`.
 */
export async function startRun(
  input: AskInputs,
  member: CurrentUser | null,
  network: string,
): Promise<{ isDone: true; id: string } | { isDone: false; quota: Quota }> {
  const id = createSecretId()
  const engines = input.question
    ? (await listSeats(toViewer(member))).filter(({ engine }) => !input.choose || input.seat.includes(engine.id))
    : []
  const seats = [...engines.map(toWaiting), ...input.pasted.map(toPastedSeat)].map((seat, position) => ({
    ...seat,
    position,
  }))
  const { question } = input
  const write = () =>
    createRun({ id, question, userId: member?.id ?? null, createdAt: clock.now(), leaseUntil: toLease() }, seats)
  const begun = await beginRun({ member, network }, { screen: 'consensus', id }, write)
  if (!begun.isDone) return begun
  work(begun.value, input.question, seats)
  return { isDone: true, id }
}

const toWaiting = ({ engine: { id, label, family } }: Seat): Omit<StoredSeat, 'position'> => ({
  seat: id,
  label,
  family,
  kind: 'engine',
  state: 'waiting',
  text: '',
  weight: null,
  isRecomputed: false,
  sources: [],
  tookMs: null,
  costMicros: null,
})

export type FollowedRun = {
  run: StoredRun
  seats: (SeatResult | Promise<SeatResult>)[]
  ledger: Ledger | Promise<Ledger>
}

/** A run with what is known of it so far; one that a restart cut off goes on here. Null when there is none. */
export async function followRun(id: string): Promise<FollowedRun | null> {
  const run = await findRun(id)
  if (!run) return null
  if (run.ledger) return { run, seats: run.seats as SeatResult[], ledger: run.ledger }
  return { run, ...(liveRuns().get(id) ?? (await open(run))) }
}

const opening = () => once('consensus-opening-runs', () => new Map<string, Promise<LiveRun>>())

/** Goes on with a run, or watches it; visitors who come at once share one going on. */
function open(run: StoredRun): Promise<LiveRun> {
  const known = opening().get(run.id)
  if (known) return known
  const opened = goOnOrWatch(run).finally(() => opening().delete(run.id))
  opening().set(run.id, opened)
  return opened
}

const goOnOrWatch = async (run: StoredRun): Promise<LiveRun> =>
  (await isOurs(run.id)) ? work(await goOn(run.id), run.question, run.seats) : watch(run)

const toLease = () => new Date(clock.now().getTime() + LEASE_MS)
const isOurs = (id: string) => claimRun(id, clock.now(), toLease(), dialect === 'sqlite')

/** A run that another server sees to is read when it is done; when that server is gone, it goes on here. Nobody asks twice. */
function watch({ id, seats }: StoredRun): LiveRun {
  const done = awaitElsewhere(id).finally(() => liveRuns().delete(id))
  const live = { seats: seats.map(async (_, n) => (await done).seats[n]!), ledger: done.then(({ ledger }) => ledger) }
  for (const promise of [...live.seats, live.ledger]) promise.catch(() => undefined)
  liveRuns().set(id, live)
  return live
}

async function awaitElsewhere(id: string): Promise<{ seats: SeatResult[]; ledger: Ledger }> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    const run = await findRun(id)
    if (!run) throw new Error(`The run ${id} is gone`)
    if (run.ledger) return { seats: run.seats as SeatResult[], ledger: run.ledger }
    if (!(await isOurs(id))) continue
    const { seats, ledger } = work(await goOn(id), run.question, run.seats)
    return { seats: await Promise.all(seats), ledger: await ledger }
  }
}

/** A run that was cut off goes on under its owner's name. */
const goOn = async (id: string): Promise<Run> =>
  (await findBegunRun(id)) ?? beginFreeRun({ member: null, network: '' }, { screen: 'consensus', id })

/** The same run when everybody has answered, for a page that is rendered whole. */
export async function awaitRun({ run, seats, ledger }: FollowedRun): Promise<FollowedRun> {
  return { run, seats: await Promise.all(seats), ledger: await ledger }
}

function work(run: Run, question: string, seats: readonly StoredSeat[]): LiveRun {
  const { id } = run
  const engines = listSeats(run.viewer)
  const keeping = setInterval(() => void keepRun(id, toLease()).catch(() => undefined), KEEP_EVERY_MS)
  const results = seats.map(async (seat) => {
    if (seat.state !== 'waiting') return seat as SeatResult
    const engine = (await engines).find((one) => one.engine.id === seat.seat)
    const result = engine ? await askSeat(run, engine, question) : toGone(seat)
    await saveSeat(id, seat.position, result)
    return result
  })
  const ledger = Promise.all(results)
    .then(async (answered) => {
      const built = await ledgerOf(question, answered)
      await finishRun(id, built, clock.now())
      return built
    })
    .catch((error: unknown) => {
      log.error({ err: error, run: id }, 'a consensus run could not be compared')
      return NOT_COMPARED
    })
    .finally(() => {
      clearInterval(keeping)
      liveRuns().delete(id)
    })
  const live = { seats: results, ledger }
  liveRuns().set(id, live)
  return live
}

/** An engine that was switched off, or is no longer for this plan, between the question and its answer. */
const toGone = ({ position: _, ...seat }: StoredSeat): SeatResult => ({
  ...seat,
  state: 'failed',
  text: 'This engine is no longer here. The others stand.',
})

/** What stands in for a ledger that could not be made: the answers still show, and the next visit tries again. */
const NOT_COMPARED: Ledger = {
  heading: 'single',
  agreement: { perSeat: [], mean: null },
  claims: [],
  disputes: [],
  answer: '',
}
