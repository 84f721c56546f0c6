/** A bar has at most this many segments. */
const MAX_SEGMENTS = 12
const STEPS = [1, 2, 5, 10] as const

/** What one segment stands for: the smallest of 1, 2, 5, 10, 20 … that keeps the largest bar within its segments. */
export function toSegmentUnit(largest: number): number {
  if (largest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(largest / MAX_SEGMENTS))
  const step = STEPS.find((times) => largest / (times * power) <= MAX_SEGMENTS + 1e-9) ?? 10
  return Number((step * power).toPrecision(3))
}

/** The sizes of a bar's segments in units of value; the last may be a part of one. */
export function toSegments(value: number, unit: number): number[] {
  const whole = Math.floor(value / unit + 1e-9)
  const rest = value - whole * unit
  return [...Array.from({ length: whole }, () => unit), ...(rest > 1e-9 ? [rest] : [])]
}

/** The last label keeps at least this part of a step's distance from the one before. */
const NEAREST = 0.75

/** Every n-th of them, and always the last, so that at most `most` are named. */
export function thinOut<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all]
  const every = Math.ceil((all.length - 1) / (most - 1))
  const kept = all.filter((_, n) => n % every === 0 && all.length - 1 - n >= every * NEAREST)
  return [...kept, ...all.slice(-1)]
}

/** The room the longest of some labels takes, in px, at the width of an average letter. */
export const widthOf = (labels: readonly string[], letterPx: number): number =>
  Math.ceil(Math.max(0, ...labels.map(({ length }) => length)) * letterPx)

/** Cut to about `px` at the width of an average letter. */
export function cutToWidth(text: string, px: number, letterPx: number): string {
  const most = Math.max(2, Math.floor(px / letterPx))
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
