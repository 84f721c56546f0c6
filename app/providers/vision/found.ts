import type { Box, Ports } from '#app/providers/ports.ts'

/** What one detector thinks to see. */
export type Found = { name: string; confidence: number; box: Box }
type Thing = Ports['see']['result']['things'][number]

/** Two boxes that share this much of their area are about the same thing. */
const SAME = 0.45
/** Detectors trained alike draw boxes a little differently. */
const AGREES = 0.35
/** Below this one detector alone is not worth a "perhaps". */
const MIN_ALONE = 0.4
const MAX_THINGS = 30

/** From 0 (apart) to 1 (the same). */
export function overlapOf(first: Box, second: Box): number {
  const wide = Math.min(first.left + first.width, second.left + second.width) - Math.max(first.left, second.left)
  const high = Math.min(first.top + first.height, second.top + second.height) - Math.max(first.top, second.top)
  if (wide <= 0 || high <= 0) return 0
  const shared = wide * high
  return shared / (first.width * first.height + second.width * second.height - shared)
}

/** The surest of each heap of boxes about the same thing, surest first. */
export function withoutDoubles<One extends { name: string; confidence: number; box: Box }>(
  found: readonly One[],
): One[] {
  const kept: One[] = []
  for (const one of [...found].sort((first, second) => second.confidence - first.confidence))
    if (!kept.some((other) => other.name === one.name && overlapOf(other.box, one.box) > SAME)) kept.push(one)
  return kept
}

/** What two independent detectors see together: sure where both name the same thing in the same place. */
export function joinDetectors(first: readonly Found[], second: readonly Found[]): Thing[] {
  const left = new Set(second)
  const things: Thing[] = []
  for (const one of first) {
    const other = [...left].find(({ name, box }) => name === one.name && overlapOf(box, one.box) > AGREES)
    if (other) left.delete(other)
    if (other) things.push({ ...one, confidence: (one.confidence + other.confidence) / 2, isSure: true })
    else if (one.confidence >= MIN_ALONE) things.push({ ...one, isSure: false })
  }
  for (const one of left) if (one.confidence >= MIN_ALONE) things.push({ ...one, isSure: false })
  return things
    .sort((one, other) => Number(other.isSure) - Number(one.isSure) || other.confidence - one.confidence)
    .slice(0, MAX_THINGS)
}

/** A box within the picture, from its edges in shares. */
export function toBox(left: number, top: number, right: number, bottom: number): Box {
  const within = (share: number) => Math.min(1, Math.max(0, share))
  const [x, y] = [within(left), within(top)]
  return { left: x, top: y, width: Math.max(0, within(right) - x), height: Math.max(0, within(bottom) - y) }
}
