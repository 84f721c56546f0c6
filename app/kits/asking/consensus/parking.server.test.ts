import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { UNASKED } from '#app/kits/asking/panel/seat-result.ts'
import { PoolBusy, WorkerFailure } from '#app/platform/worker-pool/worker-pool.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-parking-'))
process.env.LOG_LEVEL = 'silent'
const ledger = { heading: 'single', agreement: { perSeat: [], mean: null }, claims: [], disputes: [], answer: '' }
const ledgerOf = vi.fn<() => Promise<typeof ledger>>()
vi.mock('#app/kits/asking/panel/panel.server.ts', () => ({ listSeats: () => Promise.resolve([]), ledgerOf }))
const { store } = await import('#app/database/store.server.ts')
const { beginComparison, createRun, findRun, keepRun } = await import('./runs.store.server.ts')
const { awaitRun } = await import('./follow-run.server.ts')
const { tryOnceMore } = await import('./change-run.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())
beforeEach(() => void ledgerOf.mockReset())

const pasted = {
  ...UNASKED,
  seat: 'pasted-1',
  label: 'Pasted',
  family: 'pasted-1',
  kind: 'pasted',
  text: 'A.',
} as const
const create = (id: string) =>
  createRun({ id, question: '', userId: null, createdAt: new Date(), leaseUntil: new Date(0) }, [
    { ...pasted, sources: [], position: 0, version: 1, state: 'answered' },
  ])
const fail =
  (kind: 'slow' | 'crashed' | 'failed', reason: string | null = null) =>
  () =>
    Promise.reject(new WorkerFailure(kind, 'It ended', reason))

test.each([
  ['memory', fail('crashed', 'memory')],
  ['crashed', fail('crashed')],
  ['slow', fail('slow')],
  ['failed', fail('failed', 'memory')],
])(
  'a comparison that ended twice is parked (%s), keeps its answers and is not begun by opening it',
  async (why, end) => {
    await create(`run-${why}`)
    ledgerOf.mockImplementation(end)
    expect(await awaitRun('house', `run-${why}`)).toMatchObject({ state: 'done', parked: why, ledger: null })
    expect(ledgerOf).toHaveBeenCalledTimes(2)
    const [run] = await Promise.all(Array.from({ length: 3 }, () => awaitRun('house', `run-${why}`)))
    expect(run!.seats).toMatchObject([{ state: 'answered', text: 'A.' }])
    expect(ledgerOf).toHaveBeenCalledTimes(2)
  },
)

test('one that ended once is compared at the second try, and the count begins anew', async () => {
  await create('second')
  ledgerOf.mockImplementationOnce(fail('crashed')).mockResolvedValue(ledger)
  expect(await awaitRun('house', 'second')).toMatchObject({
    state: 'done',
    parked: null,
    ledger: { heading: 'single' },
  })
  expect(await beginComparison('second')).toBe(1)
})

test('attempts that took the server along count: after two the run is parked without being begun', async () => {
  await create('cut')
  expect([await beginComparison('cut'), await beginComparison('cut')]).toEqual([1, 2])
  expect(await awaitRun('house', 'cut')).toMatchObject({ state: 'done', parked: 'cut-off' })
  expect(ledgerOf).not.toHaveBeenCalled()
})

test('a comparison nobody had room for was not begun, and stays open', async () => {
  await create('busy')
  ledgerOf.mockImplementation(() => Promise.reject(new PoolBusy('engine room')))
  for (let n = 0; n < 3; n++) {
    expect(await awaitRun('house', 'busy')).toMatchObject({ state: 'running', parked: null })
    await keepRun('busy', new Date(0))
  }
  ledgerOf.mockResolvedValue(ledger)
  expect(await awaitRun('house', 'busy')).toMatchObject({ state: 'done', parked: null })
})

test('its owner may have it compared once more: one try, and only where it was given up', async () => {
  await create('again')
  ledgerOf.mockImplementation(fail('slow'))
  const parked = await awaitRun('house', 'again')
  expect(await tryOnceMore(parked!)).toBe(true)
  expect(await awaitRun('house', 'again')).toMatchObject({ state: 'done', parked: 'slow' })
  expect(ledgerOf).toHaveBeenCalledTimes(3)
  ledgerOf.mockResolvedValue(ledger)
  expect(await tryOnceMore(parked!)).toBe(true)
  expect(await awaitRun('house', 'again')).toMatchObject({ state: 'done', parked: null, ledger: { heading: 'single' } })
  expect(await tryOnceMore((await findRun('again'))!)).toBe(false)
})
