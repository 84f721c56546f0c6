import { escapeHtml } from '#app/platform/values/escape-html.ts'
import { describeGenome, type Genome } from './genome.ts'
import { MOTION } from './motion.ts'
import { drawAccessory } from './parts/accessories.ts'
import { armsOf, drawArms, drawFeet, drawTrunk } from './parts/body.ts'
import { clothOf } from './parts/cloths.ts'
import { drawCompanion } from './parts/companions.ts'
import { drawEyes } from './parts/eyes.ts'
import { coats } from './parts/fur.ts'
import { drawHead } from './parts/head.ts'
import { drawMood } from './parts/moods.ts'
import { drawFreckles, drawMouth } from './parts/mouths.ts'
import { drawPlace } from './parts/places.ts'
import { drawSky, drawVeil, shadowUnder, SIZE, weatherOf } from './parts/weathers.ts'
import { alive, group, round, turned } from './shapes.ts'

const HEADPHONES = 7

/** The portrait of a genome as SVG: always the same bytes, without a word or a date. `title` is read by screen readers. */
export function drawPanda(genome: Genome, title?: string): string {
  const { traits, grain } = genome
  const weather = weatherOf(traits.weather)
  const shift = grain.scenery
  const scene =
    drawSky(traits.weather, grain.hue) + weather.far(shift) + drawPlace(traits.place, shift) + drawVeil(traits.weather)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img">` +
    `<title>${escapeHtml(title ?? 'Portrait of a panda')}</title><desc>${escapeHtml(describeGenome(genome))}</desc>` +
    MOTION +
    scene +
    shadowUnder() +
    drawFigure(genome) +
    drawCompanion(traits.companion, grain.side) +
    weather.near(shift) +
    '</svg>'
  )
}

function drawFigure({ traits, grain }: Genome): string {
  const coat = coats[traits.fur]!
  const cloth = clothOf(traits.cloth)
  const mood = drawMood(traits.mood, coat)
  const size = Math.round((0.94 + grain.size * 0.1) * 10_000) / 10_000
  const body =
    drawTrunk(coat) + cloth.under + drawFeet(coat) + drawArms(armsOf(traits.mood), coat, cloth.sleeve) + cloth.over
  const head = turned(
    drawHead(traits.face, coat) +
      drawEyes(traits.eyes, coat, grain.patch) +
      drawMouth(traits.expression, coat) +
      drawFreckles(coat, grain.patch) +
      mood.face +
      drawAccessory(traits.accessory, traits.face, grain.patch),
    (grain.tilt - 0.5) * (traits.accessory === HEADPHONES ? 7 : 10),
    120,
    150,
  )
  return group(
    alive(body, 'breathe') + alive(head, 'nod') + mood.air,
    `transform="translate(${round(160 - 120 * size)} ${round(282 - 232 * size)}) scale(${size})"`,
  )
}
