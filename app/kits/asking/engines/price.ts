import type { Usage } from '#app/providers/engine.ts'

/** Millionths of a dollar for a million units of input and of output. */
export type Price = { inputMicros: number; outputMicros: number }

const UNITS_PER_PRICE = 1_000_000
/** English text has about four characters a token, other scripts one and less; here it is never too little that is set aside. */
const LATIN_PER_TOKEN = 3
const NOT_LATIN = /[\u0250-\uffff]/g
/** Set aside for a use whose price nobody knows: one cent, so that a budget ends it all the same. */
export const UNKNOWN_HOLD_MICROS = 10_000

/** Tokens a text has at most, for setting money aside before the engine has counted. */
export function toMostTokens(text: string): number {
  const others = text.match(NOT_LATIN)?.length ?? 0
  return Math.ceil((text.length - others) / LATIN_PER_TOKEN) + others
}

/**
 * What a use cost, in whole micro-dollars, rounded up. Null when the price or what was used is unknown; a price of
 * nothing costs nothing, whatever was used.
 */
export function costOf(price: Price | null, usage: Usage): number | null {
  if (!price) return null
  const { inputMicros, outputMicros } = price
  if (inputMicros === 0 && outputMicros === 0) return 0
  if ((usage.input === null && inputMicros > 0) || (usage.output === null && outputMicros > 0)) return null
  return Math.ceil(((usage.input ?? 0) * inputMicros + (usage.output ?? 0) * outputMicros) / UNITS_PER_PRICE)
}

/** What to set aside before a use that may take this much. */
export const holdFor = (price: Price | null, most: { input: number; output: number }): number =>
  price ? (costOf(price, most) ?? UNKNOWN_HOLD_MICROS) : UNKNOWN_HOLD_MICROS
