export const MICROS_PER_DOLLAR = 1_000_000
const MICROS_PER_CENT = 10_000
const SMALL_DIGITS = 4

/** "$0.15", "$0.0004", "free", "unknown": what one thing costs, in micro-dollars, for people. */
export function toMoneyWords(micros: number | null): string {
  if (micros === null) return 'unknown'
  if (micros === 0) return 'free'
  const dollars = micros / MICROS_PER_DOLLAR
  if (micros >= MICROS_PER_CENT) return `$${dollars.toFixed(2)}`
  const smallest = MICROS_PER_DOLLAR / 10 ** SMALL_DIGITS
  const rounded = (Math.round(micros / smallest) * smallest) / MICROS_PER_DOLLAR
  return micros < smallest ? 'under $0.0001' : `$${rounded.toFixed(SMALL_DIGITS)}`
}

/** The same for a sum, a budget or what was spent of it: nothing is "$0". */
export const toSumWords = (micros: number | null): string => (micros === 0 ? '$0' : toMoneyWords(micros))

/** "$0.15 in, $0.60 out per million tokens", "free", "unknown". */
export function toPriceWords(price: { inputMicros: number; outputMicros: number } | null, unit: string): string {
  if (!price) return 'unknown'
  const { inputMicros, outputMicros } = price
  if (inputMicros === 0 && outputMicros === 0) return 'free'
  return `${toMoneyWords(inputMicros)} in, ${toMoneyWords(outputMicros)} out per million ${unit}s`
}
