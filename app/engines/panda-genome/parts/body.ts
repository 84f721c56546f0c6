import { both, circle, ellipse, line, outline, path } from '../shapes.ts'
import type { Coat } from './fur.ts'

export const TORSO =
  'M120 138C150 138 172 160 180 190C187 216 166 232 120 232C74 232 53 216 60 190C68 160 90 138 120 138Z'
const BAND =
  'M120,171c-22.11,0 -40.84,2.03 -55.39,5.9c10.28,-23.09 29.96,-38.9 55.39,-38.9c25.43,0 45.11,15.81 55.39,38.9c-14.55,-3.87 -33.28,-5.9 -55.39,-5.9z'
const UNDER =
  'M120,227c16.82,0 37.57,-0.49 53.99,-9.74c-9.35,9.44 -27.53,14.74 -53.99,14.74c-26.46,0 -44.64,-5.29 -53.99,-14.74c16.42,9.25 37.17,9.74 53.99,9.74z'
const SOLE =
  'M67 220C67 213.5 71.5 211 76 211C80.5 211 85 213.5 85 220C85 224.5 80.5 226 76 226C71.5 226 67 224.5 67 220Z'

type Arm = { d: string; x: number; y: number; isUp: boolean }
const down: [Arm, Arm] = [
  { d: 'M76 168C66 182 70 196 91 197', x: 92, y: 197, isUp: false },
  { d: 'M164 168C174 182 170 196 149 197', x: 148, y: 197, isUp: false },
]
const up: [Arm, Arm] = [
  { d: 'M80 170C56 170 38 154 32 130', x: 31, y: 128, isUp: true },
  { d: 'M160 170C184 170 202 154 208 130', x: 209, y: 128, isUp: true },
]

/** What a panda does with its arms, by its mood: they rest, one waves, or both are up. */
export const armsOf = (mood: number): [Arm, Arm] =>
  mood === 1 ? up : mood === 2 || mood === 6 ? [down[0], up[1]] : down

/** The trunk; clothes that cover it come before the feet. */
export const drawTrunk = (coat: Coat): string =>
  path(coat.fur, TORSO, outline(coat.line)) + path(coat.shade, UNDER, 'opacity=".75"') + path(coat.ink, BAND)

export function drawFeet(coat: Coat): string {
  return both(
    ellipse(coat.ink, 76, 214, 22.5, 19, `${outline(coat.rim)} transform="rotate(-10 76 214)"`) +
      path(coat.pad, SOLE) +
      circle(coat.pad, 63.8, 208.5, 3.5) +
      circle(coat.pad, 74, 203.5, 3.7) +
      circle(coat.pad, 84.8, 206, 3.5),
  )
}

/** The arms in a colour of their own where sleeves are worn. */
export function drawArms(arms: readonly Arm[], coat: Coat, sleeve: { fill: string; edge: string } | null): string {
  const fill = sleeve?.fill ?? coat.ink
  const edge = sleeve?.edge ?? coat.rim
  return arms
    .map(
      ({ d, x, y, isUp }) =>
        line(edge, 30.5, d) +
        circle(coat.rim, x, y, 16.8) +
        line(fill, 26, d) +
        circle(coat.ink, x, y, 14.5) +
        (isUp ? drawPalm(x, y, coat) : ''),
    )
    .join('')
}

const drawPalm = (x: number, y: number, coat: Coat) =>
  ellipse(coat.pad, x, y + 2.3, 6, 5.2) +
  circle(coat.pad, x - 7.5, y - 5.5, 2.5) +
  circle(coat.pad, x, y - 9, 2.7) +
  circle(coat.pad, x + 7.5, y - 5.5, 2.5)
