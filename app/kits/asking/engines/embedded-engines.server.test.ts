import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-rooms-'))
const { closeEmbeddedEngines, roomEngines, roomStates } = await import('./embedded-engines.server.ts')
afterAll(closeEmbeddedEngines)

test('naming the engines brings none of the heavy ones up', () => {
  const ids = roomEngines().map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['embedded:harper', 'embedded:illustrator', 'embedded:detectors']))
  expect(roomStates()).toHaveLength(5)
  expect(roomStates().filter(({ isUp }) => isUp)).toEqual([])
})
