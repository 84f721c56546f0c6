import { runCommand } from '#app/platform/command.server.ts'
import type { Engine } from '#app/providers/engine.ts'
import type { SystemProgram } from '#app/providers/system-program.ts'
import { harper } from './harper.server.ts'
import { LINK_PARSER } from './link-grammar.server.ts'
import { writingRoom } from './writing-room.server.ts'

export { writingRoom } from './writing-room.server.ts'

/** The embedded engines of the polish port. They run on every machine. */
export const writingEngines = (room = writingRoom): Engine[] => [harper(room)]

const PROBE_LIMITS = { limitMs: 2_000, maxOutputBytes: 10_000 }

/** Programs that make polishing safer when they are there. */
export const programs: readonly SystemProgram[] = [
  {
    name: LINK_PARSER,
    adds: 'A second opinion on corrected English sentences: changes that make one worse are taken back',
    packages: ['link-grammar', 'link-grammar-dictionaries-en'],
    async probe() {
      try {
        const input = 'The panda eats bamboo.\n'
        const { stdout, stderr } = await runCommand(LINK_PARSER, ['en', '-verbosity=1', '-graphics=0'], {
          ...PROBE_LIMITS,
          input,
        })
        const version = /link-grammar-(\d+(?:\.\d+)+)/.exec(`${stdout.toString()}\n${stderr}`)?.[1]
        return version && stdout.includes('UNUSED=0') ? { version } : null
      } catch {
        return null
      }
    },
  },
]
