import { toTable } from '#app/platform/table.ts'
import { darken, lighten, mix } from '../colour.ts'
import type { Canvas } from '../svg.ts'
import { circle, ellipse, n, path, rect } from '../svg.ts'

/** How the arms are: hanging, one lifted to hold something, or both forward as on a handlebar. */
export type Pose = 'stand' | 'hold' | 'ride'

type Fur = { coat: string; belly: string; limbs: string; tail: 'none' | 'stub' | 'bush' | 'rings' | 'tuft' }

const furs: Readonly<Record<string, Fur>> = toTable({
  'panda': { coat: '#f6f3fc', belly: '#ffffff', limbs: '#3a2f50', tail: 'none' },
  'bear': { coat: '#9d6240', belly: '#dcae7e', limbs: '#8c5437', tail: 'stub' },
  'polar-bear': { coat: '#edf1f8', belly: '#ffffff', limbs: '#dde4f0', tail: 'stub' },
  'koala': { coat: '#a4a3b6', belly: '#ece9f3', limbs: '#8f8da3', tail: 'none' },
  'fox': { coat: '#f28a2e', belly: '#fff2e0', limbs: '#6a3d35', tail: 'bush' },
  'wolf': { coat: '#9094a5', belly: '#eceaf1', limbs: '#7b7f91', tail: 'bush' },
  'raccoon': { coat: '#8d8899', belly: '#d6d2de', limbs: '#4b4657', tail: 'rings' },
  'lion': { coat: '#f3b44f', belly: '#ffe6ad', limbs: '#e8a23c', tail: 'tuft' },
  'tiger-face': { coat: '#f79a33', belly: '#fff3df', limbs: '#ea8420', tail: 'tuft' },
  'unicorn': { coat: '#eee8fc', belly: '#ffffff', limbs: '#c7a6f5', tail: 'tuft' },
  'frog': { coat: '#4fb84c', belly: '#eef7b8', limbs: '#3fa044', tail: 'none' },
  'hamster': { coat: '#f2aa6a', belly: '#fff1e2', limbs: '#f7c193', tail: 'stub' },
  'moose': { coat: '#8d5c3e', belly: '#b98a64', limbs: '#6f452f', tail: 'stub' },
  'alien': { coat: '#7ec98a', belly: '#b5e8b0', limbs: '#5fae77', tail: 'none' },
  'dragon-face': { coat: '#4fb56f', belly: '#f3e39a', limbs: '#3a9a5c', tail: 'tuft' },
})

/** Clothes of people, by a number of the scene. */
const clothes = [
  ['#e4586a', '#3d4a78'],
  ['#3f8fd2', '#5a4a6a'],
  ['#f0a63a', '#3f6a8a'],
  ['#5fae6a', '#4a4f66'],
  ['#8d6bd0', '#2f4a70'],
] as const
const SKIN = '#ffc83d'
export const BODY_BOX = 140
/** Of the box: where the head goes. */
export const HEAD = { x: 0.5, y: 0.245, size: 0.5 }
/** Of the box: where a lifted hand is. */
export const HAND = { x: 0.81, y: 0.5 }

/** A body without a head for a drawing that is a head only: 140 by 140, its feet at the bottom. */
export function drawBody(canvas: Canvas, icon: string, pose: Pose, outfit: number): string {
  if (icon === 'robot') return drawRobotBody(canvas, pose)
  const fur = furs[icon]
  return fur ? drawFurBody(canvas, icon, fur, pose) : drawPersonBody(canvas, icon, pose, outfit)
}

const round = (canvas: Canvas, colour: string) =>
  canvas.radial([
    [0, lighten(colour, 0.28)],
    [0.55, colour],
    [1, darken(colour, 0.2)],
  ])

function drawFurBody(canvas: Canvas, icon: string, fur: Fur, pose: Pose): string {
  const coat = round(canvas, fur.coat)
  const isPanda = icon === 'panda'
  const band = isPanda
    ? path('M43 62C52 57 88 57 97 62C103 70 104 78 102 86C90 79 50 79 38 86C36 78 37 70 43 62Z', {
        fill: round(canvas, fur.limbs),
      })
    : ''
  return (
    drawTail(canvas, fur) +
    drawFeet(canvas, fur.limbs, isPanda ? '#6a5c86' : mix(fur.belly, fur.limbs, 0.25)) +
    path('M70 56C92 56 104 76 104 98C104 118 90 128 70 128C50 128 36 118 36 98C36 76 48 56 70 56Z', { fill: coat }) +
    ellipse(70, 103, 22, 21, {
      fill: canvas.radial([
        [0, fur.belly],
        [0.8, fur.belly, 0.95],
        [1, fur.belly, 0],
      ]),
    }) +
    band +
    drawArms(canvas, fur.limbs, fur.limbs, pose)
  )
}

function drawFeet(canvas: Canvas, colour: string, pad: string): string {
  const foot = round(canvas, colour)
  return [50, 90]
    .map(
      (x) =>
        ellipse(x, 120, 15, 18, { fill: foot }) +
        ellipse(x + (x < 70 ? -3 : 3), 131, 17, 9, { fill: foot }) +
        ellipse(x + (x < 70 ? -3 : 3), 132, 8, 4.4, { fill: pad, opacity: 0.8 }),
    )
    .join('')
}

function drawArms(canvas: Canvas, sleeve: string, hand: string, pose: Pose): string {
  const arm = (from: readonly [number, number], bend: readonly [number, number], to: readonly [number, number]) => {
    const d = `M${n(from[0])} ${n(from[1])}Q${n(bend[0])} ${n(bend[1])} ${n(to[0])} ${n(to[1])}`
    return (
      path(d, { fill: 'none', stroke: darken(sleeve, 0.12), line: 18 }) +
      path(d, { fill: 'none', stroke: sleeve, line: 15.5 }) +
      path(d, {
        fill: 'none',
        stroke: lighten(sleeve, 0.18),
        line: 5,
        opacity: 0.55,
        extra: 'transform="translate(-2.4 -2.4)"',
      }) +
      circle(to[0], to[1], 9.4, { fill: round(canvas, hand) })
    )
  }
  switch (pose) {
    case 'stand':
      return arm([46, 72], [30, 84], [31, 100]) + arm([94, 72], [110, 84], [109, 100])
    case 'hold':
      return arm([46, 72], [30, 84], [31, 100]) + arm([94, 76], [112, 86], [113, 69])
    case 'ride':
      return arm([46, 74], [30, 80], [24, 92]) + arm([94, 74], [106, 86], [92, 98])
  }
}

function drawTail(canvas: Canvas, { coat, belly, limbs, tail }: Fur): string {
  switch (tail) {
    case 'none':
      return ''
    case 'stub':
      return circle(104, 112, 9, { fill: round(canvas, coat) })
    case 'tuft':
      return (
        path('M98 112Q126 116 124 90', { fill: 'none', stroke: coat, line: 6 }) +
        ellipse(124, 86, 7.5, 9.5, { fill: round(canvas, darken(limbs, 0.2)) })
      )
    case 'bush':
      return (
        path('M94 116C122 128 138 104 128 78C120 84 104 90 94 104Z', { fill: round(canvas, coat) }) +
        path('M128 78C134 92 132 102 125 108C120 100 116 94 112 90C120 86 126 82 128 78Z', { fill: belly })
      )
    case 'rings':
      return (
        path('M94 112Q128 118 126 82', { fill: 'none', stroke: coat, line: 17 }) +
        path('M94 112Q128 118 126 82', {
          fill: 'none',
          stroke: limbs,
          line: 17,
          extra: 'stroke-dasharray="7 9" style="stroke-linecap:butt"',
        })
      )
  }
}

function drawPersonBody(canvas: Canvas, icon: string, pose: Pose, outfit: number): string {
  const isSanta = icon.includes('claus')
  const [shirt, trousers] = isSanta
    ? (['#d93a44', '#d93a44'] as const)
    : (clothes[outfit % clothes.length] ?? clothes[0])
  const isDressed = /girl|woman/.test(icon)
  const legs = [54, 86]
    .map(
      (x) =>
        rect(x - 9, 96, 18, 36, { fill: isDressed ? SKIN : round(canvas, trousers) }, 8) +
        ellipse(x + (x < 70 ? -3 : 3), 133, 13, 7, {
          fill: round(canvas, isSanta ? '#3a3440' : darken(trousers, 0.4)),
        }),
    )
    .join('')
  const torso = isDressed
    ? path('M70 58C84 58 92 66 95 80L104 116C94 122 46 122 36 116L45 80C48 66 56 58 70 58Z', {
        fill: round(canvas, shirt),
      })
    : path('M70 58C88 58 97 68 97 84V106C97 112 92 115 86 115H54C48 115 43 112 43 106V84C43 68 52 58 70 58Z', {
        fill: round(canvas, shirt),
      })
  const belt = isSanta ? rect(43, 98, 54, 8, { fill: '#3a3440' }, 2) + rect(63, 96, 14, 12, { fill: '#f5c84c' }, 3) : ''
  return legs + torso + belt + drawArms(canvas, shirt, SKIN, pose)
}

function drawRobotBody(canvas: Canvas, pose: Pose): string {
  const steel = round(canvas, '#a9b4cc')
  return (
    [54, 86]
      .map((x) => rect(x - 8, 108, 16, 22, { fill: '#7f8aa5' }, 4) + rect(x - 13, 125, 26, 13, { fill: steel }, 6))
      .join('') +
    rect(62, 52, 16, 14, { fill: '#7f8aa5' }, 4) +
    rect(40, 60, 60, 54, { fill: steel }, 13) +
    rect(51, 70, 38, 26, { fill: '#3f4a68' }, 6) +
    [58, 70, 82]
      .map((x, place) => circle(x, 83, 4.4, { fill: ['#ff6b6b', '#ffd65c', '#5fe0a0'][place] ?? '#ffffff' }))
      .join('') +
    drawArms(canvas, '#8f9ab5', '#c3cbe0', pose)
  )
}

/** Trousers and shoes for a drawing that ends at the chest: 100 by 60. */
export function drawLegs(canvas: Canvas, colour: string): string {
  return (
    path('M22 -6H78V14C78 18 76 20 74 20L70 48H54L50 22L46 48H30L26 20C24 20 22 18 22 14Z', {
      fill: round(canvas, colour),
    }) + [37, 63].map((x) => ellipse(x + (x < 50 ? -3 : 3), 50, 13, 6.5, { fill: round(canvas, '#3a3440') })).join('')
  )
}
