import { writeFileSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import { openDrawer } from '#app/engines/illustrator/drawer.server.ts'
import { wishes } from '#tests/eval-sets/pictures/wishes.ts'

/** Draws the wishes of the eval set, or the lines of `PROMPTS`, on one sheet to look at: `npx tsx scripts/contact-sheet.ts sheet.png [from] [to]`. */
const [file = 'sheet.png', from = '0', to = '999'] = process.argv.slice(2)
const SIDE = 256
const LINE = 34
const ACROSS = 8
const drawer = openDrawer()
const prompts = wishes.slice(Number(from), Number(to)).map(({ prompt }) => prompt)
const extra = process.env['PROMPTS']
const all = extra ? extra.split('\n').filter(Boolean) : prompts
const down = Math.ceil(all.length / ACROSS)
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const cells: OverlayOptions[] = []
for (const [nth, prompt] of all.entries()) {
  const { pictures } = await drawer.draw(
    { prompt, style: null, width: SIDE * 2, height: SIDE * 2, seed: null, count: 1 },
    () => undefined,
  )
  const [left, top] = [(nth % ACROSS) * SIDE, Math.floor(nth / ACROSS) * (SIDE + LINE)]
  cells.push({ input: await sharp(pictures[0]?.png).resize(SIDE, SIDE).toBuffer(), left, top })
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${LINE}"><text font-size="12" font-family="sans-serif"><tspan x="3" y="13">${escaped(prompt.slice(0, 40))}</tspan><tspan x="3" y="28">${escaped(prompt.slice(40, 80))}</tspan></text></svg>`
  cells.push({ input: Buffer.from(words), left, top: top + SIDE })
}
const paper = { width: ACROSS * SIDE, height: down * (SIDE + LINE), channels: 3, background: '#ffffff' } as const
writeFileSync(file, await sharp({ create: paper }).composite(cells).png({ palette: true, quality: 90 }).toBuffer())
