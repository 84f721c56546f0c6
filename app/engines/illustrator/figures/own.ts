import { toTable } from '#app/platform/table.ts'
import type { Canvas } from '../svg.ts'
import { circle, ellipse, group, n, path, polygon, rect } from '../svg.ts'
import { across, type Own } from './own-drawing.ts'
import { ownThings } from './own-things.ts'

/** Drawings of our own, for things the set has no drawing of. */
export const ownDrawings: Readonly<Record<string, Own>> = toTable({
  ...ownThings,
  'hot-air-balloon': {
    bounds: { left: 0.2, right: 0.8, top: 0.02, bottom: 0.98 },
    draw: (canvas) =>
      path('M50 2C69 2 80 16 80 33C80 50 66 62 58 72H42C34 62 20 50 20 33C20 16 31 2 50 2Z', {
        fill: across(canvas, '#ef5f5a'),
      }) +
      path('M50 2C59 2 65 16 65 33C65 50 58 62 54 72H46C42 62 35 50 35 33C35 16 41 2 50 2Z', {
        fill: across(canvas, '#ffd166'),
      }) +
      path('M50 2C53 2 56 16 56 33C56 50 53 62 51.6 72H48.4C47 62 44 50 44 33C44 16 47 2 50 2Z', {
        fill: across(canvas, '#4fb3d9'),
      }) +
      path('M43 72L45 84M57 72L55 84M50 72V84', { fill: 'none', stroke: '#7a5a3c', line: 0.8 }) +
      path('M42.5 84H57.5L56 96C55.8 97.4 55 98 53.6 98H46.4C45 98 44.2 97.4 44 96Z', {
        fill: across(canvas, '#b07a45'),
      }) +
      rect(41.5, 83, 17, 2.6, { fill: '#8a5a30' }, 1.3),
  },
  'bamboo-stalk': {
    bounds: { left: 0.3, right: 0.74, top: 0.02, bottom: 0.98 },
    draw: (canvas) =>
      [0, 1, 2, 3]
        .map(
          (joint) =>
            rect(44, 4 + joint * 24, 10, 22, { fill: across(canvas, '#6fb045') }, 2) +
            rect(43, 24 + joint * 24, 12, 3.4, { fill: '#4f8a35' }, 1.6),
        )
        .join('') +
      [
        [53, 28, -30],
        [53, 30, 8],
        [45, 52, -160],
        [53, 74, -20],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          group(path('M0 0Q9 -5 20 0Q9 4 0 0Z', { fill: '#57a043' }), {
            transform: `translate(${x} ${y}) rotate(${turn})`,
          }),
        )
        .join(''),
  },
  'bench': {
    bounds: { left: 0.04, right: 0.96, top: 0.3, bottom: 0.96 },
    draw: (canvas) => {
      const wood = across(canvas, '#b07a45')
      const iron = across(canvas, '#4a4f66')
      const bar = (x: number, y: number, high: number) => rect(x, y, 4, high, { fill: iron }, 1.5)
      const slat = (y: number, high: number) => rect(4, y, 92, high, { fill: wood }, 2)
      return (
        [12, 84].map((x) => bar(x, 30, 66)).join('') +
        [32, 41, 50].map((y) => slat(y, 6.5)).join('') +
        [66, 72].map((y) => slat(y, 5)).join('') +
        [8, 88].map((x) => bar(x, 56, 40) + rect(x - 3, 55, 10, 4, { fill: iron }, 2)).join('')
      )
    },
  },
  'bridge': {
    bounds: { left: 0, right: 1, top: 0.3, bottom: 0.92 },
    draw: (canvas) => {
      const stone = across(canvas, '#a8a2b0')
      const edge = { fill: 'none', stroke: '#7c7688', line: 1 }
      return (
        path('M0 58C26 36 74 36 100 58V92H84C84 66 70 56 50 56C30 56 16 66 16 92H0Z', { fill: stone }) +
        path('M0 50C26 28 74 28 100 50V59C74 37 26 37 0 59Z', { fill: across(canvas, '#c4bec9') }) +
        path('M0 59C26 37 74 37 100 59', edge) +
        path('M16 92C16 66 30 56 50 56C70 56 84 66 84 92', { ...edge, line: 2 }) +
        path('M2 70H15M2 80H13M85 70H98M87 80H98M28 53L31 61M50 46V55M72 53L69 61M8 70V80M92 70V80', edge)
      )
    },
  },
  'lighthouse': {
    bounds: { left: 0.24, right: 0.76, top: 0.03, bottom: 0.98 },
    draw: (canvas) =>
      path('M24 98C28 88 38 86 50 86C62 86 72 88 76 98Z', { fill: across(canvas, '#8a8796') }) +
      path('M40 30H60L66 90H34Z', { fill: across(canvas, '#fbf5ee') }) +
      path('M39 42H61L62.4 54H37.6Z M36.4 66H63.6L64.8 78H35.2Z', { fill: across(canvas, '#e0524f') }) +
      rect(46, 80, 8, 11, { fill: '#5a4a4a' }, 4) +
      rect(36, 27, 28, 4, { fill: '#4a4f66' }, 1) +
      rect(42, 16, 16, 11, { fill: '#ffe08a' }, 1) +
      path('M42 21.5H58M47 16V27M53 16V27', { fill: 'none', stroke: '#4a4f66', line: 0.9 }) +
      path('M40 16C43 9 46 7 50 6C54 7 57 9 60 16Z', { fill: across(canvas, '#e0524f') }) +
      circle(50, 5, 1.8, { fill: '#4a4f66' }) +
      circle(50, 21, 15, {
        fill: canvas.radial([
          [0, '#fff2b8', 0.75],
          [1, '#fff2b8', 0],
        ]),
      }),
  },
  'windmill': {
    bounds: { left: 0.08, right: 0.92, top: 0.02, bottom: 0.98 },
    draw: (canvas) =>
      path('M39 42H61L67 98H33Z', { fill: across(canvas, '#f3e6d0') }) +
      path('M37 44C38 32 44 27 50 26C56 27 62 32 63 44Z', { fill: across(canvas, '#b0573f') }) +
      rect(45, 82, 10, 16, { fill: '#7a4f35' }, 5) +
      rect(46, 58, 8, 9, { fill: '#5f7f9a' }, 4) +
      [45, 135, 225, 315]
        .map((turn) =>
          group(
            rect(-1, 0, 2, 40, { fill: '#7a5a40' }) +
              rect(1, 8, 10, 31, { fill: '#fff9ec' }, 1) +
              path('M1 18H11M1 28H11M6 8V39', { fill: 'none', stroke: '#c9b391', line: 0.8 }),
            {
              transform: `translate(50 38) rotate(${n(turn)})`,
            },
          ),
        )
        .join('') +
      circle(50, 38, 3.4, { fill: '#7a5a40' }),
  },
})

const polyZ = (x: number, y: number, size: number) =>
  path(`M${n(x)} ${n(y)}h${n(size)}l${n(-size)} ${n(size)}h${n(size)}`, {
    fill: 'none',
    stroke: '#ffffff',
    line: size * 0.34,
    opacity: 0.95,
  }) +
  path(`M${n(x)} ${n(y)}h${n(size)}l${n(-size)} ${n(size)}h${n(size)}`, {
    fill: 'none',
    stroke: '#5f7fd0',
    line: size * 0.2,
  })

/** Signs that stand beside a figure: 100 by 100. */
export const marks: Readonly<Record<string, (canvas: Canvas) => string>> = toTable({
  zzz: () => polyZ(20, 62, 18) + polyZ(46, 34, 23) + polyZ(76, 6, 16),
  speed: () => path('M10 30H70M0 50H60M16 70H74', { fill: 'none', stroke: '#ffffff', line: 4, opacity: 0.75 }),
  string: () => path('M50 0C44 30 56 62 50 100', { fill: 'none', stroke: '#6a6478', line: 1.6 }),
  ripple: () =>
    ellipse(50, 50, 48, 9, { fill: '#ffffff', opacity: 0.22 }) +
    ellipse(50, 50, 46, 7, { fill: 'none', stroke: '#ffffff', line: 1.6, opacity: 0.7 }) +
    polygon(
      [
        [14, 50],
        [50, 46],
        [86, 50],
        [50, 54],
      ],
      { fill: '#ffffff', opacity: 0.2 },
    ),
})
