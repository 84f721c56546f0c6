import { mix, toChannels } from './colour.ts'
import { gatherActors } from './figures/company.ts'
import { widthOf } from './figures/figure.ts'
import type { Shape } from './figures/figure.ts'
import type { Bounds, SpriteName } from './figures/sprite.ts'
import { foliageOf, lightOf } from './light.ts'
import { drawPlace, isSheltered } from './places/places.ts'
import { createRandom } from './random.ts'
import type { Reading } from './scene.ts'
import { settle } from './setting.ts'
import type { Ground, Layer, Stage } from './stage.ts'
import { placeActors } from './staging.ts'
import type { Placed } from './staging.ts'
import { createCanvas, ellipse, n } from './svg.ts'
import { drawVignette, drawWeather } from './weather.ts'

/** Figures are lit a little more than their surroundings, so that they stand out at night. */
const FIGURE_LIGHT = 0.5

/** Sprites by name, as they come up in a picture. */
export type SpriteBook = Map<SpriteName, { id: string; pixels: number }>

/** A scene that is settled but for how its sprites are given: as vectors, or as small pictures. */
export type Composed = {
  width: number
  height: number
  /** What the scene was settled to be, or the kind of design: it stands in the markup. */
  about: Readonly<Record<string, string>>
  /** Nothing is behind it. */
  isSeeThrough: boolean
  defs: readonly string[]
  layers: readonly Layer[]
  /** Each sprite with its number in the markup and its largest size in pixels. */
  sprites: ReadonlyMap<SpriteName, { id: string; pixels: number }>
}

/** Composes one scene. The same reading, size and seed give the same markup. */
export function composePicture(
  reading: Reading,
  size: { width: number; height: number },
  seed: string,
  boundsOf: ReadonlyMap<string, Bounds>,
): Composed {
  const random = createRandom(seed)
  const settled = settle(reading, random)
  const stage: Stage = {
    canvas: createCanvas(size.width, size.height),
    random,
    light: lightOf(settled.time, settled.weather),
    foliage: foliageOf(settled.season),
    features: reading.setting.features,
    ...settled,
  }
  const ground = drawPlace(stage)
  const placed = placeActors(gatherActors(reading, boundsOf, random.stream('outfits').whole(0, 9)), ground, stage)
  const sprites = new Map<SpriteName, { id: string; pixels: number }>()
  const figures = placed.map((one) => drawPlaced(one, ground, stage, sprites)).join('')
  const layers = [
    ...ground.back,
    { name: 'figures', svg: `<g filter="${shineFilter(stage)}">${figures}</g>` },
    ...ground.front,
    ...drawWeather(stage),
    drawVignette(stage),
  ]
  return {
    ...size,
    about: settled,
    isSeeThrough: false,
    defs: stage.canvas.defs,
    layers: layers.filter(({ svg }) => svg !== ''),
    sprites,
  }
}

function drawPlaced(
  { figure, band, footY, lift }: Placed,
  ground: Ground,
  stage: Stage,
  sprites: Map<SpriteName, { id: string; pixels: number }>,
): string {
  const wide = widthOf(figure)
  const centre = (figure.left + figure.right) / 2
  const isSwimming = band === 'water' && stage.place !== 'underwater'
  const shadow =
    band === 'floor' && ground.shadow > 0
      ? ellipse(centre, footY - wide * 0.01, wide * (lift ? 0.34 : 0.46), wide * 0.07, {
          fill: stage.canvas.radial([
            [0, '#141031', 0.5],
            [1, '#141031', 0],
          ]),
          opacity: ground.shadow,
        })
      : ''
  const ripple = isSwimming
    ? ellipse(centre, footY, wide * 0.56, wide * 0.07, { fill: '#ffffff', opacity: 0.28 }) +
      ellipse(centre, footY, wide * 0.44, wide * 0.05, { fill: '#ffffff', opacity: 0.35 })
    : ''
  return shadow + figure.shapes.map((shape) => drawShape(shape, sprites)).join('') + ripple
}

export function drawShape({ sprite, x, y, size, turn, isFlipped }: Shape, sprites: SpriteBook): string {
  const known = sprites.get(sprite) ?? { id: `s${sprites.size}`, pixels: 0 }
  sprites.set(sprite, { ...known, pixels: Math.max(known.pixels, size) })
  const spin = turn === 0 ? '' : ` rotate(${n(turn)} .5 .5)`
  const flip = isFlipped ? ' translate(1 0) scale(-1 1)' : ''
  const thing = /^(?:icon|own):([^/]+)(?:\/(.+))?/.exec(sprite)
  const said = thing ? ` data-thing="${thing[1]}"${thing[2] ? ` data-colour="${thing[2]}"` : ''}` : ''
  return `<use href="#${known.id}"${said} transform="translate(${n(x)} ${n(y)}) scale(${n(size)})${spin}${flip}"/>`
}

/** Puts the light of the hour on the figures. */
function shineFilter({ canvas, light, place }: Stage): string {
  const [r, g, b] = toChannels(isSheltered(place) ? '#ffffff' : mix(light.shine, '#ffffff', FIGURE_LIGHT)).map(
    (channel) => Math.round((channel / 255) * 1_000) / 1_000,
  )
  const id = 'shine'
  canvas.defs.push(
    `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="${r} 0 0 0 0 0 ${g} 0 0 0 0 0 ${b} 0 0 0 0 0 1 0"/></filter>`,
  )
  return `url(#${id})`
}
