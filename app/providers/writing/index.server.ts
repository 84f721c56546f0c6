import type { Engine } from '#app/providers/engine.ts'
import { selfTest } from '#app/providers/self-test.server.ts'
import type { SystemProgram } from '#app/providers/system-program.ts'
import { harper } from './harper.server.ts'
import { LINK_PARSER } from './link-grammar.server.ts'
import { writingPool } from './writing-pool.server.ts'

export { writingPool } from './writing-pool.server.ts'

/** The embedded engines of the polish port. They run on every machine. */
export const writingEngines = (room = writingPool): Engine[] => [harper(room)]

/** Programs that make polishing safer when they are there. */
export const programs: readonly SystemProgram[] = [
  {
    name: LINK_PARSER,
    adds: 'A second opinion on corrected English sentences: changes that make one worse are taken back',
    packages: ['link-grammar', 'link-grammar-dictionaries-en'],
    probe: selfTest(LINK_PARSER, async ({ run }) => {
      const said = await run(LINK_PARSER, ['en', '-verbosity=1', '-graphics=0'], 'The panda eats bamboo.\n')
      if (!said.includes('UNUSED=0')) throw new Error('It does not understand a plain sentence')
      return /link-grammar-(\d+(?:\.\d+)+)/.exec(said)?.[1] ?? null
    }),
  },
]
