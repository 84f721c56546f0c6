import { EngineFailure } from '#app/providers/engine.ts'
import type { Engine } from '#app/providers/engine.ts'
import { toMachineFailure } from '#app/providers/machine-failure.ts'
import { applyEdits } from './edit.ts'
import { withSecondOpinion } from './link-grammar.server.ts'
import type { WritingPool } from './writing-pool.server.ts'

/** The first text after a while also waits for the checker to load. */
const LIMIT_MS = 60_000
const MAX_TEXT_CHARS = 20_000

/** Corrects English spelling and grammar, and adjusts the tone by rules. */
export const harper = (room: () => WritingPool): Engine<'polish'> => ({
  id: 'embedded:harper',
  port: 'polish',
  label: 'Harper',
  about:
    'Corrects English spelling and grammar and adjusts single words to a tone. It does not rewrite sentences, and misses some faults.',
  providerId: null,
  maker: 'Harper',
  family: 'harper',
  version: '2.10.0',
  unit: 'character',
  contextUnits: MAX_TEXT_CHARS,
  limitMs: LIMIT_MS,
  async run({ text, tone }, { signal }) {
    if (text.length > MAX_TEXT_CHARS)
      throw new EngineFailure('unable', `Harper takes ${MAX_TEXT_CHARS} characters at most`)
    try {
      const edits = await room().run('polish', { text, tone }, { signal })
      if (!edits) throw new EngineFailure('unable', 'Harper corrects English only')
      const accepted = await withSecondOpinion(text, edits, signal)
      const result = applyEdits(text, accepted)
      const changes = accepted.map(({ start, end, after, why }) => ({ start, end, after, why }))
      return { result: { text: result, changes }, usage: { input: text.length, output: result.length } }
    } catch (error) {
      throw toMachineFailure(error, signal)
    }
  },
})
