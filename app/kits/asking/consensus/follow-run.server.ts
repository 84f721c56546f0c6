import { dialect } from '#app/database/kit.ts'
import { beginFreeRun, findRun as findBegunRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { asAsker, toMemberKey } from '#app/platform/request/asker.server.ts'
import { clock } from '#app/platform/clock.ts'
import { once } from '#app/platform/once.ts'
import type { ConsensusRun } from './consensus-run.ts'
import { toLease } from './lease.ts'
import { liveRuns, type LiveRun } from './live-runs.server.ts'
import { claimRun, findOwnRun, findRun } from './runs.store.server.ts'
import { workOn } from './work-run.server.ts'

const LOOK_EVERY_MS = 400
const NOTHING_SPOKEN: ReadonlyMap<number, string> = new Map()

/** Who reads a run: its owner, or this server for what it published of it. */
export type RunReader = Visitor | 'house'

const findFor = (reader: RunReader, id: string) => (reader === 'house' ? findRun(id) : findOwnRun(reader, id))

/**
 * A run as it stands, once its comparison stands or `timeoutMs` are over; one that a restart cut off goes on here. Null when
 * there is none of this reader, before anything is set to work.
 */
export async function followRun(reader: RunReader, id: string, timeoutMs: number): Promise<ConsensusRun | null> {
  const run = await findFor(reader, id)
  if (!run || run.state === 'done') return run
  const live = liveRuns().get(id) ?? (await open(run))
  await within(live.compared, timeoutMs)
  const now = await findRun(id)
  return now && { ...now, seats: now.seats.map((seat) => withSpoken(seat, live)) }
}

const withSpoken = (seat: ConsensusRun['seats'][number], { spoken }: LiveRun) =>
  seat.state === 'waiting' ? { ...seat, text: spoken.get(seat.position) ?? '' } : seat

/** The run when there is nothing more to come, for a reader who wants it whole. Null when there is none of theirs. */
export async function awaitRun(reader: RunReader, id: string): Promise<ConsensusRun | null> {
  const run = await findFor(reader, id)
  if (!run || run.state === 'done') return run
  await (liveRuns().get(id) ?? (await open(run))).ended
  return findFor(reader, id)
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, ms)))])
  clearTimeout(timer)
}

const opening = () => once('consensus-opening-runs', () => new Map<string, Promise<LiveRun>>())

/** Goes on with a run, or watches it; visitors who come at once share one going on. */
function open(run: ConsensusRun): Promise<LiveRun> {
  const known = opening().get(run.id)
  if (known) return known
  const opened = goOnOrWatch(run).finally(() => opening().delete(run.id))
  opening().set(run.id, opened)
  return opened
}

const goOnOrWatch = async (run: ConsensusRun): Promise<LiveRun> => ((await isOurs(run.id)) ? takeUp(run) : watch(run))

/** A run that was cut off goes on in its owner's turn, whoever opens it. */
const takeUp = async (run: ConsensusRun): Promise<LiveRun> => {
  const begun = await goOn(run.id)
  return asAsker(toAskerKey(run), () => workOn(begun, run))
}

const toAskerKey = ({ id, userId, guestId }: ConsensusRun) => (userId ? toMemberKey(userId) : `guest:${guestId ?? id}`)

const isOurs = (id: string) => claimRun(id, clock.now(), toLease(), dialect === 'sqlite')

/** A run that another server sees to is read until it is done; when that server is gone, it goes on here. Nobody asks twice. */
function watch({ id, version }: ConsensusRun): LiveRun {
  const ended = awaitElsewhere(id, (run) => run.state === 'done').finally(() => liveRuns().delete(id))
  const compared = awaitElsewhere(id, (run) => run.state === 'done' || run.ledgerVersion >= version)
  const live = { spoken: NOTHING_SPOKEN, compared, ended }
  liveRuns().set(id, live)
  return live
}

async function awaitElsewhere(id: string, isEnough: (run: ConsensusRun) => boolean): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    const run = await findRun(id)
    if (!run || isEnough(run)) return
    if (await isOurs(id)) return (await takeUp(run)).ended
  }
}

/** A run that was cut off goes on under its owner's name. */
const goOn = async (id: string): Promise<Run> =>
  (await findBegunRun(id)) ?? beginFreeRun({ member: null, network: '' }, { screen: 'consensus', id })
