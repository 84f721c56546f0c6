import type { SystemProgram } from '#app/providers/system-program.ts'

/** The programs of the machine that some engine can make use of. */
export const systemPrograms: readonly SystemProgram[] = []
