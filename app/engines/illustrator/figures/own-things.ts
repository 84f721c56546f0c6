import { toTable } from '#app/platform/table.ts'
import { lighten } from '../colour.ts'
import { circle, ellipse, path, rect } from '../svg.ts'
import { across, type Own } from './own-drawing.ts'

/** Things people ask for that the set of drawings has not, or has only tilted or closed. */
export const ownThings: Readonly<Record<string, Own>> = toTable({
  'skateboard': {
    bounds: { left: 0.04, right: 0.96, top: 0.62, bottom: 0.96 },
    draw: (canvas) =>
      path('M4 64C10 66 12 74 20 74H80C88 74 90 66 96 64L95 70C92 78 88 81 80 81H20C12 81 8 78 5 70Z', {
        fill: across(canvas, '#e4586a'),
      }) +
      [24, 76]
        .map(
          (x) =>
            rect(x - 8, 80, 16, 4, { fill: '#8a8796' }, 1.5) +
            circle(x - 7, 89, 7, { fill: across(canvas, '#3a3550') }) +
            circle(x + 7, 89, 7, { fill: across(canvas, '#3a3550') }) +
            circle(x - 7, 89, 2.6, { fill: '#f6d36a' }) +
            circle(x + 7, 89, 2.6, { fill: '#f6d36a' }),
        )
        .join(''),
  },
  'package': {
    bounds: { left: 0.06, right: 0.94, top: 0.34, bottom: 0.96 },
    draw: (canvas) =>
      path('M14 46H86V94C86 95.5 85 96 84 96H16C15 96 14 95.5 14 94Z', { fill: across(canvas, '#c99256') }) +
      path('M14 46L6 34L46 38L50 46Z', { fill: across(canvas, '#dcae7e') }) +
      path('M86 46L94 34L54 38L50 46Z', { fill: across(canvas, '#b8804a') }) +
      rect(44, 46, 12, 50, { fill: '#e8c79a', opacity: 0.75 }) +
      path('M66 78V90M62 82L66 78L70 82M78 78V90M74 82L78 78L82 82', { fill: 'none', stroke: '#8a5a30', line: 1.4 }),
  },
  'fireplace': {
    bounds: { left: 0.06, right: 0.94, top: 0.1, bottom: 0.98 },
    draw: (canvas) => {
      const brick = across(canvas, '#b5654a')
      const rows = [0, 1, 2, 3, 4, 5, 6].map((row) => {
        const y = 24 + row * 10.4
        const shift = row % 2 ? 0 : 6
        return `M10 ${y}H90${[0, 1, 2, 3, 4, 5, 6].map((n) => `M${16 + shift + n * 12} ${y}V${y + 10.4}`).join('')}`
      })
      return (
        rect(10, 20, 80, 78, { fill: brick }, 2) +
        path(rows.join(''), { fill: 'none', stroke: '#7d3f30', line: 0.9, opacity: 0.7 }) +
        rect(6, 10, 88, 11, { fill: across(canvas, '#8a5a3c') }, 2) +
        path('M26 98V58C26 44 38 38 50 38C62 38 74 44 74 58V98Z', { fill: '#2a1d24' }) +
        ellipse(50, 92, 22, 24, {
          fill: canvas.radial([
            [0, '#ffb347', 0.7],
            [1, '#ff7a2f', 0],
          ]),
        }) +
        path('M34 92L66 84M34 84L66 92', { fill: 'none', stroke: '#6a4630', line: 6 }) +
        path('M50 52C54 64 64 68 62 80C61 88 56 91 50 91C44 91 39 88 38 80C37 72 44 70 44 62C47 64 49 60 50 52Z', {
          fill: canvas.linear([
            [0, '#ff5f3a'],
            [1, '#ffb03a'],
          ]),
        }) +
        path('M51 68C53 75 57 77 56 83C55.5 88 53 90 50 90C47 90 44.5 88 44 83C44 79 49 77 51 68Z', { fill: '#ffe27a' })
      )
    },
  },
  'bowl': {
    bounds: { left: 0.08, right: 0.92, top: 0.4, bottom: 0.94 },
    draw: (canvas) =>
      ellipse(50, 46, 42, 8, { fill: '#2f5f8f' }) +
      path('M8 46C8 74 28 90 38 91H62C72 90 92 74 92 46C84 56 16 56 8 46Z', { fill: across(canvas, '#4f93d0') }) +
      path('M14 58C28 66 72 66 86 58', { fill: 'none', stroke: '#ffffff', line: 3, opacity: 0.8 }) +
      rect(36, 89, 28, 5, { fill: across(canvas, '#3f7ab5') }, 2),
  },
  'fish-bowl': {
    bounds: { left: 0.08, right: 0.92, top: 0.12, bottom: 0.96 },
    draw: (canvas) =>
      circle(50, 58, 38, {
        fill: canvas.radial([
          [0, '#e9f8ff', 0.9],
          [1, '#9fd6f2', 0.95],
        ]),
      }) +
      path('M14 48C26 44 38 52 50 48C62 44 74 52 86 48C92 72 76 95 50 95C24 95 8 72 14 48Z', {
        fill: canvas.linear([
          [0, '#7cc8f0'],
          [1, '#3f97d0'],
        ]),
      }) +
      path('M22 82C34 74 66 74 78 82C70 92 60 95 50 95C40 95 30 92 22 82Z', { fill: '#e8c79a' }) +
      path('M34 80C32 70 38 68 35 58M38 80C42 72 36 66 41 60', { fill: 'none', stroke: '#3f9a5c', line: 2.4 }) +
      path('M44 66C50 56 64 56 70 65C64 74 50 74 44 66ZM45 66L35 58V74Z', { fill: across(canvas, '#ff8a2a') }) +
      circle(63, 63, 1.8, { fill: '#2a2440' }) +
      circle(74, 54, 2, { fill: '#ffffff', opacity: 0.8 }) +
      circle(72, 47, 1.4, { fill: '#ffffff', opacity: 0.8 }) +
      ellipse(50, 22, 26, 6, { fill: 'none', stroke: '#ffffff', line: 3 }) +
      path('M24 40C18 50 18 62 22 70', { fill: 'none', stroke: '#ffffff', line: 3, opacity: 0.8 }),
  },
  'lily-pad': {
    bounds: { left: 0.02, right: 0.98, top: 0.56, bottom: 0.94 },
    draw: (canvas) =>
      path('M50 92C22 92 2 85 2 75C2 65 24 58 50 58C76 58 98 65 98 75C98 83 84 90 62 92L50 76Z', {
        fill: canvas.radial([
          [0, '#7fcf6a'],
          [1, '#3f9a4c'],
        ]),
      }) +
      path('M50 75L14 68M50 75L34 60M50 75L66 60M50 75L88 70M50 75L24 86', {
        fill: 'none',
        stroke: lighten('#3f9a4c', 0.35),
        line: 1.4,
        opacity: 0.7,
      }),
  },
  'sandcastle': {
    bounds: { left: 0.04, right: 0.96, top: 0.06, bottom: 0.96 },
    draw: (canvas) => {
      const sand = across(canvas, '#e6bf83')
      const tower = (x: number, top: number, wide: number) =>
        path(
          `M${x - wide / 2} ${top}h${wide / 5}v4h${wide / 5}v-4h${wide / 5}v4h${wide / 5}v-4h${wide / 5}L${x + wide / 2 + 3} 90H${x - wide / 2 - 3}Z`,
          { fill: sand },
        ) + rect(x - 2, top + 14, 4, 8, { fill: '#a97f45' }, 2)
      return (
        ellipse(50, 90, 46, 7, { fill: sand }) +
        tower(22, 44, 20) +
        tower(78, 44, 20) +
        tower(50, 30, 26) +
        path('M43 90V78C43 70 57 70 57 78V90Z', { fill: '#a97f45' }) +
        path('M50 30V8', { fill: 'none', stroke: '#7a5a3c', line: 1.6 }) +
        path('M51 8L66 13L51 19Z', { fill: '#e4484f' })
      )
    },
  },
  'mermaid': {
    bounds: { left: 0.12, right: 0.92, top: 0.04, bottom: 0.96 },
    draw: (canvas) =>
      path('M30 30C26 12 38 4 50 4C62 4 72 12 70 34C70 48 66 56 62 58L36 56C30 50 32 40 30 30Z', {
        fill: across(canvas, '#c9453a'),
      }) +
      path('M40 62C40 52 60 52 60 62L62 70H38Z', { fill: '#ffc83d' }) +
      circle(50, 28, 16, {
        fill: canvas.radial([
          [0, '#ffe08a'],
          [1, '#ffc02e'],
        ]),
      }) +
      path('M34 26C36 12 46 10 52 14C58 10 66 16 66 28C60 24 56 20 52 18C46 22 40 24 34 26Z', { fill: '#c9453a' }) +
      circle(44, 30, 2, { fill: '#3a2440' }) +
      circle(56, 30, 2, { fill: '#3a2440' }) +
      path('M45 36Q50 41 55 36', { fill: 'none', stroke: '#a0402a', line: 1.8 }) +
      path('M40 58C32 62 28 70 30 78M60 58C68 60 72 66 70 74', { fill: 'none', stroke: '#ffc83d', line: 5 }) +
      path('M41 60C46 56 50 60 50 63C50 60 54 56 59 60C60 65 55 67 50 65C45 67 40 65 41 60Z', { fill: '#b06ad0' }) +
      path(
        'M37 68C45 72 55 72 63 68C68 80 64 90 72 86C82 80 78 70 88 66C92 76 88 84 92 90C80 96 56 98 46 92C36 86 34 78 37 68Z',
        {
          fill: canvas.linear([
            [0, '#3fc0a8'],
            [1, '#2f7fb5'],
          ]),
        },
      ) +
      path('M42 76q4 4 8 0q4 4 8 0M44 83q4 4 8 0q4 4 8 0M52 90q4 3 8 0', {
        fill: 'none',
        stroke: '#bff0e0',
        line: 1.2,
        opacity: 0.8,
      }),
  },
  'couple': {
    bounds: { left: 0.1, right: 0.9, top: 0.08, bottom: 0.98 },
    draw: (canvas) => {
      const one = (x: number, shirt: string, hair: string, isLong: boolean) =>
        (isLong ? path(`M${x - 13} 24C${x - 15} 6 ${x + 15} 6 ${x + 13} 24V40H${x - 13}Z`, { fill: hair }) : '') +
        [x - 6, x + 6]
          .map(
            (leg) => rect(leg - 4.5, 68, 9, 26, { fill: '#3d4a78' }, 4) + ellipse(leg, 95, 7, 3, { fill: '#3a3440' }),
          )
          .join('') +
        path(`M${x} 40C${x + 12} 40 ${x + 15} 46 ${x + 15} 54V74H${x - 15}V54C${x - 15} 46 ${x - 12} 40 ${x} 40Z`, {
          fill: across(canvas, shirt),
        }) +
        circle(x, 26, 13, {
          fill: canvas.radial([
            [0, '#ffe08a'],
            [1, '#ffc02e'],
          ]),
        }) +
        path(`M${x - 13} 24C${x - 14} 8 ${x + 14} 8 ${x + 13} 24C${x + 6} 18 ${x - 6} 18 ${x - 13} 24Z`, {
          fill: hair,
        }) +
        circle(x - 4.5, 28, 1.6, { fill: '#3a2440' }) +
        circle(x + 4.5, 28, 1.6, { fill: '#3a2440' }) +
        path(`M${x - 4} 33Q${x} 37 ${x + 4} 33`, { fill: 'none', stroke: '#a0402a', line: 1.5 })
      return (
        one(30, '#3f8fd2', '#5a3a28', false) +
        one(70, '#e4586a', '#8a4a2a', true) +
        path('M43 50Q50 70 57 50', { fill: 'none', stroke: '#ffc02e', line: 6 })
      )
    },
  },
  'cube': {
    bounds: { left: 0.08, right: 0.92, top: 0.08, bottom: 0.94 },
    draw: () =>
      path('M8 26L58 34V94L8 82Z', { fill: '#5f8fd0' }) +
      path('M58 34L92 22V78L58 94Z', { fill: '#3f68a8' }) +
      path('M8 26L44 8L92 22L58 34Z', { fill: '#9cc0ee' }),
  },
  'sphere': {
    bounds: { left: 0.06, right: 0.94, top: 0.06, bottom: 0.94 },
    draw: (canvas) =>
      circle(50, 50, 44, {
        fill: canvas.radial([
          [0, '#a8c8f2'],
          [0.55, '#5f8fd0'],
          [1, '#35598f'],
        ]),
      }) + ellipse(36, 30, 13, 8, { fill: '#ffffff', opacity: 0.5 }),
  },
  'cone': {
    bounds: { left: 0.12, right: 0.88, top: 0.04, bottom: 0.96 },
    draw: (canvas) => path('M50 4L88 84C84 94 16 94 12 84Z', { fill: across(canvas, '#5f8fd0') }),
  },
  'submarine': {
    bounds: { left: 0.02, right: 0.98, top: 0.2, bottom: 0.86 },
    draw: (canvas) =>
      path('M44 20H48V30H60V44H36V30H44ZM48 20H58V24H48Z', { fill: '#c98a1a' }) +
      path('M88 50L98 38V76L88 64Z', { fill: '#c98a1a' }) +
      path('M24 40H72C86 40 92 50 92 60C92 74 84 86 68 86H24C10 86 2 76 2 63C2 50 10 40 24 40Z', {
        fill: across(canvas, '#ffc83d'),
      }) +
      [22, 42, 62]
        .map(
          (x) =>
            circle(x, 60, 8, { fill: '#8a5a1a' }) +
            circle(x, 60, 5.6, { fill: '#bfe8ff' }) +
            circle(x - 2, 58, 1.6, { fill: '#ffffff' }),
        )
        .join('') +
      path('M8 76H86', { fill: 'none', stroke: '#c98a1a', line: 2 }),
  },
  'waterfall': {
    bounds: { left: 0.02, right: 0.98, top: 0.04, bottom: 0.98 },
    draw: (canvas) =>
      path('M4 96L10 40L22 16L40 6H62L80 18L90 44L96 96Z', { fill: across(canvas, '#8a8796') }) +
      path('M10 40L22 16L34 9L30 40L20 96H4ZM90 44L80 18L68 10L72 44L80 96H96Z', { fill: '#6f6c80', opacity: 0.6 }) +
      path('M38 8C46 4 56 4 62 8C66 30 66 60 70 92H30C34 60 34 30 38 8Z', {
        fill: canvas.linear([
          [0, '#bfe6fb'],
          [1, '#5fb4e8'],
        ]),
      }) +
      path('M44 10L40 86M50 8V88M57 10L60 86', { fill: 'none', stroke: '#ffffff', line: 1.8, opacity: 0.75 }) +
      ellipse(50, 92, 36, 6, { fill: '#5fb4e8' }) +
      [30, 40, 50, 60, 70].map((x) => circle(x, 88, 5.4, { fill: '#ffffff', opacity: 0.75 })).join('') +
      path('M6 40C12 32 20 36 24 28C20 22 22 16 22 16L10 38ZM92 46C86 36 80 38 76 30L80 18Z', { fill: '#5fa04a' }),
  },
  'treasure-chest': {
    bounds: { left: 0.06, right: 0.94, top: 0.16, bottom: 0.94 },
    draw: (canvas) =>
      path('M10 44C10 26 22 16 34 16H66C78 16 90 26 90 44Z', { fill: across(canvas, '#8a5230') }) +
      path('M14 52C24 40 34 46 42 40C54 34 62 44 70 40C80 42 84 48 86 52Z', { fill: across(canvas, '#ffcf4a') }) +
      [24, 38, 52, 66, 78].map((x, n) => circle(x, 48 - (n % 2) * 5, 4.6, { fill: '#ffe48a' })).join('') +
      rect(8, 52, 84, 42, { fill: across(canvas, '#9d6240') }, 4) +
      [8, 44, 84].map((x) => rect(x, 52, x === 44 ? 12 : 8, 42, { fill: across(canvas, '#e0ac3a') }, 1)).join('') +
      rect(43, 62, 14, 14, { fill: '#5a3a20' }, 3) +
      circle(50, 68, 2.6, { fill: '#ffe48a' }),
  },
  'pirate-ship': {
    bounds: { left: 0.04, right: 0.96, top: 0.02, bottom: 0.94 },
    draw: (canvas) => {
      const sail = across(canvas, '#f6efe0')
      return (
        [30, 54, 76].map((x, n) => rect(x - 1, n === 1 ? 6 : 14, 2.4, 62, { fill: '#6a4630' })).join('') +
        path('M18 24C24 22 38 22 43 24C46 34 46 42 43 50C36 48 24 48 18 50C21 42 21 32 18 24Z', { fill: sail }) +
        path('M42 16C50 13 62 13 68 16C72 30 72 42 68 54C60 51 50 51 42 54C46 42 46 28 42 16Z', {
          fill: across(canvas, '#3a3448'),
        }) +
        path('M69 26C74 24 82 24 86 26C88 34 88 42 86 49C81 47 74 47 69 49C71 42 71 34 69 26Z', { fill: sail }) +
        circle(55, 31, 6.4, { fill: '#fbf7ee' }) +
        rect(51.5, 35, 7, 4.6, { fill: '#fbf7ee' }, 1.2) +
        circle(52.6, 31, 1.7, { fill: '#3a3448' }) +
        circle(57.4, 31, 1.7, { fill: '#3a3448' }) +
        path('M47 46L63 41M47 41L63 46', { fill: 'none', stroke: '#fbf7ee', line: 2 }) +
        path('M55 6H68L64 9.5L68 13H55Z', { fill: '#3a3448' }) +
        path('M4 62L16 66H82L92 56L96 58C94 74 86 92 76 94H24C14 92 6 76 4 62Z', { fill: across(canvas, '#9d6240') }) +
        path('M8 72H92M13 82H87', { fill: 'none', stroke: '#6a4028', line: 1.4 }) +
        [26, 40, 54, 68]
          .map((x) => circle(x, 77, 3, { fill: '#4a2c1c' }) + circle(x, 77, 1.6, { fill: '#201418' }))
          .join('')
      )
    },
  },
  'knight': {
    bounds: { left: 0.16, right: 0.84, top: 0.02, bottom: 0.98 },
    draw: (canvas) => {
      const steel = across(canvas, '#b9c3d6')
      const dark = across(canvas, '#8793ac')
      return (
        path('M50 2C58 2 66 6 64 14C60 10 54 12 50 16Z', { fill: across(canvas, '#e4484f') }) +
        [40, 60]
          .map((x) => rect(x - 7, 68, 14, 24, { fill: dark }, 5) + ellipse(x, 94, 10, 5, { fill: steel }))
          .join('') +
        rect(22, 46, 12, 30, { fill: dark }, 6) +
        circle(28, 76, 6, { fill: steel }) +
        path('M34 44H66C72 44 74 50 73 58L70 78C60 82 40 82 30 78L27 58C26 50 28 44 34 44Z', { fill: steel }) +
        path('M50 46V80M36 66H64', { fill: 'none', stroke: '#6a7690', line: 1.2, opacity: 0.6 }) +
        rect(32, 70, 36, 5, { fill: '#6a4630' }, 2) +
        path('M34 14C34 8 42 6 50 6C58 6 66 8 66 14V36C66 42 58 46 50 46C42 46 34 42 34 36Z', { fill: steel }) +
        rect(37, 22, 26, 6, { fill: '#242036' }, 3) +
        path('M50 28V42M43 34V40M57 34V40', { fill: 'none', stroke: '#6a7690', line: 1.6 }) +
        path('M58 50H84V66C84 76 76 82 71 84C66 82 58 76 58 66Z', { fill: across(canvas, '#c93a4a') }) +
        path('M71 52V82M60 62H82', { fill: 'none', stroke: '#ffe08a', line: 3 })
      )
    },
  },
})
