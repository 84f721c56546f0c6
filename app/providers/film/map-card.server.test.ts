import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findMapPlace } from '#app/engines/world-map/map-places.server.ts'
import { drawTogether } from '#app/engines/world-map/world-map.server.ts'
import { cardLooks } from './card-looks.ts'
import { drawCard } from './cards.server.ts'

const SIZE = { width: 960, height: 540 }
const draw = (places: string[], title = '') => drawCard({ kind: 'map', title, places }, SIZE, 'night')

/** How near a pixel is to a colour, of 255. */
async function distance(png: Buffer, [x, y]: readonly number[], colour: string) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.round(y!) * info.width + Math.round(x!)) * 3
  const wanted = [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16))
  return Math.max(...wanted.map((value, n) => Math.abs(value - data[at + n]!)))
}

test('countries and their larger cities are found as people write them', () => {
  expect(findMapPlace('Japan')).toMatchObject({ name: 'Japan', code: 'JPN' })
  expect(findMapPlace('  kyoto ')).toMatchObject({ code: null, at: [expect.closeTo(135.7, 0), expect.closeTo(35, 0)] })
  expect(findMapPlace('Córdoba, Spain')!.at[0]).toBeLessThan(0)
  expect(findMapPlace('Cordoba, Argentina')!.at[0]).toBeLessThan(-60)
  for (const place of ['', 'Atlantis', 'Kyoto, Spain', 'constructor', ',', 'Paris, Atlantis'])
    expect(findMapPlace(place), place).toBeNull()
})

test('a named country has the colour of the film, its neighbours have not, and the sea has the ground', async () => {
  const png = await draw(['France'])
  const map = drawTogether(['FRA'], [[2, 46]], SIZE.width / SIZE.height)
  const scale = SIZE.width / map.width
  const at = (lon: number, lat: number) => map.toPoint([lon, lat])!.map((value) => value * scale)
  const { accent } = cardLooks.night
  expect(await distance(png, at(1.2, 44.6), accent)).toBeLessThan(30)
  expect(await distance(png, at(-3.5, 41.5), accent)).toBeGreaterThan(60)
  expect(await distance(png, at(-5, 45.5), accent)).toBeGreaterThan(60)
  expect(await draw(['France'])).toEqual(png)
})

test('places on two sides of the globe stand on a map of the world', async () => {
  const map = drawTogether(
    ['BRA', 'JPN'],
    [
      [-53, -10],
      [138, 36],
    ],
    16 / 9,
  )
  expect(map.kmWide).toBeGreaterThan(35_000)
  for (const place of [
    [-53, -10],
    [138, 36],
    [-170, 65],
    [175, -40],
  ] as const) {
    const [x, y] = map.toPoint(place)!
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(map.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(map.height)
  }
  expect(await draw(['Brazil', 'Japan', 'Kyoto, Japan'], 'Two ends')).not.toEqual(await draw(['Brazil']))
})

test('words on a screen stay on it, whatever they are', async () => {
  for (const lines of [
    ['npm start', '', '  > ready'],
    ['x'.repeat(400)],
    Array.from({ length: 12 }, (_, n) => `line ${n}`),
  ]) {
    const png = await drawCard({ kind: 'screen', title: 'Terminal', lines }, SIZE, 'paper')
    expect((await sharp(png).metadata()).width).toBe(SIZE.width)
    for (const edge of [
      [5, 270],
      [955, 270],
    ])
      expect(await distance(png, edge, cardLooks.paper.ink)).toBeGreaterThan(60)
  }
})
