import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import {
  findReachSource,
  listReachSources,
  reachActs,
  type ReachAct,
} from '#app/kits/members/reach/reach-sources.server.ts'
import { fromLocal, isZone, toLocal } from '#app/kits/members/authoring/local-time.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { badRequest, notFound } from '#app/platform/request/problem.ts'
import { listMarks, saveMark } from './hub-marks.store.server.ts'

const PER_PAGE = 30
const READ_AT_ONCE = 60
const DAY_MS = 86_400_000
const states = ['open', 'unread', 'starred', 'snoozed', 'done'] as const
export type HubState = (typeof states)[number]

/** Everything that reached a member, newest first, as the address asks for it. */
export async function readCommunication(request: Request, userId: string) {
  const params = new URL(request.url).searchParams
  const state = states.find((one) => one === params.get('state')) ?? 'open'
  const sources = listReachSources()
  const kind = sources.find((one) => one.kind === params.get('kind'))?.kind ?? null
  const beforeMs = Number(params.get('before') ?? Number.NaN)
  const before = Number.isSafeInteger(beforeMs) && beforeMs > 0 ? new Date(beforeMs) : null
  const read = await Promise.all(
    sources
      .filter((one) => kind === null || one.kind === kind)
      .map((source) => readSource(source, userId, before, state)),
  )
  const things = read
    .flatMap((one) => one.things)
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
  const shown = things.slice(0, PER_PAGE)
  // A source that gave all it may has more behind its last; nothing older than that is known to be next.
  const ends = read.flatMap(({ end }) => end ?? [])
  const last =
    things.length > PER_PAGE
      ? shown.at(-1)!.at
      : ends.length > 0
        ? new Date(Math.max(...ends.map((one) => one.getTime())))
        : null
  return {
    state,
    kind,
    kinds: sources.map((one) => ({ kind: one.kind, label: one.label })),
    things: shown,
    next: last?.getTime() ?? null,
    undo: readUndo(params.get('undo')),
  }
}
export type CommunicationView = Awaited<ReturnType<typeof readCommunication>>
export type HubThing = CommunicationView['things'][number]

type Source = ReturnType<typeof listReachSources>[number]

async function readSource(source: Source, userId: string, before: Date | null, state: HubState) {
  const list = await source.list(userId, before, READ_AT_ONCE)
  const marks = source.act
    ? []
    : await listMarks(
        userId,
        source.kind,
        list.map(({ id }) => id),
      )
  const byId = new Map(marks.map((mark) => [mark.thingId, mark]))
  const now = clock.now()
  const things = list
    .map((thing) => {
      const mark = byId.get(thing.id)
      // What happened again after it was put away is open again.
      const isDone = Boolean(mark?.doneAt && mark.doneAt >= thing.at)
      const isSnoozed = Boolean(mark?.snoozedUntil && mark.snoozedUntil > now)
      const isStarred = thing.isStarred || (mark?.isStarred ?? false)
      return { ...thing, kind: source.kind, icon: source.icon, isDone, isSnoozed, isStarred }
    })
    .filter((thing) => fits(thing, state))
  return { things, end: list.length === READ_AT_ONCE ? (list.at(-1)?.at ?? null) : null }
}

type Marked = { isDone: boolean; isSnoozed: boolean; isStarred: boolean; isUnread: boolean }

function fits({ isDone, isSnoozed, isStarred, isUnread }: Marked, state: HubState): boolean {
  if (state === 'done') return isDone
  if (state === 'snoozed') return isSnoozed && !isDone
  if (state === 'starred') return isStarred
  return !isDone && !isSnoozed && (state === 'open' || isUnread)
}

/** `done.mail.<id>`: what was just done, to take it back. */
function readUndo(text: string | null) {
  const [, act, kind, id] = /^(done|snooze)\.([a-z]+)\.(.{1,64})$/.exec(text ?? '') ?? []
  return act && kind && id ? { act: act === 'done' ? ('undone' as const) : ('wake' as const), kind, id } : null
}

const inputs = z.object({
  do: z.enum(reachActs, 'This page does not know what to do with that.'),
  kind: z.string().max(32),
  id: z.string().min(1).max(64),
  /** The zone of the reader's clock by the browser's name for it; universal time without scripts. */
  zone: z.string().refine(isZone).catch('UTC').default('UTC'),
})

/** An act on one thing, by the means of its place, or as a mark of the hub. */
export async function actOnCommunication(request: Request, userId: string) {
  const form = await readForm(request, inputs)
  if (form.problem) throw badRequest('This page does not know what to do with that. Please load it again.')
  const { do: act, kind, id, zone } = form.input
  const source = findReachSource(kind)
  if (!source || !(await source.has(userId, id))) throw notFound('There is nothing of yours under this name.')
  const now = clock.now()
  const until = act === 'snooze' ? toTomorrow(now, zone) : null
  const isDone = source.act ? await source.act(userId, id, act, until) : await mark(userId, kind, id, act, now, until)
  if (!isDone) throw notFound('There is nothing of yours under this name.')
  const { searchParams } = new URL(request.url)
  const undo = act === 'done' || act === 'snooze' ? `${act}.${kind}.${id}` : null
  return redirect(
    to('communication-hub', null, { kind: searchParams.get('kind'), state: searchParams.get('state'), undo }),
    303,
  )
}

async function mark(userId: string, kind: string, id: string, act: ReachAct, now: Date, until: Date | null) {
  const changes = {
    done: { doneAt: now },
    undone: { doneAt: null },
    star: { isStarred: true },
    unstar: { isStarred: false },
    snooze: { snoozedUntil: until },
    wake: { snoozedUntil: null },
  } as const satisfies Record<ReachAct, object>
  await saveMark(userId, kind, id, changes[act], now)
  return true
}

const MORNING = '08:00'
/** Tomorrow morning by the clocks of a zone. */
function toTomorrow(now: Date, zone: string): Date {
  const today = new Date(`${toLocal(now, zone)}Z`)
  const tomorrow = new Date(today.getTime() + DAY_MS).toISOString().slice(0, 10)
  return fromLocal(`${tomorrow}T${MORNING}`, zone)!.at
}
