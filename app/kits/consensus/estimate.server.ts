import { costOf, toMostTokens } from '#app/kits/engines/price.ts'
import type { Seat } from '#app/kits/panel/panel.server.ts'
import { readHealth } from '#app/kits/runs/health.server.ts'

/** What a seat reads beside the question: our instructions to a model, in tokens. */
const INSTRUCTION_TOKENS = 130
/** Tokens of an answer: the prompt asks for five sentences at most, which half of the answers need and nearly none passes. */
const USUAL_OUTPUT_TOKENS = 160
const LONG_OUTPUT_TOKENS = 420

/** What asking seats will take: the usual and the long case. Costs in micro-dollars, null when a price is unknown; times in milliseconds, null unmeasured. */
export type Estimate = {
  usualMicros: number | null
  longMicros: number | null
  usualMs: number | null
  longMs: number | null
  /** Labels of seats whose price nobody knows. */
  unpriced: string[]
}

/** Before a run: what these seats will cost and how long the slowest will take, by list price and the last day's times. */
export async function estimate(seats: readonly Seat[], text: string): Promise<Estimate> {
  const health = await readHealth()
  const input = toMostTokens(text) + INSTRUCTION_TOKENS
  const sum = (output: number) =>
    seats.reduce<number | null>((total, { price, isOwn }) => {
      const micros = isOwn ? 0 : costOf(price, { input, output })
      return total === null || micros === null ? null : total + micros
    }, 0)
  const slowest = (read: 'p50Ms' | 'p95Ms') => {
    const times = seats.flatMap(({ engine }) => health.get(engine.id)?.[read] ?? [])
    return times.length > 0 ? Math.max(...times) : null
  }
  return {
    usualMicros: sum(USUAL_OUTPUT_TOKENS),
    longMicros: sum(LONG_OUTPUT_TOKENS),
    usualMs: slowest('p50Ms'),
    longMs: slowest('p95Ms'),
    unpriced: seats.filter(({ price, isOwn }) => !isOwn && price === null).map(({ engine }) => engine.label),
  }
}
