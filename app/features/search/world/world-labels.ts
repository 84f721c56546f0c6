import type { Point } from '#app/engines/world-map/world-projection.ts'

/** A name beside its spot on a map. `anchor` is the side of the text that stands there. */
export type Label = { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }
type Wish = { text: string; point: Point; isBeside: boolean }
type Box = { left: number; top: number; right: number; bottom: number }

export const LABEL_SIZE = 42
const LETTER = 0.56
const GAP = 16

/** Places names on a map in the order of their importance; one that would cover another is left out. */
export function placeLabels(wishes: readonly Wish[], { width, height }: { width: number; height: number }): Label[] {
  const taken: Box[] = wishes
    .filter(({ isBeside }) => isBeside)
    .map(({ point: [x, y] }) => ({ left: x - GAP / 2, right: x + GAP / 2, top: y - GAP / 2, bottom: y + GAP / 2 }))
  return wishes.flatMap((wish) => {
    for (const { box, ...label } of waysOf(wish)) {
      const isOnMap = box.left > 0 && box.right < width && box.top > 0 && box.bottom < height
      if (!isOnMap || taken.some((other) => doTouch(box, other))) continue
      taken.push(box)
      return [label]
    }
    return []
  })
}

function waysOf({ text, point: [x, y], isBeside }: Wish): (Label & { box: Box })[] {
  const wide = text.length * LABEL_SIZE * LETTER
  const box = (left: number): Box => ({ left, right: left + wide, top: y - LABEL_SIZE / 2, bottom: y + LABEL_SIZE / 2 })
  if (!isBeside) return [{ text, x, y, anchor: 'middle', box: box(x - wide / 2) }]
  return [
    { text, x: x + GAP, y, anchor: 'start', box: box(x + GAP) },
    { text, x: x - GAP, y, anchor: 'end', box: box(x - GAP - wide) },
  ]
}

const doTouch = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
