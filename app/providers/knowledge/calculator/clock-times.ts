import { count } from './amount.ts'
import type { Worked } from './worked.ts'

const TIME = String.raw`(?:(?:\d{1,2}(?::|\.|h)\d{2}|\d{1,4}(?= ?(?:[ap]\.?m|o'clock|h\b))|\d{1,2})(?::\d{2})? ?(?:[ap]\.?m\.?|o'clock(?: in the (?:morning|afternoon|evening))?|hours|h)?|noon|midday|midnight)`
const Q = String.raw`(?:(?:how (?:long|much time|many (?<unit>hours|minutes))|what|calculate|find|is|are|was|it|there|the|time|difference|duration|length|elapsed|number of|hours|minutes|passed|work out|interval|period) )*`
const BETWEEN = new RegExp(
  `^${Q}(?:between|from) (?<a>${TIME}) (?:and|to|until|till|-) (?<b>${TIME})(?: (?:the )?(?<next>next day|the next morning|tomorrow))?(?: in (?:hours|minutes))?$`,
)
const DASH = new RegExp(
  `^(?:how long is |how long from |how many hours is |how many hours from )?(?<a>${TIME}) ?(?:-|to|until|till) ?(?<b>${TIME})$`,
)
const SHIFT = new RegExp(
  `^(?:(?:what|time|is|it|will|be|the|would) )*(?<span>(?:\\d+(?:\\.\\d+)?|an?)(?: \\d\\/\\d)? ?(?:hours?|hrs?|h|minutes?|mins?|m)\\b.*?) (?<way>after|from|past|before|earlier than) (?<a>${TIME})$`,
)
const PLUS = new RegExp(
  `^(?:(?:what|is|time) )*(?<a>${TIME}) ?(?<way>plus|minus|\\+|-) ?(?<span>(?:\\d+(?:\\.\\d+)?|an?) ?(?:hours?|hrs?|h|minutes?|mins?|m)\\b.*)$`,
)
const NOW = new RegExp(
  `^(?:if )?(?:it is|its|the time is|it was)(?: now)? (?<a>${TIME})(?: now)?[,.;]* (?:what time|what) (?:will|would|is|was) (?:it be|be it|it|that be)(?: (?:in|after))? (?<span>(?:\\d+(?:\\.\\d+)?|an?)(?: \\d\\/\\d)? ?(?:hours?|hrs?|h|minutes?|mins?|m)\\b.*?)(?<way> later| from now| ago| earlier)?$`,
)
const MINUTES_IN_DAY = 1440

/** Minutes after midnight, and whether the hour was certain (24-hour, am or pm). */
function readTime(text: string): { minutes: number; isCertain: boolean } | null {
  const phrase = text.trim().replace(/\./g, (_dot, at: number) => (/\d/.test(text[at + 1] ?? '') ? ':' : ''))
  if (phrase === 'noon' || phrase === 'midday') return { minutes: 720, isCertain: true }
  if (phrase === 'midnight') return { minutes: 0, isCertain: true }
  const groups =
    /^(?<hour>\d{1,2})(?:[:h](?<minute>\d{2}))?(?::\d{2})? ?(?<half>am|pm)?(?<rest> ?(?:o'clock(?: in the (?<part>morning|afternoon|evening))?|hours|h))?$/.exec(
      phrase,
    )?.groups
  if (!groups) return null
  const [hour, minute] = [Number(groups.hour), Number(groups.minute ?? 0)]
  const half = groups.half ?? (groups.part === 'morning' ? 'am' : groups.part ? 'pm' : null)
  if (minute > 59 || hour > 24 || (half && (hour > 12 || hour === 0)) || (!half && !groups.minute && !groups.rest))
    return null
  const full = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour % 24
  return { minutes: full * 60 + minute, isCertain: Boolean(half) || hour > 12 || groups.minute !== undefined }
}

const writeTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function writeLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? count(hours, 'hour') : '', rest > 0 || hours === 0 ? count(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ')
}

/** Works out the time between two clock times, and a clock time some hours away. */
export function workClockTimes(text: string): Worked {
  return workBetween(text) ?? workShift(text)
}

function workBetween(text: string): Worked {
  const groups = BETWEEN.exec(text)?.groups ?? DASH.exec(text)?.groups
  if (!groups?.a || !groups.b) return null
  const half = / ?([ap])\.?m/.exec(groups.b)?.[0]
  const [from, to] = [readTime(groups.a) ?? (half ? readTime(`${groups.a}${half}`) : null), readTime(groups.b)]
  if (!from || !to) return null
  const wraps = to.minutes < from.minutes || (to.minutes === from.minutes && Boolean(groups.next))
  const length = to.minutes - from.minutes + (wraps ? MINUTES_IN_DAY : 0)
  const day = wraps ? ' the next day' : ''
  const alone =
    groups.unit === 'minutes' && length >= 60
      ? ` (${count(length, 'minute')})`
      : groups.unit === 'hours' && length % 60 !== 0
        ? ` (${Number((length / 60).toFixed(2))} hours)`
        : ''
  return {
    text: `From ${writeTime(from.minutes)} to ${writeTime(to.minutes)}${day} is ${writeLength(length)}${alone}.`,
    working: `${writeTime(to.minutes)}${wraps ? ' + 24 h' : ''} − ${writeTime(from.minutes)} = ${count(
      length,
      'minute',
    )}`,
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
  const groups = SHIFT.exec(text)?.groups ?? PLUS.exec(text)?.groups ?? NOW.exec(text)?.groups
  if (!groups) return null
  const [base, length] = [readTime(groups.a ?? ''), readLength(groups.span ?? '')]
  if (!base || length === null) return null
  const direction = /before|earlier|ago|minus|^-$/.test(groups.way ?? '') ? -1 : 1
  const total = base.minutes + direction * length
  const days = Math.floor(total / MINUTES_IN_DAY)
  const when =
    days === 0
      ? ''
      : days === 1
        ? ' the next day'
        : days === -1
          ? ' the day before'
          : `, ${count(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`
  const time = writeTime(total - days * MINUTES_IN_DAY)
  return {
    text: `${writeLength(length)} ${direction === 1 ? 'after' : 'before'} ${writeTime(
      base.minutes,
    )} is ${time}${when}.`,
    working: `${writeTime(base.minutes)} ${direction === 1 ? '+' : '−'} ${writeLength(length)} = ${time}${when}`,
  }
}
