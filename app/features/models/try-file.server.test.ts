import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'frenly-try-'))
process.env.DATA_DIR = folder
const { readTryFile } = await import('./try-file.server.ts')
const { spool } = await import('#app/kits/foundation/files/upload/spool.server.ts')

const sent = async (name: string, claimedType: string, bytes: Uint8Array) => ({
  name,
  claimedType,
  content: await spool([bytes], 1_000_000),
})
const picture = (withPlace: boolean) => {
  const made = sharp({ create: { width: 30, height: 20, channels: 3, background: '#2a9d8f' } }).jpeg()
  return (withPlace ? made.withExif({ IFD3: { GPSLatitude: '52/1 30/1 0/1' } }) : made).toBuffer()
}

test('a picture goes on without the place it was taken at', async () => {
  const bytes = await picture(true)
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const { media } = await readTryFile('see', await sent('a.jpg', 'image/jpeg', bytes), 'guest')
  expect(media?.type).toBe('image/jpeg')
  const { width, height, exif } = await sharp(media?.bytes).metadata()
  expect({ width, height, exif }).toEqual({ width: 30, height: 20, exif: undefined })
})

test('a port that needs no file takes none; one that does asks for it by its kind', async () => {
  expect(await readTryFile('write', null, 'guest')).toEqual({ media: null, problem: null })
  expect((await readTryFile('read', null, 'guest')).problem).toEqual({
    status: 400,
    message: 'Please choose a picture.',
  })
  expect((await readTryFile('transcribe', null, 'guest')).problem?.message).toBe('Please choose a recording.')
})

test('what is empty, another kind, or not what it says it is is refused with the reason', async () => {
  const problemOf = async (...file: [string, string, Uint8Array]) =>
    (await readTryFile('transcribe', await sent(...file), 'guest')).problem
  expect(await problemOf('a.wav', 'audio/wav', new Uint8Array())).toEqual({
    status: 400,
    message: 'This file is empty.',
  })
  expect(await problemOf('a.jpg', 'image/jpeg', await picture(false))).toMatchObject({
    status: 415,
    message: expect.stringContaining('This is a JPEG picture.'),
  })
  expect(await problemOf('a.wav', 'audio/wav', Buffer.from('no sound at all'))).toMatchObject({
    status: 415,
    message: expect.stringContaining('should be a WAV recording'),
  })
})
