import { alive, circle, ellipse, group, line, outline, path, round } from '../shapes.ts'
import { colours } from './fur.ts'

const { honey, leaf, leafDark, coral, iris } = colours
const eye = (x: number, y: number, r = 2.2) =>
  circle('#1B1F1D', x, y, r) + circle('#FFFFFF', x + r * 0.3, y - r * 0.35, r * 0.35)

const butterfly =
  path(iris, 'M0 0C-6 -20 -28 -24 -28 -10C-28 0 -12 4 0 0Z', outline('#6152AD', 1.6)) +
  path('#B7ABEA', 'M0 2C-14 2 -22 12 -16 18C-9 22 -1 12 0 2Z', outline('#6152AD', 1.6)) +
  path(iris, 'M0 0C6 -20 28 -24 28 -10C28 0 12 4 0 0Z', outline('#6152AD', 1.6)) +
  path('#B7ABEA', 'M0 2C14 2 22 12 16 18C9 22 1 12 0 2Z', outline('#6152AD', 1.6)) +
  line('#3B3266', 3.4, 'M0 -4V13') +
  line('#3B3266', 1.5, 'M0 -5C-2 -11 -6 -14 -9 -14M0 -5C2 -11 6 -14 9 -14')

const bird =
  path(
    '#A9764C',
    'M-19 2C-19 -13 -6 -22 7 -18C17 -15 19 -4 15 5C11 15 -2 19 -11 15C-16 13 -26 16 -31 10Z',
    outline('#7D5333', 2),
  ) +
  path('#F6E6CF', 'M13 -4C16 6 7 15 -3 15.500C4 10 8 2 13 -4Z') +
  path('#7D5333', 'M-13 -3C-4 -7 3 -3 3 4C-4 11 -14 8 -21 5Z') +
  path(honey, 'M17 -8L26 -4.500L17 -1.500Z') +
  eye(9.5, -9) +
  line('#7D5333', 2, 'M-1 16v6m6 -7v7')

const ladybird =
  ellipse('#2E3532', 13, 1, 8, 7.5) +
  path(coral, 'M-17 6C-17 -12 13 -13 15 6Z', outline('#8D3A2E', 2)) +
  line('#8D3A2E', 2, 'M0 -7.500V5') +
  circle('#2E3532', -9, 0, 2.6) +
  circle('#2E3532', 7, -1, 2.6) +
  circle('#2E3532', -4, -6, 1.8) +
  circle('#FFFFFF', 17, -1.5, 1.7) +
  line('#2E3532', 1.6, 'M16 -6c1 -4 4 -6 7 -6M-10 6v4m9 -4v4m9 -4v4')

const snail =
  path('#E8CFA6', 'M-24 12C-14 6 14 10 18 -4C19 -12 27 -13 28 -6C29 6 20 13 8 13Z', outline('#B4935F', 2)) +
  circle('#C98A6B', -3, -3, 14.5, outline('#94573A', 2)) +
  line('#94573A', 2.4, 'M-3 -3c4 -4 9 1 6 6s-13 3 -13 -5s9 -12 16 -7') +
  line('#B4935F', 2, 'M23 -9l-2 -9m5 9l4 -8') +
  eye(21, -18, 1.9) +
  eye(30, -17, 1.9)

const frog =
  ellipse(leafDark, -14, 10, 10, 6) +
  ellipse(leafDark, 14, 10, 10, 6) +
  path(leaf, 'M-19 8C-19 -10 -10 -14 0 -14C10 -14 19 -10 19 8C14 15 -14 15 -19 8Z', outline(leafDark, 2)) +
  circle(leaf, -9, -15, 6.5, outline(leafDark, 2)) +
  circle(leaf, 9, -15, 6.5, outline(leafDark, 2)) +
  eye(-9, -15.5, 3) +
  eye(9, -15.5, 3) +
  line(leafDark, 2.2, 'M-10 0C-5 5 5 5 10 0') +
  ellipse('#DDF0CB', 0, 9, 9, 4.5)

const duckling =
  path(
    '#F7D25C',
    'M-22 4C-14 8 -8 4 -4 0C-10 -16 14 -24 17 -8C18 -2 14 2 12 4C20 12 8 20 -4 19C-14 18 -20 12 -22 4Z',
    outline('#D3A62D', 2),
  ) +
  path('#EDBE3B', 'M-8 8C-2 4 5 6 6 11C1 16 -6 14 -8 8Z') +
  path('#EE9A4D', 'M16 -9C22 -10 26 -8 28 -5.500C24 -3 19 -3 16 -4Z') +
  eye(9.5, -10) +
  line('#EE9A4D', 2.4, 'M-3 19v4m6 -4v4')

const fireflies = [
  [-16, -30],
  [6, -8],
  [-26, 4],
  [18, -44],
  [-4, -62],
]
  .map(([x = 0, y = 0]) => circle('#FFE98A', x, y, 9, 'opacity=".45"') + circle('#FFF6C8', x, y, 3.6))
  .join('')

/** In the order of the traits of the family "companion": the drawing, and where it stays beside the panda. */
const companions: readonly { body: string; y: number; reach: number; size: number }[] = [
  { body: '', y: 0, reach: 0, size: 1 },
  { body: alive(butterfly, 'float'), y: 150, reach: 126, size: 0.95 },
  { body: bird, y: 277, reach: 118, size: 1.05 },
  { body: ladybird, y: 288, reach: 112, size: 1.15 },
  { body: snail, y: 282, reach: 112, size: 1.1 },
  { body: frog, y: 282, reach: 118, size: 1.15 },
  { body: duckling, y: 272, reach: 118, size: 1.2 },
  { body: alive(fireflies, 'twinkle'), y: 210, reach: 118, size: 1 },
]

/** What keeps a panda company: on its left or right and a little nearer or farther, as its grain says. */
export function drawCompanion(trait: number, side: number): string {
  const { body, y, reach, size } = companions[trait]!
  if (body === '') return ''
  const isLeft = side < 0.5
  const step = (isLeft ? side : side - 0.5) * 14
  const x = isLeft ? 160 - reach - step + 3 : 160 + reach + step - 3
  return group(body, `transform="translate(${round(x)} ${y}) scale(${isLeft ? size : -size} ${size})"`)
}
