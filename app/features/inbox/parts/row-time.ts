const DAY_MS = 86_400_000
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')

/** When something was, as short as a row needs it; in universal time, so that server and browser say the same. */
export function toRowTime(at: Date, now: Date): string {
  const days = Math.floor(now.getTime() / DAY_MS) - Math.floor(at.getTime() / DAY_MS)
  if (days === 0) return at.toISOString().slice(11, 16)
  if (days === 1) return 'Yesterday'
  if (days > 1 && days < 7) return WEEKDAYS[at.getUTCDay()]!
  const day = `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`
  return at.getUTCFullYear() === now.getUTCFullYear() ? day : `${day} ${at.getUTCFullYear()}`
}

/** "Tue 7 Apr 2026, 09:41 UTC". */
export const toFullTime = (at: Date): string =>
  `${WEEKDAYS[at.getUTCDay()]} ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}, ${at.toISOString().slice(11, 16)} UTC`

const KB = 1_024
/** "2.4 MB". */
export function toSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`
  const kb = bytes / KB
  return kb < KB ? `${Math.round(kb)} kB` : `${(kb / KB).toFixed(1)} MB`
}
