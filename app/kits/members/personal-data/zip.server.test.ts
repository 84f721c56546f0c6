import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { toDirectory, toLocalHead } from './zip-records.ts'
import { zip, type ZipEntry } from './zip.server.ts'

async function* one(...chunks: string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk)
}
async function packed(entries: AsyncIterable<ZipEntry>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of zip(entries)) pieces.push(piece)
  return Buffer.concat(pieces)
}
/** What a program that has nothing to do with us makes of a zip file. */
function readWithPython(bytes: Buffer, expression: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'frenly-zip-')), 'a.zip')
  writeFileSync(file, bytes)
  const program = `import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nprint(${expression})`
  return execFileSync('python3', ['-c', program, file], { encoding: 'utf8' }).trim()
}

test('files come out as they went in, whatever their names, empty ones and those of many pieces too', async () => {
  const long = Array.from({ length: 3_000 }, (_, n) => `piece ${n} `)
  async function* entries() {
    yield { name: 'README.txt', chunks: one('Hello', ' panda') }
    yield { name: 'files/Grüße 熊猫.txt', chunks: one('bamboo') }
    yield { name: 'empty', chunks: one() }
    yield { name: 'long', chunks: one(...long) }
  }
  const bytes = await packed(entries())
  const files = unzipSync(bytes)
  expect(Object.entries(files).map(([name, file]) => [name, strFromU8(file)])).toEqual([
    ['README.txt', 'Hello panda'],
    ['files/Grüße 熊猫.txt', 'bamboo'],
    ['empty', ''],
    ['long', long.join('')],
  ])
  expect(readWithPython(bytes, '[z.testzip(), *z.namelist()]')).toBe(
    "[None, 'README.txt', 'files/Grüße 熊猫.txt', 'empty', 'long']",
  )
})

test('more files than a plain zip file can count are all there', async () => {
  const count = 66_000
  async function* entries() {
    for (let n = 0; n < count; n++) yield { name: `${n}`, chunks: one() }
  }
  expect(readWithPython(await packed(entries()), 'len(z.namelist()), z.namelist()[-1]')).toBe(`${count} 65999`)
}, 60_000)

test('a file that begins behind four gigabytes is found there', () => {
  const far = { name: Buffer.from('far'), at: new Date(), offset: 5 * 2 ** 30, crc: 0, bytes: 0, packed: 0 }
  const [line] = toDirectory([far], far.offset + toLocalHead(far).length)
  expect(line!.readUInt32LE(42)).toBe(0xffffffff)
  expect(line!.subarray(-8).readBigUInt64LE()).toBe(BigInt(far.offset))
})

test('a file that cannot be read to its end breaks the whole off', async () => {
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('the storage is away')
  }
  async function* entries() {
    yield { name: 'broken', chunks: broken() }
  }
  await expect(packed(entries())).rejects.toThrow('the storage is away')
})
