import { toTable } from '#app/platform/table.ts'
import type { Country } from '#app/engines/knowledge/facts/places/countries.server.ts'
import { clip, frameOf, toPath, widen, type Frame } from './world-drawing.ts'
import {
  angleBetween,
  EARTH_RADIUS_KM,
  meanOf,
  projectAround,
  toWorldPoint,
  type Degrees,
  type Point,
} from './world-projection.ts'
import { listDrawn, ringsOf } from './world-shapes.server.ts'

/** A map of a place and what lies round it. `toPoint` places a spot on it; null when it is off the map. */
export type PlaceMap = {
  width: number
  height: number
  kmWide: number
  /** `side`: how far the shape reaches on the map, in its units. */
  shapes: { code: string; path: string; side: number }[]
  toPoint(place: Degrees): Point | null
}

const WIDTH = 2_000
const RATIO = 16 / 10
/** A country is shown with what lies round it, a tiny one at least with the next islands. */
const PLACE = { room: 0.16, least: 260, ratio: RATIO }
const TINY = { room: 0.4, least: 2_600, ratio: RATIO }
/** Several places on one map, and the angle from its middle beyond which it would tear. */
const TOGETHER = { room: 0.14, least: 700 }
const NEAR = 0.9
/** The world is shown from the north of Greenland to Cape Horn. */
const [WORLD_NORTH, WORLD_SOUTH] = [83.7, -56]
const AREA = { room: 0.03, least: 600, ratio: 7 / 4 }
/** Parts of a country that count for where its map stands: so large against the largest, and so near to it, in km. */
const MAIN_SHARE = 0.03
const MAIN_KM = 5_000
/** Drawn a little beyond the frame, so that no edge is seen. */
const BEYOND = 12
/** Half the diagonal of a map, and a little more because the map is flat and the globe is not. */
const SEEN_SHARE = 0.6
const MOST_KEPT = 48

/** Continents by the corners they are shown between: west, south, east, north. Their states reach further than they do. */
const CONTINENTS: Readonly<Record<string, readonly [number, number, number, number]>> = toTable({
  'europe': [-22, 35, 42, 70],
  'asia': [38, -8, 142, 58],
  'africa': [-17, -34, 50, 36],
  'oceania': [112, -46, 188, 14],
  'north-america': [-150, 10, -58, 72],
  'south-america': [-80, -54, -36, 11],
  'americas': [-140, -52, -38, 68],
})

const kept = new Map<string, PlaceMap>()

/** The map of a country with its surroundings. */
export const drawCountry = ({ code, position }: Country): PlaceMap =>
  keep(code, () => {
    const main = mainRings(code)
    const places = main.flat()
    return places.length > 0 ? draw(places, PLACE, code) : draw([[position[1], position[0]]], TINY, code)
  })

/** The map of a continent, or of a group of countries by where they lie. */
export const drawArea = (slug: string, list: readonly Country[]): PlaceMap =>
  keep(slug, () => {
    const corners = Object.hasOwn(CONTINENTS, slug) ? CONTINENTS[slug] : undefined
    if (corners) return draw(edgeOf(corners), AREA, null)
    const places = list.flatMap(({ code, position }): Degrees[] => {
      const main = mainRings(code).flat()
      return main.length > 0 ? main : [[position[1], position[0]]]
    })
    return draw(places, AREA, null)
  })

/**
 * The map that shows all of these: countries by code with what lies round them, and spots. The whole world where they lie
 * too far apart for one. `ratio` is its width by its height.
 */
export const drawTogether = (codes: readonly string[], spots: readonly Degrees[], ratio: number): PlaceMap =>
  keep(['together', ratio.toFixed(3), codes.join(), spots.join()].join(' '), () => {
    const places = [...codes.flatMap((code) => mainRings(code).flat()), ...spots]
    const middle = places.length > 0 ? middleOf(places) : null
    const isNear = middle && places.every((place) => angleBetween(place, middle) < NEAR)
    return isNear ? draw(places, { ...TOGETHER, ratio }, codes[0] ?? null) : drawWorld(ratio)
  })

/** The whole world in the middle of a sheet, every country as large as it is against the others. */
function drawWorld(ratio: number): PlaceMap {
  const [width, height] = [WIDTH, Math.round(WIDTH / ratio)]
  const [left, top, right, bottom] = [
    toWorldPoint([-180, 0], WIDTH)[0],
    toWorldPoint([0, WORLD_NORTH], WIDTH)[1],
    toWorldPoint([180, 0], WIDTH)[0],
    toWorldPoint([0, WORLD_SOUTH], WIDTH)[1],
  ]
  const scale = Math.min(width / (right - left), height / (bottom - top))
  const toScale = ([x, y]: Point): Point => [
    (x - (left + right) / 2) * scale + width / 2,
    (y - (top + bottom) / 2) * scale + height / 2,
  ]
  const shapes = listDrawn().flatMap((code) => {
    if (code === 'ATA') return []
    const rings = ringsOf(code).map(({ places }) => unwrap(places).map((place) => toScale(toWorldPoint(place, WIDTH))))
    const { width: wide, height: high } = frameOf(rings.flat())
    const path = rings.map(toPath).join('')
    return path ? [{ code, path, side: Math.round(Math.min(wide, high)) }] : []
  })
  const kmWide = (2 * Math.PI * EARTH_RADIUS_KM * width) / (scale * (right - left))
  return { width, height, kmWide, shapes, toPoint: (place) => toScale(toWorldPoint(place, WIDTH)) }
}

/** An outline across the 180th meridian, in one piece: its western part lies beyond the east. */
function unwrap(places: readonly Degrees[]): readonly Degrees[] {
  const isCut = places.some(([lon], n) => n > 0 && Math.abs(lon - places[n - 1]![0]) > 180)
  return isCut ? places.map(([lon, lat]): Degrees => [lon < 0 ? lon + 360 : lon, lat]) : places
}

/** The outline of a country alone, in km from its middle: two of them can be laid side by side at one scale. */
export function drawOutline({ code }: Country): { frame: Frame; path: (scale: number) => string } | null {
  const main = mainRings(code)
  if (main.length === 0) return null
  const project = projectAround(middleOf(main.flat()))
  const rings = main.map((ring) => ring.map(project).filter((point) => point !== null))
  return {
    frame: frameOf(rings.flat()),
    path: (scale) => rings.map((ring) => toPath(ring.map(([x, y]): Point => [x * scale, y * scale]))).join(''),
  }
}

function keep(key: string, make: () => PlaceMap): PlaceMap {
  const known = kept.get(key) ?? make()
  kept.delete(key)
  kept.set(key, known)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return known
}

function draw(places: readonly Degrees[], room: Parameters<typeof widen>[1], chosen: string | null): PlaceMap {
  const middle = middleOf(places)
  const project = projectAround(middle)
  const found = places.map(project).filter((point) => point !== null)
  const frame = widen(frameOf(found), room)
  const scale = WIDTH / frame.width
  const toScale = ([x, y]: Point): Point => [(x - frame.left) * scale, (y - frame.top) * scale]
  const [width, height] = [WIDTH, Math.round(WIDTH / room.ratio)]
  const edge = { left: -BEYOND, top: -BEYOND, width: width + 2 * BEYOND, height: height + 2 * BEYOND }
  const seen = (Math.hypot(frame.width, frame.height) / EARTH_RADIUS_KM) * SEEN_SHARE
  const shapes = listDrawn().flatMap((code) => {
    const rings = ringsOf(code).flatMap(({ places: ring, middle: at, reach }) => {
      if (angleBetween(at, middle) - reach > seen) return []
      const points = ring.map(project)
      if (points.includes(null)) return []
      const inside = clip(
        points.map((point) => toScale(point!)),
        edge,
      )
      return inside.length > 0 ? [inside] : []
    })
    const { width: wide, height: high } = frameOf(rings.flat())
    const path = rings.map(toPath).join('')
    return path ? [{ code, path, side: Math.round(Math.min(wide, high)) }] : []
  })
  shapes.sort((a, b) => Number(a.code === chosen) - Number(b.code === chosen))
  return {
    width,
    height,
    kmWide: frame.width,
    shapes,
    toPoint(place) {
      const projected = project(place)
      if (!projected) return null
      const [x, y] = toScale(projected)
      return x >= 0 && y >= 0 && x <= width && y <= height ? [Math.round(x), Math.round(y)] : null
    },
  }
}

/** The outlines that make a country what one thinks of: not its far and small parts. */
function mainRings(code: string): Degrees[][] {
  const rings = ringsOf(code).map(({ places: ring, middle: centre }) => {
    const points = ring.map(projectAround(centre))
    return { ring, centre, area: points.includes(null) ? 0 : areaOf(points as Point[]) }
  })
  const largest = rings.reduce((best, one) => (one.area > best.area ? one : best), {
    ring: [],
    centre: [0, 0],
    area: 0,
  })
  return rings
    .filter(
      ({ area, centre }) =>
        area >= largest.area * MAIN_SHARE && angleBetween(centre, largest.centre) * EARTH_RADIUS_KM < MAIN_KM,
    )
    .map(({ ring }) => ring)
}

function areaOf(points: readonly Point[]): number {
  let sum = 0
  points.forEach(([x, y], n) => {
    const [nextX, nextY] = points[(n + 1) % points.length]!
    sum += x * nextY - nextX * y
  })
  return Math.abs(sum) / 2
}

/** The middle of places on the globe: of the corners of what they span, so that a crowded coast weighs no more. */
function middleOf(places: readonly Degrees[]): Degrees {
  const mean = meanOf(places)
  const project = projectAround(mean)
  const found = places.flatMap((place) => {
    const point = project(place)
    return point ? [{ place, point }] : []
  })
  if (found.length < 2) return mean
  const { left, top, width, height } = frameOf(found.map(({ point }) => point))
  const nearest = (x: number, y: number) => {
    let [best, least] = [mean, Infinity]
    for (const { place, point } of found) {
      const far = Math.hypot(point[0] - x, point[1] - y)
      if (far < least) [best, least] = [place, far]
    }
    return best
  }
  return meanOf([
    nearest(left, top + height / 2),
    nearest(left + width, top + height / 2),
    nearest(left + width / 2, top),
    nearest(left + width / 2, top + height),
  ])
}

/** Places along the edge of a box of degrees. */
function edgeOf([west, south, east, north]: readonly [number, number, number, number]): Degrees[] {
  const shares = Array.from({ length: 11 }, (_, n) => n / 10)
  return shares.flatMap((share): Degrees[] => {
    const [lon, lat] = [west + (east - west) * share, south + (north - south) * share]
    return [
      [lon, south],
      [lon, north],
      [west, lat],
      [east, lat],
    ]
  })
}
