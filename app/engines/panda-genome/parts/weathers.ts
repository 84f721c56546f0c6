import { alive, circle, ellipse, group, line, path, rect, round } from '../shapes.ts'
import { colours } from './fur.ts'

export const SIZE = 320

/** Evenly scattered places that look strewn; the same for the same shift. */
export const strewn = (count: number, shift: number): { x: number; y: number; n: number }[] =>
  Array.from({ length: count }, (_, n) => ({
    n,
    x: (((n * 0.618_034 + shift) % 1) * 1.08 - 0.04) * SIZE,
    y: (((n * 0.381_966 * 1.37 + shift * 0.5) % 1) * 0.94 + 0.02) * SIZE,
  }))

type Weather = {
  /** The sky from above to the horizon. */
  sky: readonly [string, string]
  /** Behind the land. */
  far: (shift: number) => string
  /** Before the panda. */
  near: (shift: number) => string
  /** What lies over the land: the dark of the night, the warmth of an evening. */
  veil: { fill: string; opacity: number } | null
}

const nothing = () => ''
const cloud = (x: number, y: number, size: number, fill = '#FFFFFF') =>
  group(
    path(
      fill,
      'M-34 10C-42 10 -46 4 -43 -2C-40 -8 -32 -9 -28 -6C-26 -16 -12 -22 -2 -15C6 -24 24 -20 26 -8C34 -10 42 -4 40 3C39 8 34 10 30 10Z',
    ),
    `transform="translate(${round(x)} ${round(y)}) scale(${size})"`,
  )

const sun = (x: number, y: number) => circle('#FFE3A0', x, y, 34, 'opacity=".5"') + circle('#FFD978', x, y, 24)

const rainbow = () =>
  ['#F0A39B', '#F5CF8A', '#F7E9A0', '#A9D9A0', '#9CC8EE', '#B9AEE6']
    .map(
      (colour, n) =>
        `<circle fill="none" stroke="${colour}" stroke-width="9" cx="160" cy="252" r="${round(196 - n * 8.6)}" opacity=".75"/>`,
    )
    .join('')

const flake = (x: number, y: number, size: number) => circle('#FFFFFF', x, y, size, 'opacity=".9"')
const drop = (x: number, y: number) => line('#7FA9CC', 2.4, `M${round(x)} ${round(y)}l-3.500 12`, 'opacity=".75"')
const petal = (x: number, y: number, n: number) =>
  group(
    path(n % 3 ? '#F7B7C6' : '#FBD3DC', 'M0 0C3 -8 11 -12 20 -11C18 -2 10 3 0 0Z'),
    `transform="translate(${round(x)} ${round(y)}) rotate(${(n * 67) % 360}) scale(.65)"`,
  )
const glimmer = (x: number, y: number, n: number) =>
  n % 4 === 0
    ? path(
        '#FFF4CF',
        `M${round(x)} ${round(y - 5)}l1.300 3.700l3.700 1.300l-3.700 1.300l-1.300 3.700l-1.300 -3.700l-3.700 -1.300l3.700 -1.300Z`,
      )
    : circle('#FFFFFF', x, y, n % 3 ? 1.1 : 1.7)

/** In the order of the traits of the family "weather". */
const weathers: readonly Weather[] = [
  { sky: ['#BFE0F6', '#EAF6F1'], far: (s) => sun(40 + s * 30, 48), near: nothing, veil: null },
  {
    sky: ['#CFE3EF', '#EFF5F3'],
    far: (s) =>
      alive(cloud(62 + s * 40, 52, 1.1) + cloud(252 - s * 30, 74, 0.95) + cloud(170 + s * 30, 26, 0.7), 'drift'),
    near: nothing,
    veil: null,
  },
  {
    sky: ['#F3B98E', '#FBE6C8'],
    far: (s) =>
      circle('#FFF0C9', 262 - s * 30, 132, 40, 'opacity=".6"') +
      circle('#FFE09A', 262 - s * 30, 132, 28) +
      cloud(70 + s * 20, 60, 0.9, '#F9D3B4'),
    near: nothing,
    veil: { fill: '#E88A4E', opacity: 0.14 },
  },
  {
    sky: ['#AFC0CC', '#D9E2E5'],
    far: (s) => cloud(60 + s * 30, 44, 1.2, '#8FA3B2') + cloud(250 - s * 20, 56, 1.3, '#9DB0BD'),
    near: (s) =>
      alive(
        strewn(26, s)
          .map(({ x, y }) => drop(x, y))
          .join(''),
        'fall',
      ),
    veil: { fill: '#3E5A70', opacity: 0.12 },
  },
  {
    sky: ['#1B2450', '#4A5590'],
    far: (s) =>
      alive(
        strewn(34, s)
          .filter(({ y }) => y < 210)
          .map(({ x, y, n }) => glimmer(x, y, n))
          .join(''),
        'twinkle',
      ) +
      path(
        '#FFFAE3',
        'M272 34C258 36 248 48 250 62C252 76 264 84 278 82C268 88 254 88 244 79C233 69 233 52 243 41C251 33 262 30 272 34Z',
      ),
    near: nothing,
    veil: { fill: '#141A44', opacity: 0.34 },
  },
  {
    sky: ['#D4E0EA', '#F3F7FA'],
    far: (s) => cloud(80 + s * 30, 50, 1.1, '#FFFFFF'),
    near: (s) =>
      alive(
        strewn(30, s)
          .map(({ x, y, n }) => flake(x, y, 1.6 + (n % 3)))
          .join(''),
        'fall',
      ),
    veil: { fill: '#FFFFFF', opacity: 0.34 },
  },
  {
    sky: ['#F6DCE4', '#FBF3F0'],
    far: (s) => circle('#FFF4E2', 60 + s * 20, 56, 26),
    near: (s) =>
      alive(
        strewn(18, s)
          .map(({ x, y, n }) => petal(x, y, n))
          .join(''),
        'drift',
      ),
    veil: null,
  },
  {
    sky: ['#B9DCF4', '#EEF8F4'],
    far: (s) => rainbow() + cloud(34 + s * 10, 180, 0.9) + cloud(286 - s * 10, 184, 0.9),
    near: nothing,
    veil: null,
  },
]

export const weatherOf = (trait: number): Weather => weathers[trait]!

/** The sky over all, of a hue that is a little the panda's own. */
export function drawSky(trait: number, hue: number): string {
  const [above, below] = weathers[trait]!.sky
  const tint = `hsl(${Math.round(hue * 360)} 60% 70%)`
  return (
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/><stop offset=".85" stop-color="${below}"/></linearGradient>` +
    rect('url(#sky)', 0, 0, SIZE, SIZE) +
    rect(tint, 0, 0, SIZE, SIZE, 'opacity=".1"')
  )
}

export const drawVeil = (trait: number): string => {
  const { veil } = weathers[trait]!
  return veil ? rect(veil.fill, 0, 0, SIZE, SIZE, `opacity="${veil.opacity}"`) : ''
}

export const shadowUnder = () => ellipse('#2B3B33', 160, 284, 68, 7, 'opacity=".22"')
export const { leafDark: GRASS } = colours
