import { facing } from './figures/company.ts'
import type { Actor } from './figures/company.ts'
import { heightOf, moved, widthOf } from './figures/figure.ts'
import type { Figure } from './figures/figure.ts'
import { isDiver, isFlier, isSwimmer, sizeOf } from './figures/habits.ts'
import type { Random } from './random.ts'
import type { Ground, Stage } from './stage.ts'

/** An actor in its place; `figure` is in pixels. */
export type Placed = { figure: Figure; band: Band; depth: number; footY: number; lift: number }
type Band = 'floor' | 'water' | 'air'

const TRIES = 120
/** The tallest figure fills this much of the shorter side; great ones are larger, small ones not much smaller. */
const LARGEST = 0.56
const HEIGHTS = { least: 0.4, most: 1.5 }
const SMALLEST = 0.13
/** No figure is taller than this share of the picture. */
const MAX_HEIGHT = 0.7
const MAX_WIDTH = 0.86
/** Of what swims beside others, so that it stays in the water it is in. */
const MAX_SWIMMER = 0.3
/** What flies takes little room from those on the ground. */
const AIR_SHARE = 0.45

/** Gives every actor its place: the first in the middle ground, the tall behind, the small in front, none hidden. */
export function placeActors(actors: readonly Actor[], ground: Ground, stage: Stage): Placed[] {
  const random = stage.random.stream('places')
  const scale = scaleOf(actors, ground, stage)
  const placed: Placed[] = []
  const order = [...actors].sort(
    (first, second) => Number(second.isMain) - Number(first.isMain) || weight(second) - weight(first),
  )
  for (const actor of order) placed.push(findPlace(actor, placed, { ground, stage, scale, random }))
  return placed.sort((first, second) => bandOrder[first.band] - bandOrder[second.band] || first.footY - second.footY)
}

/** From the back to the front: what flies is far, what floats is before the shore. */
const bandOrder: Record<Band, number> = { air: 0, water: 1, floor: 2 }

const weight = ({ figure }: Actor) => heightOf(figure) * widthOf(figure)

function scaleOf(actors: readonly Actor[], ground: Ground, { canvas, place }: Stage): number {
  const short = Math.min(canvas.width, canvas.height)
  const wide = actors.reduce(
    (sum, actor) =>
      sum +
      widthOf(actor.figure) *
        (bandOf(actor, ground, place) === 'air' ? (isFlier(actor.noun.icon) ? AIR_SHARE : 0.9) : 1),
    0,
  )
  const tallest = Math.max(...actors.map(({ figure }) => heightOf(figure)))
  const bySize = LARGEST / Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, tallest))
  const crowd = Math.max(1, Math.sqrt(actors.length / 2))
  const byWidth = (canvas.width / short) * (1.15 / wide) * Math.min(1.3, crowd)
  return short * Math.max(SMALLEST, Math.min(bySize, byWidth))
}

function bandOf({ noun }: Actor, ground: Ground, place: Stage['place']): Band {
  if (noun.act === 'flying' || (isFlier(noun.icon) && noun.act !== 'sleeping')) return 'air'
  if (ground.water && (isSwimmer(noun.icon) || noun.act === 'swimming' || noun.act === 'floating')) return 'water'
  if (noun.act === 'floating') return 'air'
  if (place === 'underwater' && isDiver(noun.icon)) return 'water'
  return 'floor'
}

type Setup = { ground: Ground; stage: Stage; scale: number; random: Random }

function findPlace(actor: Actor, others: readonly Placed[], setup: Setup): Placed {
  let best: Placed | null = null
  let least = Infinity
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const tried = tryPlace(actor, setup)
    const cost = costOf(tried, actor, others, setup.stage)
    if (cost < least) [best, least] = [tried, cost]
  }
  if (!best) throw new Error('An actor found no place')
  return best
}

function tryPlace(actor: Actor, setup: Setup): Placed {
  const { ground, stage, scale, random } = setup
  const { width, height } = stage.canvas
  const band = bandOf(actor, ground, stage.place)
  const jitter = band === 'air' ? 0.45 : actor.noun.count > 2 || band === 'water' ? 0.34 : 0.2
  const depth = Math.min(1, Math.max(0, preferredDepth(actor) + random.between(-jitter, jitter)))
  const perspective =
    band === 'air' ? (actor.isMain ? 0.85 : 0.42 + 0.42 * depth) : ground.depth + (1 - ground.depth) * depth
  const isBesideTheMain = band === 'water' && !actor.isMain && stage.place !== 'underwater'
  const limit = Math.min(
    1,
    ((isBesideTheMain ? MAX_SWIMMER : MAX_HEIGHT) * height) / (heightOf(actor.figure) * scale * perspective),
    (MAX_WIDTH * width) / (widthOf(actor.figure) * scale * perspective),
  )
  const size = scale * perspective * limit
  const half = (widthOf(actor.figure) * size) / 2
  const margin = Math.min(half + width * 0.02, width / 2)
  const centre =
    actor.isMain && actor.noun.count === 1 ? random.between(0.36, 0.64) * width : random.between(margin, width - margin)
  const x = Math.min(width - margin, Math.max(margin, centre))
  const figure = facing(actor.figure, x < width / 2)
  const middle = ((figure.left + figure.right) / 2) * size
  const footY = footOf(band, depth, heightOf(figure) * size, setup)
  const lift = actor.noun.act === 'jumping' ? heightOf(figure) * size * 0.32 : 0
  return { figure: moved(figure, x - middle, footY - lift, size), band, depth, footY, lift }
}

function footOf(band: Band, depth: number, tall: number, { ground, random, stage: { place } }: Setup): number {
  if (band === 'air') {
    const [high, low] = ground.air
    return Math.max(high + tall, random.between(high + tall * 0.8, Math.max(low, high + tall)))
  }
  const [far, near] = band === 'water' ? (ground.water ?? ground.floor) : ground.floor
  if (place === 'underwater' && band === 'water') return random.between(Math.min(near, far + tall), near)
  return far + (near - far) * depth
}

function preferredDepth({ noun, isMain }: Actor): number {
  const size = sizeOf(noun.icon) * noun.size
  if (size >= 2) return 0.06
  if (size >= 1.6) return 0.25
  if (isMain) return 0.66
  return size < 0.5 ? 0.86 : 0.58
}

function costOf(tried: Placed, actor: Actor, others: readonly Placed[], { canvas }: Stage): number {
  const { figure } = tried
  const area = widthOf(figure) * heightOf(figure)
  const overlap = others.reduce((sum, other) => {
    const x = Math.min(figure.right, other.figure.right) - Math.max(figure.left, other.figure.left)
    const y = Math.min(figure.bottom, other.figure.bottom) - Math.max(figure.top, other.figure.top)
    if (x <= 0 || y <= 0) return sum
    const smaller = Math.min(area, widthOf(other.figure) * heightOf(other.figure))
    // Something great behind may be overlapped; something small must not be hidden, and the sky has room for all.
    const isBehind = tried.band !== other.band || (tried.band !== 'air' && Math.abs(tried.depth - other.depth) > 0.4)
    return sum + ((x * y) / smaller) * (isBehind ? 0.35 : 1)
  }, 0)
  const outside = Math.max(0, -figure.left) + Math.max(0, figure.right - canvas.width) + Math.max(0, -figure.top)
  const off = actor.isMain ? Math.abs((figure.left + figure.right) / 2 / canvas.width - 0.5) * 0.2 : 0
  return overlap + (outside / canvas.width) * 4 + off
}
