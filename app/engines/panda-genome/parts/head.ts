import { both, circle, ellipse, outline, path, round } from '../shapes.ts'
import { type Coat } from './fur.ts'

type Shape = { half: readonly number[][]; top: number; ear: { x: number; y: number; r: number } }

/** The right half of each head from its crown to its chin, as cubic curves; the left half is its mirror. */
const shapes: readonly Shape[] = [
  {
    top: 40,
    half: [
      [151, 40, 176, 51, 188, 75],
      [194, 88, 201, 100, 200, 115],
      [199, 131, 186, 142.5, 170, 149],
      [155, 155, 138, 157, 120, 157],
    ],
    ear: { x: 66, y: 57, r: 23 },
  },
  {
    top: 44,
    half: [
      [150, 44, 175, 53, 188, 77],
      [196, 91, 211, 103, 210, 120],
      [209, 138, 191, 149, 172, 154],
      [156, 158, 138, 159, 120, 159],
    ],
    ear: { x: 63, y: 62, r: 22 },
  },
  {
    top: 31,
    half: [
      [147, 31, 169, 46, 182, 72],
      [190, 88, 197, 101, 196, 117],
      [195, 134, 182, 146, 167, 152],
      [152, 157, 137, 159, 120, 159],
    ],
    ear: { x: 71, y: 51, r: 20 },
  },
  {
    top: 46,
    half: [
      [140, 37, 180, 42, 193, 72],
      [199, 86, 202, 99, 200, 113],
      [197, 130, 182, 143, 167, 150],
      [152, 157, 138, 161, 120, 161],
    ],
    ear: { x: 60, y: 53, r: 26 },
  },
  {
    top: 42,
    half: [
      [160, 42, 184, 49, 193, 73],
      [199, 89, 204, 104, 203, 119],
      [202, 137, 192, 148, 174, 153],
      [158, 157, 140, 158, 120, 158],
    ],
    ear: { x: 57, y: 63, r: 21 },
  },
]

const mirror = (value: number) => round(240 - value)

function toOutline({ top, half }: Shape): string {
  const right = half.map((curve) => `C${curve.join(' ')}`).join('')
  const ends = [[120, top], ...half.map((curve) => curve.slice(4))]
  const left = half
    .map((curve, n) => {
      const [ax = 0, ay = 0, bx = 0, by = 0] = curve
      const [ex = 0, ey = 0] = ends[n] ?? []
      return `C${mirror(bx)} ${by} ${mirror(ax)} ${ay} ${mirror(ex)} ${ey}`
    })
    .reverse()
    .join('')
  return `M120 ${top}${right}${left}Z`
}

const SHADE =
  'M120 151C152 151 180 146 198.200 124C194 136 183 144 170 149.500C155 155.500 138 157.500 120 157.500C102 157.500 85 155.500 70 149.500C57 144 46 136 41.800 124C60 146 88 151 120 151Z'

/** Ears and head of a panda, as the mascot's with another outline. */
export function drawHead(face: number, coat: Coat): string {
  const shape = shapes[face]!
  const { x, y, r } = shape.ear
  const ear = circle(coat.ink, x, y, r, outline(coat.rim)) + circle(coat.soft, x + r * 0.11, y + r * 0.13, r * 0.54)
  return both(ear) + path(coat.fur, toOutline(shape), outline(coat.line)) + path(coat.shade, SHADE, 'opacity=".75"')
}

/** Where the top of a head is: what sits on it is moved by as much. */
export const crownOf = (face: number): number => (shapes[face]?.top ?? 40) - 40

/** Where the ears are, for what is worn over them. */
export const earOf = (face: number) => shapes[face]!.ear

export const drawCheeks = (colour: string, opacity: number): string =>
  ellipse(colour, 66, 131.5, 10.5, 6.5, `opacity="${opacity}"`) +
  ellipse(colour, 174, 131.5, 10.5, 6.5, `opacity="${opacity}"`)
