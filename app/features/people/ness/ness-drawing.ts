import { findSide, nessValues, nessWays, toValueLabel } from './ness-words.ts'

/** What the member said; nothing else goes into the picture. */
export type NessSaid = { values: readonly string[]; ways: readonly string[]; interests: readonly string[] }

/** One shape, and the answer it was drawn from. Numbers are its place in the words beside the picture. */
export type NessShape = {
  number: number
  kind: 'value' | 'way' | 'interest'
  words: string
  hue: number
  path: string
  /** Where its number stands. */
  x: number
  y: number
  isLine: boolean
}

export const NESS_SIZE = 400
const MIDDLE = NESS_SIZE / 2
const TURN = 2 * Math.PI
const PETAL_FROM = 30
const PETAL_TO = 112
const PETAL_NUMBER = 84
const RING_FROM = 122
const RING_STEP = 8
const ORBIT = 180
const SEED_LEAST = 12
const GOLDEN = 137.508

const round = (value: number) => Math.round(value * 10) / 10
const at = (angle: number, radius: number) => [
  round(MIDDLE + radius * Math.sin(angle)),
  round(MIDDLE - radius * Math.cos(angle)),
]

/**
 * The picture of a ness: a petal for each value, a ring for each way of working, a seed on the rim for each interest. The
 * same words give the same picture; each shape says which word it came from.
 */
export function drawNess({ values, ways, interests }: NessSaid): NessShape[] {
  const petals = values.flatMap((id, n) => toPetal(id, n, values.length))
  const rings = ways.flatMap((id) => toRing(id))
  const seeds = interests.map((word, n) => toSeed(word, n, interests.length))
  return [...petals, ...rings, ...seeds].map((shape, n) => ({ ...shape, number: n + 1 }))
}

type Unnumbered = Omit<NessShape, 'number'>

function toPetal(id: string, n: number, count: number): Unnumbered[] {
  const words = toValueLabel(id)
  if (words === null) return []
  const hue = (nessValues.findIndex((one) => one.id === id) * GOLDEN) % 360
  const angle = (n / count) * TURN
  const half = Math.min(0.8, TURN / count / 1.8)
  const [fromX, fromY] = at(angle, PETAL_FROM)
  const [toX, toY] = at(angle, PETAL_TO)
  const [leftX, leftY] = at(angle - half, PETAL_NUMBER)
  const [rightX, rightY] = at(angle + half, PETAL_NUMBER)
  const path = `M${fromX} ${fromY}Q${leftX} ${leftY} ${toX} ${toY}Q${rightX} ${rightY} ${fromX} ${fromY}Z`
  const [x, y] = at(angle, PETAL_NUMBER)
  return [{ kind: 'value', words, hue: Math.round(hue), path, x: x!, y: y!, isLine: false }]
}

/** The first side of a pair is a line, the second a row of dashes; each pair has a ring of its own. */
function toRing(id: string): Unnumbered[] {
  const side = findSide(id)
  if (!side) return []
  const ring = nessWays.findIndex((way) => way.id === side.way)
  const radius = RING_FROM + ring * RING_STEP
  const start = (ring / nessWays.length) * TURN
  const arc = side.n === 0 ? [[0.04, 0.46]] : [0, 1, 2, 3, 4, 5].map((n) => [0.04 + n * 0.075, 0.075 + n * 0.075])
  const path = arc
    .map(([from, to]) => {
      const [fromX, fromY] = at(start + from! * TURN, radius)
      const [toX, toY] = at(start + to! * TURN, radius)
      return `M${fromX} ${fromY}A${radius} ${radius} 0 0 1 ${toX} ${toY}`
    })
    .join('')
  const [x, y] = at(start, radius)
  return [{ kind: 'way', words: side.label, hue: Math.round((ring * 60 + 20) % 360), path, x: x!, y: y!, isLine: true }]
}

/** A seed is larger the longer its word is, so that two of them are seldom alike. */
function toSeed(words: string, n: number, count: number): Unnumbered {
  const angle = (n / count) * TURN + TURN / count / 2
  const [x, y] = at(angle, ORBIT)
  const radius = round(SEED_LEAST + Math.min(5, [...words].length / 4))
  const hue = [...words].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 360, 11)
  const path = `M${round(x! - radius)} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`
  return { kind: 'interest', words, hue, path, x: x!, y: y!, isLine: false }
}

/** The picture in a sentence, for whoever does not see it. */
export function toNessWords(name: string, shapes: readonly NessShape[]): string {
  const of = (kind: NessShape['kind']) => shapes.filter((shape) => shape.kind === kind).length
  const said = [
    count(of('value'), 'petal', 'value'),
    count(of('way'), 'ring', 'way of working'),
    count(of('interest'), 'seed', 'interest'),
  ].filter(Boolean)
  return `A flower drawn from what ${name} said: ${said.join(', ')}.`
}

const count = (n: number, shape: string, thing: string): string =>
  n === 0
    ? ''
    : n === 1
      ? `one ${shape} for a ${thing}`
      : `${n} ${shape}s for ${thing === 'way of working' ? 'ways of working' : `${thing}s`}`
