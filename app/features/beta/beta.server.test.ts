import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-beta-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('./beta.register.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { isInBeta, readSwitchedOn, switchFeature } = await import('#app/kits/members/beta/beta.server.ts')
const { findBetaMember, putBetaMember } = await import('#app/kits/members/beta/beta.store.server.ts')
const { makeInvite } = await import('#app/kits/members/invites/invites.server.ts')
const { actOnDashboard } = await import('./trying/dashboard-acts.server.ts')
const { readDashboard } = await import('./trying/dashboard-view.server.ts')
const { actOnBeta } = await import('./trying/join.server.ts')
const { letInNext } = await import('./trying/let-in.server.ts')
const { listIdeas } = await import('./trying/ideas.store.server.ts')

const proved = { emailVerifiedAt: new Date(), createdAt: new Date(Date.now() - 90 * 86_400_000) }
beforeAll(() => store().migrate())
afterAll(() => store().close())

let made = 0
async function member(isIn = true) {
  const row = await enrol(`b${(made += 1)}`, proved)
  const cookie = (await startSession(new Request('http://frenly.test/'), row.id, false)).split(';')[0]!
  if (isIn) await putBetaMember({ userId: row.id, askedAt: new Date(), letInAt: new Date(), by: 'list' })
  const send = (fields: Record<string, string>, path = '/panda-beta/dashboard') =>
    new Request(`http://frenly.test${path}`, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) })
  return { row, send, open: () => new Request('http://frenly.test/panda-beta/dashboard', { headers: { cookie } }) }
}
const statusOf = (answer: unknown): number =>
  answer instanceof Response ? answer.status : ((answer as { init?: { status?: number } | null }).init?.status ?? 200)
const thrown = async (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error)

test('who is not in the beta opens nothing of it and switches nothing', async () => {
  const out = await member(false)
  expect(statusOf(await thrown(readDashboard(out.open())))).toBe(303)
  expect(statusOf(await thrown(actOnDashboard(out.send({ act: 'switch', feature: 'short-home', on: 'yes' }))))).toBe(
    303,
  )
  await switchFeature(out.row.id, 'short-home', true)
  expect((await readSwitchedOn(out.row.id)).size).toBe(0)
})

test('a switch switches, for its member alone', async () => {
  const [a, b] = [await member(), await member()]
  await actOnDashboard(a.send({ act: 'switch', feature: 'short-home', on: 'yes' }))
  expect([...(await readSwitchedOn(a.row.id))]).toEqual(['short-home'])
  expect((await readSwitchedOn(b.row.id)).size).toBe(0)
  await actOnDashboard(a.send({ act: 'switch', feature: 'short-home', on: 'no' }))
  expect((await readSwitchedOn(a.row.id)).size).toBe(0)
  expect(statusOf(await actOnDashboard(a.send({ act: 'switch', feature: 'no-such', on: 'yes' })))).toBe(400)
})

test('the list lets those in who waited longest; asking twice keeps one’s place', async () => {
  const [first, second] = [await member(false), await member(false)]
  for (const one of [first, second, first]) await actOnBeta(one.send({ act: 'list' }, '/panda-beta'), 'n1')
  const asked = (await findBetaMember(first.row.id))!.askedAt
  expect(asked <= (await findBetaMember(second.row.id))!.askedAt).toBe(true)
  expect(await letInNext()).toBe(2)
  expect(await isInBeta(first.row.id)).toBe(true)
  expect(await letInNext()).toBe(0)
})

test('a code of somebody in the beta lets one member in, once; a wrong one, one’s own and one from outside do not', async () => {
  const [host, outside, guest, late] = [await member(), await member(false), await member(false), await member(false)]
  const invite = async (who: typeof host) => {
    const one = await makeInvite(who.row, { label: '', words: '', days: 30 })
    if ('refusal' in one) throw new Error(one.refusal)
    return one.code
  }
  const use = (who: typeof host, code: string) =>
    actOnBeta(who.send({ act: 'code', invite: code }, '/panda-beta'), 'n2')
  const code = await invite(host)
  expect(statusOf(await use(host, code))).toBe(400)
  expect(statusOf(await use(guest, await invite(outside)))).toBe(400)
  expect(statusOf(await use(guest, 'AAAA-BBBB-CCCC-DDDD'))).toBe(400)
  expect(statusOf(await use(guest, code))).toBe(303)
  expect(await isInBeta(guest.row.id)).toBe(true)
  expect(statusOf(await use(late, code))).toBe(400)
  expect(await isInBeta(late.row.id)).toBe(false)
})

test('what both sides agree with stands above what one camp loves, and nobody judges themselves', async () => {
  const author = await member()
  for (const text of ['Everybody likes this one', 'Only one camp likes this'])
    await actOnDashboard(author.send({ act: 'say', about: '', text }))
  const [one, two] = (await listIdeas(null, { from: 0, most: 10 })).map(({ idea }) => idea)
  const shared = [one!, two!].find(({ text }) => text.startsWith('Everybody'))!
  const camp = [one!, two!].find(({ text }) => text.startsWith('Only'))!
  expect(statusOf(await actOnDashboard(author.send({ act: 'vote', idea: shared.id, value: '1' })))).toBe(400)
  for (let n = 0; n < 6; n += 1) {
    const voter = await member()
    await actOnDashboard(voter.send({ act: 'vote', idea: shared.id, value: '1' }))
    await actOnDashboard(voter.send({ act: 'vote', idea: camp.id, value: n % 2 === 0 ? '1' : '-1' }))
    await actOnDashboard(voter.send({ act: 'vote', idea: shared.id, value: '1' }))
  }
  const [top] = await listIdeas(null, { from: 0, most: 10 })
  expect(top!.idea.id).toBe(shared.id)
  expect(top!.idea.groups).toEqual([{ agree: 6, of: 6 }])
})

test('only the administrator answers and lets in; a stranger takes nothing back', async () => {
  const [author, other] = [await member(), await member()]
  await actOnDashboard(author.send({ act: 'say', about: 'short-home', text: 'It should end even earlier.' }))
  const [found] = (await listIdeas(null, { from: 0, most: 50 })).filter(({ idea }) => idea.userId === author.row.id)
  for (const fields of [{ act: 'answer', idea: found!.idea.id, state: 'done', answer: 'x' }, { act: 'let-in' }])
    expect(statusOf(await thrown(actOnDashboard(other.send(fields as unknown as Record<string, string>))))).toBe(403)
  expect(statusOf(await thrown(actOnDashboard(other.send({ act: 'withdraw', idea: found!.idea.id }))))).toBe(404)
})
