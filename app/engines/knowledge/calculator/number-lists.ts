import { toTable } from '#app/platform/table.ts'
import { listWords, plain, sayEquals, sayIs, writeAmount, writeNumber } from './amount.ts'
import {
  add,
  compare,
  divide,
  findSquareRoot,
  fromInteger,
  multiply,
  type Rational,
  readDecimal,
  subtract,
  toNumber,
  ZERO,
} from './rational.ts'
import { readFraction } from './token.ts'
import type { Worked } from './problems/worked.ts'

const NUMBER = String.raw`[-−]?(?:\d+ \d+\/\d+|\d+\/\d+|\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?)`
const LIST = String.raw`(?<list>${NUMBER}(?:\s*(?:,|;|\band\b|&|\s)\s*(?:and\s+)?${NUMBER})+)`
const MOST = 100

const NAMES: Record<string, Kind> = toTable({
  average: 'mean',
  mean: 'mean',
  avg: 'mean',
  'arithmetic mean': 'mean',
  'mean average': 'mean',
  'average value': 'mean',
  median: 'median',
  'median value': 'median',
  mode: 'mode',
  range: 'range',
  sum: 'sum',
  total: 'sum',
  product: 'product',
  largest: 'largest',
  biggest: 'largest',
  highest: 'largest',
  maximum: 'largest',
  max: 'largest',
  greatest: 'largest',
  smallest: 'smallest',
  lowest: 'smallest',
  minimum: 'smallest',
  min: 'smallest',
  least: 'smallest',
  'standard deviation': 'deviation',
  sd: 'deviation',
  add: 'sum',
  'add up': 'sum',
  'add together': 'sum',
  multiply: 'product',
  'sum up': 'sum',
})
type Kind = 'mean' | 'median' | 'mode' | 'range' | 'sum' | 'product' | 'largest' | 'smallest' | 'deviation'

const FORM = new RegExp(
  `^(?:(?:what|which|calculate|compute|find|work out|determine|is|are|do|the|give|get)\\s+)*(?<name>${Object.keys(NAMES)
    .sort((a, b) => b.length - a.length)
    .join('|')})` +
    `(?: (?:number|value|one))?(?: (?:of|between|for|from|among|in|out of))?(?: (?:the|these|this))?(?: (?:numbers|list|values|set|series|following|data))*(?: of)?[:\\s]*\\(?\\[?${LIST}\\]?\\)?(?: is| together| up)?$`,
)

/** Reads "3, 5 and 10" into exact numbers. A comma with a space always parts two numbers. */
function readNumbers(list: string): Rational[] | null {
  const pieces = list.match(new RegExp(NUMBER, 'g')) ?? []
  const numbers = pieces.map((piece) => readFraction(piece)?.value ?? readDecimal(piece.replace('−', '-')))
  return numbers.length <= MOST && numbers.every((number) => number !== null) ? numbers : null
}

/** Works out means, medians, sums and the like over a list of numbers. */
export function workList(text: string): Worked {
  const match = FORM.exec(text)
  const kind = match?.groups?.name ? NAMES[match.groups.name] : undefined
  const numbers = match?.groups?.list ? readNumbers(match.groups.list) : null
  return kind && numbers && numbers.length > 1 ? say(kind, numbers) : null
}

const byValue = (numbers: readonly Rational[]) => numbers.toSorted(compare)
const sum = (numbers: readonly Rational[]) => numbers.reduce(add, ZERO)

function say(kind: Kind, numbers: Rational[]): Worked {
  const written = listWords(numbers.map((number) => plain(number)))
  const sorted = byValue(numbers)
  const [least, most] = [sorted[0] ?? ZERO, sorted.at(-1) ?? ZERO]
  if (kind === 'mean') return sayMean(numbers, written)
  if (kind === 'median') return sayMedian(sorted, written)
  if (kind === 'mode') return sayMode(sorted, written)
  if (kind === 'deviation') return sayDeviation(numbers, written)
  if (kind === 'range') {
    return {
      text: `The range of ${written} is ${plain(subtract(most, least))}.`,
      working: `${plain(most)} − ${plain(least)} = ${plain(subtract(most, least))}`,
    }
  }
  if (kind === 'largest' || kind === 'smallest') {
    return {
      text: `The ${kind} of ${written} is ${plain(kind === 'largest' ? most : least)}.`,
      working: `in order: ${sorted.map((number) => plain(number)).join(', ')}`,
    }
  }
  const result = kind === 'sum' ? sum(numbers) : numbers.reduce(multiply)
  const sign = kind === 'sum' ? ' + ' : ' × '
  return {
    text: `The ${kind} of ${written} is ${plain(result)}.`,
    working: `${numbers.map((number) => plain(number)).join(sign)} = ${plain(result)}`,
  }
}

function sayMean(numbers: readonly Rational[], written: string): Worked {
  const amount = writeAmount(divide(sum(numbers), fromInteger(numbers.length)))
  const joined = numbers.map((number) => plain(number)).join(' + ')
  return {
    text: `The average (mean) of ${written} ${sayIs(amount)}.`,
    working: `(${joined}) ÷ ${numbers.length} = ${plain(sum(numbers))} ÷ ${numbers.length} ${sayEquals(amount)}`,
  }
}

function sayMedian(sorted: readonly Rational[], written: string): Worked {
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle] ?? ZERO, sorted[middle] ?? ZERO]
  const result = divide(add(low, high), fromInteger(2))
  return {
    text: `The median of ${written} is ${plain(result)}.`,
    working: `in order: ${sorted.map((number) => plain(number)).join(', ')}; the middle is ${plain(result)}`,
  }
}

function sayMode(sorted: readonly Rational[], written: string): Worked {
  const counts = new Map<string, number>()
  for (const number of sorted) counts.set(plain(number), (counts.get(plain(number)) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const modes = [...counts].filter(([, times]) => times === most).map(([number]) => number)
  if (most === 1)
    return { text: `${written} have no mode, because each number appears once.`, working: 'every count is 1' }
  return {
    text: `The mode of ${written} is ${listWords(modes)}.`,
    working: `${listWords(modes)} ${modes.length > 1 ? 'each appear' : 'appears'} ${most} times`,
  }
}

function sayDeviation(numbers: readonly Rational[], written: string): Worked {
  const mean = divide(sum(numbers), fromInteger(numbers.length))
  const squares = numbers.map((number) => multiply(subtract(number, mean), subtract(number, mean)))
  const variance = divide(sum(squares), fromInteger(numbers.length))
  const exact = findSquareRoot(variance)
  const amount = exact ? writeAmount(exact) : writeNumber(Math.sqrt(toNumber(variance)), 6)
  const sample = writeNumber(Math.sqrt(toNumber(divide(sum(squares), fromInteger(numbers.length - 1)))), 6)
  return {
    text: `The population standard deviation of ${written} ${sayIs(amount)} (as a sample, about ${sample.text}).`,
    working: `mean ${plain(mean)}; variance ${plain(variance)}; square root ${sayEquals(amount)}`,
  }
}
