import type { Seat, SeatAnswer } from '../knowledge.ts'
import { toPlainQuestion } from '../plain-question.ts'
import { workArithmetic } from './arithmetic.ts'
import { workDerivative } from './calculus/work-derivative.ts'
import { workClockTimes } from './dates/clock-times.ts'
import { workDateFacts } from './dates/date-facts.ts'
import { workDateSpans } from './dates/date-spans.ts'
import { type Day, readClockDay } from './dates/day.ts'
import { workFractions } from './fractions.ts'
import { workList } from './number-lists.ts'
import { writeDigits } from './number-words.ts'
import { readRoman, workNumerals } from './numerals.ts'
import { workPercent } from './percent.ts'
import { writeOrdinals } from './dates/spoken-day.ts'
import { workUnits } from './units.ts'
import { workComparison } from './problems/comparison.ts'
import { workEquation } from './equations.ts'
import { workHoldings } from './problems/holdings.ts'
import { workLetters } from './letters.ts'
import { workMotion } from './problems/motion.ts'
import { workPurchase } from './problems/purchases.ts'
import { workRates } from './problems/rates.ts'
import { workSeries } from './problems/series.ts'
import { workShape } from './problems/shapes.ts'
import { workSharing } from './problems/sharing.ts'
import { workSupposedDay } from './dates/supposed-day.ts'
import { workTwoAmounts } from './problems/two-amounts.ts'
import { workWholeNumbers } from './whole-numbers.ts'
import type { Clock, Worked } from './problems/worked.ts'
import { workWorkers } from './problems/workers.ts'

const LONGEST_QUESTION = 300
/** "The recipe says 8 ounces of butter, how many grams would that be?" */
const ASIDE_OF_AMOUNT =
  /^(?:[a-z' ]+ )?(?<amount>\d[\d.,/ ]* ?[a-z]+)(?: of [a-z]+)?[,.;] (?:so )?how (?:many|much in) (?<unit>[a-z]+) (?:is|are|would|does|do) (?:that|it|this)(?: be| make)?$/
const NOTHING_TO_WORK_OUT = 'There is nothing to calculate in this question.'

/** The calculator seat. `now` gives today's date to questions such as "how many days until Christmas". */
export function createCalculator({ now = () => new Date() }: { now?: Clock } = {}): Seat {
  return {
    id: 'calculator',
    label: 'Calculator',
    about: 'Works out sums, percentages, units, dates and times, and shows the working.',
    family: 'calculator',
    answer: async (question) => toAnswer(workOut(question, now)),
  }
}

/** Tries each kind of calculation in turn; the first that understands the whole question answers. */
export function workOut(question: string, now: Clock): Worked {
  if (question.length > LONGEST_QUESTION) return { refusal: 'This question is too long for the calculator.' }
  const said = writeOrdinals(nameNumeral(toPlainQuestion(question)).toLowerCase())
  const text = writeDigits(said)
    .replace(/(\d)\s?(?:½)/g, '$1 1/2')
    .replace(/½/g, '1/2')
    .replace(/\b(?:normal|ordinary|regular|non-leap|common) year\b/g, 'year')
    .replace(ASIDE_OF_AMOUNT, '$<amount> in $<unit>')
    .replace(/¼/g, '1/4')
    .replace(/¾/g, '3/4')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
  const today = readClockDay(now())
  const workDates = (asked: string, day: Day) => workDateSpans(asked, day) ?? workDateFacts(asked, day)
  return (
    workDerivative(text) ??
    workSupposedDay(text, today, workDates) ??
    workDates(text, today) ??
    workClockTimes(text) ??
    workComparison(text) ??
    workPurchase(text) ??
    workPercent(text) ??
    workFractions(text) ??
    workWholeNumbers(text) ??
    workNumerals(text) ??
    workList(text) ??
    workSeries(text) ??
    workShape(text) ??
    workMotion(text) ??
    workTwoAmounts(text) ??
    workWorkers(text) ??
    workSharing(text) ??
    workRates(text) ??
    workHoldings(text) ??
    workLetters(text) ??
    workEquation(text) ??
    workUnits(keepCase(question, text)) ??
    workUnits(text) ??
    workArithmetic(text)
  )
}

/** "What is MMXXIV" asks for a numeral only when it is written in capitals and well formed. */
function nameNumeral(plain: string): string {
  const numeral = /^(?:what (?:is|does|number is|year is) )?([IVXLCDM]{4,})(?: mean)?$/.exec(plain)?.[1]
  return numeral && readRoman(numeral) !== null ? `${numeral} in numbers` : plain
}

/** Unit signs such as Mb and MB differ by case only, so a question without number words keeps its own. */
function keepCase(question: string, text: string): string {
  const asWritten = toPlainQuestion(question)
  return asWritten.toLowerCase() === text ? asWritten : text
}

function toAnswer(worked: Worked): SeatAnswer {
  if (worked === null) return { state: 'abstained', why: NOTHING_TO_WORK_OUT }
  if ('refusal' in worked) return { state: 'abstained', why: worked.refusal }
  return {
    state: 'answered',
    text: worked.text,
    sources: [{ title: 'Frenly calculator', url: null, license: null, quote: worked.working }],
    weight: 'typed',
    isRecomputed: true,
  }
}
