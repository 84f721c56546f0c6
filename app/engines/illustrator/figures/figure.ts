import type { SpriteName } from './sprite.ts'

/** One thing to draw: a sprite in a square box. Coordinates are in the figure's own measure. */
export type Shape = {
  sprite: SpriteName
  /** The upper left corner of its box. */
  x: number
  y: number
  size: number
  turn: number
  isFlipped: boolean
}

/**
 * Something that can stand on a stage: a thing, or a thing with what it rides, holds or wears. Its foot is at y = 0 and
 * up is negative; x = 0 is its middle; 1 is the height of a dog.
 */
export type Figure = {
  shapes: readonly Shape[]
  left: number
  right: number
  top: number
  bottom: number
  /** The thing itself, without its company: where anchors are measured. */
  core: { left: number; right: number; top: number; bottom: number }
  head: { x: number; y: number; size: number }
  hand: { x: number; y: number }
}

export const widthOf = ({ left, right }: Figure) => right - left
export const heightOf = ({ top, bottom }: Figure) => bottom - top

/** The same figure elsewhere and in another size; `x` and `y` are where its foot goes. */
export function moved(figure: Figure, x: number, y: number, scale = 1): Figure {
  const box = <Box extends { left: number; right: number; top: number; bottom: number }>(from: Box) => ({
    left: from.left * scale + x,
    right: from.right * scale + x,
    top: from.top * scale + y,
    bottom: from.bottom * scale + y,
  })
  return {
    shapes: figure.shapes.map((shape) => ({
      ...shape,
      x: shape.x * scale + x,
      y: shape.y * scale + y,
      size: shape.size * scale,
    })),
    ...box(figure),
    core: box(figure.core),
    head: { x: figure.head.x * scale + x, y: figure.head.y * scale + y, size: figure.head.size * scale },
    hand: { x: figure.hand.x * scale + x, y: figure.hand.y * scale + y },
  }
}

/** Mirrored: most drawings look to the left. */
export function flipped(figure: Figure): Figure {
  const swap = <Box extends { left: number; right: number; top: number; bottom: number }>(from: Box) => ({
    left: -from.right,
    right: -from.left,
    top: from.top,
    bottom: from.bottom,
  })
  return {
    shapes: figure.shapes.map((shape) => ({
      ...shape,
      x: -shape.x - shape.size,
      isFlipped: !shape.isFlipped,
      turn: -shape.turn,
    })),
    ...swap(figure),
    core: swap(figure.core),
    head: { ...figure.head, x: -figure.head.x },
    hand: { ...figure.hand, x: -figure.hand.x },
  }
}

/** The second laid over the first; the first one's foot, head and hand count. */
export function joined(main: Figure, other: Figure, order: 'behind' | 'before'): Figure {
  return {
    ...main,
    shapes: order === 'before' ? [...main.shapes, ...other.shapes] : [...other.shapes, ...main.shapes],
    left: Math.min(main.left, other.left),
    right: Math.max(main.right, other.right),
    top: Math.min(main.top, other.top),
    bottom: Math.max(main.bottom, other.bottom),
  }
}
