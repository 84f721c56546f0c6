import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { openDrawer } from '#app/engines/illustrator/drawer.server.ts'
import { ILLUSTRATOR_VERSION } from '#app/providers/drawing/illustrator.server.ts'
import { MAX_PROMPT_CHARS, MAX_SIDE, MIN_SIDE } from '#app/providers/drawing/illustrator.limits.ts'

/**
 * The command-line twin of the image studio: `npm run -s draw [folder]` reads one wish a line as JSON and writes one
 * answer a line; the files lie in the folder (here unless said).
 */
const side = z.int().min(MIN_SIDE).max(MAX_SIDE)
const wish = z.object({
  prompt: z.string().max(MAX_PROMPT_CHARS),
  style: z.string().nullish(),
  width: side.default(1_024),
  height: side.default(1_024),
  seed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .nullish(),
})

const folder = process.argv[2] ?? '.'
const drawer = openDrawer()

async function draw(line: string, nth: number): Promise<object> {
  const { prompt, style = null, width, height, seed = null } = wish.parse(JSON.parse(line))
  const drawn = await drawer.draw({ prompt, style, width, height, seed, count: 1 }, () => undefined)
  const [picture] = drawn.pictures
  if (!picture) throw new Error('Nothing was drawn')
  const name = join(folder, `picture-${String(nth).padStart(3, '0')}`)
  const files = { png: `${name}.png`, svg: picture.svg === null ? null : `${name}.svg` }
  writeFileSync(files.png, picture.png)
  if (files.svg && picture.svg !== null) writeFileSync(files.svg, picture.svg)
  const recipe = {
    prompt,
    style,
    width,
    height,
    seed: picture.seed,
    engine: 'embedded:illustrator',
    version: ILLUSTRATOR_VERSION,
  }
  return { ...files, understood: drawn.understood, ignored: drawn.ignored, recipe }
}

mkdirSync(folder, { recursive: true })
// A reader that has seen enough closes the pipe; that is no failure.
process.stdout.on('error', () => process.exit(0))
let nth = 0
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  nth += 1
  const answer = await draw(line, nth).catch((error: unknown) => ({
    error:
      error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error),
  }))
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}
