import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-hub-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { hubMarks } = await import('#app/database/tables/research/hub.ts')
const { clock } = await import('#app/platform/clock.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { defineReachSource } = await import('#app/kits/members/reach/reach-sources.server.ts')
const { readCommunication, actOnCommunication } = await import('./communication.server.ts')

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const toThing = (id: string, day: number, isUnread = false) => ({
  ...{ id, who: '', title: id, snippet: '', href: '/', at: at(day), isUnread, isStarred: false },
})
let letters = [toThing('l1', 3), toThing('l2', 1, true)]
let notices = Array.from({ length: 90 }, (_, n) => toThing(`n${n}`, 2)).map((one, n) => ({
  ...one,
  at: new Date(at(2).getTime() - n * 1_000),
}))
const page = (list: typeof letters, before: Date | null, most: number) =>
  Promise.resolve(list.filter((one) => !before || one.at < before).slice(0, most))
defineReachSource({
  ...{ kind: 'letter', label: 'Letters', icon: 'mail' as const },
  list: (_, before, most) => page(letters, before, most),
  has: (_, id) => Promise.resolve(letters.some((one) => one.id === id)),
  act: (_, id, act) => {
    if (act === 'done') letters = letters.filter((one) => one.id !== id)
    return Promise.resolve(true)
  },
})
defineReachSource({
  ...{ kind: 'note', label: 'Notes', icon: 'bell' as const },
  list: (_, before, most) => page(notices, before, most),
  has: (_, id) => Promise.resolve(notices.some((one) => one.id === id)),
})

beforeAll(async () => {
  await store().migrate()
  await enrol('mira')
})
afterAll(() => store().close())

const read = (query = '') => readCommunication(new Request(`http://frenly.test/hub?${query}`), 'mira')
const act = (fields: Record<string, string>) =>
  actOnCommunication(
    new Request('http://frenly.test/hub', { method: 'POST', body: new URLSearchParams(fields) }),
    'mira',
  )
const idsOf = async (query = '') => (await read(query)).things.map(({ id }) => id)

test('all places stand in one list, newest first, and every page goes on where the last ended', async () => {
  const seen: string[] = []
  let query = ''
  for (let n = 0; n < 10; n += 1) {
    const { things, next } = await read(query)
    seen.push(...things.map(({ id }) => id))
    if (next === null) break
    query = `before=${next}`
  }
  expect(seen).toEqual(['l1', ...notices.map(({ id }) => id), 'l2'])
})

test('an act is done by the place itself, or kept as a mark that is taken back', async () => {
  await act({ do: 'done', kind: 'letter', id: 'l1' })
  expect(await idsOf('kind=letter')).toEqual(['l2'])
  const answer = await act({ do: 'done', kind: 'note', id: 'n0' })
  expect(answer.headers.get('location')).toContain('undo=done.note.n0')
  expect(await idsOf('kind=note')).not.toContain('n0')
  expect(await idsOf('kind=note&state=done')).toEqual(['n0'])
  await act({ do: 'undone', kind: 'note', id: 'n0' })
  await act({ do: 'star', kind: 'note', id: 'n1' })
  await act({ do: 'snooze', kind: 'note', id: 'n2' })
  expect([await idsOf('kind=note&state=starred'), await idsOf('kind=note&state=snoozed')]).toEqual([['n1'], ['n2']])
  expect((await idsOf('kind=note')).slice(0, 2)).toEqual(['n0', 'n1'])
  expect(await idsOf('kind=letter&state=unread')).toEqual(['l2'])
})

test('tomorrow begins by the clock of the reader', async () => {
  const real = clock.now
  clock.now = () => new Date('2026-11-29T20:00:00Z')
  const until = async (zone: string) => {
    await act({ do: 'snooze', kind: 'note', id: 'n5', zone })
    const [row] = await store().db.select().from(hubMarks).where(eq(hubMarks.thingId, 'n5'))
    return row!.snoozedUntil!.toISOString()
  }
  expect(await until('UTC')).toBe('2026-11-30T08:00:00.000Z')
  expect(await until('Asia/Kolkata')).toBe('2026-12-01T02:30:00.000Z')
  expect(await until('America/New_York')).toBe('2026-11-30T13:00:00.000Z')
  expect(await until('Nowhere/At_All')).toBe('2026-11-30T08:00:00.000Z')
  clock.now = real
  await act({ do: 'wake', kind: 'note', id: 'n5' })
})

test('what happens again after it was done is open again', async () => {
  await act({ do: 'done', kind: 'note', id: 'n3' })
  notices = [{ ...notices[3]!, at: new Date(Date.now() + 60_000) }, ...notices.filter(({ id }) => id !== 'n3')]
  expect((await idsOf('kind=note'))[0]).toBe('n3')
})

test('a thing of nobody, or of another, is not there', async () => {
  await expect(act({ do: 'star', kind: 'note', id: 'none' })).rejects.toMatchObject({ status: 404 })
  await expect(act({ do: 'star', kind: 'nothing', id: 'n1' })).rejects.toMatchObject({ status: 404 })
  await expect(act({ do: 'sing', kind: 'note', id: 'n1' })).rejects.toMatchObject({ status: 400 })
})
