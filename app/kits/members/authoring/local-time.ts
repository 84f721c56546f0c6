/** "2026-03-29T02:30" as a clock on the wall of a place says it. */
const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/
const MINUTE_MS = 60_000

export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What the clocks of a zone are ahead of universal time at a moment, in milliseconds. */
function offsetMs(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  }).formatToParts(moment)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return (
    Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) -
    Math.floor(moment / MINUTE_MS) * MINUTE_MS
  )
}

export type LocalTime = { at: Date; isSkipped: boolean; isTwice: boolean }

/**
 * The moment at which the clocks of a zone show a time; null for no time. Where clocks go forward over it, the moment
 * after the gap (`isSkipped`); where they show it twice, the first (`isTwice`).
 */
export function fromLocal(local: string, zone: string): LocalTime | null {
  const found = LOCAL.exec(local)
  if (!found || !isZone(zone)) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1).map(Number)
  const wall = Date.UTC(year, month - 1, day, hour, minute)
  if (new Date(wall).toISOString().slice(0, 16) !== local) return null
  // The offsets a day before and after hold on either side of any change of clocks between.
  const day_ = 86_400_000
  const offsets = [...new Set([offsetMs(wall - day_, zone), offsetMs(wall + day_, zone)])]
  const fitting = offsets.map((offset) => wall - offset).filter((moment) => moment + offsetMs(moment, zone) === wall)
  const [first] = fitting.toSorted((a, b) => a - b)
  if (first !== undefined) return { at: new Date(first), isSkipped: false, isTwice: fitting.length > 1 }
  return { at: new Date(wall - Math.min(...offsets)), isSkipped: true, isTwice: false }
}

/** A moment as the clocks of a zone show it: "2026-03-29T02:30". */
export const toLocal = (moment: Date, zone: string): string =>
  new Date(moment.getTime() + offsetMs(moment.getTime(), zone)).toISOString().slice(0, 16)
