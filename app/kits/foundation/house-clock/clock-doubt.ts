const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A house may have been closed so long: a later clock is a question to its operator. */
const MOST_AHEAD_MS = 2 * DAY_MS
/** Clocks are set back a little now and then. */
const MOST_BEHIND_MS = HOUR_MS
/** A time that holds so long while a server runs is believed. */
export const HOLD_MS = DAY_MS
/** Looks are a minute apart; a longer gap is a machine that slept. */
const MOST_BETWEEN_LOOKS_MS = 10 * 60_000

/** What is kept of the clock, in milliseconds: the last moment that was believed, and the one that is doubted. */
export type ClockRecord = { seenAt: number; doubt: { at: number; heldMs: number } | null }

/**
 * One look at the clock. A time far from the last believed one is doubted, until it has held for a day of running. `ranMs`: how
 * long this server has run since its last look. Another server whose time is believed takes the doubt away, so one with a wrong
 * clock among several is never believed.
 */
export function lookAtClock(record: ClockRecord | null, now: number, ranMs: number): ClockRecord {
  if (record === null) return { seenAt: now, doubt: null }
  const { seenAt, doubt } = record
  if (isNear(now, seenAt)) return { seenAt: Math.max(now, seenAt), doubt: null }
  const heldMs = doubt && isNear(now, doubt.at) ? doubt.heldMs + Math.min(ranMs, MOST_BETWEEN_LOOKS_MS) : 0
  return heldMs >= HOLD_MS ? { seenAt: now, doubt: null } : { seenAt, doubt: { at: now, heldMs } }
}

const isNear = (now: number, before: number) => now >= before - MOST_BEHIND_MS && now <= before + MOST_AHEAD_MS
