import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { removeOtherSessions, removeSession, removeSessionsUntil, type SessionRow } from './session.store.server.ts'

/** Every session of a person that began until a moment, but for one that is kept. */
type EveryEnding = { until: Date; keptTokenHash: string | null }
type Waiting = { sessions: Set<string>; people: Map<string, EveryEnding>; timer: NodeJS.Timeout | null }

const RETRY_MS = 15_000
/** More ends than this on a full disk are refused rather than forgotten. */
const MOST_WAITING = 10_000

/** Ends of sessions that the database could not record. They hold on this server at once and are recorded when it can. */
const waiting = () => once('session-endings', (): Waiting => ({ sessions: new Set(), people: new Map(), timer: null }))

/** Whether a session that is still in the database was ended by its owner. */
export function isEnded({ tokenHash, userId, createdAt }: SessionRow): boolean {
  const { sessions, people } = waiting()
  if (sessions.has(tokenHash)) return true
  const every = people.get(userId)
  return every !== undefined && createdAt <= every.until && tokenHash !== every.keptTokenHash
}

/** Ends one session. True when the database has it; false when it waits for room there. Either way it opens nothing. */
export async function endOne(tokenHash: string): Promise<boolean> {
  return recorded(
    () => removeSession(tokenHash),
    ({ sessions }) => sessions.add(tokenHash),
  )
}

/** Ends every session of a person but the one that is kept, if any; true and false as above. */
export async function endEvery(userId: string, keptTokenHash: string | null, now: Date): Promise<boolean> {
  return recorded(
    () => removeOtherSessions(userId, keptTokenHash),
    ({ people }) => people.set(userId, { until: now, keptTokenHash }),
  )
}

async function recorded(work: () => PromiseLike<unknown>, keep: (ends: Waiting) => void): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const ends = waiting()
    if (ends.sessions.size + ends.people.size >= MOST_WAITING) throw error
    log.error({ err: error }, 'the end of a session could not be recorded; it holds in memory until it can')
    keep(ends)
    ends.timer ??= setInterval(() => void recordWaiting(), RETRY_MS).unref()
    return false
  }
}

/** Records what waits, as far as the database lets it. Never throws. */
export async function recordWaiting(): Promise<void> {
  const ends = waiting()
  try {
    for (const tokenHash of [...ends.sessions]) {
      await removeSession(tokenHash)
      ends.sessions.delete(tokenHash)
    }
    for (const [userId, every] of [...ends.people]) {
      await removeSessionsUntil(userId, every.until, every.keptTokenHash)
      if (ends.people.get(userId) === every) ends.people.delete(userId)
    }
  } catch (error) {
    log.warn({ err: error }, 'ends of sessions still wait to be recorded')
    return
  }
  if (ends.timer && ends.sessions.size + ends.people.size === 0) {
    clearInterval(ends.timer)
    ends.timer = null
  }
}
