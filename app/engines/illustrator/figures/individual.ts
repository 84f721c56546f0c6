import type { Act, Noun } from '../scene.ts'
import { HAND, HEAD } from './body.ts'
import type { Pose } from './body.ts'
import type { Figure, Shape } from './figure.ts'
import { joined } from './figure.ts'
import { bodyKindOf, isCreature, sizeOf } from './habits.ts'
import { ownDrawings } from './own.ts'
import type { Bounds, SpriteName } from './sprite.ts'

/** Drawn from the front, so their head is in the middle. */
const FRONTAL =
  /penguin|owl|snowman|teddy-bear|front-facing|hatching|orangutan|otter|octopus|ghost|alien|person-standing|lotus|moai|jellyfish/
const TROUSERS = ['#3d4a78', '#4a4f66', '#5a4a6a'] as const
/** A body is drawn in a box with this much room at each side. */
const BODY_ROOM = 0.24
const MARK_SIZE = 0.42

const shape = (sprite: SpriteName, x: number, y: number, size: number): Shape => ({
  sprite,
  x,
  y,
  size,
  turn: 0,
  isFlipped: false,
})

/** One thing by itself, its foot at 0. `bounds`: where its drawing stands in its box; `outfit`: which clothes. */
export function createIndividual(noun: Noun, bounds: Bounds, pose: Pose, outfit: number): Figure {
  const tall = sizeOf(noun.icon) * noun.size
  switch (bodyKindOf(noun.icon)) {
    case 'headed':
      return createHeaded(noun, tall * 1.12, pose, outfit)
    case 'bust':
      return createBust(noun, bounds, tall * 1.12, outfit)
    case 'whole':
      return createWhole(noun, bounds, tall)
  }
}

const tintedName = (noun: Noun): SpriteName => {
  const kind = ownDrawings[noun.icon] ? 'own' : 'icon'
  return noun.colour ? `${kind}:${noun.icon}/${noun.colour}` : `${kind}:${noun.icon}`
}

function createWhole(noun: Noun, bounds: Bounds, tall: number): Figure {
  const [wide, high] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
  const size = tall / Math.max(wide, high)
  const half = (wide * size) / 2
  const core = { left: -half, right: half, top: -high * size, bottom: 0 }
  const isFrontal = FRONTAL.test(noun.icon)
  return {
    shapes: [shape(tintedName(noun), -half - bounds.left * size, -bounds.bottom * size, size)],
    ...core,
    core,
    head: isFrontal
      ? { x: 0, y: core.top + high * size * 0.24, size: Math.min(wide, high) * size * 0.6 }
      : { x: -half * 0.42, y: core.top + high * size * 0.26, size: Math.min(wide, high) * size * 0.5 },
    hand: isFrontal ? { x: half * 0.85, y: core.top * 0.45 } : { x: -half * 0.9, y: core.top * 0.48 },
  }
}

function createHeaded(noun: Noun, tall: number, pose: Pose, outfit: number): Figure {
  const size = tall
  const body: SpriteName = `body:${noun.icon}/${pose}/${outfit}${noun.colour ? `/${noun.colour}` : ''}`
  const half = size * (0.5 - BODY_ROOM)
  const headSize = HEAD.size * size
  const head = { x: 0, y: -size + HEAD.y * size, size: headSize }
  const core = { left: -half, right: half, top: -size, bottom: 0 }
  return {
    shapes: [
      shape(body, -size / 2, -size, size),
      shape(tintedName(noun), -headSize / 2, head.y - headSize / 2, headSize),
    ],
    ...core,
    core,
    head,
    hand: { x: (HAND.x - 0.5) * size, y: -size + HAND.y * size },
  }
}

function createBust(noun: Noun, bounds: Bounds, tall: number, outfit: number): Figure {
  const size = tall * 0.72
  const half = size * 0.44
  const legs: SpriteName = `legs:${TROUSERS[outfit % TROUSERS.length] ?? TROUSERS[0]}`
  const top = -tall
  const foot = top + bounds.bottom * size - bounds.top * size
  const core = { left: -half, right: half, top, bottom: 0 }
  const legSize = (-foot / 56) * 100
  return {
    shapes: [
      shape(legs, -legSize / 2, foot, legSize),
      shape(tintedName(noun), -size / 2, top - bounds.top * size, size),
    ],
    ...core,
    core,
    head: { x: 0, y: top + size * 0.32, size: size * 0.56 },
    hand: { x: half * 0.9, y: top + size * 0.74 },
  }
}

/** What it does by itself, where that can be seen. */
export function withAct(figure: Figure, act: Act | null, isThing: boolean): Figure {
  const wide = figure.right - figure.left
  const mark = (sprite: SpriteName, x: number, y: number, size: number): Figure => ({
    ...figure,
    shapes: [shape(sprite, x, y, size)],
    left: x,
    right: x + size,
    top: y,
    bottom: y + size,
  })
  const size = Math.max(MARK_SIZE, wide * 0.34)
  switch (act) {
    case 'sleeping':
      return joined(
        figure,
        mark('mark:zzz', figure.head.x + figure.head.size * 0.3, figure.top - size * 0.75, size),
        'before',
      )
    case 'dancing':
      return isThing
        ? figure
        : joined(
            { ...figure, shapes: figure.shapes.map((one) => ({ ...one, turn: one.turn })) },
            mark('icon:musical-notes', figure.right - size * 0.3, figure.top - size * 0.2, size),
            'before',
          )
    case 'running':
      return joined(figure, mark('mark:speed', figure.right - size * 0.2, figure.top * 0.62, size), 'behind')
    default:
      return figure
  }
}

export const poseOf = (noun: Noun, isRiding: boolean, isHolding: boolean): Pose =>
  isRiding && !isHolding ? 'ride' : isHolding && isCreature(noun.icon) ? 'hold' : 'stand'
