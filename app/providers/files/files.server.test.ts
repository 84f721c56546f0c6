import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import type { FileStore } from './files.ts'
import { createLocalFiles } from './local.server.ts'
import { createS3Files, type S3Settings } from './s3.server.ts'

const MB = 1_048_576
const folder = mkdtempSync(join(tmpdir(), 'frenly-files-'))
const s3Folder = mkdtempSync(join(tmpdir(), 'frenly-s3-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: s3Folder,
  configureBuckets: [{ name: 'frenly', configs: [] }],
})
const { port } = await new Promise<AddressInfo>((resolve, reject) => {
  server.run((error: Error | null, address: AddressInfo) => (error ? reject(error) : resolve(address)))
})
afterAll(() => server.close())

const settings: S3Settings = {
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  bucket: 'frenly',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  isPathStyle: true,
}
const stores: FileStore[] = [createLocalFiles(folder), createS3Files(settings)]

const KEY = 'pictures/abcdefghijklmnopqrstuv'
const bytesOf = (length: number) => Uint8Array.from({ length }, (_, n) => n % 251)
async function collect(source: AsyncIterable<Uint8Array> | null) {
  const pieces: Uint8Array[] = []
  for await (const piece of source ?? []) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}
async function listed(files: FileStore, name: string) {
  const found = []
  for await (const object of files.list(name)) found.push(object)
  return found
}

describe.each(stores)('files in $id', (files) => {
  test('a file is kept, read back byte by byte, and gone after it was removed', async () => {
    const bytes = bytesOf(5_000)
    await files.put(KEY, bytes)
    expect(await files.exists(KEY)).toBe(true)
    expect(await files.read(KEY)).toEqual(bytes)
    await files.remove(KEY)
    await files.remove(KEY)
    expect(await files.exists(KEY)).toBe(false)
    expect(await files.read(KEY)).toBeNull()
    expect(await files.open(KEY)).toBeNull()
  })

  test.each([0, 1, 70_000, 8 * MB, 20 * MB + 7])('a stream of %i bytes arrives whole', async (length) => {
    const bytes = bytesOf(length)
    const pieces = Array.from({ length: Math.ceil(length / 65_536) }, (_, n) =>
      bytes.subarray(n * 65_536, (n + 1) * 65_536),
    )
    const measure = await files.putStream(KEY, Readable.from(pieces), length)
    expect(measure).toEqual({ bytes: length, sha256: hashOf(Buffer.from(bytes)) })
    expect(hashOf(Buffer.from((await files.read(KEY))!))).toBe(measure.sha256)
    expect((await collect(await files.open(KEY))).byteLength).toBe(length)
    await files.remove(KEY)
  })

  test('a web stream is taken as well', async () => {
    await files.putStream(KEY, new Blob(['panda']).stream() as unknown as AsyncIterable<Uint8Array>, 10)
    expect(Buffer.from((await files.read(KEY))!).toString()).toBe('panda')
    await files.remove(KEY)
  })

  test.each([
    [0, 0],
    [10, 19],
    [4_999, 4_999],
  ])('the bytes from %i to %i are those', async (start, end) => {
    const bytes = bytesOf(5_000)
    await files.put(KEY, bytes)
    expect(await collect(await files.open(KEY, { start, end }))).toEqual(bytes.slice(start, end + 1))
  })

  test.each([3_000, 20 * MB])(
    'a stream that breaks off after %i bytes, or is too long, leaves nothing',
    async (length) => {
      await files.remove(KEY)
      async function* broken() {
        for (let sent = 0; sent < length; sent += 1_000_000) yield bytesOf(Math.min(length - sent, 1_000_000))
        throw new Error('the line went dead')
      }
      await expect(files.putStream(KEY, broken(), length)).rejects.toThrow('the line went dead')
      await expect(files.putStream(KEY, [bytesOf(length)], length - 1)).rejects.toThrow(`More than ${length - 1} bytes`)
      expect(await files.exists(KEY)).toBe(false)
      expect(await listed(files, 'pictures')).toEqual([])
    },
  )

  test('a folder lists what is in it, with size and time, and nothing of another', async () => {
    const names = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb', 'cccccccccccccccc']
    const since = Date.now()
    for (const [n, name] of names.entries()) await files.put(`listed/${name}`, bytesOf(n + 1))
    await files.put('listed-too/aaaaaaaaaaaaaaaa', bytesOf(1))
    const found = await listed(files, 'listed')
    expect(found.map(({ key, bytes }) => [key, bytes]).sort()).toEqual(
      names.map((name, n) => [`listed/${name}`, n + 1]),
    )
    for (const { keptAt } of found) expect(Math.abs(keptAt.getTime() - since)).toBeLessThan(60_000)
    expect(await listed(files, 'nowhere')).toEqual([])
  })

  test.each([
    '../session-secret-of-the-house',
    'pictures/../../etc/passwd-and-so-on',
    'pictures/short',
    '/pictures/abcdefghijklmnopqrstuv',
    'pictures/abcdefghijklmnopqrstuv/more',
    'pictures/abcdefghijklmnop.webp',
    'pictures/abcdefghijklmnopqrstuv\n',
  ])('%j is no key', async (key) => {
    await expect(files.put(key, new Uint8Array(1))).rejects.toThrow('Not the key of a file')
    await expect(files.read(key)).rejects.toThrow('Not the key of a file')
    await expect(files.open(key)).rejects.toThrow('Not the key of a file')
    await expect(files.remove(key)).rejects.toThrow('Not the key of a file')
  })
})

test('what a killed process left half-written is no file, and goes when it is old', async () => {
  const [local] = stores as [FileStore]
  mkdirSync(join(folder, 'half'), { recursive: true })
  for (const name of ['old', 'new'])
    writeFileSync(join(folder, 'half', `aaaaaaaaaaaaaaaa.${name}.part`), 'half of a file')
  const yesterday = new Date(Date.now() - 86_400_000)
  utimesSync(join(folder, 'half', 'aaaaaaaaaaaaaaaa.old.part'), yesterday, yesterday)
  expect(await listed(local, 'half')).toEqual([])
  await local.removeUnfinished(new Date(Date.now() - 3_600_000))
  expect(readdirSync(join(folder, 'half'))).toEqual(['aaaaaaaaaaaaaaaa.new.part'])
})

test('a bucket that is not there says so and does not hang', async () => {
  const nowhere = createS3Files({ ...settings, bucket: 'another' })
  await expect(nowhere.put(KEY, bytesOf(3))).rejects.toThrow(/bucket/i)
})

describe('a storage that falls silent', () => {
  const silent = createServer((request, response) => {
    request.resume()
    if (!request.url?.includes('stalled')) return
    response.writeHead(200, { 'Content-Length': '1000' })
    response.write('the beginning')
  })
  let files: FileStore
  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    files = createS3Files({ ...settings, endpoint, answerWithinMs: 300 })
  })
  afterAll(() => {
    silent.closeAllConnections()
    silent.close()
  })

  test('before its answer holds nobody up for ever', async () => {
    await expect(files.put(KEY, bytesOf(3))).rejects.toThrow(/timeout|timed out|exceeded/i)
    await expect(files.read(KEY)).rejects.toThrow(/timeout|timed out|exceeded/i)
  })

  test('within a file breaks the file off', async () => {
    const stalled = 'pictures/stalled-abcdefghijklmn'
    await expect(files.read(stalled)).rejects.toThrow('The storage sent nothing')
    await expect(collect(await files.open(stalled))).rejects.toThrow('The storage sent nothing')
  })

  test('while the reader rests is no reason to break off', async () => {
    const kept = createS3Files({ ...settings, answerWithinMs: 300 })
    await kept.put(KEY, bytesOf(200_000))
    let bytes = 0
    for await (const piece of (await kept.open(KEY))!) {
      if (bytes === 0) await new Promise((resolve) => setTimeout(resolve, 1_000))
      bytes += piece.byteLength
    }
    expect(bytes).toBe(200_000)
  })
})
