import type { PromptOutcome } from '#app/database/tables/writing.ts'
import { fillPrompt, missesOf } from '#app/engines/text-tools/prompt-places.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { askPrompt, PROMPT_MOST_TOKENS, type Said } from '#app/kits/asking/runs/ask-prompt.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toFailure } from '#app/providers/engine.ts'
import { MOST_ENGINES } from './prompts.limits.ts'
import type { CaseRow, PromptRow } from './prompts.store.server.ts'

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
        const input = { messages: [{ role: 'user' as const, text: filled.text }], maxOutput: PROMPT_MOST_TOKENS }
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
