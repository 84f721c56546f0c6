import { en as chrono } from 'chrono-node'
import type { FoundDate } from './found-days.ts'
import type { WallTime } from './mail.ts'
import { findSpokenDates } from './spoken-dates.ts'
import { addDays, dayOf, toDay } from './wall-time.ts'

const DEADLINE_BEFORE =
  /\b(?:by|before|until|till|due(?: back)?(?: on)?|no later than|within|deadline(?: is)?:?|expires(?: on| in)?|ends(?: at| on)?)(?: the)? ?$/i
/** "from ten until five" is how long, not by when. */
const SPAN_BEFORE = /\bfrom [^.?!\n]{1,24} (?:until|till) $/i
const ASKS_WITH_DAY = /\b(?:need|needs|let me know|tell me|answer|reply)\b[^.?!]{0,40}$/i
/** Words of chrono that are no day in a calendar: a length of time, a bare month, "now". */
const NO_DAY =
  /^(?:now|this (?:week|month|year)|the (?:week|month|year)|(?:last|next|past) (?:month|year)|[a-z]+ \d{4})$/i
const LENGTH =
  /^(?:\d+|an?|one|two|three|four|five|six|seven|ten|twelve) (?:second|minute|hour|day|week|month|year)s?$/i
const DAY_WORDS = /\b(?:today|tonight|tomorrow|this (?:morning|afternoon|evening))\b/i

/** Finds the days and times in a text, seen from `now`. */
export function findDates(text: string, now: WallTime): FoundDate[] {
  const found = [...findSpokenDates(text, now), ...findWrittenDates(text, now)].sort((a, b) => a.start - b.start)
  const apart = found.filter((one) => !found.some((other) => covers(other, one, found)))
  return apart.map((one, index) => {
    const { isTimeOnly, ...date } = one
    const named = isTimeOnly ? apart.slice(0, index).findLast((other) => sharesParagraph(text, other, one)) : null
    return { ...date, day: named?.day ?? date.day, isDeadline: isDeadline(text, one.start) }
  })
}

/** `isTimeOnly`: a time without a day of its own, which takes the day its paragraph spoke of last. */
type Found = Omit<FoundDate, 'isDeadline'> & { isTimeOnly: boolean }

const sharesParagraph = (text: string, other: Found, one: Found) =>
  !other.isTimeOnly && !/\n\s*\n/.test(text.slice(other.end, one.start))

/** Of two readings that overlap the longer stands; of two of one length the first. */
function covers(other: Found, one: Found, all: readonly Found[]): boolean {
  if (other === one || other.start >= one.end || one.start >= other.end) return false
  const length = (each: Found) => each.end - each.start
  return length(other) > length(one) || (length(other) === length(one) && all.indexOf(other) < all.indexOf(one))
}

function isDeadline(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start)
  return !SPAN_BEFORE.test(before) && (DEADLINE_BEFORE.test(before) || ASKS_WITH_DAY.test(before))
}

function findWrittenDates(text: string, now: WallTime): Found[] {
  const reference = { instant: new Date(`${now}:00Z`), timezone: 0 }
  return chrono.casual.parse(text, reference).flatMap(({ text: written, index, start }): Found[] => {
    const isOnlyTime = start.isCertain('hour') && !start.isCertain('day') && !start.isCertain('weekday')
    const hasDay = start.isCertain('day') || start.isCertain('weekday') || DAY_WORDS.test(written)
    if (NO_DAY.test(written) || (!hasDay && !isOnlyTime)) return []
    if (LENGTH.test(written) && !/\b(?:in|within) $/i.test(text.slice(0, index))) return []
    if (isOnlyTime && !/\d[:.]\d\d|\d ?[ap]m|noon|midnight/i.test(written)) return []
    const day = toDay(start.get('year') ?? 0, start.get('month') ?? 0, start.get('day') ?? 0)
    const isPastWeekday = !start.isCertain('day') && start.isCertain('weekday') && day < dayOf(now)
    const time = start.isCertain('hour') ? toTime(start.get('hour') ?? 0, start.get('minute') ?? 0) : null
    const said = written.replace(/^(?:on|at) /i, '')
    return [
      {
        text: said,
        start: index + written.length - said.length,
        end: index + written.length,
        day: isPastWeekday && !/\b(?:last|past)\b/i.test(written) ? addDays(day, 7) : day,
        time,
        isTimeOnly: isOnlyTime && !DAY_WORDS.test(written),
      },
    ]
  })
}

const toTime = (hour: number, minute: number) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
