import type { SystemProgram } from '#app/providers/system-program.ts'
import { once } from '#app/platform/once.ts'
import { systemPrograms } from './rooms.server.ts'

/** A program of this machine, and whether it is there and works. */
export type ProgramState = Pick<SystemProgram, 'name' | 'adds' | 'packages'> & { version: string | null }

/** Every program that adds an engine; each is tried once a process. */
export const listPrograms = (): Promise<ProgramState[]> =>
  once('system-programs', () =>
    Promise.all(
      systemPrograms.map(async ({ name, adds, packages, probe }) => ({
        name,
        adds,
        packages,
        version: (await probe())?.version ?? null,
      })),
    ),
  )
