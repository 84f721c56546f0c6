import { CLOCK_TIME, MINUTES_IN_DAY, readClockTime, writeClockTime } from '../../clock-time.ts'
import { count } from '../amount.ts'
import type { Worked } from '../problems/worked.ts'

const Q = String.raw`(?:(?:how (?:long|much time|many (?<unit>hours|minutes))|what|calculate|find|is|are|was|it|there|the|time|difference|duration|length|elapsed|number of|hours|minutes|passed|work out|interval|period) )*`
const BETWEEN = new RegExp(
  `^${Q}(?:between|from) (?<a>${CLOCK_TIME}) (?:and|to|until|till|-) (?<b>${CLOCK_TIME})(?: (?:the )?(?<next>next day|the next morning|tomorrow))?(?: in (?:hours|minutes))?$`,
)
const DASH = new RegExp(
  `^(?:how long is |how long from |how many hours is |how many hours from )?(?<a>${CLOCK_TIME}) ?(?:-|to|until|till) ?(?<b>${CLOCK_TIME})$`,
)
const SHIFT = new RegExp(
  `^(?:(?:what|time|is|it|will|be|the|would) )*(?<span>(?:\\d+(?:\\.\\d+)?|an?)(?: \\d\\/\\d)? ?(?:hours?|hrs?|h|minutes?|mins?|m)\\b.*?) (?<way>after|from|past|before|earlier than) (?<a>${CLOCK_TIME})$`,
)
const PLUS = new RegExp(
  `^(?:(?:what|is|time) )*(?<a>${CLOCK_TIME}) ?(?<way>plus|minus|\\+|-) ?(?<span>(?:\\d+(?:\\.\\d+)?|an?) ?(?:hours?|hrs?|h|minutes?|mins?|m)\\b.*)$`,
)
const SPAN = String.raw`(?:\d+(?:\.\d+)?|an?)(?: \d\/\d)? ?(?:hours?|hrs?|h|minutes?|mins?|m)\b.*?`
const ENDS = new RegExp(
  `^(?:if )?(?:an? |the |my |our )?[a-z][a-z ]*? (?:starts?|started|begins?|began|leaves?|left|departs?|departed) at (?<a>${CLOCK_TIME})[,.]? (?:and |it )*(?:lasts?|lasted|takes?|took|runs?|is|goes on)(?: for)? (?<span>${SPAN})(?: long)?(?:, (?:in the )?same time zone)?[,.;]? (?:at )?(?:when|what time) (?:does|will|is|did|do|would) (?:it|she|he|they|the [a-z]+|i|we)(?: be)?(?: (?:end|finish|arrive|land|over|get there|be over|done))(?: there)?$`,
)
const NOW = new RegExp(
  `^(?:if )?(?:it is|its|the time is|it was)(?: now)? (?<a>${CLOCK_TIME})(?: now)?[,.;]* (?:what time|what) (?:will|would|is|was) (?:it be|be it|it|that be)(?: (?:in|after))? (?<span>(?:\\d+(?:\\.\\d+)?|an?)(?: \\d\\/\\d)? ?(?:hours?|hrs?|h|minutes?|mins?|m)\\b.*?)(?<way> later| from now| ago| earlier)?$`,
)

function writeLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? count(hours, 'hour') : '', rest > 0 || hours === 0 ? count(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ')
}

/** Works out the time between two clock times, a clock time some hours away, and what it is on the other clock. */
export function workClockTimes(text: string): Worked {
  return workBetween(text) ?? workShift(text) ?? workOtherClock(text)
}

const OTHER_CLOCK = new RegExp(
  `^(?:(?:what|time|is|how|do|you|write|say|convert) )*(?<a>${CLOCK_TIME}) (?:on|in|to|by|using|as) (?:the |an? )?(?:24|12)[ -]?(?:hour|h|hr)(?: (?:clock|time|format|notation))?$`,
)

function workOtherClock(text: string): Worked {
  const minutes = readClockTime(OTHER_CLOCK.exec(text)?.groups?.a ?? '')
  if (minutes === null) return null
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60]
  const twelve = `${hour % 12 === 0 ? 12 : hour % 12}:${String(rest).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
  return {
    text: `${writeClockTime(minutes)} on the 24-hour clock is ${twelve} on the 12-hour clock.`,
    working: `${writeClockTime(minutes)} = ${twelve}`,
  }
}

function workBetween(text: string): Worked {
  const groups = BETWEEN.exec(text)?.groups ?? DASH.exec(text)?.groups
  if (!groups?.a || !groups.b) return null
  const half = / ?([ap])\.?m/.exec(groups.b)?.[0]
  const [from, to] = [
    readClockTime(groups.a) ?? (half ? readClockTime(`${groups.a}${half}`) : null),
    readClockTime(groups.b),
  ]
  if (from === null || to === null) return null
  const wraps = to < from || (to === from && Boolean(groups.next))
  const length = to - from + (wraps ? MINUTES_IN_DAY : 0)
  const day = wraps ? ' the next day' : ''
  const alone =
    groups.unit === 'minutes' && length >= 60
      ? ` (${count(length, 'minute')})`
      : groups.unit === 'hours' && length % 60 !== 0
        ? ` (${Number((length / 60).toFixed(2))} hours)`
        : ''
  return {
    text: `From ${writeClockTime(from)} to ${writeClockTime(to)}${day} is ${writeLength(length)}${alone}.`,
    working: `${writeClockTime(to)}${wraps ? ' + 24 h' : ''} − ${writeClockTime(from)} = ${count(length, 'minute')}`,
  }
}

function readLength(text: string): number | null {
  const phrase = text.replace(/\band\b|,/g, ' ').trim()
  if (!/^(?:(?:\d+(?:\.\d+)?|an?)(?: \d\/\d)? ?(?:hours?|hrs?|h|minutes?|mins?|m)\s*)+$/.test(phrase)) return null
  let minutes = 0
  for (const [, digits = '1', part, unit = ''] of phrase.matchAll(
    /(\d+(?:\.\d+)?|an?)(?: (\d\/\d))? ?(hours?|hrs?|h|minutes?|mins?|m)/g,
  )) {
    const [top = 0, bottom = 1] = (part ?? '0/1').split('/').map(Number)
    minutes += ((/\d/.test(digits) ? Number(digits) : 1) + top / bottom) * (unit.startsWith('h') ? 60 : 1)
  }
  return Number.isInteger(minutes) && minutes < 100_000 ? minutes : null
}

function workShift(text: string): Worked {
  const groups =
    SHIFT.exec(text)?.groups ?? PLUS.exec(text)?.groups ?? NOW.exec(text)?.groups ?? ENDS.exec(text)?.groups
  if (!groups) return null
  const [base, length] = [readClockTime(groups.a ?? ''), readLength(groups.span ?? '')]
  if (base === null || length === null) return null
  const direction = /before|earlier|ago|minus|^-$/.test(groups.way ?? '') ? -1 : 1
  const total = base + direction * length
  const days = Math.floor(total / MINUTES_IN_DAY)
  const when =
    days === 0
      ? ''
      : days === 1
        ? ' the next day'
        : days === -1
          ? ' the day before'
          : `, ${count(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`
  const time = writeClockTime(total - days * MINUTES_IN_DAY)
  return {
    text: `${writeLength(length)} ${direction === 1 ? 'after' : 'before'} ${writeClockTime(base)} is ${time}${when}.`,
    working: `${writeClockTime(base)} ${direction === 1 ? '+' : '−'} ${writeLength(length)} = ${time}${when}`,
  }
}
