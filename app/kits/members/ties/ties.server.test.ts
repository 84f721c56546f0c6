import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-ties-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { users } = await import('#app/database/tables/people.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { isFollowed, notApart, notMuted } = await import('./apart.store.server.ts')
const { areApart, findMemberByHandle, onParting, tie, untie } = await import('./ties.server.ts')
const { countTied, listTied, listTiesBetween } = await import('./ties.store.server.ts')

const proved = { emailVerifiedAt: new Date() }
beforeAll(async () => {
  await store().migrate()
  for (const name of ['ann', 'ben', 'cem', 'dee']) await enrol(name, proved)
  await enrol('fay')
})
afterAll(() => store().close())

const all = { after: null, most: 10 }
const names = async (condition: ReturnType<typeof notApart>) =>
  (await store().db.select({ id: users.id }).from(users).where(condition)).map(({ id }) => id).toSorted()

test('a member follows another once, sees it, and takes it back', async () => {
  expect(await tie('ann', 'follow', 'ben')).toBe(true)
  expect(await tie('ann', 'follow', 'ben')).toBe(false)
  expect(await tie('ann', 'follow', 'ann')).toBe(false)
  expect((await listTied('ann', 'follow', 'from', all)).map(({ id }) => id)).toEqual(['ben'])
  expect((await listTied('ben', 'follow', 'to', all)).map(({ id }) => id)).toEqual(['ann'])
  expect(await countTied('ben', 'follow', 'to')).toBe(1)
  expect(await names(isFollowed('ann', users.id))).toEqual(['ben'])
  await untie('ann', 'follow', 'ben')
  expect(await listTiesBetween('ann', 'ben')).toEqual(new Set())
})

test('after a block neither finds the other, nobody follows, and what was open ends', async () => {
  const parted: string[] = []
  const stop = onParting(async (one, other) => void parted.push(`${one} ${other}`))
  await tie('ann', 'follow', 'cem')
  await tie('cem', 'follow', 'ann')
  await tie('ann', 'block', 'cem')
  stop()
  expect(parted).toEqual(['ann cem'])
  for (const [one, other] of [
    ['ann', 'cem'],
    ['cem', 'ann'],
  ] as const) {
    expect(await areApart(one, other)).toBe(true)
    const viewer = (await store().db.select().from(users).where(eq(users.id, one)))[0]!
    expect(await findMemberByHandle(other, viewer)).toBeNull()
    expect(await names(notApart(one, users.id))).not.toContain(other)
    expect(await tie(one, 'follow', other)).toBe(false)
    expect(await listTied(one, 'follow', 'from', all)).toEqual([])
  }
  expect((await listTied('ann', 'block', 'from', all)).map(({ id }) => id)).toEqual(['cem'])
  expect(await names(notApart('ben', users.id))).toEqual(['ann', 'ben', 'cem', 'dee', 'fay'])
  expect(notApart(null, users.id)).toBeUndefined()
  await untie('ann', 'block', 'cem')
  expect(await areApart('cem', 'ann')).toBe(false)
})

test('who is muted stays, but in no list that nobody asked for', async () => {
  await tie('ann', 'mute', 'dee')
  expect(await names(notMuted('ann', users.id))).not.toContain('dee')
  expect(await names(notMuted('dee', users.id))).toContain('ann')
  expect(await areApart('ann', 'dee')).toBe(false)
})

test('a handle leads to a member who may be shown, however it is written, and to oneself', async () => {
  expect((await findMemberByHandle('BEN', null))?.id).toBe('ben')
  expect(await findMemberByHandle('fay', null)).toBeNull()
  const fay = (await store().db.select().from(users).where(eq(users.id, 'fay')))[0]!
  expect((await findMemberByHandle('fay', fay))?.id).toBe('fay')
  await store().db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, 'ben'))
  expect(await findMemberByHandle('ben', null)).toBeNull()
  expect(await findMemberByHandle('bеn', null)).toBeNull()
})
