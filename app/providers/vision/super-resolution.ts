/** The engine that enlarges, as recipes name it. The version changes whenever the same picture comes out with other bytes. */
export const SUPER_RESOLUTION = 'embedded:super-resolution'
export const SUPER_RESOLUTION_VERSION = 'ESRGAN Slim 1.0.0'
/** What it enlarges by. */
export const FACTORS = [2, 3, 4] as const

/** A larger picture would take too long: four times is done in two steps, the second on four times as many points. */
const MAX_POINTS = { 2: 1_024 * 1_024, 3: 1_024 * 1_024, 4: 512 * 512 } as const
type Factor = keyof typeof MAX_POINTS

/** Points of a picture that it enlarges by a factor at most. */
export const maxPointsOf = (factor: number): number => MAX_POINTS[factor as Factor] ?? 0

/** The same as a picture somebody may know. */
export const LIKE: Readonly<Record<number, string>> = { 2: '1,024 × 1,024', 3: '1,024 × 1,024', 4: '512 × 512' }
