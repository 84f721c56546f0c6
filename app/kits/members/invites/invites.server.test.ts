import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-invites-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const schema = await import('#app/database/schema.ts')
const { clock } = await import('#app/platform/clock.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('./invites.register.server.ts')
const { saveUser, findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { countUnread } = await import('#app/kits/members/notices/notices.server.ts')
const { findInvitingProblem, joinByInvite, makeInvite, openInvite, revokeInvite } = await import('./invites.server.ts')
const { reviewJoins } = await import('./review-joins.server.ts')
const rows = await import('./invites.store.server.ts')

const DAY_MS = 86_400_000
const OLD = new Date(Date.now() - 60 * DAY_MS)
const proved = { emailVerifiedAt: new Date() }
beforeAll(() => store().migrate())
afterAll(() => store().close())

const inDays = (days: number) => vi.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + days * DAY_MS))

let made = 0
const host = (more = {}) => enrol(`host${(made += 1)}`, { ...proved, createdAt: OLD, ...more })
const newcomer = () => enrol(`new${(made += 1)}`)
async function invite(inviter: Awaited<ReturnType<typeof host>>, days = 30) {
  const one = await makeInvite(inviter, { label: 'For a friend', words: 'Come in', days })
  if ('refusal' in one) throw new Error(one.refusal)
  return one
}

test('a code opens for one newcomer, its maker hears of it, and nothing in the table opens anything', async () => {
  const mira = await host()
  const { code } = await invite(mira)
  expect(await openInvite(code.toLowerCase(), null, 'n1')).toMatchObject({ state: 'good', words: 'Come in' })
  const [row] = await store().db.select().from(schema.invites)
  expect(JSON.stringify(row)).not.toContain(code.replaceAll('-', ''))
  const jon = await newcomer()
  expect(await joinByInvite(code, jon)).toBe(true)
  expect(await countUnread(mira.id)).toBe(1)
  expect(await openInvite(code, jon.id, 'n1')).toMatchObject({ state: 'joined' })
  expect(await openInvite(code, null, 'n1')).toEqual({ state: 'bad' })
  expect(await joinByInvite(code, await newcomer())).toBe(false)
})

test('of ten who come by one code at the same moment one joins', async () => {
  const { code } = await invite(await host())
  const ten = await Promise.all(Array.from({ length: 10 }, newcomer))
  const joined = await Promise.all(ten.map((one) => joinByInvite(code, one)))
  expect(joined.filter(Boolean)).toHaveLength(1)
})

test('one’s own code, one that ended or was taken back, and one of somebody suspended open nothing', async () => {
  const mira = await host()
  const { code, id } = await invite(mira, 7)
  expect(await openInvite(code, mira.id, 'n2')).toMatchObject({ state: 'own', isUsed: false })
  expect(await joinByInvite(code, mira)).toBe(false)
  const jon = await newcomer()
  const clocked = inDays(8)
  expect(await openInvite(code, null, 'n2')).toEqual({ state: 'bad' })
  expect(await joinByInvite(code, jon)).toBe(false)
  clocked.mockRestore()
  expect(await revokeInvite('somebody-else', id)).toBe(false)
  expect(await revokeInvite(mira.id, id)).toBe(true)
  expect(await revokeInvite(mira.id, id)).toBe(false)
  expect(await joinByInvite(code, jon)).toBe(false)
  const other = await host()
  const second = await invite(other)
  await saveUser(other.id, { suspendedAt: new Date() })
  expect(await openInvite(second.code, null, 'n2')).toEqual({ state: 'bad' })
  expect(await joinByInvite(second.code, jon)).toBe(false)
})

test('who came once, or has been here for longer, comes by no other code; nobody is brought by whom they brought', async () => {
  const mira = await host()
  const [first, second] = [await invite(mira), await invite(mira)]
  const jon = await newcomer()
  expect(await joinByInvite(first.code, jon)).toBe(true)
  expect(await joinByInvite(second.code, jon)).toBe(false)
  expect(await joinByInvite(second.code, await host())).toBe(false)
  const [a, b] = [await newcomer(), await newcomer()]
  expect(await joinByInvite((await invite(a)).code, b)).toBe(true)
  expect(await joinByInvite((await invite(b)).code, a)).toBe(false)
})

test('guessing is told nothing, and after twenty wrong codes a right one is not told either', async () => {
  const { code } = await invite(await host())
  const guess = (n: number) => `AAAA-BBBB-CCCC-${String(n).padStart(4, '0')}`
  for (let n = 0; n < 20; n += 1) expect(await openInvite(guess(n), null, 'guesser')).toEqual({ state: 'bad' })
  expect(await openInvite(guess(21), null, 'guesser')).toMatchObject({ state: 'limited' })
  expect(await openInvite(code, null, 'guesser')).toMatchObject({ state: 'limited' })
  for (let n = 0; n < 30; n += 1) expect(await openInvite(code, null, 'friend')).toMatchObject({ state: 'good' })
})

test('codes that wait are few, and inviting rests when three of those one brought are suspended', async () => {
  const fresh = await enrol(`fresh${made}`, proved)
  for (let n = 0; n < 3; n += 1) await invite(fresh)
  expect(await findInvitingProblem(fresh)).toMatch(/3 codes of yours are waiting/)
  const mira = await host()
  for (let n = 0; n < 3; n += 1) {
    const one = await newcomer()
    await joinByInvite((await invite(mira)).code, one)
    await saveUser(one.id, { suspendedAt: new Date() })
  }
  expect(await findInvitingProblem(mira)).toMatch(/inviting rests/)
})

test('a reward comes after real use alone: confirmed, three sorts of things, over more than a day', async () => {
  const mira = await host()
  const jon = await newcomer()
  await joinByInvite((await invite(mira)).code, jon)
  const question = (n: number) => ({ question: `q${n}`, choice: 'a', isRight: true, lesson: 'l1', userId: jon.id })
  const answer = (n: number, at: Date) =>
    store()
      .db.insert(schema.lessonAnswers)
      .values({ id: `${jon.id}-${n}`, ...question(n), createdAt: at })
  await answer(1, new Date())
  await answer(2, new Date(Date.now() + 2 * DAY_MS))
  inDays(4)
  expect(await reviewJoins()).toBe(0)
  await saveUser(jon.id, { emailVerifiedAt: new Date() })
  await store()
    .db.insert(schema.conversations)
    .values({
      ...{ id: `c-${jon.id}`, userId: jon.id, kind: 'chat', title: 't', titleWords: 't', voices: [] },
      ...{ createdAt: new Date(), updatedAt: new Date() },
    })
  inDays(5)
  expect(await reviewJoins()).toBe(1)
  inDays(6)
  expect(await reviewJoins()).toBe(0)
  expect(await rows.countRewards(mira.id, null)).toBe(1)
})

test('whoever leaves goes out of the tree, and those they brought stay without an inviter', async () => {
  const mira = await host()
  const jon = await newcomer()
  await joinByInvite((await invite(mira)).code, jon)
  await rows.eraseJoins(mira)
  expect(await rows.findJoin(jon.id)).toMatchObject({ inviterId: null })
  expect((await findUserById(jon.id))?.id).toBe(jon.id)
})
