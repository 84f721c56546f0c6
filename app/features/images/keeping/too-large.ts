import { LIKE, maxPointsOf } from '#app/providers/vision/super-resolution.ts'

/** Why a picture is not enlarged so much by super-resolution, as a sentence; null when it can be. */
export const findTooLarge = (width: number, height: number, factor: number): string | null =>
  width * height > maxPointsOf(factor)
    ? `Super-resolution enlarges pictures of up to ${maxPointsOf(factor).toLocaleString('en')} points ${TIMES[factor] ?? ''}, such as ${LIKE[factor] ?? ''}; this one has ${(width * height).toLocaleString('en')}.`
    : null

const TIMES: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times', 4: 'four times' }
