import sharp from 'sharp'
import { drawBody, drawLegs, BODY_BOX } from './figures/body.ts'
import type { Pose } from './figures/body.ts'
import { marks, ownDrawings } from './figures/own.ts'
import type { Bounds, SpriteName } from './figures/sprite.ts'
import { measureDrawing } from './sprite-measure.server.ts'
import type { Measure } from './sprite-measure.server.ts'
import { tintDrawing } from './figures/tint.ts'
import { ICON_BOX } from './icons.server.ts'
import type { Icons } from './icons.server.ts'
import { createCanvas } from './svg.ts'
import { tints } from './words/traits.ts'

const OWN_BOX = 100
const MEASURED_PIXELS = 64
/** Rastered at a multiple of this, so that near sizes share one. */
const PIXEL_STEP = 32
const MAX_KEPT = 200

export type Sprites = {
  names: ReadonlySet<string>
  /** Where the drawing stands in its box. Comes before its markup in another colour. */
  measure(icon: string): Promise<Bounds>
  /** The size of the box and what is in it; ids begin with the prefix. */
  markup(name: SpriteName, prefix: string): { box: number; svg: string }
  /** As a picture of so many pixels a side, for drawings full of filters, which are slow within a large scene. */
  raster(name: SpriteName, pixels: number): Promise<Buffer>
}

export function openSprites(icons: Icons): Sprites {
  const measures = new Map<string, Measure>()
  const rasters = new Map<string, Buffer>()

  async function draw(name: SpriteName, pixels: number): Promise<Buffer> {
    const { box, svg } = markup(name, 'i')
    return sharp(Buffer.from(frame(svg, box, pixels)))
      .png({ compressionLevel: 1 })
      .toBuffer()
  }

  function markup(name: SpriteName, prefix: string) {
    const [kind = '', rest = ''] = name.split(/:(.*)/s)
    const [subject = '', detail = '', outfit = ''] = rest.split('/')
    if (kind === 'icon') {
      const tint = tints.get(detail)
      const plain = icons.read(subject)
      return {
        box: ICON_BOX,
        svg: withPrefix(tint ? tintDrawing(plain, tint, measures.get(subject)?.hue ?? null) : plain, prefix),
      }
    }
    const canvas = createCanvas(OWN_BOX, OWN_BOX)
    const drawing =
      kind === 'body'
        ? { box: BODY_BOX, svg: drawBody(canvas, subject, detail as Pose, Number(outfit)) }
        : kind === 'legs'
          ? { box: OWN_BOX, svg: drawLegs(canvas, subject) }
          : { box: OWN_BOX, svg: (kind === 'mark' ? marks[subject] : ownDrawings[subject]?.draw)?.(canvas) ?? '' }
    const tint = tints.get(kind === 'body' ? (rest.split('/')[3] ?? '') : kind === 'own' ? detail : '')
    const whole = `<defs>${canvas.defs.join('')}</defs>${drawing.svg}`
    return {
      box: drawing.box,
      svg: withPrefix(tint ? tintDrawing(whole, tint, measures.get(subject)?.hue ?? null) : whole, prefix),
    }
  }

  return {
    names: new Set([...icons.names, ...Object.keys(ownDrawings)]),
    markup,
    async measure(icon) {
      const known = measures.get(icon)
      if (known) return ownDrawings[icon]?.bounds ?? known.bounds
      const own = ownDrawings[icon]
      const measured = await measureDrawing(await draw(own ? `own:${icon}` : `icon:${icon}`, MEASURED_PIXELS))
      measures.set(icon, measured)
      return own?.bounds ?? measured.bounds
    },
    async raster(name, pixels) {
      const size = Math.max(PIXEL_STEP, Math.ceil(pixels / PIXEL_STEP) * PIXEL_STEP)
      const key = `${name}@${size}`
      const picture = rasters.get(key) ?? (await draw(name, size))
      rasters.delete(key)
      rasters.set(key, picture)
      const oldest = rasters.keys().next().value
      if (rasters.size > MAX_KEPT && oldest !== undefined) rasters.delete(oldest)
      return picture
    },
  }
}

const frame = (svg: string, box: number, pixels: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}" width="${pixels}" height="${pixels}">${svg}</svg>`

/** Two drawings in one picture must not share ids, or one takes the other's gradients. */
const withPrefix = (svg: string, prefix: string) =>
  svg
    .replace(/\bid="/g, `id="${prefix}-`)
    .replace(/url\(#/g, `url(#${prefix}-`)
    .replace(/href="#/g, `href="#${prefix}-`)
