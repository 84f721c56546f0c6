import { toChannels, toHex } from '../colour.ts'

const GRADIENT = /<(linear|radial)Gradient\b[^>]*>.*?<\/\1Gradient>/gs
const STOP = /<stop\b[^>]*>/g
/** What fades away is light or shade, and neither lies on a flat surface. */
const FADES_UNDER = 0.35
const FEWEST_BANDS = 3

type Stop = { at: number; colour: readonly number[]; opacity: number }

/**
 * A drawing of SVG in surfaces of one colour each: gradients become their middle colour, filters and what fades away go. With
 * `isBanded`, long linear gradients (skies, waters) become a band for each of their colours.
 */
export function flatten(svg: string, { isBanded = false } = {}): string {
  return svg
    .replace(/<filter\b.*?<\/filter>/gs, '')
    .replace(/ filter="[^"]*"/g, '')
    .replace(GRADIENT, (whole) => {
      const stops = [...whole.matchAll(STOP)].map(([stop], place, all) => readStop(stop, place, all.length))
      const [opening = ''] = /^<[^>]*>/.exec(whole) ?? []
      const closing = whole.slice(whole.lastIndexOf('</'))
      return opening + toFlat(stops, isBanded && whole.startsWith('<linear')) + closing
    })
}

function readStop(stop: string, place: number, of: number): Stop {
  const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(stop)?.[1]
  const offset = read('offset')
  const at = offset === undefined ? (of > 1 ? place / (of - 1) : 0) : toShare(offset)
  return {
    at,
    colour: toChannels(toHexName(read('stop-color') ?? 'black')),
    opacity: Number(read('stop-opacity') ?? 1),
  }
}

const toShare = (offset: string) => (offset.endsWith('%') ? Number.parseFloat(offset) / 100 : Number(offset))
const NAMED = new Map([
  ['white', '#ffffff'],
  ['black', '#000000'],
])
const toHexName = (colour: string) => NAMED.get(colour) ?? colour

function toFlat(stops: readonly Stop[], isBanded: boolean): string {
  const clear = Math.min(...stops.map(({ opacity }) => opacity))
  if (stops.length === 0 || clear < FADES_UNDER) return '<stop stop-opacity="0"/>'
  if (isBanded && stops.length >= FEWEST_BANDS) return toBands(stops)
  const mean = [0, 1, 2].map((channel) => sumOf(stops.map(({ colour }) => colour[channel] ?? 0)) / stops.length)
  return toStop({ at: 0, colour: mean, opacity: sumOf(stops.map(({ opacity }) => opacity)) / stops.length })
}

/** Each colour as far as half-way to its neighbours. */
const toBands = (stops: readonly Stop[]) =>
  stops
    .map((stop, place) => {
      const [before, after] = [stops[place - 1], stops[place + 1]]
      const begin = before ? (before.at + stop.at) / 2 : 0
      const end = after ? (stop.at + after.at) / 2 : 1
      return toStop({ ...stop, at: begin }) + toStop({ ...stop, at: end })
    })
    .join('')

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const toStop = ({ at, colour, opacity }: Stop) =>
  `<stop offset="${+at.toFixed(4)}" stop-color="${toHex(colour)}"${opacity < 1 ? ` stop-opacity="${+opacity.toFixed(3)}"` : ''}/>`
