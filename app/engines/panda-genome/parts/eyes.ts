import { alive, both, circle, line, path, turned } from '../shapes.ts'
import { colours, type Coat } from './fur.ts'

const PATCHES = {
  own: 'M103 87.5C111 93 112 107 105 117.5C97.5 129 82 133 74 125.5C66.5 118.5 70.5 104 79.5 95.5C87 88.5 96 83 103 87.5Z',
  round: 'M92 85C105 85 113 96 112 109C111 122 101 130 89 130C77 130 69 121 70 109C71 96 80 85 92 85Z',
  long: 'M104 90C112 97 110 110 101 119C91 130 74 137 67 129C61 121 68 106 79 97C88 89 98 85 104 90Z',
} as const

type Eye = {
  patch: keyof typeof PATCHES
  left: (coat: Coat) => string
  right: (coat: Coat) => string
}

const open = (x: number, iris: string, size = 1) =>
  circle(iris, x, 107.5, 9.8 * size) +
  circle(colours.eye, x, 106.9, 8.5 * size) +
  circle(colours.white, x + 2.6 * size, 104.1, 3.4 * size) +
  circle(colours.white, x - 3, 107.5 + 3.6 * size, 1.5 * size, 'opacity=".75"')

/** A coloured iris is seen as a ring: the pupil is smaller than the mascot's. */
const coloured = (x: number, iris: string) =>
  circle(iris, x, 107.5, 10.2) +
  circle(colours.eye, x, 107.1, 6.2) +
  circle(colours.white, x + 2.9, 103.8, 3.1) +
  circle(colours.white, x - 3.4, 111.3, 1.5, 'opacity=".8"')

const star = (x: number) =>
  circle('#2B2350', x, 107.5, 11) +
  path(
    '#FFE9A8',
    `M${x} 98.500C${x + 1.2} 104.800 ${x + 2.2} 106 ${x + 8.6} 107.200C${x + 2.2} 108.400 ${x + 1.2} 109.600 ${x} 116C${x - 1.2} 109.600 ${x - 2.2} 108.400 ${x - 8.6} 107.200C${x - 2.2} 106 ${x - 1.2} 104.800 ${x} 98.500Z`,
  ) +
  circle(colours.white, x + 4.8, 101.8, 1.5)

const LEFT = 93.5
const RIGHT = 146.5
const lid = (d: string) => line(colours.white, 3.8, d)
const plain = (patch: Eye['patch'], draw: (x: number) => string): Eye => ({
  patch,
  left: () => draw(LEFT),
  right: () => draw(RIGHT),
})

const SMILING = { left: 'M82.5 111C85 102.5 98 101 102.5 108.5', right: 'M157.5 111C155 102.5 142 101 137.5 108.5' }
const DREAMING = {
  left: 'M83 106.500C86 113.500 97.500 114.500 102 108.500M84.500 110.500L80.500 114M91.500 113L90.500 117.500',
  right: 'M157 106.500C154 113.500 142.500 114.500 138 108.500M155.500 110.500L159.500 114M148.500 113L149.500 117.500',
}

/** In the order of the traits of the family "eyes". */
const eyes: readonly Eye[] = [
  plain('own', (x) => open(x, '#6E5240')),
  { patch: 'own', left: () => lid(SMILING.left), right: () => lid(SMILING.right) },
  plain('round', (x) => open(x, '#6E5240', 1.22)),
  plain('own', (x) => coloured(x, '#E5A03A')),
  plain('long', (x) => coloured(x, '#7CC46A')),
  { patch: 'own', left: () => open(LEFT, '#6E5240', 1.05), right: () => lid(SMILING.right) },
  plain('long', (x) => coloured(x, '#7DBBEE')),
  { patch: 'round', left: () => lid(DREAMING.left), right: () => lid(DREAMING.right) },
  { patch: 'round', left: () => coloured(LEFT, '#7DBBEE'), right: () => coloured(RIGHT, '#E5A03A') },
  plain('round', star),
]

/** Patches and eyes; the grain turns the patches a little, each panda its own way. */
export function drawEyes(trait: number, coat: Coat, grain: number): string {
  const { patch, left, right } = eyes[trait]!
  const patches = both(turned(path(coat.ink, PATCHES[patch]), (grain - 0.5) * 16, 91, 107))
  return patches + alive(left(coat) + right(coat), 'blink')
}
