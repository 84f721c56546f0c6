import type { Span } from '../text/text.ts'
import { workings } from './equations.ts'
import { spelledNumber, spelledOrdinal } from './number-words.ts'
import type { Draft } from './quantity-readers.ts'
import { RULES } from './quantity-rules.ts'
import { compareValues } from './values.ts'

/**
 * A number as said. `low` and `high` bound what it can mean, in the base unit of `dimension`; `step` is half the last
 * digit that was said, in the same unit. Dimension "count" counts the noun that follows; "label" numbers a thing.
 */
export type Quantity = Span & {
  dimension: string
  unit: string
  value: number
  low: number
  high: number
  step: number
  bound: 'exact' | 'about' | 'over' | 'under' | 'range'
  isUnitless: boolean
  text: string
  /** The superlative a rank counts by: "largest" in "the second largest lake". */
  by?: string
}

const BEFORE =
  'about|around|a good|approximately|approx\\.?|roughly|circa|ca\\.|some|nearly|almost|close to|just ' +
  'over|just under|a little over|slightly over|slightly more than|slightly less than|a little ' +
  'under|a little less than|a little more than|well over|an estimated|estimated at|in the region ' +
  'of|on the order of|virtually|~|≈|' +
  '(?:long|deep|high|tall|wid|thick|heavi|bigg|larg|old|hott|warm|furth|farth|strong|short|small|light|young|cold|cool|thinn|' +
  'narrow|cheap|shallow|low|near|clos)er than|beyond|barely|' +
  'more than|over|above|exceeding|greater than|upwards of|in excess of|>|at least|a minimum of|' +
  'no fewer than|no less than|not less than|minimum of|≥|' +
  'less than|fewer than|under|below|<|at most|up to|no more than|not more than|a maximum of|maximum ' +
  'of|≤|as many as|as much as|not exceeding|not exceed|never exceed|cannot exceed'

const AFTER =
  '(?:\\s?(?:\\+|plus\\b|or so\\b|or more\\b|or older\\b|or over\\b|and over\\b|and above\\b|' +
  'or above\\b|or less\\b|or fewer\\b|or under\\b|at least\\b|or thereabouts\\b))'

const ABOUT = new RegExp(
  String.raw`^(?:about|around|a good|barely|approx|roughly|circa|ca\.|some|nearly|almost|close|just|a little|slightly|` +
    String.raw`an? estimated|estimated|in the region|on the order|virtually|~|≈|or so|or there)`,
  'i',
)

const OVER = new RegExp(
  String.raw`^(?:more|over|beyond|(?:long|deep|high|tall|wid|thick|heavi|bigg|larg|old|hott|warm|furth|farth|strong)er|above|exceeding|greater|upwards|in excess|>|at least|a minimum|minimum|no fewer|` +
    String.raw`no less|not less|≥|well over|\+|plus|or more|or older|or over|and over|and above|or above)`,
  'i',
)

const EDGE_BEFORE = new RegExp(`(?:^|[\\s(])((?:${BEFORE})(?: (?:about|around|approximately|roughly))?)\\s?$`, 'i')

const EDGE_AFTER = new RegExp(`^${AFTER}`, 'i')

const HAS_NUMBER = new RegExp(
  `[\\d½¼¾]|\\blast\\b|${spelledNumber}|${spelledOrdinal}|\\b(?:once|twice|thrice|half|halves|` +
    `quarter|single|double|doubl|tripl|quadrupl|halv|hourly|daily|nightly|weekly|monthly|yearly|` +
    `annually|every|couple|hour|week|minute|day|month|year|mile|decade|century|night|kilometre|kilogram|` +
    `litre)`,
  'i',
)

/** Every quantity in a claim outside the `taken` spans (dates), in order, with its bound words inside the span. */
export function readQuantities(text: string, taken: Span[]): Quantity[] {
  const found: Quantity[] = []
  if (!HAS_NUMBER.test(text)) return found
  for (const { pattern, read, hint } of RULES) {
    if (hint && !hint.test(text)) continue
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].trimEnd().length
      if ([...taken, ...found].some((other) => start < other.end && other.start < end)) continue
      const draft = read(match.groups ?? {}, text, start)
      if (draft === null) continue
      const from = start - signBefore(text, start)
      found.push(from < start ? bounded(negative(draft), text, from, end) : bounded(draft, text, start, end))
    }
  }
  const worked = workings(text)
  const ordered = found
    .filter((one) => !worked.some((side) => one.start < side.end && side.start < one.end) && !isVague(text, one))
    .toSorted((a, b) => a.start - b.start)
  return ordered.filter((quantity, i) => !isConversion(ordered[i - 1], quantity, text))
}

/** "Several hundred thousand", "tens of millions": nobody knows how many. */
const isVague = (text: string, { start }: Span): boolean =>
  /\b(?:several|a few|many|multiple|(?:ten|hundred|thousand|dozen|score)s of) $/i.test(
    text.slice(Math.max(0, start - 14), start),
  )

/** How many signs before a figure make it less than nothing: "-$200", "minus 200". A dash behind a word or figure is none. */
const signBefore = (text: string, start: number): number =>
  /(?:(?<![^\s(=:])-|\bminus )$/i.exec(text.slice(Math.max(0, start - 8), start))?.[0].length ?? 0

function negative(draft: Draft | Draft[]): Draft | Draft[] {
  return Array.isArray(draft) ? draft : { ...draft, value: -draft.value }
}

/** "100 °C (212 °F)" and "42.195 km or 26.2 miles" give one figure twice. */
function isConversion(before: Quantity | undefined, quantity: Quantity, text: string): boolean {
  if (!before || before.dimension !== quantity.dimension || before.unit === quantity.unit || before.unit === '')
    return false
  return (
    /^\s?(?:[(/,]|or|=)\s?$/.test(text.slice(before.end, quantity.start)) && compareValues(before, quantity) === 'same'
  )
}

function bounded(draft: Draft | Draft[], text: string, start: number, end: number): Quantity {
  const [first, last] = Array.isArray(draft) ? [draft[0], draft.at(-1)] : [draft, draft]
  if (!first || !last) throw new Error('A quantity needs a value')
  const before = EDGE_BEFORE.exec(text.slice(0, start + (SWALLOWED.exec(text.slice(start, end))?.[0].length ?? 0)))
  const after = EDGE_AFTER.exec(text.slice(end))
  const from = before ? Math.min(start, before.index + before[0].search(/[^\s(]/)) : start
  const to = after ? end + after[0].length : end
  const whole = { start: from, end: to, text: text.slice(from, to).trim() }
  if (first !== last)
    return {
      ...last,
      ...whole,
      value: (first.value + last.value) / 2,
      low: first.value,
      high: last.value,
      bound: 'range',
    }
  const word = (before?.[1] ?? after?.[0] ?? '').trim()
  if (word === '') return { ...first, ...whole, low: first.value, high: first.value, bound: 'exact' }
  if (ABOUT.test(word)) return { ...first, ...whole, low: first.value, high: first.value, bound: 'about' }
  if (OVER.test(word) !== isDenied(word, text.slice(0, from)))
    return { ...first, ...whole, low: first.value, high: Infinity, bound: 'over' }
  return { ...first, ...whole, low: -Infinity, high: first.value, bound: 'under' }
}

/** A limit that the pattern of a figure took with it: "over a week". */
const SWALLOWED = /^(?:about|around|roughly|under|over|than|nearly|almost|at most|at least|up to) (?=(?:an?|one) )/i

/** "Isn't for more than five" is at most five. */
function isDenied(word: string, before: string): boolean {
  return /^(?:more|over|\w+er|beyond|less|fewer|under)\b/i.test(word) && DENIED.test(before)
}

const DENIED = /\bno $|(?:n't|\bnot|\bnever|\bcannot)(?: [a-z]+){0,3} $/i
