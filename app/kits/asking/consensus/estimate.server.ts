import { costOf, toMostTokens } from '#app/kits/asking/engines/price.ts'
import { findEngine, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { Viewer } from '#app/kits/asking/engines/viewer.ts'
import type { Seat } from '#app/kits/asking/panel/panel.server.ts'
import { readHealth } from '#app/kits/asking/runs/health.server.ts'
import type { Helpers } from './model-help/model-help.ts'

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

type Tokens = { input: number; output: number }

/** What a helper reads and writes, in tokens: both orders of a usual and of a full table of pairs, a usual and a long answer. */
const HELP: Readonly<Record<keyof Helpers, { usual: Tokens; long: Tokens }>> = {
  judge: { usual: { input: 2_200, output: 280 }, long: { input: 5_400, output: 900 } },
  rewriter: { usual: { input: 700, output: 220 }, long: { input: 1_900, output: 800 } },
}

/** What a language model costs as a helper, in the usual and in the long case, in micro-dollars; null is unknown. */
export function estimateHelp(does: keyof Helpers, { price, isOwn }: Pick<ListedEngine, 'price' | 'isOwn'>) {
  const costs = (tokens: Tokens) => (isOwn ? 0 : costOf(price, tokens))
  return { usualMicros: costs(HELP[does].usual), longMicros: costs(HELP[does].long) }
}

/** What a run usually costs, its helpers included; null when a price is unknown, or nobody is asked. */
export async function estimateRun(seats: readonly Seat[], text: string, helpers: Helpers, viewer: Viewer) {
  const help = await Promise.all(
    (['judge', 'rewriter'] as const).map(async (does) => {
      const id = helpers[does]
      const model = id === null ? null : await findEngine(viewer, 'write', id)
      return model ? [estimateHelp(does, model).usualMicros] : []
    }),
  )
  if (seats.length + help.flat().length === 0) return null
  const all = [(await estimate(seats, text)).usualMicros, ...help.flat()]
  return all.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
}
