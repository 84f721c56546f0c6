import { createInterface } from 'node:readline'
import { z } from 'zod'
import { store } from '#app/database/store.server.ts'
import { polishText } from '#app/features/writing/polish/polish-text.server.ts'
import { DRAFT_MAX_CHARS } from '#app/features/writing/polish/polish.limits.ts'
import { TONES, toPolishedText, type PolishTone } from '#app/features/writing/polish/polished.ts'
import { closeEmbeddedEngines } from '#app/kits/asking/engines/embedded-engines.server.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { beginFreeRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { EngineFailure } from '#app/providers/engine.ts'

/**
 * The command-line twin of the polish: `npm run -s polish` reads one `{"text", "tone"}` a line as JSON and writes one answer a line:
 * the text with the changes that were taken, each with its reason, and those that would have changed a fact, with both values.
 */
const draft = z.object({
  text: z.string().max(DRAFT_MAX_CHARS),
  tone: z.enum(Object.keys(TONES) as [PolishTone, ...PolishTone[]]).default('plain'),
})

async function polish(line: string): Promise<object> {
  const { text, tone } = draft.parse(JSON.parse(line))
  const run = await beginFreeRun({ member: null, network: 'this machine' }, { screen: 'twin' })
  const polished = await polishText(run, { draft: text, incoming: '', tone }, new AbortController().signal)
  const taken = new Set(polished.taken)
  return {
    text: toPolishedText(polished, taken),
    changes: polished.changes
      .filter(({ id }) => taken.has(id))
      .map(({ start, end, before, after, why, by }) => ({ start, end, before, after, why, by })),
    flagged: polished.changes.flatMap(({ start, end, before, after, why, flag }) =>
      flag ? [{ start, end, before, after, why, was: flag.was, would: flag.would }] : [],
    ),
  }
}

function toWords(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error)
  if (error instanceof EngineFailure) return toFailureWords(error)
  return error instanceof Error ? error.message : String(error)
}

await store().migrate()
// A reader that has seen enough closes the pipe; that is no failure.
process.stdout.on('error', () => process.exit(0))
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  const answer = await polish(line).catch((error: unknown) => ({ error: toWords(error) }))
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}
await closeEmbeddedEngines()
await store().close()
// Pools that wait for more work would keep a finished command alive.
process.stdout.write('', () => process.exit(0))
