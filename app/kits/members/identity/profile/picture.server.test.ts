import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toProfilePicture } from './picture.server.ts'

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 60 } } })

function crcOf(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let n = 0; n < 8; n++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  return ~crc >>> 0
}
function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), body])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  crc.writeUInt32BE(crcOf(named))
  return Buffer.concat([length, named, crc])
}
/** A PNG of a few bytes that claims any size. */
function pngThatClaims(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const body = chunk('IDAT', deflateSync(Buffer.alloc(1_000)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    body,
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test.each(['png', 'jpeg', 'webp', 'gif'] as const)('a %s becomes a square webp of our own', async (format) => {
  const { picture } = await toProfilePicture(await draw(640, 300).toFormat(format).toBuffer())
  expect(await sharp(picture!).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
})

test('a picture is turned upright, and what the camera wrote into it is gone', async () => {
  // Left half red, right half blue, and a note to turn it by 90 degrees: upright, red is on top.
  const red = await sharp({ create: { width: 100, height: 200, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const sent = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(sent.includes('SECRET-PLACE')).toBe(true)
  const { picture } = await toProfilePicture(sent)
  const { data, info } = await sharp(picture!).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels]!
  expect(redAt(128, 20)).toBeGreaterThan(200)
  expect(redAt(128, 230)).toBeLessThan(60)
  const { exif, orientation } = await sharp(picture!).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
  expect(Buffer.from(picture!).includes('SECRET-PLACE')).toBe(false)
})

test('a script behind a picture does not come through', async () => {
  const script = Buffer.from('<script>alert(1)</script>')
  const sent = Buffer.concat([await draw(20, 20).png().toBuffer(), script])
  const { picture } = await toProfilePicture(sent)
  expect(Buffer.from(picture!).includes('<script')).toBe(false)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
test.each([
  ['HTML called a picture', Buffer.from('<html><script>alert(1)</script></html>'), /no PNG/],
  ['SVG', Buffer.from(svg), /no PNG/],
  ['nothing', Buffer.alloc(0), /no PNG/],
  ['TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1'), /no PNG/],
  ['HTML behind the first bytes of a GIF', Buffer.from('GIF89a/*<html>*/=1;alert(1)'), /broken/],
  [
    'SVG behind the first bytes of a PNG',
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)]),
    /broken/,
  ],
  ['a RIFF that is no WebP', Buffer.from('RIFF\x04\0\0\0WAVEfmt ', 'latin1'), /no PNG/],
  ['30,000 points each way', pngThatClaims(30_000, 30_000), /too many points/],
  ['fewer bytes than points', pngThatClaims(500, 500), /broken/],
] as const)('%s is answered with a sentence', async (_, bytes, sentence) => {
  expect(await toProfilePicture(bytes)).toEqual({ picture: null, problem: expect.stringMatching(sentence) })
})

test('a picture that was cut off is answered with a sentence', async () => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, n) => (n * 2_654_435_761) >>> 24))
    const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .toFormat(format)
      .toBuffer()
    const cut = await toProfilePicture(whole.subarray(0, Math.floor(whole.length / 2)))
    expect(cut.problem, format).toMatch(/broken/)
  }
})
