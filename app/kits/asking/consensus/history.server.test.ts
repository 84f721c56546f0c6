import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-history-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { createRun, endRun, saveLedger } = await import('./runs.store.server.ts')
const { listPastRuns } = await import('./history.store.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

test('the list of past runs names how each ended, without reading what they found', async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, second))
  const guestId = 'guest-1'
  for (const [n, id] of ['first', 'second'].entries())
    await createRun({ id, question: `Why ${id}?`, userId: null, guestId, createdAt: at(n), leaseUntil: at(30) }, [])
  await saveLedger('first', { heading: 'mostly agree', claims: [] } as never, 1)
  await endRun('first', at(5))
  const runs = await listPastRuns({ userId: null, guestId }, { search: '', before: null, most: 5 })
  expect(runs).toEqual([
    expect.objectContaining({ id: 'second', heading: null, isDone: false }),
    expect.objectContaining({ id: 'first', heading: 'mostly agree', isDone: true, createdAt: at(0) }),
  ])
  expect(runs[1]).not.toHaveProperty('ledger')
})
