import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLocalFiles } from './local.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'frenly-files-'))
const files = createLocalFiles(folder)
const KEY = 'pictures/abcdefghijklmnopqrstuv'

test('a file is kept, read back byte by byte, and gone after it was removed', async () => {
  const bytes = Uint8Array.from({ length: 5_000 }, (_, n) => n % 251)
  await files.put(KEY, bytes)
  expect(await files.exists(KEY)).toBe(true)
  expect(await files.read(KEY)).toEqual(bytes)
  await files.remove(KEY)
  await files.remove(KEY)
  expect(await files.exists(KEY)).toBe(false)
  expect(await files.read(KEY)).toBeNull()
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
  await expect(files.remove(key)).rejects.toThrow('Not the key of a file')
  expect(readdirSync(folder)).toEqual(['pictures'])
})
