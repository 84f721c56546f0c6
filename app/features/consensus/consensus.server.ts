import type { CurrentUser } from '#app/kits/identity/current-user.ts'
import { askSeat, ledgerOf, listSeats, toPastedSeat, type SeatResult } from '#app/kits/panel/panel.server.ts'
import type { Ledger } from '#app/kits/ledger/ledger.ts'
import { spendGuestRun, spendRun, type Quota } from '#app/kits/quota/quota.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/ids.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import type { AskInputs } from './consensus.inputs.ts'
import { createRun, findRun, finishRun, saveSeat, type StoredRun, type StoredSeat } from './consensus.store.server.ts'

/** A run whose seats are still answering, in this process. */
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
    ? (await listSeats()).filter((seat) => !input.choose || input.seat.includes(seat.id))
    : []
  const seats = [...engines.map(toWaiting), ...input.pasted.map(toPastedSeat)].map((seat, position) => ({
    ...seat,
    position,
  }))
  const write = () =>
    createRun({ id, question: input.question, userId: member?.id ?? null, createdAt: clock.now() }, seats)
  const spent = await (member ? spendRun(member, write) : spendGuestRun(network, write))
  if (!spent.isDone) return spent
  work(id, input.question, seats)
  return { isDone: true, id }
}

const toWaiting = ({
  id,
  label,
  family,
}: {
  id: string
  label: string
  family: string
}): Omit<StoredSeat, 'position'> => ({
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
  const live = liveRuns().get(id) ?? work(id, run.question, run.seats)
  return { run, ...live }
}

/** The same run when everybody has answered, for a page that is rendered whole. */
export async function awaitRun({ run, seats, ledger }: FollowedRun): Promise<FollowedRun> {
  return { run, seats: await Promise.all(seats), ledger: await ledger }
}

function work(id: string, question: string, seats: readonly StoredSeat[]): LiveRun {
  const results = seats.map(async (seat) => {
    if (seat.state !== 'waiting') return seat as SeatResult
    const result = await askSeat({ id: seat.seat, label: seat.label, about: '', family: seat.family }, question)
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
    .finally(() => liveRuns().delete(id))
  const live = { seats: results, ledger }
  liveRuns().set(id, live)
  return live
}

/** What stands in for a ledger that could not be made: the answers still show, and the next visit tries again. */
const NOT_COMPARED: Ledger = {
  heading: 'single',
  agreement: { perSeat: [], mean: null },
  claims: [],
  disputes: [],
  answer: '',
}
