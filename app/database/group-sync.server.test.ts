import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createGroupSync, openLogFile } from './group-sync.server.ts'

function openDisk() {
  const looks: { done(): void; fail(error: Error): void }[] = []
  const sync = () => new Promise<void>((done, fail) => looks.push({ done, fail }))
  return { looks, sync }
}
const settled: string[] = []
const note = (name: string, written: Promise<void>) =>
  written.then(
    () => settled.push(name),
    (error: Error) => settled.push(`${name}: ${error.message}`),
  )

test('one look at the disk serves all who wrote before it began, and nobody else', async () => {
  const { looks, sync } = openDisk()
  const waitForDisk = createGroupSync(sync)
  const first = note('a', waitForDisk())
  const others = [note('b', waitForDisk()), note('c', waitForDisk())]
  expect(looks).toHaveLength(1)
  looks[0]!.done()
  await first
  await new Promise(setImmediate)
  expect(settled).toEqual(['a'])
  await vi.waitFor(() => expect(looks).toHaveLength(2))
  const late = note('d', waitForDisk())
  looks[1]!.done()
  await Promise.all(others)
  expect(settled).toEqual(['a', 'b', 'c'])
  await vi.waitFor(() => expect(looks).toHaveLength(3))
  looks[2]!.fail(new Error('the disk is gone'))
  await late
  expect(settled).toEqual(['a', 'b', 'c', 'd: the disk is gone'])
})

test('a log that is not there is an error of whoever waits, and one that comes later is found', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'frenly-log-')), 'x-wal')
  const log = openLogFile(file)
  await expect(log.sync()).rejects.toThrow('ENOENT')
  writeFileSync(file, 'x')
  await log.sync()
  await log.close()
  await log.close()
})
