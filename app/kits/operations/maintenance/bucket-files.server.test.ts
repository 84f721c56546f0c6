import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLocalFiles } from '#app/providers/files/local.server.ts'
import { createS3Files, type S3Settings } from '#app/providers/files/s3.server.ts'

const newFolder = (what: string) => mkdtempSync(join(tmpdir(), `frenly-bucket-${what}-`))
process.env.DATA_DIR = newFolder('house')
process.env.LOG_LEVEL = 'silent'
const { backUp, restore } = await import('#app/database/backup.server.ts')
const { store } = await import('#app/database/store.server.ts')
const { copyFromBucket, moveIntoBucket } = await import('./bucket-files.server.ts')

const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: newFolder('service'),
  configureBuckets: ['before', 'after'].map((name) => ({ name, configs: [] })),
})
const { port } = await new Promise<AddressInfo>((resolve, reject) => {
  server.run((error: Error | null, address: AddressInfo) => (error ? reject(error) : resolve(address)))
})
const bucketOf = (bucket: string, changes: Partial<S3Settings> = {}) =>
  createS3Files({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', isPathStyle: true },
    ...changes,
  })

/** One that is so large that it goes up in parts, and small ones of another kind. */
const SMALL_FILES = 5
const LARGE_BYTES = 9 * 1_048_576
const kept = new Map<string, Uint8Array>([
  ['files/a-large-file-of-the-house', randomBytes(LARGE_BYTES)],
  ...Array.from({ length: SMALL_FILES }, (_, n): [string, Uint8Array] => [
    `pictures/picture-of-a-member-${n}`,
    Buffer.from(`picture ${n}`),
  ]),
])

beforeAll(async () => {
  await store().migrate()
  const bucket = bucketOf('before')
  for (const [key, bytes] of kept) await bucket.put(key, bytes)
})
afterAll(async () => {
  await store().close()
  // It would wait for the connections that the clients keep open.
  void server.close()
})

test('a house whose files lie in a bucket comes back whole, into another bucket', async () => {
  const backup = join(newFolder('backup'), 'now')
  await backUp(process.env.DATA_DIR!, backup)
  expect(await copyFromBucket(bucketOf('before'), backup)).toBe(kept.size)
  const local = createLocalFiles(join(backup, 'files'))
  for (const [key, bytes] of kept) expect(Buffer.from((await local.read(key))!).equals(bytes), key).toBe(true)

  const dataDir = join(newFolder('restored'), 'data')
  expect(Object.keys(restore(backup, dataDir)).length).toBeGreaterThan(20)
  const after = bucketOf('after')
  expect(await moveIntoBucket(dataDir, after)).toBe(kept.size)
  for (const [key, bytes] of kept) expect(Buffer.from((await after.read(key))!).equals(bytes), key).toBe(true)
  expect(existsSync(join(dataDir, 'files'))).toBe(false)
})

test('a copy that was cut off goes on where it was, and a bucket that is not there is an error, not an empty backup', async () => {
  const backup = newFolder('again')
  const local = createLocalFiles(join(backup, 'files'))
  const [key, bytes] = [...kept][0]!
  await local.put(key, bytes)
  expect(await copyFromBucket(bucketOf('before'), backup)).toBe(kept.size)
  await expect(copyFromBucket(bucketOf('nowhere'), newFolder('none'))).rejects.toThrow()
  const away = bucketOf('before', { endpoint: 'http://127.0.0.1:9', answerWithinMs: 500 })
  await expect(copyFromBucket(away, newFolder('none'))).rejects.toThrow()
})
