export const MAX_SEGMENTS = 25

/** Filled segments: something begun shows at least one, something unfinished leaves at least one empty. */
export function countFilled(value: number, of: number, segments: number): number {
  if (of <= 0 || value <= 0) return 0
  if (value >= of) return segments
  return Math.min(Math.max(Math.round((value / of) * segments), 1), Math.max(segments - 1, 1))
}
