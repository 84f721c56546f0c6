import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { toTable } from '#app/platform/table.ts'
import { startSentence } from '../amount.ts'
import { type Day, WEEKDAYS } from './day.ts'
import { readDay, readSpan, settleDay } from './spoken-day.ts'
import type { Worked } from '../problems/worked.ts'

const SUPPOSED =
  /^(?:if|suppose|assuming|given that|say) (?:today|it|now) (?:is|was|were)(?: a)? (?<today>.+?),? (?:then )?(?<asked>(?:what|which|how).+)$/
const TURNED =
  /^(?<asked>(?:what|which|how) .+?),? (?:if|when|assuming|given that) (?:today|it|now) (?:is|was|were)(?: a)? (?<today>.+)$/
const STEP = inOrder(
  /^(?:what|which) (?:day|weekday)(?: of the week)? (?:is|will|was|would) (?:it |be |it be |fall )*/,
  anyOf(
    /(?<back>\d.*?|an? .*?) (?:ago|before(?: today| that)?|earlier)/,
    /(?:in )?(?<ahead>\d.*?|an? .*?)(?: from (?:now|today)| later| after (?:today|that))?/,
    /(?<named>tomorrow|yesterday|the day after tomorrow|the day before yesterday)/,
  ),
  /$/,
)
const NAMED: Record<string, number> = toTable({
  tomorrow: 1,
  yesterday: -1,
  'the day after tomorrow': 2,
  'the day before yesterday': -2,
})

/** "If today is Monday, what day is it in 100 days", and questions about dates asked from another day than this. */
export function workSupposedDay(text: string, today: Day, workOn: (text: string, today: Day) => Worked): Worked {
  const groups = SUPPOSED.exec(text)?.groups ?? TURNED.exec(text)?.groups
  if (!groups?.today || !groups.asked) return null
  const weekday = WEEKDAYS.findIndex((name) => name.toLowerCase() === groups.today)
  if (weekday >= 0) return moveWeekday(weekday, groups.asked)
  const reading = readDay(groups.today, today)
  if (!reading || 'refusal' in reading || reading.year === null) return null
  const supposed = settleDay(reading, today, 'this')
  return supposed === null
    ? { refusal: 'There is no such date in the calendar.' }
    : workOn(groups.asked.replace(/\b(tomorrow|yesterday|today)s\b/, "$1's"), supposed)
}

function moveWeekday(weekday: number, asked: string): Worked {
  const step = STEP.exec(asked)?.groups
  const said = step?.named ?? step?.ahead ?? step?.back
  const days = step?.named ? NAMED[step.named] : countDays(said ?? '')
  if (!step || days == null || !said) return null
  const moved = step.back ? -days : days
  const name = WEEKDAYS[(((weekday + moved) % 7) + 7) % 7]
  const [from, rest] = [WEEKDAYS[weekday], Math.abs(moved) % 7]
  const when = step.named ? startSentence(said) : `${startSentence(said)} ${step.back ? 'before' : 'after'} a ${from}`
  return {
    text: step.named ? `If today is ${from}, ${said} ${moved > 0 ? 'is' : 'was'} ${name}.` : `${when} is a ${name}.`,
    working: `${Math.abs(moved)} ÷ 7 leaves ${rest}; ${from} ${moved < 0 ? '−' : '+'} ${rest} = ${name}`,
  }
}

/** Only days and weeks tell the weekday without a date. */
function countDays(text: string): number | null {
  const span = readSpan(text)
  return span && span.months === 0 ? span.days : null
}
