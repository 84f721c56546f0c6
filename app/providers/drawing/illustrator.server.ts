import { EngineFailure } from '#app/providers/engine.ts'
import type { Engine } from '#app/providers/engine.ts'
import { toMachineFailure } from '#app/providers/machine-failure.ts'
import type { Ports } from '#app/providers/ports.ts'
import { DRAW_LIMIT_MS } from './illustrator-pool.server.ts'
import type { IllustratorPool } from './illustrator-pool.server.ts'
import { MAX_PICTURES, MAX_PROMPT_CHARS, MAX_SIDE, MIN_SIDE } from './illustrator.limits.ts'

const SEEDS = 2 ** 32
/** Changes whenever the same recipe gives other bytes. */
export const ILLUSTRATOR_VERSION = '5'

/** Composes illustrations from its own vocabulary of places, light, weather and 1,500 drawn things. */
export const illustrator = (room: () => IllustratorPool): Engine<'draw'> => ({
  id: 'embedded:illustrator',
  port: 'draw',
  label: 'Illustrator',
  about:
    'Illustration composed by the built-in illustrator from drawn places, weather, animals and things; it knows English words, lists those it left out, and draws no photographs.',
  providerId: null,
  maker: 'Frenly, with Fluent Emoji by Microsoft (MIT)',
  family: 'illustrator',
  version: ILLUSTRATOR_VERSION,
  unit: 'picture',
  contextUnits: null,
  limitMs: DRAW_LIMIT_MS,
  async run(input, { signal, onProgress }) {
    check(input)
    try {
      const drawn = await room().run('draw', input, {
        signal,
        onNote: (done) => onProgress?.(done / input.count),
      })
      return {
        result: {
          pictures: drawn.pictures.map(({ png, svg, seed }) => ({ bytes: png, type: 'image/png', svg, seed })),
          understood: drawn.understood,
          ignored: drawn.ignored,
        },
        usage: { input: 0, output: drawn.pictures.length },
      }
    } catch (error) {
      throw toMachineFailure(error, signal)
    }
  },
})

function check({ prompt, width, height, count, seed, start }: Ports['draw']['input']) {
  if (start) throw new EngineFailure('unable', 'It draws from words alone')
  const isSide = (side: number) => Number.isInteger(side) && side >= MIN_SIDE && side <= MAX_SIDE
  if (!isSide(width) || !isSide(height))
    throw new EngineFailure('unable', `Pictures are ${MIN_SIDE} to ${MAX_SIDE} pixels a side`)
  if (!Number.isInteger(count) || count < 1 || count > MAX_PICTURES)
    throw new EngineFailure('unable', `It draws 1 to ${MAX_PICTURES} pictures at once`)
  if (seed !== null && (!Number.isInteger(seed) || seed < 0 || seed >= SEEDS))
    throw new EngineFailure('unable', 'A seed is a whole number from 0 to 4294967295')
  if (prompt.length > MAX_PROMPT_CHARS)
    throw new EngineFailure('unable', `A prompt has ${MAX_PROMPT_CHARS} characters at most`)
}
