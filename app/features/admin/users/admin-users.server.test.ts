import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UsersScreen } from './admin-users.server.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-admin-users-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { mails } = await import('#app/database/tables/mail.ts')
const { listAuditEvents } = await import('#app/kits/foundation/audit/audit.server.ts')
const { findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { errorsOf, openAdminForms, statusOf } = await import('#tests/support/admin-desk.ts')
const { createSomebody, SECRETS } = await import('#tests/support/somebody.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { action, loader } = await import('../admin-users.route.tsx')

let adminAct: Awaited<ReturnType<typeof openAdminForms>>
const send = (fields: Record<string, string>) => adminAct.send(action, `/admin/users?user=${fields.user}`, fields)
const read = (query: string) => adminAct.look(loader, `/admin/users?${query}`) as Promise<UsersScreen>
const list = async (query: string) => (await read(query)).list!
const names = async (query: string) => (await list(query)).members.map(({ username }) => username)
const actsOn = async (id: string) =>
  (await listAuditEvents({ target: `member/${id}`, limit: 20 })).map(({ act }) => act)

beforeAll(async () => {
  await store().migrate()
  adminAct = await openAdminForms()
  await enrol('tomas', {
    name: 'Tomás Ribeiro',
    plan: 'pro',
    isPanda: true,
    passwordHash: 'x',
    createdAt: new Date('2026-01-01'),
  })
  await enrol('closed', { suspendedAt: new Date(), createdAt: new Date('2026-01-02') })
  await createSomebody('Nadia')
})
afterAll(() => store().close())

test('people are found by name, handle and address, and sifted by plan and state', async () => {
  expect(await names('q=TOM%C3%81S ribeiro'.replace('%C3%81', 'á'))).toEqual(['tomas'])
  expect(await names('q=nadia-handle')).toEqual(['Nadia'])
  expect(await names('q=tomas%40frenly')).toEqual(['tomas'])
  expect(await names('q=100%25_')).toEqual([])
  expect(await names('plan=pro')).toEqual(['tomas'])
  expect(await names('state=panda')).toEqual(['tomas'])
  expect(await names('state=suspended')).toEqual(['closed'])
  expect((await names('state=unconfirmed')).toSorted()).toEqual(['closed', 'tomas'])
  expect(await names('sort=joined&dir=asc&plan=nonsense')).toEqual(expect.arrayContaining(['chief', 'mira', 'tomas']))
  expect((await names('sort=joined&dir=asc'))[0]).toBe('tomas')
})

test('one member is shown with sessions and use, and without anything secret', async () => {
  const { member } = await read('user=id-of-Nadia')
  expect(member).toMatchObject({
    username: 'Nadia',
    sessions: [{ device: 'Firefox on Linux' }],
    use: { runs: 1, uses: 1 },
  })
  for (const secret of SECRETS) expect(JSON.stringify(member)).not.toContain(secret)
  expect(await read('user=gone')).toMatchObject({ status: 404 })
})

test('a plan is changed and written down; the same one again is not', async () => {
  expect(statusOf(await send({ act: 'plan', user: 'mira', plan: 'plus' }))).toBe(303)
  expect((await findUserById('mira'))!.plan).toBe('plus')
  expect(statusOf(await send({ act: 'plan', user: 'mira', plan: 'plus' }))).toBe(409)
  expect(errorsOf(await send({ act: 'plan', user: 'mira', plan: 'gold' }))).toEqual({
    plan: 'Choose Free, Plus or Pro.',
  })
  expect(await actsOn('mira')).toEqual(['member.plan-changed'])
})

test('suspending wants a reason, ends the sessions, and is undone by a press', async () => {
  expect(errorsOf(await send({ act: 'suspend', user: 'mira', reason: '  ' }))).toEqual({
    reason: 'Please write the reason. The member reads it.',
  })
  expect(errorsOf(await send({ act: 'suspend', user: 'mira', reason: 'x'.repeat(301) })).reason).toContain('300')
  expect((await findUserById('mira'))!.suspendedAt).toBeNull()
  expect(statusOf(await send({ act: 'suspend', user: 'mira', reason: 'Spam' }))).toBe(303)
  expect(
    await adminAct.look(
      ({ request }) =>
        import('#app/kits/members/identity/session/session.server.ts').then(({ findUser }) => findUser(request)),
      '/',
      'mira',
    ),
  ).toBeNull()
  expect(statusOf(await send({ act: 'unsuspend', user: 'mira' }))).toBe(303)
  expect(await actsOn('mira')).toEqual(['member.unsuspended', 'member.suspended', 'member.plan-changed'])
})

test('the owner can neither be suspended nor signed out from here', async () => {
  expect(statusOf(await send({ act: 'suspend', user: 'chief', reason: 'x' }))).toBe(409)
  expect(statusOf(await send({ act: 'end-sessions', user: 'chief' }))).toBe(409)
  expect(statusOf(await send({ act: 'role', user: 'chief', role: 'editor' }))).toBe(409)
  expect(statusOf(await send({ act: 'suspend', user: 'gone', reason: 'x' }))).toBe(404)
  expect(await actsOn('chief')).toEqual([])
})

test('sessions are ended, and the letter of confirmation goes out again, not endlessly', async () => {
  expect(statusOf(await send({ act: 'end-sessions', user: 'id-of-Nadia' }))).toBe(303)
  expect((await read('user=id-of-Nadia')).member!.sessions).toEqual([])
  expect(statusOf(await send({ act: 'confirm', user: 'id-of-Nadia' }))).toBe(409)
  for (const status of [303, 303, 303]) expect(statusOf(await send({ act: 'confirm', user: 'tomas' }))).toBe(status)
  const limited = await send({ act: 'confirm', user: 'tomas' })
  expect(statusOf(limited)).toBe(429)
  expect(Number(new Headers((limited as { init?: ResponseInit }).init?.headers).get('retry-after'))).toBeGreaterThan(
    3_000,
  )
  const letters = (await store().db.select().from(mails).orderBy(mails.createdAt)).filter(
    ({ to }) => to === 'tomas@frenly.test',
  )
  expect(letters).toHaveLength(3)
  expect(letters[0]!.text).toContain('/verify-email?token=')
})
