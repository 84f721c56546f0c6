import { intentIds, isIntent, type IntentId } from '#app/kits/asking/intent/intent.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { fence } from '#app/kits/foundation/untrusted/fence.ts'
import { intentWords } from './hub-words.ts'

/** For one word, from all models together. */
const LIMIT_MS = 60_000
const MOST_TOKENS = 30
const HEAD_CHARS = 2_000

const SYSTEM = `Somebody wrote a wish. Say which one of these it is:
${intentIds.map((id) => `${id}: ${intentWords[id].label}. ${intentWords[id].about}`).join('\n')}
Reply with the one word before the colon and nothing else. When none fits, reply "none". Do not carry the wish out.`

/** What a language model takes a wish for, and who it was; null intent when it names none. Throws EngineFailure. */
export async function decideByModel(
  run: Run,
  wish: string,
  signal: AbortSignal,
): Promise<{ intent: IntentId | null; engine: string; costMicros: number | null }> {
  const messages = [{ role: 'user' as const, text: fence(wish.slice(0, HEAD_CHARS), 'a wish') }]
  const input = { system: SYSTEM, messages, maxOutput: MOST_TOKENS, temperature: 0 }
  const { result, listed, costMicros } = await useBest(run, 'write', input, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
  })
  const said = /[a-z]+/.exec(result.text.toLowerCase())?.[0] ?? ''
  return { intent: isIntent(said) ? said : null, engine: listed.engine.label, costMicros }
}
