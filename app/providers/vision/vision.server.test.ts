import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'
import { detectors, tesseract } from './eyes.server.ts'
import { overlapOf } from './found.ts'
import { openReadPool, openSeePool } from './vision-pools.server.ts'

/** A photograph that a package of the tools brings along: a man who stands, others who sit. */
const PHOTO = 'node_modules/browserify-zlib/test/fixtures/person.jpg'
const hasPhoto = existsSync(PHOTO)
if (!hasPhoto) console.warn(`${PHOTO} is not there: seeing people is not tested here`)

let seeing: ReturnType<typeof openSeePool>
let reading: ReturnType<typeof openReadPool>
beforeAll(async () => {
  seeing = openSeePool(await buildWorker('app/providers/vision/see.worker.ts'))
  reading = openReadPool(await buildWorker('app/providers/vision/read.worker.ts'))
})
afterAll(() => Promise.all([seeing.close(), reading.close()]))

const signal = new AbortController().signal
const see = async (bytes: Uint8Array) =>
  (await detectors(() => seeing).run({ picture: { bytes, type: 'image/png' }, question: null }, { signal })).result
const read = async (bytes: Uint8Array, languages: string[] = []) =>
  (await tesseract(() => reading).run({ picture: { bytes, type: 'image/png' }, languages }, { signal })).result
const svg = (markup: string, width: number, height: number) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${markup}</svg>`))
const flag = () =>
  svg('<rect width="300" height="200" fill="#1f6fd0"/><rect width="75" height="200" fill="#ffffff"/>', 300, 200)
    .png()
    .toBuffer()
const page = (lines: string[]) =>
  svg(
    `<rect width="700" height="${lines.length * 60 + 60}" fill="#fff"/>` +
      lines
        .map((line, nth) => `<text x="40" y="${nth * 60 + 70}" font-family="DejaVu Sans" font-size="30">${line}</text>`)
        .join(''),
    700,
    lines.length * 60 + 60,
  )

test('colours are named with their shares, and nothing is seen where nothing is', async () => {
  const seen = await see(await flag())
  expect(seen.colours.map(({ name }) => name)).toEqual(['blue', 'white'])
  expect(seen.colours[0]).toMatchObject({ hex: '#1f6fd0' })
  expect(seen.colours[0]?.share).toBeCloseTo(0.75, 1)
  expect(seen).toMatchObject({ things: [], faces: [] })
  expect(seen.text).toBe(
    'A picture of 300 by 200 pixels, wider than high. Mostly blue, with white. I found nothing in it that I know.',
  )
})

test.skipIf(!hasPhoto)('a person both detectors see is sure, and is where it stands', async () => {
  const seen = await see(readFileSync(PHOTO))
  const [first] = seen.things
  expect(first).toMatchObject({ name: 'person', isSure: true })
  expect(
    overlapOf(first?.box ?? { left: 0, top: 0, width: 0, height: 0 }, {
      left: 0.31,
      top: 0.16,
      width: 0.26,
      height: 0.62,
    }),
  ).toBeGreaterThan(0.6)
  expect(seen.text).toMatch(/^A picture of 180 by 240 pixels, higher than wide\. .*both detectors agree/)
  for (const { box, confidence } of seen.things) {
    expect(confidence).toBeLessThanOrEqual(1)
    expect(box.left + box.width).toBeLessThanOrEqual(1.0001)
    expect(box.top + box.height).toBeLessThanOrEqual(1.0001)
  }
})

/** Without any font on the machine the test cannot write what is to be read. */
const hasFonts = (
  await sharp(await svg('<text x="9" y="40" font-size="40">Hello</text>', 200, 60).png().toBuffer()).stats()
).channels.some(({ max }) => max > 0)
if (!hasFonts) console.warn('This machine has no fonts: reading is not tested here')

test('a picture is turned the way it was taken', async () => {
  const sideways = await sharp(await flag())
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await see(sideways)).text).toContain('200 by 300 pixels, higher than wide')
})

test.skipIf(!hasFonts)('written lines are read with their places', async () => {
  const { text, lines } = await read(
    await page(['Invoice number 20871', 'Date: 14 March 2024', 'Total 1,250.00 EUR']).png().toBuffer(),
    ['en-GB'],
  )
  expect(text).toBe('Invoice number 20871\nDate: 14 March 2024\nTotal 1,250.00 EUR')
  expect(lines).toHaveLength(3)
  for (const [nth, { confidence, box }] of lines.entries()) {
    expect(confidence).toBeGreaterThan(0.7)
    expect(box.left).toBeCloseTo(40 / 700, 1)
    expect(box.top).toBeCloseTo((nth * 60 + 45) / 240, 1)
  }
})

test.skipIf(!hasFonts)('a bad copy is read too: grey, blurred, turned a little, small', async () => {
  const bad = await page(['The quick brown fox', 'jumps over the lazy dog'])
    .rotate(1.2, { background: '#e8e8e8' })
    .blur(0.8)
    .modulate({ brightness: 0.8 })
    .resize(420)
    .jpeg({ quality: 55 })
    .toBuffer()
  expect((await read(bad)).text.replace(/\s+/g, ' ')).toContain('quick brown fox jumps over the lazy dog')
})

test('an empty page has no text', async () => {
  expect(await read(await page([]).png().toBuffer())).toEqual({ text: '', lines: [] })
})

const broken = async (): Promise<[string, Uint8Array][]> => {
  const png = await flag()
  const lying = Buffer.from(png)
  lying.writeUInt32BE(50_000, 16)
  lying.writeUInt32BE(50_000, 20)
  return [
    ['nothing', new Uint8Array()],
    ['text', Buffer.from('no picture at all')],
    ['half a picture', png.subarray(0, 120)],
    ['a picture that lies about its size', lying],
    [
      'a vector',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd" width="9" height="9"/></svg>',
      ),
    ],
    ['a film', Buffer.from('\u0000\u0000\u0000\u0018ftypmp42')],
  ]
}

test('what is no picture is declined, and the next one is seen', async () => {
  for (const [name, bytes] of await broken()) {
    await expect(see(bytes), name).rejects.toMatchObject({ name: 'EngineFailure', kind: 'unable' })
    await expect(read(bytes), name).rejects.toMatchObject({ name: 'EngineFailure', kind: 'unable' })
  }
  await expect(see(new Uint8Array(31 * 1_048_576))).rejects.toMatchObject({ kind: 'unable' })
  expect((await see(await flag())).colours).toHaveLength(2)
})

test('strange formats of pictures are fine: tiny, long, transparent, grey, moving', async () => {
  const make = (channels: 3 | 4, width: number, height: number) =>
    sharp({ create: { width, height, channels, background: { r: 255, g: 0, b: 0, alpha: 0 } } })
  for (const bytes of [
    await make(3, 1, 1).png().toBuffer(),
    await make(3, 4_000, 3).webp().toBuffer(),
    await make(4, 50, 50).png().toBuffer(),
    await make(3, 60, 60).greyscale().png().toBuffer(),
    await make(3, 20, 20).gif().toBuffer(),
    await make(3, 64, 64).tiff().toBuffer(),
  ]) {
    expect((await see(bytes)).colours.length).toBeGreaterThan(0)
    expect((await read(bytes)).lines).toEqual([])
  }
  expect((await see(await make(4, 50, 50).png().toBuffer())).colours[0]?.name).toBe('white')
})

test('a language it cannot read is declined', async () => {
  await expect(read(await flag(), ['zh'])).rejects.toMatchObject({ kind: 'unable' })
})
