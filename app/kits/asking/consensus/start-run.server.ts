import type { RunPurpose } from '#app/database/tables/consensus.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { needShare } from '#app/kits/asking/engine-worker/need-share.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toDefaultSeats } from '#app/kits/asking/panel/default-panel.ts'
import { listSeats, type Seat } from '#app/kits/asking/panel/panel.server.ts'
import { UNASKED, type SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import type { Quota } from '#app/kits/members/quota/quota.server.ts'
import { beginRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { conflict } from '#app/platform/request/problem.ts'
import type { RunSeat } from './consensus-run.ts'
import { estimateRun } from './estimate.server.ts'
import { NO_HELPERS, type Helpers } from './model-help/model-help.ts'
import { toLease } from './lease.ts'
import { createRun } from './runs.store.server.ts'
import { workOn } from './work-run.server.ts'

export type Asking = {
  question: string
  /** The ids of the engines to ask; null asks the default panel. */
  seats: readonly string[] | null
  /** Engines that are not asked, whatever `seats` says. */
  except?: readonly string[]
  /** Voices whose words stand already: pasted answers, documents, earlier runs. */
  voices: readonly SeatResult[]
  /** The screen it is counted under, by its catalogue id. */
  screen: string
  purpose?: RunPurpose
  parentId?: string | null
  target?: string | null
  talk?: { id: string; turn: number } | null
  context?: string
  helpers?: Helpers
}

export type Started = { isDone: true; id: string } | { isDone: false; quota: Quota }

/**
 * Stores a run, sets its seats to work and returns its id, or the quota of whoever has no run left today. `also` is written in
 * the same transaction. What is acknowledged survives a crash: see `followRun`.
 */
export async function startRun(
  runner: Runner,
  owner: Visitor | null,
  asking: Asking,
  also: (id: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<Started> {
  needShare()
  const id = createSecretId()
  const { question, screen, talk = null, context = '', purpose = 'ask', parentId = null, target = null } = asking
  const { judge, rewriter } = asking.helpers ?? NO_HELPERS
  const listed = question ? await listSeats(toViewer(runner.member)) : []
  const chosen = chooseSeats(listed, asking, runner)
  if (purpose === 'resolve' && chosen.length === 0)
    throw conflict('Everybody here has answered already. Paste an answer or add a document as a further source.')
  const seats = [...chosen.map(toWaiting), ...asking.voices].map(toRunSeat(1, 0))
  const row = {
    id,
    question,
    userId: owner?.userId ?? null,
    guestId: owner?.guestId ?? null,
    purpose,
    parentId,
    target,
    talkId: talk?.id ?? null,
    turn: talk?.turn ?? null,
    context,
    judge,
    rewriter,
    estimateMicros: await estimateRun(chosen, question + context, { judge, rewriter }, toViewer(runner.member)),
    createdAt: clock.now(),
    leaseUntil: toLease(),
  }
  const write = async () => {
    await also(id)
    await createRun(row, seats)
  }
  const begun = await beginRun(runner, { screen, id }, write)
  if (!begun.isDone) return begun
  const { leaseUntil: _, ...rest } = row
  const fresh = {
    state: 'running' as const,
    version: 1,
    ledger: null,
    ledgerVersion: 0,
    parked: null,
    finishedAt: null,
  }
  workOn(begun.value, { ...rest, ...fresh, seats }, listed)
  return { isDone: true, id }
}

function chooseSeats(listed: readonly Seat[], { question, seats, except = [] }: Asking, { member }: Runner): Seat[] {
  const choosable = listed.filter(({ engine }) => !except.includes(engine.id))
  if (seats === null) return toDefaultSeats(choosable, toViewer(member).plan, question)
  return choosable.filter(({ engine }) => seats.includes(engine.id))
}

/** Seats as they stand in a run: of a version, counted on from a position. */
export const toRunSeat =
  (version: number, from: number) =>
  (seat: Omit<RunSeat, 'position' | 'version'>, n: number): RunSeat => ({ ...seat, version, position: from + n })

/** An engine that was not asked yet. */
export const toWaiting = ({ engine: { id, label, family } }: Seat): Omit<RunSeat, 'position' | 'version'> => ({
  ...UNASKED,
  sources: [],
  seat: id,
  label,
  family,
  kind: 'engine',
  state: 'waiting',
  text: '',
})
