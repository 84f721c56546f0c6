import sharp from 'sharp'
import type { Composed } from '../picture.ts'
import { createRandom } from '../random.ts'
import type { Random } from '../random.ts'
import { pixelStyles, type DrawingStyle } from '../scene.ts'
import type { Sprites } from '../sprites.server.ts'
import { drawLines, drawPaperGrain, drawPixels, drawWatercolour } from './styles-of-pixels.server.ts'
import { n } from '../svg.ts'
import { drawBlueprint, drawMosaic, drawPoster, drawSketch, drawWoodcut } from './styles-of-ink.server.ts'
import { flatten } from './flatten.ts'
import { duotoneFilter, nightFilter, outlineFilter, pastelFilter, shadowFilter } from './style-filters.ts'

/** Light, haze and grain: nothing that could be cut out of paper. */
const NOT_PAPER = new Set([
  'rays',
  'mist',
  'lamp-light',
  'vignette',
  'stars',
  'nebulae',
  'mirror',
  'rain',
  'snow',
  'fog',
  'sky',
  'void',
  'deep',
  'wall',
  'backdrop',
  'lights',
  'grass',
  'ferns',
  'rows',
  'cracks',
  'bubbles',
  'near-bubbles',
  'leaves',
  'petals',
])

/** Light and haze, which a flat drawing has none of. */
const LIGHT = new Set(['rays', 'mist', 'lamp-light', 'vignette', 'nebulae', 'mirror', 'fog'])

/** The picture in its style: a PNG, and the vector where the style has one. */
export async function renderPicture(
  composed: Composed,
  style: DrawingStyle,
  seed: string,
  sprites: Sprites,
): Promise<{ png: Buffer; svg: string | null }> {
  const random = createRandom(`${seed}/style`)
  const isFlat = style === 'flat'
  const drawn = isFlat ? toFlatScene(composed) : composed
  const filtered = styleOf(drawn, style, random)
  const vectors = isFlat ? flatten(vectorSprites(drawn, sprites)) : vectorSprites(drawn, sprites)
  const painted = await (isFlat ? raster(toSvg(drawn, filtered, vectors)) : paint(drawn, filtered, sprites))
  return {
    png: composed.isSeeThrough ? await sharp(painted).png().toBuffer() : await finish(painted, style, random),
    svg: pixelStyles.has(style) ? null : toSvg(drawn, filtered, vectors),
  }
}

const toFlatScene = (composed: Composed): Composed => ({
  ...composed,
  defs: composed.defs.map((def) => flatten(def, { isBanded: true })),
  layers: composed.layers
    .filter(({ name }) => !LIGHT.has(name))
    .map((layer) => ({ ...layer, svg: flatten(layer.svg) })),
})

function finish(painted: Buffer, style: DrawingStyle, random: Random): Promise<Buffer> {
  switch (style) {
    case 'pixel':
      return drawPixels(painted)
    case 'line-art':
      return drawLines(painted)
    case 'watercolour':
      return drawWatercolour(painted, random)
    case 'paper-cut':
      return drawPaperGrain(painted, random)
    case 'poster':
      return drawPoster(painted)
    case 'sketch':
      return drawSketch(painted, random)
    case 'woodcut':
      return drawWoodcut(painted, random)
    case 'blueprint':
      return drawBlueprint(painted)
    case 'mosaic':
      return drawMosaic(painted, random)
    default:
      return sharp(painted).removeAlpha().png().toBuffer()
  }
}

type Filtered = { defs: string; body: string }

function styleOf({ layers, width, height }: Composed, style: DrawingStyle, random: Random): Filtered {
  const unit = Math.min(width, height) / 100
  const all = layers.map(({ svg }) => svg).join('')
  switch (style) {
    case 'duotone':
      return { defs: duotoneFilter(random), body: `<g filter="url(#duotone)">${all}</g>` }
    case 'pastel':
      return { defs: pastelFilter, body: `<g filter="url(#pastel)">${all}</g>` }
    case 'night':
      return { defs: nightFilter, body: `<g filter="url(#night)">${all}</g>` }
    case 'paper-cut':
      return {
        defs: shadowFilter(unit) + outlineFilter(unit),
        body: `${layers
          .map(({ name, svg }) =>
            name === 'figures'
              ? `<g filter="url(#outline)">${svg}</g>`
              : NOT_PAPER.has(name)
                ? svg
                : `<g filter="url(#shadow)">${svg}</g>`,
          )
          .join('')}`,
      }
    default:
      return { defs: '', body: all }
  }
}

/** Drawings full of filters are slow within a scene and quick by themselves, so they come in as small pictures. */
async function paint(composed: Composed, filtered: Filtered, sprites: Sprites): Promise<Buffer> {
  const parts = await Promise.all(
    [...composed.sprites].map(async ([name, { id, pixels }]) => {
      if (!name.startsWith('icon:')) return vectorSprite(name, id, sprites)
      const picture = await sprites.raster(name, pixels)
      return `<image id="${id}" width="1" height="1" href="data:image/png;base64,${picture.toString('base64')}"/>`
    }),
  )
  return raster(toSvg(composed, filtered, parts.join('')))
}

const raster = (svg: string) => sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 1 }).toBuffer()

const vectorSprites = (composed: Composed, sprites: Sprites) =>
  [...composed.sprites].map(([name, { id }]) => vectorSprite(name, id, sprites)).join('')

function vectorSprite(name: Parameters<Sprites['markup']>[0], id: string, sprites: Sprites): string {
  const { box, svg } = sprites.markup(name, id)
  return `<g id="${id}"><g transform="scale(${(1 / box).toFixed(6)})">${svg}</g></g>`
}

const toSvg = ({ width, height, defs, about }: Composed, filtered: Filtered, sprites: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}"${toMarks(about)}>` +
  `<defs>${defs.join('')}${filtered.defs}${sprites}</defs>${filtered.body}</svg>`

const toMarks = (about: Composed['about']) =>
  Object.entries(about)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('')
