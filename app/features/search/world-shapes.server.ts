import packed from './world-shapes.json?raw'
import { once } from '#app/platform/once.ts'
import { unpackLine } from './world-packing.ts'
import type { Degrees } from './world-projection.ts'

type Shapes = { arcs: string[]; shapes: Readonly<Record<string, string>> }

const open = () =>
  once('world-shapes', (): Shapes => {
    const { arcs, shapes } = JSON.parse(packed) as { arcs: string; shapes: Record<string, string> }
    return { arcs: arcs.split('.'), shapes }
  })

/** Codes of everything that is drawn: countries by ISO alpha-3, and a few lands without one. */
export const listDrawn = (): readonly string[] => Object.keys(open().shapes)

/** The outlines of a country, each closed; none for what is too small to be drawn. */
export function ringsOf(code: string): Degrees[][] {
  const { arcs, shapes } = open()
  const shape = Object.hasOwn(shapes, code) ? shapes[code] : undefined
  return (shape ?? '')
    .split(';')
    .filter((ring) => ring !== '')
    .map((ring) =>
      ring.split(',').flatMap((index, n) => {
        const line = lineOf(arcs, Number(index))
        return n === 0 ? line : line.slice(1)
      }),
    )
}

/** A negative index is a line walked backwards. */
function lineOf(arcs: readonly string[], index: number): Degrees[] {
  const line = unpackLine(arcs[index < 0 ? ~index : index] ?? '')
  return index < 0 ? line.reverse() : line
}
