import { eq } from 'drizzle-orm'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { redact } from '#app/engines/redaction/redact.ts'
import { blackOut, toOneText } from './redact-page.ts'
import type { SharedPage } from './shared-page.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-shares-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { consensusShares } = await import('#app/database/tables/consensus.ts')
const { clock } = await import('#app/platform/clock.ts')
const { saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { removeRun } = await import('../history.store.server.ts')
const { createRun } = await import('../runs.store.server.ts')
const { readShared, sharePage, sweepShares } = await import('./shares.server.ts')
const { listShares, revokeShare } = await import('./shares.store.server.ts')

const DAY_MS = 86_400_000
beforeAll(() => store().migrate())
afterAll(() => store().close())

const page = {
  question: 'Should Anna Berger write to anna.berger@example.org?',
  askedAt: '2026-11-22T12:00:00.000Z',
  version: 1,
  seats: [
    { seat: 'anna', label: 'Model', kind: 'engine', state: 'answered', text: 'Yes, Anna Berger should.', sources: [] },
  ],
  ledger: {
    heading: 'single',
    agreement: { perSeat: [], mean: null },
    answer: 'Yes, Anna Berger should.',
    claims: [
      {
        id: 'c1',
        text: 'Anna Berger should.',
        support: ['anna'],
        voices: [{ seat: 'anna', quote: 'Anna Berger should', start: 5, end: 23, marks: [] }],
      },
    ],
    disputes: [],
  },
} as unknown as SharedPage
const mei = { userId: 'mei', guestId: null } as const
const bo = { userId: 'bo', guestId: null } as const

test('personal details are found, and blacked out wherever they stand without moving anything', () => {
  const found = redact(toOneText(page)).masks.flatMap(({ words }) => words)
  expect(found).toEqual(expect.arrayContaining(['anna.berger@example.org']))
  const out = blackOut(page, ['Anna Berger', 'anna.berger@example.org'])
  expect(JSON.stringify(out)).not.toMatch(/Anna Berger|example\.org/)
  expect(out.seats[0]).toMatchObject({ seat: 'anna', text: `Yes, ${'█'.repeat(11)} should.` })
  expect(out.ledger.claims[0]).toMatchObject({ support: ['anna'], text: `${'█'.repeat(11)} should.` })
})

test('words with signs in them are blacked out as they stand', () => {
  const text = 'Yes, Jean-Luc (a/b) should.'
  const out = blackOut({ ...page, seats: page.seats.map((seat) => ({ ...seat, text })) }, ['Jean-Luc', '(a/b)'])
  expect(out.seats[0]?.text).toBe(`Yes, ${'█'.repeat(8)} ${'█'.repeat(5)} should.`)
})

test('a shared page is read by its address, is its owner’s to take back, and is gone then', async () => {
  const id = await sharePage(mei, 'run-1', page)
  expect((await readShared(id))?.page.question).toBe(page.question)
  expect(await listShares(mei, 'run-1', new Date())).toHaveLength(1)
  expect(await listShares(bo, 'run-1', new Date())).toHaveLength(0)
  expect(await revokeShare(bo, id, new Date())).toBe(false)
  expect(await revokeShare(mei, id, new Date())).toBe(true)
  expect([await readShared(id), await readShared('nothing')]).toEqual([null, null])
  const rows = await store().db.select().from(consensusShares)
  expect(JSON.stringify(rows)).not.toContain('Anna')
})

test('a page that was changed in the database is not shown', async () => {
  const id = await sharePage(mei, 'run-2', page)
  await store()
    .db.update(consensusShares)
    .set({ page: { ...page, question: 'Something else?' } })
    .where(eq(consensusShares.id, id))
  expect(await readShared(id)).toBeNull()
})

test.each([
  ['day', 1],
  ['week', 7],
  ['month', 30],
] as const)('a link for a %s ends by itself, and its words go', async (term, days) => {
  const id = await sharePage(mei, `run-${term}`, page, term)
  const at = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + ms))
  at(days * DAY_MS - 60_000)
  expect(await readShared(id)).not.toBeNull()
  at(days * DAY_MS + 60_000)
  expect(await readShared(id)).toBeNull()
  expect(await listShares(mei, `run-${term}`, clock.now())).toEqual([])
  await sweepShares.run(new AbortController().signal)
  const rows = await store().db.select().from(consensusShares).where(eq(consensusShares.id, id))
  expect(rows).toMatchObject([{ page: {}, title: '' }])
})

test('a page of a member who is suspended or leaves is not shown', async () => {
  const { id: userId } = await enrol('pia')
  const id = await sharePage({ userId, guestId: null }, 'run-3', page)
  expect(await readShared(id)).not.toBeNull()
  for (const [change, isShown] of [
    [{ suspendedAt: new Date() }, false],
    [{ suspendedAt: null }, true],
    [{ eraseAt: new Date() }, false],
  ] as const) {
    await saveUser(userId, change)
    expect((await readShared(id)) !== null).toBe(isShown)
  }
})

test('who removes a run takes its shared pages back too', async () => {
  const row = { id: 'run-4', question: 'Who?', ...mei, createdAt: new Date(), leaseUntil: new Date() }
  await createRun(row, [])
  const id = await sharePage(mei, 'run-4', page)
  await removeRun(bo, 'run-4')
  expect(await readShared(id)).not.toBeNull()
  await removeRun(mei, 'run-4')
  expect(await readShared(id)).toBeNull()
})
