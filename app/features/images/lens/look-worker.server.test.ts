import sharp from 'sharp'
import { encode } from 'uqr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'
import { openLookPool, type LookPool } from './look-pool.server.ts'

let pool: LookPool
beforeAll(async () => {
  pool = openLookPool(await buildWorker('app/features/images/lens/look.worker.ts'))
})
afterAll(() => pool.close())

const DOT = 8
async function qrOf(text: string) {
  const { data, size } = encode(text)
  const dots = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)))
  return sharp(dots, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * DOT, size * DOT, { kernel: 'nearest' })
    .extend({ top: 40, bottom: 40, left: 40, right: 200, background: '#fff' })
}
const ask = { signal: new AbortController().signal }

test('a QR code is read with its place, also in a turned photo', async () => {
  const straight = await (await qrOf('https://frenly.test/x?ü')).jpeg().toBuffer()
  const codes = await pool.run('codes', { bytes: straight }, ask)
  expect(codes).toMatchObject([{ format: 'QRCode', text: 'https://frenly.test/x?ü' }])
  expect(codes[0]!.box.left).toBeLessThan(0.25)
  expect(codes[0]!.box.width).toBeGreaterThan(0.3)
  const turned = await sharp(straight).rotate(7, { background: '#ccc' }).blur(0.8).png().toBuffer()
  expect(await pool.run('codes', { bytes: turned }, ask)).toHaveLength(1)
  const none = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer()
  expect(await pool.run('codes', { bytes: none }, ask)).toEqual([])
})

test('what a camera wrote is told, and what is nobody else’s business is marked', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a0' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Acme', Model: 'Cam 1' },
      IFD2: { ExposureTime: '1/200', FNumber: '71/10', FocalLength: '135/1' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
    })
    .toBuffer()
  const facts = await pool.run('facts', { bytes: photo }, ask)
  const told = new Map(facts.map(({ name, value, isPrivate }) => [name, [value, isPrivate]]))
  expect(told.get('Format')).toEqual(['JPEG', false])
  expect(told.get('Size')).toEqual(['60 × 40 pixels', false])
  expect(told.get('Make')).toEqual(['Acme', true])
  expect(told.get('Latitude')).toEqual(['52.5', true])
  expect(told.get('Longitude')).toEqual(['13.4', true])
  expect(told.get('Colours')).toEqual(['sRGB', false])
  expect(['Exposure time', 'F number', 'Focal length'].map((name) => told.get(name))).toEqual([
    ['1/200 s', false],
    ['f/7.1', false],
    ['135 mm', false],
  ])
  const names = facts.map(({ name }) => name)
  expect(names.indexOf('Latitude')).toBeLessThan(names.indexOf('F number'))
})

test('what is no picture is refused and harms nobody', async () => {
  for (const bytes of [Buffer.from('<svg onload="x"/>'), Buffer.alloc(100), Buffer.from('not a picture')])
    await expect(pool.run('codes', { bytes }, ask)).rejects.toThrow()
  expect(await pool.run('codes', { bytes: await (await qrOf('still here')).png().toBuffer() }, ask)).toHaveLength(1)
})
