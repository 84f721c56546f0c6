import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { toPastedSeat, UNASKED, type SeatResult } from '#app/kits/asking/panel/seat-result.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-versions-'))
process.env.LOG_LEVEL = 'silent'
vi.mock('#app/kits/asking/panel/timeouts.ts', async (real) => ({
  ...(await real<object>()),
  panelPatience: { othersMs: 60, silentMs: 600, wholeMs: 600 },
}))
type Say = (text: string) => void
const answers = new Map<string, (say: Say) => Promise<string>>()
const engines = ['one', 'two'].map((id) => ({ engine: { id, label: id, family: id } }))
const listSeats = vi.fn(() => Promise.resolve(engines))
let comparing = () => Promise.resolve()
vi.mock('#app/kits/asking/panel/panel.server.ts', () => ({
  listSeats,
  ledgerOf: async (_: string, seats: SeatResult[]) => {
    await comparing()
    return {
      heading: 'agree',
      agreement: { perSeat: [], mean: null },
      claims: [],
      disputes: [],
      answer: seats.map(({ text }) => text).join(' '),
    }
  },
  askSeat: async (_: unknown, { engine }: (typeof engines)[number], _asked: unknown, { onPart }: { onPart: Say }) => ({
    ...UNASKED,
    seat: engine.id,
    label: engine.label,
    family: engine.family,
    kind: 'engine',
    state: 'answered',
    text: await answers.get(engine.id)!(onPart),
  }),
}))
const { store } = await import('#app/database/store.server.ts')
const { askAgain, addSeats } = await import('./change-run.server.ts')
const { awaitRun, followRun } = await import('./follow-run.server.ts')
const { createRun, findRun, listVersions, saveLedger } = await import('./runs.store.server.ts')
const { startRun } = await import('./start-run.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

let visitors = 0
const runner = () => ({ member: null, network: `10.0.0.${++visitors}` })
const asking = { question: 'Why?', seats: null, voices: [], screen: 'consensus' }
const answering = (one: string, two: string) => {
  answers.set('one', () => Promise.resolve(one))
  answers.set('two', () => Promise.resolve(two))
}
async function ask() {
  const started = await startRun(runner(), null, asking)
  if (!started.isDone) throw new Error('no run left')
  return started.id
}
const answerOf = (run: { ledger: unknown } | null | undefined) => (run?.ledger as { answer: string } | null)?.answer

test('one seat asked anew makes the next version, and the one before stays readable', async () => {
  answering('a', 'b')
  const first = (await awaitRun('house', await ask()))!
  expect([answerOf(first), first.version]).toEqual(['a b', 1])
  answering('x', 'y')
  expect(await askAgain(runner(), first, 1)).toEqual({ isDone: true, version: 2 })
  const second = (await awaitRun('house', first.id))!
  expect([answerOf(second), second.version, second.ledgerVersion]).toEqual(['a y', 2, 2])
  expect(second.seats.map(({ version }) => version)).toEqual([1, 2])
  const [old] = await listVersions(first.id)
  expect(old).toMatchObject({ version: 1, because: 'again', seat: 'two' })
  expect([answerOf(old), old!.seats.map(({ text }) => text)]).toEqual(['a b', ['a', 'b']])
})

test('a pasted answer joins a finished run as its next version', async () => {
  answering('a', 'b')
  const run = (await awaitRun('house', await ask()))!
  await addSeats(runner(), run, { engines: [], voices: [toPastedSeat({ label: 'Mine', text: 'c' }, 0)] })
  const joined = (await awaitRun('house', run.id))!
  expect(answerOf(joined)).toBe('a b c')
  expect((await listVersions(run.id)).map(({ because }) => because)).toEqual(['added'])
})

test('the others are compared without a seat that takes too long, and again when it has come', async () => {
  let speak: (text: string) => void = () => undefined
  answering('a', 'b')
  answers.set('two', (say) => {
    say('slowly ')
    return new Promise((resolve) => (speak = resolve))
  })
  const id = await ask()
  const early = (await followRun('house', id, 5_000))!
  expect([answerOf(early), early.state, early.version]).toEqual(['a', 'running', 1])
  expect(early.seats[1]).toMatchObject({ state: 'waiting', text: 'slowly ' })
  speak('late')
  const whole = (await awaitRun('house', id))!
  expect([answerOf(whole), whole.state, whole.version]).toEqual(['a late', 'done', 2])
  expect(await listVersions(id)).toMatchObject([{ version: 1, because: 'late', seat: 'two' }])
})

test('a run that is going on cannot be changed, and two changes at once are one', async () => {
  answering('a', 'b')
  const run = (await awaitRun('house', await ask()))!
  const both = await Promise.allSettled([askAgain(runner(), run, 0), askAgain(runner(), run, 0)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect((refused.reason as Response).status).toBe(409)
  await expect(askAgain(runner(), { ...run, state: 'running' }, 0)).rejects.toMatchObject({ status: 409 })
  await awaitRun('house', run.id)
})

test('a seat that speaks while the others are being compared is not forgotten', async () => {
  let speak: (text: string) => void = () => undefined
  answering('a', 'b')
  answers.set('two', () => new Promise((resolve) => (speak = resolve)))
  const id = await ask()
  comparing = async () => {
    comparing = () => Promise.resolve()
    speak('meanwhile')
    await vi.waitFor(async () => expect((await findRun(id))!.seats[1]!.state).toBe('answered'))
  }
  const whole = (await awaitRun('house', id))!
  expect([answerOf(whole), whole.version, whole.ledgerVersion]).toEqual(['a meanwhile', 2, 2])
  expect(await listVersions(id)).toMatchObject([{ version: 1, because: 'late', seat: 'two' }])
})

test('the engines of a run are listed once, and not at all where nobody is asked', async () => {
  answering('a', 'b')
  listSeats.mockClear()
  const run = (await awaitRun('house', await ask()))!
  expect(listSeats).toHaveBeenCalledTimes(1)
  await addSeats(runner(), run, { engines: [], voices: [toPastedSeat({ label: 'Mine', text: 'c' }, 0)] })
  await awaitRun('house', run.id)
  expect(listSeats).toHaveBeenCalledTimes(1)
})

test('only an engine can be asked again: what was pasted stands', async () => {
  answering('a', 'b')
  const run = (await awaitRun('house', await ask()))!
  await addSeats(runner(), run, { engines: [], voices: [toPastedSeat({ label: 'Mine', text: 'c' }, 0)] })
  const joined = (await awaitRun('house', run.id))!
  for (const position of [2, 9])
    await expect(askAgain(runner(), joined, position)).rejects.toMatchObject({ status: 404 })
  expect((await findRun(run.id))!.version).toBe(2)
})

test('seats that fail before anybody waits for them end no process', async () => {
  for (const one of ['one', 'two']) answers.set(one, () => Promise.reject(new Error('the database is away')))
  const seat = { ...UNASKED, sources: [], label: '', family: '', text: '', version: 1 }
  const waiting = { ...seat, kind: 'engine' as const, state: 'waiting' as const }
  const seats = ['one', 'two'].map((id, position) => ({ ...waiting, seat: id, position }))
  await createRun({ id: 'half', question: 'Why?', userId: null, createdAt: new Date(), leaseUntil: new Date(0) }, seats)
  await saveLedger('half', { heading: 'single' } as never, 1)
  expect((await awaitRun('house', 'half'))!.state).toBe('running')
})
