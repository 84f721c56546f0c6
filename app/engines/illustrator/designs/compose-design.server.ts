import { gatherActors } from '../figures/company.ts'
import type { Figure } from '../figures/figure.ts'
import type { Bounds } from '../figures/sprite.ts'
import { composePicture, type Composed } from '../picture.ts'
import { createRandom } from '../random.ts'
import type { Reading } from '../scene.ts'
import type { Layer } from '../stage.ts'
import { createCanvas } from '../svg.ts'
import { drawChart } from './chart.server.ts'
import type { Design } from './design.ts'
import { drawDiagram } from './diagram.server.ts'
import { drawIcon, drawLogo } from './emblem.server.ts'
import { newBook } from './figure-marks.ts'
import { paletteOf } from './palettes.ts'
import { drawPattern } from './pattern.ts'
import { drawQr } from './qr-code.ts'
import { drawSheet, sceneBox } from './sheet.server.ts'

type Setup = {
  size: { width: number; height: number }
  seed: string
  /** What is to be drawn on it, from the words that are left of the prompt. */
  reading: Reading
  boundsOf: ReadonlyMap<string, Bounds>
  prompt: string
}

/** Lays out a design. The same design, size and seed give the same markup. */
export function composeDesign(design: Design, setup: Setup): Composed {
  const { size, seed, reading, boundsOf, prompt } = setup
  const random = createRandom(seed)
  const canvas = createCanvas(size.width, size.height)
  const palette = paletteOf('scene' in design ? design.scene : prompt, random)
  const book = newBook()
  const whole = (svg: string, isSeeThrough = false): Composed => ({
    ...size,
    about: { design: design.kind },
    isSeeThrough,
    defs: canvas.defs,
    layers: [{ name: design.kind, svg }],
    sprites: book,
  })
  const figures = figuresOf(reading, boundsOf)
  switch (design.kind) {
    case 'qr':
      return whole(drawQr(canvas, design.text))
    case 'chart':
      return whole(drawChart(canvas, design, palette))
    case 'diagram':
      return whole(drawDiagram(canvas, design, palette))
    case 'pattern':
      return whole(drawPattern({ canvas, palette, random, book }, design.weave, figures))
    case 'logo':
      return whole(drawLogo({ canvas, palette, random, book }, design, figures[0] ?? null))
    case 'icon':
      return whole(
        drawIcon({ canvas, palette, random, book }, figures[0] ?? null, design.scene.charAt(0).toUpperCase()),
        true,
      )
    case 'poster':
    case 'card': {
      const scene = composePicture(reading, sceneBox(canvas, design), seed, boundsOf)
      const layers: Layer[] = drawSheet(canvas, design, palette, scene.layers)
      const about = { ...scene.about, design: design.kind }
      // Both drew definitions of their own, and a number must not mean two of them.
      const own = canvas.defs.map((def) => def.replace(/\bid="d/g, 'id="l'))
      return { ...size, about, isSeeThrough: false, defs: [...scene.defs, ...own], layers, sprites: scene.sprites }
    }
  }
}

/** One of each thing, with what it rides, holds or wears. */
function figuresOf(reading: Reading, boundsOf: ReadonlyMap<string, Bounds>): Figure[] {
  const nouns = reading.nouns.map((noun) => ({ ...noun, count: 1, act: null }))
  return gatherActors({ ...reading, nouns }, boundsOf, 0).map(({ figure }) => figure)
}
