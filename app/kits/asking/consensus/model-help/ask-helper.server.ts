import { readReply } from '#app/kits/asking/by-model/asked-model.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import type { ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { hasCostNothing, useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import type { HelperReceipt } from './model-help.ts'

/** The answer stands meanwhile, so a helper is not waited for longer than this, in milliseconds. */
const HELPER_LIMIT_MS = 40_000

export type Took = Pick<HelperReceipt, 'tookMs' | 'inputUnits' | 'outputUnits' | 'costMicros'>
/** What a model said, or in `why` the sentence about why there is nothing. */
export type Said = Took & { reply: string | null; why: string | null }

export const TOOK_NOTHING: Took = { tookMs: 0, inputUnits: 0, outputUnits: 0, costMicros: 0 }

/** Asks a language model within a run; never rejects. The money is held and settled by `useEngine`. */
export async function askHelper(
  run: Run,
  model: ListedEngine<'write'>,
  { system, text }: { system: string; text: string },
): Promise<Said> {
  const limit = AbortSignal.timeout(HELPER_LIMIT_MS)
  const startedMs = performance.now()
  let took: Took = { tookMs: null, inputUnits: null, outputUnits: null, costMicros: null }
  try {
    const input = { system, messages: [{ role: 'user' as const, text }], temperature: 0 }
    const { result, usage, costMicros, tookMs } = await useEngine(run, model, input, { signal: limit })
    took = { tookMs, inputUnits: usage.input, outputUnits: usage.output, costMicros }
    return { ...took, reply: readReply(model.engine, result), why: null }
  } catch (error) {
    const failure = limit.aborted ? new EngineFailure('slow', 'It took too long') : toFailure(error)
    const isFree = took.tookMs === null && hasCostNothing(failure)
    const spent = { ...took, tookMs: Math.round(performance.now() - startedMs), ...(isFree && { costMicros: 0 }) }
    return { ...spent, reply: null, why: toFailureWords(failure) }
  }
}

/** Two questions that were asked side by side. */
export const both = (one: Took, other: Took): Took => ({
  tookMs: Math.max(one.tookMs ?? 0, other.tookMs ?? 0),
  inputUnits: sum(one.inputUnits, other.inputUnits),
  outputUnits: sum(one.outputUnits, other.outputUnits),
  costMicros: sum(one.costMicros, other.costMicros),
})

const sum = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b)

export const UNREADABLE = 'What it answered cannot be read.'
