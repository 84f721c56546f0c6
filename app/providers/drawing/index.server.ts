import type { Engine } from '#app/providers/engine.ts'
import type { SystemProgram } from '#app/providers/system-program.ts'
import { illustratorPool } from './illustrator-pool.server.ts'
import { illustrator } from './illustrator.server.ts'

export { illustratorPool } from './illustrator-pool.server.ts'
export { drawingStyles } from '#app/engines/illustrator/scene.ts'

/** The embedded engines of the draw port. They run on every machine. */
export const drawingEngines = (room = illustratorPool): Engine[] => [illustrator(room)]

/** Drawing needs no program of the machine. */
export const programs: readonly SystemProgram[] = []
