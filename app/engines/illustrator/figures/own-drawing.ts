import { darken, lighten } from '../colour.ts'
import type { Canvas } from '../svg.ts'
import type { Bounds } from './sprite.ts'

/** A drawing of our own in a box of 100 by 100, for a thing the set has no drawing of. */
export type Own = { bounds: Bounds; draw(canvas: Canvas): string }

/** A surface that is lit from the left. */
export const across = (canvas: Canvas, colour: string) =>
  canvas.linear(
    [
      [0, lighten(colour, 0.2)],
      [0.45, colour],
      [1, darken(colour, 0.28)],
    ],
    'across',
  )
