import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openCountries } from '#app/engines/knowledge/facts/places/countries.server.ts'
import { clip, toPath } from '#app/engines/world-map/world-drawing.ts'
import { placeLabels } from './world-labels.ts'
import { drawArea, drawCountry, drawOutline } from '#app/engines/world-map/world-map.server.ts'
import { packLine, unpackLine } from '#app/engines/world-map/world-packing.ts'
import { projectAround, toWorldPoint, type Degrees } from '#app/engines/world-map/world-projection.ts'
import { toClass, toClassEnds } from './world-scale.ts'
import { ringsOf } from '#app/engines/world-map/world-shapes.server.ts'
import { drawnOnWorld, unlisted } from './world-sprite.ts'
import { toRatioWords } from './world-words.ts'

const country = (code: string) => openCountries().byCode.get(code)!

test('a line packed into letters comes back within half a step', () => {
  const line: Degrees[] = [
    [-180, 90],
    [12.34, -45.67],
    [12.35, -45.66],
    [179.99, 0],
  ]
  expect(unpackLine(packLine(line))).toEqual(line)
})

test('both projections keep areas: a land is as large on the map as the data set says', () => {
  const areaOf = (points: (readonly [number, number])[]) =>
    Math.abs(
      points.reduce((sum, [x, y], n) => {
        const [nextX, nextY] = points[(n + 1) % points.length]!
        return sum + x * nextY - nextX * y
      }, 0),
    ) / 2
  for (const code of ['POL', 'KEN', 'MNG', 'BOL']) {
    const { area, position } = country(code)
    const project = projectAround([position[1], position[0]])
    const km2 = ringsOf(code).reduce((sum, { places }) => sum + areaOf(places.map((place) => project(place)!)), 0)
    expect(km2 / area).toBeGreaterThan(0.96)
    expect(km2 / area).toBeLessThan(1.04)
  }
  const onWorld = (code: string) =>
    ringsOf(code).reduce((sum, { places }) => sum + areaOf(places.map((place) => toWorldPoint(place, 1_000))), 0)
  expect(onWorld('MNG') / onWorld('KEN')).toBeCloseTo(country('MNG').area / country('KEN').area, 0)
})

test('every country has a map that shows it, also the tiny ones and those across the date line', () => {
  for (const one of openCountries().all) {
    const map = drawCountry(one)
    expect(map.width / map.height, one.name).toBeCloseTo(1.6, 1)
    const own = map.shapes.find(({ code }) => code === one.code)
    if (ringsOf(one.code).length > 0) expect(own?.path, one.name).toMatch(/^M/)
    else expect(map.toPoint([one.position[1], one.position[0]]), one.name).not.toBeNull()
  }
  expect(drawCountry(country('RUS')).kmWide).toBeLessThan(12_000)
  expect(drawCountry(country('FJI')).kmWide).toBeLessThan(2_500)
  expect(drawCountry(country('FRA')).kmWide).toBeLessThan(2_500)
  expect(drawArea('europe', []).toPoint([2.35, 48.85])).not.toBeNull()
})

test('a shape is cut at the frame and drawn in whole numbers', () => {
  const square = [
    [-5, -5],
    [5, -5],
    [5, 5],
    [-5, 5],
  ] as const
  const inside = clip(square, { left: 0, top: 0, width: 100, height: 100 })
  expect(new Set(inside.map(([x, y]) => `${x},${y}`))).toEqual(new Set(['0,0', '5,0', '5,5', '0,5']))
  expect(clip(square, { left: 50, top: 50, width: 9, height: 9 })).toEqual([])
  expect(
    toPath([
      [0, 0],
      [10.2, 0],
      [10, 10],
    ]),
  ).toBe('M0 0l10 0 0 10z')
})

test('the picture of the world holds a shape for every country it is used for, and no line across the map', () => {
  const svg = readFileSync('public/art/world.svg', 'utf8')
  for (const code of [...drawnOnWorld, ...unlisted]) expect(svg).toContain(`id="${code}"`)
  expect(drawnOnWorld.has('JPN')).toBe(true)
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '')
  const steps = paths
    .flatMap((path) => [...path.matchAll(/l([^z]+)z/g)].flatMap(([, part]) => part?.match(/-?\d+/g) ?? []))
    .map(Number)
  expect(Math.max(...steps.map(Math.abs))).toBeLessThan(1_000)
})

test('outlines are drawn at one scale, and names do not cover each other', () => {
  const [japan, italy] = ['JPN', 'ITA'].map((code) => drawOutline(country(code))!)
  expect(japan!.frame.height).toBeGreaterThan(italy!.frame.height)
  const labels = placeLabels(
    [
      { text: 'First', point: [500, 500], isBeside: true },
      { text: 'Second', point: [505, 505], isBeside: true },
      { text: 'Third, a long one', point: [510, 505], isBeside: true },
    ],
    { width: 1_000, height: 1_000 },
  )
  expect(labels.map(({ text, anchor }) => [text, anchor])).toEqual([
    ['First', 'end'],
    ['Second', 'start'],
  ])
})

test('classes hold about as many places each, and equal values share one', () => {
  const ends = toClassEnds([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(ends).toEqual([2, 4, 6, 8, 10])
  expect(toClass(7, ends)).toBe(3)
  expect(toClassEnds([0, 0, 0, 0, 0, 1])).toEqual([0, 1])
})

test.each([
  [377_930, 301_336, '1.25 times as large as'],
  [100, 99, 'about as large as'],
  [200, 100, 'twice as large as'],
  [17_098_242, 0.44, '38,859,641 times as large as'],
  [5, 0, null],
])('%s against %s is said as %s', (larger, smaller, said) => {
  expect(toRatioWords(larger, smaller, { than: 'as large as', same: 'about as large as' })).toBe(said)
})
