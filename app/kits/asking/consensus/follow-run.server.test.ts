import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { UNASKED } from '#app/kits/asking/panel/seat-result.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-follow-'))
process.env.LOG_LEVEL = 'silent'
const ledger = { heading: 'single', agreement: { perSeat: [], mean: null }, claims: [], disputes: [], answer: '' }
const seat = { seat: 'embedded:one', label: 'One', family: 'one', kind: 'engine', text: '' } as const
const rest = { ...UNASKED, sources: [], position: 0, version: 1 }
const askSeat = vi.fn(() => Promise.resolve({ ...seat, ...rest, state: 'answered', text: 'Because.' }))
vi.mock('#app/kits/asking/panel/panel.server.ts', () => ({
  listSeats: () => Promise.resolve([{ engine: { id: 'embedded:one' } }]),
  ledgerOf: () => Promise.resolve(ledger),
  askSeat,
}))
const { store } = await import('#app/database/store.server.ts')
const { createRun } = await import('./runs.store.server.ts')
const { followRun } = await import('./follow-run.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

test('five visitors who open a run that was cut off ask its engines once', async () => {
  const times = { createdAt: new Date(), leaseUntil: new Date(0) }
  await createRun({ id: 'cut-off', question: 'Why?', userId: null, ...times }, [{ ...seat, ...rest, state: 'waiting' }])
  const [run] = await Promise.all(Array.from({ length: 5 }, () => followRun('house', 'cut-off', 5_000)))
  expect(run!.seats).toMatchObject([{ state: 'answered', text: 'Because.' }])
  expect(askSeat).toHaveBeenCalledTimes(1)
})
