const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')

/** Whose clock a time is told by: the one of the browser, or universal time, which server and browser both know. */
export type Clock = 'own' | 'utc'

/** A moment whose universal time reads as the clock shows it. */
const onClock = (at: Date, clock: Clock): Date =>
  clock === 'own' ? new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS) : at

/** The day it is, as 2026-04-07. */
export const toDay = (now: Date, clock: Clock = 'utc'): string => onClock(now, clock).toISOString().slice(0, 10)

/** When something was, as short as a row needs it. */
export function toRowTime(at: Date, now: Date, clock: Clock = 'utc'): string {
  const [then, today] = [onClock(at, clock), onClock(now, clock)]
  const days = Math.floor(today.getTime() / DAY_MS) - Math.floor(then.getTime() / DAY_MS)
  if (days === 0) return then.toISOString().slice(11, 16)
  if (days === 1) return 'Yesterday'
  if (days > 1 && days < 7) return WEEKDAYS[then.getUTCDay()]!
  const day = `${then.getUTCDate()} ${MONTHS[then.getUTCMonth()]}`
  return then.getUTCFullYear() === today.getUTCFullYear() ? day : `${day} ${then.getUTCFullYear()}`
}

/** "Tue 7 Apr 2026, 09:41 UTC", or without the last word by the clock of the browser. */
export function toFullTime(at: Date, clock: Clock = 'utc'): string {
  const then = onClock(at, clock)
  const day = `${WEEKDAYS[then.getUTCDay()]} ${then.getUTCDate()} ${MONTHS[then.getUTCMonth()]} ${then.getUTCFullYear()}`
  return `${day}, ${then.toISOString().slice(11, 16)}${clock === 'utc' ? ' UTC' : ''}`
}

const KB = 1_024
/** "2.4 MB". */
export function toSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`
  const kb = bytes / KB
  return kb < KB ? `${Math.round(kb)} kB` : `${(kb / KB).toFixed(1)} MB`
}
