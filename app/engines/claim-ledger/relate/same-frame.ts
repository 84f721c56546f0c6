import { toExactKey, toPlainText } from '../text/text.ts'
import type { Span } from '../text/text.ts'
import type { Difference, Relation } from './verdict.ts'

/**
 * A value as it is written, to the last sign: sign, currency, comparison, digits with what parts them, raised digits, primes and
 * the letters that hang on it; grades such as "B+", languages such as "C++", ticks and crosses.
 */
const VALUE = new RegExp(
  [
    String.raw`(?:[<>≤≥≈~±]\s?)?(?:(?<![^\s(=:])[-+])?(?:\p{Sc}\s?)?(?:(?<![^\s(=:])[-+])?\d+(?:[.,:/'-]\d+|[ ]\d{3}(?!\d))*(?:\s?(?:%|‰|°\s?[CFK]?|\p{Sc})|[²³¹⁰⁴-⁹½¼¾⅓⅔⅛]+|['"′″]|\+)*(?:(?<=\d)[\p{Script=Latin}\p{Script=Greek}µ]+)?`,
    String.raw`[½¼¾⅓⅔⅛]`,
    String.raw`(?<![\p{L}\p{N}])[A-Z](?:\+\+|#|[+-](?![\p{L}\p{N}-]))`,
    String.raw`[✅❌❎✔✘✓✗☑☒⛔]`,
  ].join('|'),
  'gu',
)

export type Value = Span & { text: string }

/** The values of a wording, in order. */
export function valuesOf(text: string): Value[] {
  const plain = toPlainText(text)
  return [...plain.matchAll(VALUE)].map(({ index, 0: all }) => ({
    start: index,
    end: index + all.length,
    text: all.trim(),
  }))
}

/** A value without what makes no difference: spaces, and commas that part thousands. */
export function valueKey(value: string): string {
  return value.replace(/\s/g, '').replace(/(?<=\d),(?=\d{2,3}(?:,|\D|$))/g, '')
}

/** One group of three behind a point or comma may be thousands or thousandths. */
const TWO_WAYS = /^\D*\d{1,3}[.,]\d{3}\D*$/
/** "1.299" and "1,299" are the same or not, as their writers count. */
function mayBeOne(x: string, y: string): boolean {
  return TWO_WAYS.test(x) && TWO_WAYS.test(y) && x.replace(/[.,]/g, '') === y.replace(/[.,]/g, '')
}

/** The words of a text with a sign in the place of each value. */
function frameOf(text: string, values: Value[]): string {
  const plain = toPlainText(text)
  const parts = values.map(({ start }, i) => plain.slice(values[i - 1]?.end ?? 0, start))
  return toExactKey([...parts, plain.slice(values.at(-1)?.end ?? 0)].join(' \u0001 '))
}

/** What two claims of one frame come to, and where they differ. */
export type FrameVerdict = { relation: Relation; differs: Difference | null }

const DATE = /^\d{4}$|^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$|^\d{1,2}:\d{2}$/
const VERSION_BEFORE = /(?:\b(?:version|release|v\.?)|(?<!^)\b\p{Lu}[\w.+#-]*)\s?$/u
const LONG_DIGITS = 7

/**
 * Claims in the same words but for their values, in whatever language: they say the same where each value is the same to the
 * last sign, or the same number written otherwise; where one is not, they contradict each other. `isRead` says that the readers
 * of figures find them the same within rounding. Null where the words differ, or where there are no values.
 */
export function sameFrame(a: string, b: string, isRead: boolean): FrameVerdict | null {
  const [x, y] = [valuesOf(a), valuesOf(b)]
  if (x.length === 0 || x.length !== y.length || frameOf(a, x) !== frameOf(b, y)) return null
  const pairs = x.map((value, i) => ({ a: value, b: y[i]!, before: toPlainText(a).slice(0, value.start) }))
  const open = pairs.filter((pair) => !areOneValue(pair))
  const [first] = open
  if (!first) return { relation: 'agree', differs: null }
  const differs = toDifference(first, a, b)
  if (open.every((pair) => mayBeOne(pair.a.text, pair.b.text))) return { relation: 'qualifies', differs }
  const isRough = isRead || open.every(areRoundedAlike)
  return { relation: isRough && open.every(isRounded) ? 'qualifies' : 'contradict', differs }
}

type ValuePair = { a: Value; b: Value; before: string }

function areOneValue({ a, b, before }: ValuePair): boolean {
  const [x, y] = [valueKey(a.text), valueKey(b.text)]
  if (x === y) return true
  const [left, right] = [x, y].map((key) => /^([^\d]*)(\d+(?:\.\d+)?)([^\d]*)$/.exec(key))
  if (!left || !right || left[1] !== right[1] || left[3] !== right[3] || VERSION_BEFORE.test(before)) return false
  return Number(left[2]) === Number(right[2]) && !/^0\d/.test(left[2]!) && !/^0\d/.test(right[2]!)
}

/** "36.9" beside "37 °F": the finer of two figures, one of which has no unit, rounds to the other. */
function areRoundedAlike({ a, b }: ValuePair): boolean {
  const [x, y] = [a, b].map(({ text }) => /^(\d+(?:\.(\d+))?)\s?(\D*)$/.exec(text.trim()))
  if (!x || !y || (x[3] === '') === (y[3] === '')) return false
  const [fine, rough] = (x[2]?.length ?? 0) > (y[2]?.length ?? 0) ? [x, y] : [y, x]
  const places = rough[2]?.length ?? 0
  return (fine[2]?.length ?? 0) > places && Number(fine[1]).toFixed(places) === Number(rough[1]).toFixed(places)
}

/** Dates, clock times, versions and long numbers are never rounded. */
function isRounded({ a, b, before }: ValuePair): boolean {
  return [a, b].every(
    ({ text }) => !DATE.test(text) && text.replace(/\D/g, '').length < LONG_DIGITS && !VERSION_BEFORE.test(before),
  )
}

function toDifference({ a, b }: ValuePair, left: string, right: string): Difference {
  const side = ({ start, end }: Value, text: string) => ({
    value: text.slice(start, end).trim(),
    spans: [{ start, end }],
  })
  return { slot: DATE.test(a.text) && DATE.test(b.text) ? 'date' : 'number', a: side(a, left), b: side(b, right) }
}
