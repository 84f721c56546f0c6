import type { Engine } from '#app/providers/engine.ts'
import { toMachineFailure } from '#app/providers/machine-failure.ts'
import type { LanguagePool } from './language-pool.server.ts'

const LIMIT_MS = 10_000
/** The language of a text is plain from its beginning. */
const MAX_SAMPLE_CHARS = 4_000

/** Tells the language of a text by two detectors. */
export const detector = (room: () => LanguagePool): Engine<'detect'> => ({
  id: 'embedded:two-detectors',
  port: 'detect',
  label: 'Two language detectors',
  about:
    'Tells which of 60 languages a text is in by two detectors, and is sure only where both agree. A word or two is too little.',
  providerId: null,
  maker: 'ELD and TinyLD',
  family: 'eld-tinyld',
  version: 'eld 2.1, tinyld 1.3',
  unit: 'character',
  contextUnits: null,
  limitMs: LIMIT_MS,
  async run({ text }, { signal }) {
    try {
      const result = await room().run('detect', { text: text.slice(0, MAX_SAMPLE_CHARS) }, { signal })
      return { result, usage: { input: text.length, output: null } }
    } catch (error) {
      throw toMachineFailure(error, signal)
    }
  },
})
