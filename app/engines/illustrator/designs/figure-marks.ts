import { heightOf, moved, widthOf, type Figure } from '../figures/figure.ts'
import type { SpriteName } from '../figures/sprite.ts'
import { drawShape, type SpriteBook } from '../picture.ts'

export const newBook = (): SpriteBook => new Map<SpriteName, { id: string; pixels: number }>()

export type Box = { left: number; top: number; width: number; height: number }

/** A figure as large as a box lets it be, standing in the middle of it. */
export function fitFigure(figure: Figure, box: Box): Figure {
  const scale = Math.min(box.width / widthOf(figure), box.height / heightOf(figure))
  const x = box.left + box.width / 2 - ((figure.left + figure.right) / 2) * scale
  const y = box.top + box.height / 2 - ((figure.top + figure.bottom) / 2) * scale
  return moved(figure, x, y, scale)
}

export const drawFigure = ({ shapes }: Figure, book: SpriteBook): string =>
  shapes.map((shape) => drawShape(shape, book)).join('')
