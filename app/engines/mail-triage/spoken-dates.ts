import { numberNames } from '#app/engines/english/english.ts'
import type { WallTime } from './mail.ts'
import { addDays, dayOf, toDay } from './wall-time.ts'

type Spoken = { text: string; start: number; end: number; day: string; time: string | null; isTimeOnly: boolean }

const HOURS = numberNames.slice(1)
const DAY_OF_MONTH =
  /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of\b|century|floor|edition|time|birthday|anniversary|page))/gi
const HOUR = new RegExp(
  `(?<=\\b(?:by|at|before|until|after|from) )(${HOURS.join('|')})(?: o.clock)?` +
    `(?: (this morning|this afternoon|this evening|today|tonight|tomorrow))?(?=[.,;!?]|$|\\n| (?:or|and|because|if|on|until|to|so|for)\\b)`,
  'gi',
)
/** An hour without a half of the day: people who write "by six" mean the working day and the evening. */
const FIRST_MORNING_HOUR = 8

/** Days and hours as people write them to each other: "on the 14th", "by six this evening". */
export function findSpokenDates(text: string, now: WallTime): Spoken[] {
  const days = [...text.matchAll(DAY_OF_MONTH)].flatMap((match) => {
    const day = nextDayOfMonth(Number(match[1]), now)
    return day ? [{ ...place(match), day, time: null, isTimeOnly: false }] : []
  })
  const hours = [...text.matchAll(HOUR)].map((match) => {
    const [, word = '', when = ''] = match
    const hour = HOURS.findIndex((name) => name === word.toLowerCase()) + 1
    const isMorning = /morning/i.test(when) || (!when && hour >= FIRST_MORNING_HOUR && hour < 12)
    const time = `${String(isMorning || hour === 12 ? hour : hour + 12).padStart(2, '0')}:00`
    const isTomorrow = /tomorrow/i.test(when) || /\btomorrow \w+ $/i.test(text.slice(0, match.index))
    return {
      ...place(match),
      day: isTomorrow ? addDays(dayOf(now), 1) : dayOf(now),
      time,
      isTimeOnly: !when && !isTomorrow,
    }
  })
  return [...days, ...hours]
}

const place = (match: RegExpExecArray) => {
  return { text: match[0], start: match.index, end: match.index + match[0].length }
}

/** The next day with this number, this month or a later one; null when there is none. */
function nextDayOfMonth(number: number, now: WallTime): string | null {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number)
  if (number < 1 || number > 31) return null
  for (const ahead of [0, 1, 2]) {
    const day = toDay(year, month + ahead, number)
    if (Number(day.slice(8)) === number && day >= dayOf(now)) return day
  }
  return null
}
