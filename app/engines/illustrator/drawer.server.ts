import { readFileSync } from 'node:fs'
import { assetPath } from '#app/platform/assets.server.ts'
import type { Drawn, DrawnAll, DrawRequest } from './drawing.ts'
import { composeDesign } from './designs/compose-design.server.ts'
import type { Design } from './designs/design.ts'
import { missingLetters, sceneOf, showsScene, takesStyle, toDesignWords } from './designs/design-words.server.ts'
import { readDesign } from './designs/read-design.ts'
import { composePicture } from './picture.ts'
import { readPrompt } from './reading.ts'
import { hashText } from './random.ts'
import { drawingStyles } from './scene.ts'
import type { DrawingStyle, Reading } from './scene.ts'
import { openIcons } from './icons.server.ts'
import { openSprites } from './sprites.server.ts'
import type { Sprites } from './sprites.server.ts'
import { renderPicture } from './styles/styles.server.ts'
import { toUnderstood } from './understood.ts'
import { createThingIndex } from './words/thing-index.ts'
import type { EmojiRow, ThingIndex } from './words/thing-index.ts'

export type Drawer = {
  /** Draws the pictures one after another; `onDone` is told how many are. Throws nothing but what drawing itself throws. */
  draw(request: DrawRequest, onDone: (done: number) => void): Promise<DrawnAll>
}

const SEEDS = 2 ** 32

/** Loads the drawings and their words: about half a second and 30 MB. */
export function openDrawer(): Drawer {
  const sprites = openSprites(openIcons())
  const rows = JSON.parse(readFileSync(assetPath('emoji-names.json'), 'utf8')) as EmojiRow[]
  const things = createThingIndex(rows, sprites.names)
  return { draw: (request, onDone) => drawAll(request, onDone, { sprites, things }) }
}

async function drawAll(
  request: DrawRequest,
  onDone: (done: number) => void,
  { sprites, things }: { sprites: Sprites; things: ThingIndex },
): Promise<DrawnAll> {
  const found = readDesign(request.prompt)
  const reading = readPrompt(found ? sceneOf(found.design) : request.prompt, things)
  const asked = request.style === null ? null : findStyle(request.style)
  const wished = asked ?? reading.style ?? 'plain'
  const style = !found || takesStyle(found.design, wished) ? wished : 'plain'
  const boundsOf = new Map(
    await Promise.all(reading.nouns.map(async ({ icon }) => [icon, await sprites.measure(icon)] as const)),
  )
  const prompt = request.prompt.normalize('NFC').trim().toLowerCase()
  const first = request.seed ?? hashText(prompt)
  const pictures: Drawn[] = []
  for (let nth = 0; nth < request.count; nth += 1) {
    const seed = (first + nth) % SEEDS
    const lit = inLightOf(style, reading)
    const composed = found
      ? composeDesign(found.design, {
          size: request,
          seed: `${prompt}/${seed}`,
          reading: lit,
          boundsOf,
          prompt: request.prompt,
        })
      : composePicture(lit, request, `${prompt}/${seed}`, boundsOf)
    const { png, svg } = await renderPicture(composed, style, String(seed), sprites)
    pictures.push({ png, svg, seed })
    onDone(nth + 1)
  }
  const drawn = { ...reading, style: style === wished ? (asked ?? reading.style) : null }
  return {
    pictures,
    understood: found
      ? [...toDesignWords(found.design), ...toUnderstood(ofDesign(found.design, drawn))]
      : toUnderstood(drawn),
    ignored: [
      ...reading.ignored,
      ...(found ? [...found.left, ...missingLetters(found.design)] : []),
      ...(request.style !== null && (!asked || style !== wished) ? [request.style] : []),
    ],
  }
}

/** Only a poster and a card have a place and an hour. */
const ofDesign = (design: Design, reading: Reading): Reading =>
  showsScene(design)
    ? reading
    : { ...reading, setting: { time: null, weather: null, season: null, place: null, features: [] } }

/** Lines are found by contrast, which the dark has little of. */
const BY_DAY: ReadonlySet<DrawingStyle> = new Set<DrawingStyle>(['line-art', 'sketch', 'blueprint'])

function inLightOf(style: DrawingStyle, reading: Reading): Reading {
  const { setting } = reading
  if (BY_DAY.has(style)) return { ...reading, setting: { ...setting, time: 'day' } }
  if (style !== 'night') return reading
  return {
    ...reading,
    setting: { ...setting, time: 'night', features: [...new Set([...setting.features, 'stars'] as const)] },
  }
}

/** A style by its id or by what people call it; null when it is none of ours. */
function findStyle(said: string): DrawingStyle | null {
  const plain = said.toLowerCase().replace(/[^a-z]/g, '')
  const found = drawingStyles.find(({ id, label }) =>
    [id, label].some((name) => name.toLowerCase().replace(/[^a-z]/g, '') === plain),
  )
  return found?.id ?? null
}
