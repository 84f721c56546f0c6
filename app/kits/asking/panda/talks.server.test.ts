import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-panda-talks-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { handOver } = await import('#app/kits/members/visitor/owned.store.server.ts')
const { keepTurn, openTalk, sweepTurns } = await import('./talks.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const guest = { userId: null, guestId: 'one' } as const
const other = { userId: null, guestId: 'two' } as const
const member = { userId: 'mei', guestId: null } as const
const turn = { question: 'How long is a day?', answer: '24 hours.' }

test('a talk goes on for whose it is, and begins anew for everybody else', async () => {
  const { id, turns } = await openTalk(guest, null)
  expect(turns).toEqual([])
  await keepTurn(guest, id, turn)
  expect(await openTalk(guest, id)).toEqual({ id, turns: [turn] })
  for (const stranger of [other, member, null]) {
    const fresh = await openTalk(stranger, id)
    expect(fresh.turns).toEqual([])
    expect(fresh.id).not.toBe(id)
  }
})

test('an id that somebody chose is never taken over', async () => {
  const fresh = await openTalk(guest, 'admin')
  expect(fresh).toMatchObject({ turns: [], id: expect.not.stringMatching('admin') as string })
})

test('the last six turns of a talk stay, and those of another talk', async () => {
  const [{ id }, { id: second }] = [await openTalk(guest, null), await openTalk(guest, null)]
  await keepTurn(guest, second, turn)
  for (let n = 0; n < 9; n++) await keepTurn(guest, id, { question: `${n}`, answer: 'So.' })
  const { turns } = await openTalk(guest, id)
  expect(turns.map(({ question }) => question)).toEqual(['3', '4', '5', '6', '7', '8'])
  expect((await openTalk(guest, second)).turns).toEqual([turn])
})

test('a guest’s talk goes along to the member, and every talk ends after thirty days', async () => {
  const { id } = await openTalk(other, null)
  await keepTurn(other, id, turn)
  await handOver('two', 'mei')
  expect((await openTalk(member, id)).turns).toEqual([turn])
  vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 31 * 86_400_000))
  await sweepTurns.run(new AbortController().signal)
  expect((await openTalk(member, id)).turns).toEqual([])
})
