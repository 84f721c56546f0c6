import type { Engine } from '#app/providers/engine.ts'
import { ffmpegProgram, hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import type { SystemProgram } from '#app/providers/system-program.ts'
import { filmMaker } from './film.server.ts'

/** The embedded engines of the film port that can run on this machine now. */
export const filmEngines = (): Engine[] => (hasFfmpeg() ? [filmMaker] : [])

export const programs: readonly SystemProgram[] = [ffmpegProgram]
