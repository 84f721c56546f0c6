import type { ScenePicture } from '#app/engines/storyboard/scene.ts'
import { findMapPlace, type MapPlace } from '#app/engines/world-map/map-places.server.ts'
import { drawTogether } from '#app/engines/world-map/world-map.server.ts'
import { fitWords, type Words } from './words-svg.server.ts'
import type { Sheet } from './cards.server.ts'

type Box = { left: number; top: number; width: number; height: number }

/** A map of what is named: countries in the colour of the film, cities as dots, each with its name. */
export async function mapOf(card: Extract<ScenePicture, { kind: 'map' }>, sheet: Sheet): Promise<string> {
  const { width, height, unit, margin, look } = sheet
  const places = card.places.flatMap((written) => findMapPlace(written) ?? [])
  const heading = card.title.trim()
    ? await fitWords(card.title.trim(), {
        ...{ from: unit * 0.075, to: unit * 0.04, maxWidth: width - 2 * margin, maxHeight: height * 0.16 },
        ...{ colour: look.ink, align: 'left' as const },
      })
    : null
  const band = heading ? heading.height * heading.scale + margin : 0
  const map = drawTogether(
    places.flatMap(({ code }) => code ?? []),
    places.map(({ at }) => at),
    width / (height - band),
  )
  const scale = width / map.width
  const toSheet = (place: MapPlace) => {
    const point = map.toPoint(place.at)
    const side = map.shapes.find(({ code }) => code === place.code)?.side ?? 0
    return point ? { x: point[0] * scale, y: point[1] * scale + band, side: side * scale } : null
  }
  const named = new Set(places.map(({ code }) => code))
  const land = map.shapes.map(
    ({ code, path }) =>
      `<path d="${path}" fill="${named.has(code) ? look.accent : look.soft}" fill-opacity="${named.has(code) ? 0.92 : 0.22}" stroke="${look.from}" stroke-width="${(1.5 / scale).toFixed(1)}"/>`,
  )
  const taken: Box[] = [{ left: 0, top: 0, width, height: band }]
  const names = await Promise.all(places.map((place) => nameOf(place, toSheet(place), sheet)))
  return [
    `<g transform="translate(0 ${band.toFixed(1)}) scale(${scale.toFixed(5)})">${land.join('')}</g>`,
    heading
      ? `<rect width="${width}" height="${band.toFixed(1)}" fill="${look.from}"/>${heading.at(margin, margin / 2, heading.scale)}`
      : '',
    ...names.flatMap((name) => (name ? put(name, taken, sheet) : [])),
  ].join('')
}

type Spot = { x: number; y: number; side: number }
type Name = Spot & { isCity: boolean; words: Words & { scale: number } }

async function nameOf({ name, code }: MapPlace, spot: Spot | null, { unit, width, look }: Sheet): Promise<Name | null> {
  if (!spot) return null
  const words = await fitWords(name, {
    ...{ from: unit * 0.042, to: unit * 0.03, maxWidth: width * 0.4, maxHeight: unit * 0.12, colour: look.ink },
  })
  return { ...spot, isCity: code === null, words }
}

/** A name in the middle of its country, or beside a city or a country that it would cover; elsewhere where another stands already. */
function put({ x, y, side, isCity, words }: Name, taken: Box[], sheet: Sheet): string {
  const [wide, high] = [words.width * words.scale, words.height * words.scale]
  const isBeside = isCity || side < wide * 0.8
  const gap = sheet.unit * 0.022 + (isCity ? 0 : side / 2)
  const ways: [number, number][] = isBeside
    ? [
        [x + gap, y - high / 2],
        [x - gap - wide, y - high / 2],
        [x - wide / 2, y - gap - high],
        [x - wide / 2, y + gap],
      ]
    : [0, 1.4, -1.4, 2.8, -2.8].map((step) => [x - wide / 2, y - high / 2 + step * high])
  const boxes = ways.map(([left, top]) => ({ left, top, width: wide, height: high }))
  const box = boxes.find((one) => isInside(one, sheet) && !taken.some((other) => doTouch(one, other))) ?? boxes[0]!
  taken.push(box)
  const dot = isCity
    ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(sheet.unit * 0.011).toFixed(1)}" fill="${sheet.look.accent}" stroke="${sheet.look.from}" stroke-width="${(sheet.unit * 0.003).toFixed(1)}"/>`
    : ''
  return dot + onGround(box, sheet) + words.at(box.left, box.top, words.scale)
}

/** The ground behind a name, so that it is read on land and sea alike. */
function onGround({ left, top, width, height }: Box, { unit, look }: Sheet): string {
  const pad = unit * 0.012
  return `<rect x="${(left - pad).toFixed(1)}" y="${(top - pad).toFixed(1)}" width="${(width + 2 * pad).toFixed(1)}" height="${(height + 2 * pad).toFixed(1)}" rx="${pad.toFixed(1)}" fill="${look.from}" fill-opacity="0.82"/>`
}

const isInside = ({ left, top, width, height }: Box, sheet: Sheet) =>
  left > 0 && top > 0 && left + width < sheet.width && top + height < sheet.height
const doTouch = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
