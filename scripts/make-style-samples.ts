import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { openDrawer } from '#app/engines/illustrator/drawer.server.ts'
import { drawingStyles } from '#app/engines/illustrator/scene.ts'

/** Draws the samples of the image studio: each style, and the examples to try. Run it again when the illustrator draws otherwise. */
const FOLDER = 'public/art/styles'
const SAMPLE = 'a panda in a bamboo grove with a red lantern'
const EXAMPLES: readonly [string, string | null][] = [
  ['A panda riding a bicycle through a bamboo grove at sunset', null],
  ['Three penguins on the ice under an aurora', null],
  ['A lighthouse by the sea at dusk', 'poster'],
  ['Two cats sleeping on a sofa', 'watercolour'],
  ['A fox in the forest', 'woodcut'],
  ['A red sailboat on a lake with mountains behind', 'paper-cut'],
  ['Poster “Summer fair” “Saturday, 2 pm” with hot air balloons over a meadow', null],
  ['Seamless pattern of cats and fish', null],
  ['Bar chart of fruit sold: apples 12, pears 7, plums 20, figs 3', null],
]
const drawer = openDrawer()
mkdirSync(FOLDER, { recursive: true })

async function draw(prompt: string, style: string | null, name: string, side: number) {
  const wish = { prompt, style, width: 512, height: 512, seed: 7, count: 1 }
  const [picture] = (await drawer.draw(wish, () => undefined)).pictures
  await sharp(picture?.png).resize(side, side).webp({ quality: 72 }).toFile(`${FOLDER}/${name}.webp`)
}

for (const { id } of drawingStyles) await draw(SAMPLE, id, id, 144)
await draw('a picture of a rainbow over a meadow with a paint palette', null, 'any', 144)
for (const [n, [prompt, style]] of EXAMPLES.entries()) await draw(prompt, style, `example-${n + 1}`, 320)
