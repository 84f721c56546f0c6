import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDrawer } from '#app/engines/illustrator/drawer.server.ts'
import { assetPath } from '#app/platform/assets.server.ts'
import { buildWorker } from '#tests/support/worker-file.ts'
import { canEnlarge, enlargePicture } from './enlarger.server.ts'
import { openTensorFlow } from './graph.server.ts'
import { openLayers } from './layers.server.ts'
import { enlargeByTiles } from './tiles.ts'
import { openEnlargePool } from './vision-pools.server.ts'

let room: ReturnType<typeof openEnlargePool>
beforeAll(async () => {
  room = openEnlargePool(await buildWorker('app/providers/vision/enlarge.worker.ts'))
})
afterAll(() => room.close())

const drawer = openDrawer()
async function draw(prompt: string, style: string | null = null): Promise<Buffer> {
  const { pictures } = await drawer.draw({ prompt, style, width: 384, height: 288, seed: 5, count: 1 }, () => undefined)
  return Buffer.from(pictures[0]!.png)
}
const rgb = (bytes: Uint8Array) =>
  sharp(bytes).flatten({ background: '#ffffff' }).removeAlpha().toColourspace('srgb').raw().toBuffer()
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** How near two pictures are, in decibels: more is nearer. */
async function psnr(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = [await rgb(one), await rgb(other)]
  expect(a.length).toBe(b.length)
  let sum = 0
  for (let n = 0; n < a.length; n += 1) sum += (a[n]! - b[n]!) ** 2
  return 10 * Math.log10(255 ** 2 / (sum / a.length))
}

const sceneOf: Record<string, () => Promise<Buffer>> = {
  'a poster with letters': () => draw('poster “Tea at five” with a panda'),
  'a scene with edges': () => draw('two foxes and a red boat on a lake at dusk', 'flat'),
}

/** So many decibels nearer. */
const CLEARLY = { 2: 1, 3: 0.3, 4: 0 } as const

test.each(Object.keys(sceneOf))(
  '%s, made small and enlarged, is nearer to itself than by cubic resampling',
  async (name) => {
    const original = await sceneOf[name]!()
    for (const factor of [2, 3, 4] as const) {
      const [width, height] = [Math.floor(384 / factor / 12) * 12, Math.floor(288 / factor / 12) * 12]
      const whole = await sharp(original)
        .extract({ left: 0, top: 0, width: width * factor, height: height * factor })
        .png()
        .toBuffer()
      const small = await sharp(whole).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }).png().toBuffer()
      const cubic = await sharp(small)
        .resize(width * factor, height * factor, { fit: 'fill', kernel: 'cubic' })
        .png()
        .toBuffer()
      const larger = await enlargePicture({ bytes: small, factor })
      const [network, resampled] = [await psnr(larger, whole), await psnr(cubic, whole)]
      console.info(`${name} ×${factor}: ${network.toFixed(2)} dB, cubic ${resampled.toFixed(2)} dB`)
      expect(network).toBeGreaterThan(resampled + CLEARLY[factor])
    }
  },
)

test('the size is exact, however odd, and what is not see-through stays so', async () => {
  for (const [width, height, factor] of [
    [1, 1, 4],
    [33, 17, 3],
    [131, 64, 2],
  ] as const) {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#3a7' } })
      .png()
      .toBuffer()
    const metadata = await sharp(await enlargePicture({ bytes, factor })).metadata()
    expect(metadata).toMatchObject({ format: 'png', width: width * factor, height: height * factor, hasAlpha: false })
    expect([metadata.exif, metadata.xmp]).toEqual([undefined, undefined])
  }
})

test('no seam shows: patches of any size come out as the whole does', async () => {
  const small = await sharp(await draw('a cat on a sofa'))
    .resize(150, 112)
    .removeAlpha()
    .raw()
    .toBuffer()
  const folder = assetPath('super-resolution')
  const layers = openLayers(
    await openTensorFlow(),
    JSON.parse(await readFile(join(folder, 'x2', 'model.json'), 'utf8')),
    await readFile(join(folder, 'x2', 'group1-shard1of1.bin')),
  )
  const by = (tile: number) =>
    enlargeByTiles(
      { pixels: small, width: 150, height: 112 },
      2,
      (patch, width, height) => layers.run(patch, [1, height, width, 3]),
      { tile },
    )
  const whole = by(200)
  for (const tile of [40, 75]) {
    const tiled = by(tile)
    const most = tiled.reduce((high, value, n) => Math.max(high, Math.abs(value - whole[n]!)), 0)
    expect(most).toBeLessThanOrEqual(1)
  }
})

test('see-through places stay so, and what is under them does not bleed in', async () => {
  const side = 48
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="24" cy="24" r="15" fill="#f5d000"/></svg>`
  const larger = await enlargePicture({ bytes: await sharp(Buffer.from(disc)).png().toBuffer(), factor: 3 })
  const { data, info } = await sharp(larger).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: side * 3, height: side * 3, channels: 4 })
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]!
  expect([alphaAt(0, 0), alphaAt(72, 72), alphaAt(140, 4)]).toEqual([0, 255, 0])
  for (let n = 0; n < data.length; n += 4) {
    if (data[n + 3]! < 16) continue
    // Yellow everywhere that is seen: no dark rim.
    expect([data[n]! > 200, data[n + 1]! > 165, data[n + 2]! < 70]).toEqual([true, true, true])
  }
})

test('a picture that lies on its side by its EXIF is enlarged upright', async () => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#357' } })
    .withExif({ IFD0: { Orientation: '6' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await sharp(await enlargePicture({ bytes, factor: 2 })).metadata()).toMatchObject({ width: 40, height: 80 })
})

test('the same picture gives the same bytes, here and in a room that was just opened', async () => {
  expect(canEnlarge()).toBe(true)
  const bytes = await sharp(await draw('a fox in the forest'))
    .resize(120, 90)
    .png()
    .toBuffer()
  const first = await enlargePicture({ bytes, factor: 2 })
  const shares: number[] = []
  const { png } = await room.run('enlarge', { bytes, factor: 2 }, { onNote: (share) => shares.push(share) })
  expect(hashOf(png)).toBe(hashOf(first))
  expect(shares.at(-1)).toBe(1)
})

test('what is no picture, too large or by another factor is declined with a sentence', async () => {
  const bytes = await sharp({ create: { width: 1_100, height: 1_000, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
  await expect(enlargePicture({ bytes, factor: 2 })).rejects.toMatchObject({
    kind: 'unable',
    message: expect.stringContaining('too large') as string,
  })
  await expect(enlargePicture({ bytes: Buffer.from('no picture'), factor: 2 })).rejects.toMatchObject({
    kind: 'unable',
  })
  await expect(
    enlargePicture({ bytes: await sharp(bytes).resize(513, 512).png().toBuffer(), factor: 4 }),
  ).rejects.toThrow('too large')
  await expect(enlargePicture({ bytes, factor: 5 })).rejects.toMatchObject({ kind: 'unable' })
  await expect(room.run('enlarge', { bytes: Buffer.from('no picture'), factor: 2 })).rejects.toMatchObject({
    reason: 'unable',
  })
})

test('a network with a layer that is not known is not run', async () => {
  const tensorFlow = await openTensorFlow()
  const layers = [
    { class_name: 'InputLayer', name: 'in', config: {}, inbound_nodes: [] },
    { class_name: 'Lambda', name: 'strange', config: {}, inbound_nodes: [[['in', 0, 0, {}]]] },
  ]
  const file = {
    modelTopology: { model_config: { config: { layers, output_layers: [['strange', 0, 0]] } } },
    weightsManifest: [],
  }
  expect(() => openLayers(tensorFlow, file as never, Buffer.alloc(0)).run(new Float32Array(3), [1, 1, 1, 3])).toThrow(
    'strange',
  )
  expect(() => openLayers(tensorFlow, file as never, Buffer.alloc(4))).toThrow('more weights')
})
