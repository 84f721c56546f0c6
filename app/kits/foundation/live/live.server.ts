import { listenTo, ring } from '#app/database/bell.server.ts'
import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { createEventId, isEventId, toEventMs, toFirstId } from './event-id.server.ts'
import { createFollower, MOST_REMEMBERED, type Follower } from './follower.ts'
import { createEvent, findEvents, listEventsFrom, type LiveEvent } from './live.store.server.ts'

export type { LiveEvent } from './live.store.server.ts'

/** Ids may be committed out of order, by several servers with clocks of their own: whoever catches up begins so much earlier. */
const OVERLAP_MS = 10_000
/** Looking by oneself, should no other server have rung. */
const LOOK_EVERY_MS = 2_000
/** Bells that ring at once are answered together. */
const GATHER_MS = 20
/** Who missed more than this reads its page anew instead. */
export const MOST_CAUGHT_UP = 500
const CHANNEL = 'frenly_events'
/** Tells a follower that it missed more than can be told again. */
export const MISSED = 'missed'

type Hub = {
  followers: Set<Follower>
  rung: Set<string>
  own: Set<string>
  /** Until when all that happened was looked at. */
  lookedMs: number
  look: NodeJS.Timeout | null
  gather: NodeJS.Timeout | null
  stopListening: (() => void) | null
  isClosed: boolean
}
const hub = () =>
  once('live-hub', (): Hub => ({
    followers: new Set(),
    rung: new Set(),
    own: new Set(),
    lookedMs: 0,
    look: null,
    gather: null,
    stopListening: null,
    isClosed: false,
  }))

/**
 * Tells whoever follows a topic. The event is a row of the ambient transaction: it is heard if and only if what caused
 * it stands, and a reader who was away hears it on coming back. `data` is JSON and holds nothing secret.
 */
export async function publish(topic: string, name: string, data: unknown = null): Promise<void> {
  await store().tx(async () => {
    const event = { id: createEventId(), topic, name, data, createdAt: clock.now() }
    await createEvent(event)
    store().afterCommit(() => {
      if (hub().stopListening) hub().own.add(event.id)
      tell([event])
      ring(CHANNEL, event.id)
    })
  })
}

/**
 * Tells whoever follows a topic on this server at this moment, and nobody later: for what is worth hearing only while it
 * happens, such as the words of an answer as they come. Nothing is written; a page that was away reads itself anew.
 */
export function publishTransient(topic: string, name: string, data: unknown): void {
  const event = { id: createEventId(), topic, name, data, createdAt: clock.now() }
  for (const follower of hub().followers) follower.hear(event)
}

/** Whether anybody on this server follows a topic now, so that nobody whispers to an empty room. */
export const isHeard = (topic: string): boolean => [...hub().followers].some(({ topics }) => topics.includes(topic))

/**
 * The events of some topics as they happen, until `signal` is aborted or the server closes. With the id of the event
 * seen last it begins there; after a reconnect some of the seconds before may come again, recognisable by their ids.
 * Whoever missed more than is told again gets one event named `missed` in their place.
 */
export async function* follow(
  topics: readonly string[],
  lastEventId: string | null,
  signal: AbortSignal,
): AsyncGenerator<LiveEvent> {
  const it = hub()
  if (it.isClosed || signal.aborted) return
  const follower = createFollower(topics)
  const leave = () => follower.end()
  signal.addEventListener('abort', leave)
  it.followers.add(follower)
  openHub()
  try {
    for (const event of await catchUp(follower, lastEventId)) yield event
    for (let next = await follower.next(); next; next = await follower.next()) yield next
  } finally {
    signal.removeEventListener('abort', leave)
    it.followers.delete(follower)
    if (it.followers.size === 0) closeHub()
  }
}

/** Ends every follower at once, so that a server that stops need not wait for pages that listen; no new ones begin. */
export function endFollowing(): void {
  const it = hub()
  it.isClosed = true
  for (const follower of it.followers) follower.end()
}

/** Lets pages listen, again after an `endFollowing`. */
export function openLive(): void {
  hub().isClosed = false
}

export const isLiveOpen = (): boolean => !hub().isClosed

/** Ends following and all that looks for events. */
export function closeLive(): void {
  endFollowing()
  closeHub()
}

/** What happened since; what is handed out here is not told a second time by what arrives meanwhile. */
async function catchUp(follower: Follower, lastEventId: string | null): Promise<LiveEvent[]> {
  const isResumed = lastEventId !== null && isEventId(lastEventId)
  const joinedMs = clock.now().getTime()
  const sinceMs = isResumed ? Math.min(toEventMs(lastEventId), joinedMs) : joinedMs
  const missed = await listEventsFrom(follower.topics, toFirstId(sinceMs - OVERLAP_MS), MOST_CAUGHT_UP + 1)
  if (!isResumed) {
    for (const { id } of missed) if (toEventMs(id) < joinedMs) follower.skip(id)
    return []
  }
  follower.skip(lastEventId)
  if (missed.length > MOST_CAUGHT_UP) {
    const recent = await listEventsFrom(follower.topics, toFirstId(joinedMs - OVERLAP_MS), MOST_REMEMBERED)
    for (const { id } of recent) follower.skip(id)
    return [toMissed(follower)]
  }
  return missed.filter(({ id }) => follower.take(id))
}

const toMissed = ({ topics: [topic = ''] }: Follower): LiveEvent => ({
  id: createEventId(),
  topic,
  name: MISSED,
  data: null,
  createdAt: clock.now(),
})

function tell(events: readonly LiveEvent[]): void {
  const it = hub()
  for (const event of events) for (const follower of it.followers) follower.hear(event)
}

function openHub(): void {
  const it = hub()
  if (!it.look) it.lookedMs = clock.now().getTime()
  it.look ??= setInterval(() => void look(), LOOK_EVERY_MS).unref()
  it.stopListening ??= listenTo(CHANNEL, (id) => {
    if (it.own.delete(id) || !isEventId(id)) return
    it.rung.add(id)
    it.gather ??= setTimeout(() => void answerBells(), GATHER_MS).unref()
  })
}

function closeHub(): void {
  const it = hub()
  if (it.look) clearInterval(it.look)
  if (it.gather) clearTimeout(it.gather)
  it.stopListening?.()
  it.look = it.gather = it.stopListening = null
  it.rung.clear()
  it.own.clear()
}

async function answerBells(): Promise<void> {
  const it = hub()
  const ids = [...it.rung]
  it.rung.clear()
  it.gather = null
  await orWarn(async () => tell(await findEvents(ids)))
}

/** The newest events of all topics somebody follows; each follower drops what it has had. */
async function look(): Promise<void> {
  const it = hub()
  it.own.clear()
  const topics = [...new Set([...it.followers].flatMap((follower) => follower.topics))]
  if (topics.length === 0) return
  const now = clock.now().getTime()
  const sinceMs = Math.min(now, it.lookedMs) - OVERLAP_MS
  await orWarn(async () => {
    let from = toFirstId(sinceMs)
    for (;;) {
      const events = await listEventsFrom(topics, from, MOST_CAUGHT_UP)
      tell(events)
      if (events.length < MOST_CAUGHT_UP) break
      from = events.at(-1)!.id
    }
    it.lookedMs = now
  })
}

async function orWarn(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn({ err: error }, 'live events could not be read')
  }
}

/** Where the story stands now: what happens after it is heard by whoever follows from here. Make it before reading. */
export const createLiveMark = (): string => createEventId()
