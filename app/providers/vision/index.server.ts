import type { Engine } from '#app/providers/engine.ts'
import type { SystemProgram } from '#app/providers/system-program.ts'
import { detectors, tesseract } from './eyes.server.ts'
import { readPool, seePool } from './vision-pools.server.ts'

export { readPool, seePool } from './vision-pools.server.ts'

/** The embedded engines of the ports see and read. They run on every machine. */
export const visionEngines = (see = seePool, read = readPool): Engine[] => [detectors(see), tesseract(read)]

/** Seeing needs no program of the machine. */
export const programs: readonly SystemProgram[] = []
