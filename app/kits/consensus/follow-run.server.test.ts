import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-follow-'))
process.env.LOG_LEVEL = 'silent'
const ledger = { heading: 'single', agreement: { perSeat: [], mean: null }, claims: [], disputes: [], answer: '' }
const seat = { seat: 'embedded:one', label: 'One', family: 'one', kind: 'engine', text: '', weight: null } as const
const rest = { isRecomputed: false, sources: [], tookMs: null, costMicros: null, position: 0 }
const askSeat = vi.fn(() => Promise.resolve({ ...seat, ...rest, state: 'answered', text: 'Because.' }))
vi.mock('#app/kits/panel/panel.server.ts', () => ({
  listSeats: () => Promise.resolve([{ engine: { id: 'embedded:one' } }]),
  ledgerOf: () => Promise.resolve(ledger),
  askSeat,
}))
const { store } = await import('#app/database/store.server.ts')
const { createRun } = await import('./consensus.store.server.ts')
const { awaitRun, followRun } = await import('./consensus.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

test('five visitors who open a run that was cut off ask its engines once', async () => {
  const times = { createdAt: new Date(), leaseUntil: new Date(0) }
  await createRun({ id: 'cut-off', question: 'Why?', userId: null, ...times }, [{ ...seat, ...rest, state: 'waiting' }])
  const followed = await Promise.all(Array.from({ length: 5 }, () => followRun('cut-off')))
  const [run] = await Promise.all(followed.map((one) => awaitRun(one!)))
  expect(run!.seats).toMatchObject([{ state: 'answered', text: 'Because.' }])
  expect(askSeat).toHaveBeenCalledTimes(1)
})
