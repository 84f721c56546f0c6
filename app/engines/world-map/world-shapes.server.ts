import packed from './world-shapes.json?raw'
import { once } from '#app/platform/once.ts'
import { unpackLine } from './world-packing.ts'
import { angleBetween, meanOf, type Degrees } from './world-projection.ts'

/** A closed outline: its places, and the middle and reach of them as an angle, to pass over what is far from a map. */
export type Ring = { places: Degrees[]; middle: Degrees; reach: number }
type Shapes = { arcs: string[]; shapes: Readonly<Record<string, string>>; rings: Map<string, Ring[]> }

const open = () =>
  once('world-shapes', (): Shapes => {
    const { arcs, shapes } = JSON.parse(packed) as { arcs: string; shapes: Record<string, string> }
    return { arcs: arcs.split('.'), shapes, rings: new Map() }
  })

/** Codes of everything that is drawn: countries by ISO alpha-3, and a few lands without one. */
export const listDrawn = (): readonly string[] => Object.keys(open().shapes)

/** The outlines of a country, read on first use; none for what is too small to be drawn. */
export function ringsOf(code: string): readonly Ring[] {
  const { arcs, shapes, rings } = open()
  const known = rings.get(code) ?? readRings(arcs, Object.hasOwn(shapes, code) ? (shapes[code] ?? '') : '')
  rings.set(code, known)
  return known
}

const readRings = (arcs: readonly string[], shape: string): Ring[] =>
  shape
    .split(';')
    .filter((ring) => ring !== '')
    .map((ring) => {
      const places = ring.split(',').flatMap((index, n) => {
        const line = lineOf(arcs, Number(index))
        return n === 0 ? line : line.slice(1)
      })
      const middle = meanOf(places)
      return { places, middle, reach: Math.max(...places.map((place) => angleBetween(place, middle))) }
    })

/** A negative index is a line walked backwards. */
function lineOf(arcs: readonly string[], index: number): Degrees[] {
  const line = unpackLine(arcs[index < 0 ? ~index : index] ?? '')
  return index < 0 ? line.reverse() : line
}
