import type { PromptOutcome } from '#app/database/tables/writing.ts'
import { fillPrompt, missesOf } from '#app/engines/text-tools/prompt-places.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { clock } from '#app/platform/clock.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import { MOST_ENGINES } from './prompts.limits.ts'
import type { CaseRow, PromptRow } from './prompts.store.server.ts'

const MOST_TOKENS = 1_200

export type Said = { engine: string; answer: string; costMicros: number | null; tookMs: number }

/** What the first engine says to a filled prompt: a model, or where none is connected what is known here. Throws an EngineFailure. */
export async function askPrompt(run: Run, text: string, signal: AbortSignal): Promise<Said> {
  if ((await listEngines(run.viewer, 'write')).length > 0) {
    const input = { messages: [{ role: 'user' as const, text }], maxOutput: MOST_TOKENS }
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

/** Tries a case with each model, or with what is known here; a failure is an outcome too. */
export async function tryCase(
  run: Run,
  { text, version }: PromptRow,
  one: CaseRow,
  signal: AbortSignal,
): Promise<PromptOutcome[]> {
  const filled = fillPrompt(text, one.values)
  const at = clock.now().toISOString()
  const nothing = { version, answer: '', costMicros: 0, tookMs: 0, at }
  if (filled.open.length > 0)
    return [{ ...nothing, engine: '', failed: [`nothing is filled in for ${filled.open.join(', ')}`] }]
  const models = (await listEngines(run.viewer, 'write')).slice(0, MOST_ENGINES)
  if (models.length === 0) return [await outcomeOf('What is known here', () => askPrompt(run, filled.text, signal))]
  return Promise.all(
    models.map((listed) =>
      outcomeOf(listed.engine.label, async () => {
        const input = { messages: [{ role: 'user' as const, text: filled.text }], maxOutput: MOST_TOKENS }
        const { result, costMicros, tookMs } = await useEngine(run, listed, input, { signal })
        return { engine: listed.engine.label, answer: result.text, costMicros, tookMs }
      }),
    ),
  )

  async function outcomeOf(engine: string, ask: () => Promise<Said>): Promise<PromptOutcome> {
    try {
      const said = await ask()
      return { ...said, version, failed: missesOf(said.answer, one), at }
    } catch (error) {
      return { ...nothing, engine, failed: [toFailureWords(toFailure(error))] }
    }
  }
}
