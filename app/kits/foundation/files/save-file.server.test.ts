import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { sql, type SQL } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-save-file-')))
process.env.LOG_LEVEL = 'silent'
process.env.FILE_QUOTA_MB = 'free=2,guest=1'
const { dialect } = await import('#app/database/kit.ts')
const { store } = await import('#app/database/store.server.ts')
const { chosenFiles } = await import('#app/providers/files/index.server.ts')
const { saveFile } = await import('./save-file.server.ts')
const { inPictureTurn, PICTURES } = await import('./picture-turns.server.ts')
const { spool } = await import('./upload/spool.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { findFile, listFiles, openFile, quotaOf, readFile, removeFile } = await import('./files.server.ts')

beforeAll(async () => {
  await store().migrate()
  for (const name of ['mira', 'tomas', 'full', 'racer']) await enrol(name)
})
afterAll(() => store().close())

const kept = (folder: string) =>
  readdirSync(join(dataDir, folder), { recursive: true }).filter((name) => /[\w-]{22}$/.test(String(name)))
const text = (words: string) => Buffer.from(words)
const note = (owner: Parameters<typeof saveFile>[0]['owner'], content: Uint8Array = text('Hello panda')) =>
  saveFile({ owner, purpose: 'document', name: 'note.txt', content })
async function savedNote(id: string) {
  const saved = await note({ id })
  if (!saved.isSaved) throw new Error(saved.message)
  return saved.file
}
const dot = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#1c7a3e' } })

/** A PNG whose head claims a size its points do not have. */
function lyingPng(width: number, height: number): Buffer {
  const crc = (bytes: Buffer) => {
    let sum = 0xffffffff
    for (const byte of bytes) {
      sum ^= byte
      for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
    }
    return (sum ^ 0xffffffff) >>> 0
  }
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(10))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a file is kept with its name, type and hash, and its owner alone finds it', async () => {
  const file = await savedNote('mira')
  expect(file).toMatchObject({ name: 'note.txt', type: 'text/plain', bytes: 11, ownerId: 'mira', expiresAt: null })
  expect(Buffer.from(await readFile(file)).toString()).toBe('Hello panda')
  expect(await findFile(file.id, { id: 'mira' })).toMatchObject({ id: file.id })
  expect(await findFile(file.id, { id: 'tomas' })).toBeNull()
  expect(await findFile(file.id, null)).toBeNull()
  expect((await listFiles({ id: 'mira' })).map(({ id }) => id)).toEqual([file.id])
  expect(await quotaOf({ id: 'mira', plan: 'free' })).toEqual({ used: 11, most: 2 * 1_048_576 })
  expect(await removeFile(file)).toBe(true)
  expect(await removeFile(file)).toBe(false)
  expect(await chosenFiles().exists(file.key)).toBe(false)
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([])
})

test('what is not what its name says is refused with both names', async () => {
  const jpeg = await dot(8, 8).jpeg().toBuffer()
  const refused = await saveFile({ owner: { id: 'mira' }, purpose: 'picture', name: 'panda.png', content: jpeg })
  expect(refused).toMatchObject({ isSaved: false, status: 415 })
  expect(refused).toHaveProperty(
    'message',
    expect.stringMatching(/“panda.png” should be a PNG picture, but it is a JPEG picture/),
  )
  const page = { owner: { id: 'mira' }, purpose: 'picture', content: text('<svg onload="alert(1)"/>') } as const
  expect(await saveFile({ ...page, name: 'x.svg' })).toMatchObject({
    status: 415,
    message: expect.stringContaining('an SVG drawing. What fits here is PNG, JPG, WEBP, GIF or AVIF'),
  })
  expect(await saveFile({ ...page, name: 'x.png', claimedType: 'image/png' })).toMatchObject({ status: 415 })
  expect(await saveFile({ ...page, name: 'empty.png', content: new Uint8Array() })).toMatchObject({
    status: 400,
    message: 'This file is empty.',
  })
})

test('a picture is drawn anew: upright, measured, and without what hid beside it', async () => {
  const photo = await dot(40, 20)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'a secret place' } })
    .jpeg()
    .toBuffer()
  const sent = Buffer.concat([photo, text('<script>alert(1)</script>')])
  const saved = await saveFile({ owner: { id: 'mira' }, purpose: 'picture', name: 'photo.jpg', content: sent })
  if (!saved.isSaved) throw new Error(saved.message)
  expect(saved.file).toMatchObject({ type: 'image/jpeg', width: expect.any(Number), height: expect.any(Number) })
  const bytes = Buffer.from(await readFile(saved.file))
  expect(bytes.includes('secret')).toBe(false)
  expect(bytes.includes('<script>')).toBe(false)
  const { width, height, exif } = await sharp(bytes).metadata()
  expect({ width, height, exif }).toEqual({ width: saved.file.width, height: saved.file.height, exif: undefined })
})

test.each([
  ['a head that claims fifty thousand by fifty thousand', lyingPng(50_000, 50_000), 'too many points'],
  ['a head that claims more than there is', lyingPng(900, 900), 'broken or not whole'],
  [
    'a picture cut in half',
    (
      await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: 'red',
          noise: { type: 'gaussian', mean: 120, sigma: 60 },
        },
      })
        .png()
        .toBuffer()
    ).subarray(0, 9_000),
    'broken or not whole',
  ],
])('%s is refused', async (_, content, words) => {
  const refused = await saveFile({ owner: { id: 'mira' }, purpose: 'picture', name: 'x.png', content })
  expect(refused).toMatchObject({ isSaved: false, status: 400, message: expect.stringContaining(words) })
})

test('a stream that is too long ends at its cap, and one that breaks off leaves nothing', async () => {
  let asked = 0
  async function* endless() {
    for (;;) {
      asked++
      yield Buffer.alloc(65_536, 'a')
    }
  }
  const sent = { owner: { id: 'mira' }, purpose: 'document', name: 'long.txt', limits: { maxBytes: 200_000 } } as const
  expect(await saveFile({ ...sent, content: endless() })).toEqual({
    isSaved: false,
    status: 413,
    message: 'This is too large. Up to 195 KB is fine.',
  })
  expect(asked).toBeLessThan(8)
  async function* broken() {
    yield text('half')
    throw new Error('the line went dead')
  }
  await expect(saveFile({ ...sent, content: broken() })).rejects.toThrow('the line went dead')
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([])
})

test('the room of a plan ends where it ends, also for two who come at once', async () => {
  const mb = Buffer.alloc(1_048_576, 'a')
  const sent = await Promise.all(Array.from({ length: 5 }, () => note({ id: 'racer' }, mb)))
  expect(sent.filter(({ isSaved }) => isSaved)).toHaveLength(2)
  const refused = sent.find(({ isSaved }) => !isSaved)
  expect(refused).toMatchObject({
    status: 413,
    message: expect.stringMatching(/^Your files use \d.* of 2 MB\. Remove some/),
  })
  expect(await quotaOf({ id: 'racer', plan: 'free' })).toMatchObject({ used: 2 * 1_048_576 })
  expect(kept('files/files')).toHaveLength(
    (await listFiles({ id: 'racer' })).length + (await listFiles({ id: 'mira' })).length,
  )
})

test('guests share their room, and what they leave ends within a day', async () => {
  const saved = await note({ network: '10.0.0.1' })
  expect(saved).toMatchObject({ isSaved: true, file: { ownerId: null } })
  if (saved.isSaved) expect(saved.file.expiresAt!.getTime() - Date.now()).toBeLessThanOrEqual(86_400_000)
  expect(await note({ network: '10.0.0.2' }, Buffer.alloc(1_048_576, 'a'))).toMatchObject({ status: 413 })
  expect(await note('house', Buffer.alloc(3_000_000, 'a'))).toMatchObject({ isSaved: true, file: { expiresAt: null } })
})

test('what was set aside goes whatever becomes of it, also when nobody may keep it', async () => {
  const aside = () => readdirSync(join(dataDir, 'incoming'))
  const sent = async () => ({ purpose: 'document', name: 'a.txt', content: await spool([text('Hi')], 10) }) as const
  await expect(saveFile({ ...(await sent()), owner: { id: 'nobody' } })).rejects.toThrow('for nobody')
  expect(aside()).toEqual([])
  const owner = { network: '10.9.9.9' }
  let last = await saveFile({ ...(await sent()), owner })
  for (let n = 0; n < 60; n++) last = await saveFile({ ...(await sent()), owner })
  expect(last).toMatchObject({ isSaved: false, status: 429 })
  expect(aside()).toEqual([])
})

test('when many pictures wait to be drawn, the next is asked to come again', async () => {
  const picture = await dot(8, 8).png().toBuffer()
  const sent = { owner: 'house', purpose: 'picture', name: 'a.png', content: picture } as const
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const waiting = Array.from({ length: PICTURES.most + PICTURES.maxWaiting }, () => inPictureTurn(() => opened))
  expect(await saveFile(sent)).toMatchObject({ isSaved: false, status: 503, waitS: expect.any(Number) })
  open()
  await Promise.all(waiting)
  expect(await saveFile(sent)).toMatchObject({ isSaved: true })
})

test('a full storage is said, and nothing stays', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  vi.spyOn(chosenFiles(), 'putStream').mockRejectedValueOnce(full)
  expect(await note({ id: 'full' })).toMatchObject({
    status: 507,
    message: expect.stringContaining('no room left on this server'),
  })
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([])
})

test.runIf(dialect === 'sqlite')('a full database is said, and no bytes stay without their row', async () => {
  const before = kept('files/files').length
  const engine = store().db as unknown as { run(statement: SQL): Promise<unknown> }
  await engine.run(sql`pragma max_page_count = 1`)
  const many = Array.from({ length: 40 }, () => note({ id: 'full' }))
  const answers = await Promise.all(many)
  await engine.run(sql`pragma max_page_count = 1073741823`)
  expect(answers.some((answer) => !answer.isSaved && answer.status === 507)).toBe(true)
  expect(kept('files/files')).toHaveLength(before + answers.filter(({ isSaved }) => isSaved).length)
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([])
})

test('bytes that changed in the storage are not handed out', async () => {
  const file = await savedNote('tomas')
  await chosenFiles().put(file.key, text('Hello bandit'))
  await expect(readFile(file)).rejects.toThrow('changed the file')
  const pieces: Uint8Array[] = []
  await expect(
    (async () => {
      for await (const piece of await openFile(file)) pieces.push(piece)
    })(),
  ).rejects.toThrow('changed the file')
  expect(pieces).toEqual([])
})
