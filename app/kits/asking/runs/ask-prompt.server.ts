import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import type { Run } from './run.ts'
import { useBest } from './use-best.server.ts'
import { useEngine } from './use-engine.server.ts'

/** An answer is no longer than this, in tokens. */
export const PROMPT_MOST_TOKENS = 1_200

export type Said = { engine: string; answer: string; costMicros: number | null; tookMs: number }

/** What the first engine says to a filled prompt: a model, or where none is connected what is known here. Throws an EngineFailure. */
export async function askPrompt(run: Run, text: string, signal: AbortSignal): Promise<Said> {
  if ((await listEngines(run.viewer, 'write')).length > 0) {
    const input = { messages: [{ role: 'user' as const, text }], maxOutput: PROMPT_MOST_TOKENS }
    const { result, listed, costMicros, tookMs } = await useBest(run, 'write', input, { signal })
    return { engine: listed.engine.label, answer: result.text, costMicros, tookMs }
  }
  return askKnown(run, text, signal)
}

/** The first of the built-in sources that knows an answer; each says when it knows none. */
async function askKnown(run: Run, question: string, signal: AbortSignal): Promise<Said> {
  let failure = new EngineFailure('unable', 'No language model is connected, and nothing known here answers this.')
  for (const listed of await listEngines(run.viewer, 'answer')) {
    try {
      const { result, costMicros, tookMs } = await useEngine(run, listed, { question }, { signal })
      if (result.state === 'answered') return { engine: listed.engine.label, answer: result.text, costMicros, tookMs }
    } catch (error) {
      failure = toFailure(error)
      if (signal.aborted) throw failure
    }
  }
  throw failure
}
