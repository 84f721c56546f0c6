import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-registration-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'boss@house.example'
const { store } = await import('#app/database/store.server.ts')
const { houseSender } = await import('#app/kits/foundation/mail/sender-of.server.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { checkPassword, requestReset, verifyEmail } =
  await import('#app/kits/members/identity/account/accounts.server.ts')
const { issueToken } = await import('#app/kits/members/identity/account/mail-token.server.ts')
const { findNamesake, findUserByEmail } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { letIn, letOwnerIn, turnAway } = await import('#app/kits/members/identity/joining/approval.server.ts')
const { unsuspend } = await import('#app/kits/members/identity/leaving/suspension.server.ts')
await import('#app/features/admin/admin.register.server.ts')
const { readNotices } = await import('#app/kits/members/notices/notices.server.ts')
const { mails } = await import('#app/database/tables/mail.ts')
const { googleKeeper } = await import('#app/kits/members/identity/google/google-account.server.ts')
const { recognise } = await import('#app/kits/members/identity/connections/recognise.server.ts')
const { makeInvite } = await import('#app/kits/members/invites/invites.server.ts')
const { env } = await import('#app/platform/env.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { register } = await import('./register.server.ts')

type Rule = { REGISTRATION: 'open' | 'approved' | 'invited' | 'closed'; REGISTRATION_DOMAINS?: string[] }
const rule = (said: Rule) => void Object.assign(env(), { REGISTRATION_DOMAINS: [], ...said })
const SECRET = 'a long enough secret of mine'
let count = 0
const sender = houseSender()
const newName = () => `newcomer${(count += 1)}`

beforeAll(() => store().migrate())
beforeEach(() => rule({ REGISTRATION: 'open' }))
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

async function come(email: string, invite = '', username = newName()) {
  const { status, body } = await register(
    new Request('http://frenly.test/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, email, password: SECRET, invite }),
    }),
    `10.0.0.${count}`,
  )
  return { status, errors: body.errors ?? {}, isThere: (await findNamesake(username)) !== null }
}
const lettersTo = async (address: string) =>
  (await store().db.select().from(mails)).filter(({ to }) => to === address).map(({ subject }) => subject)

const enrolBoss = () =>
  enrol('boss', { email: 'boss@house.example', emailKey: 'boss@house.example', emailVerifiedAt: new Date(0) })

async function anInvite(): Promise<string> {
  const member = await enrol(newName(), { createdAt: new Date(0) })
  const made = await makeInvite(member, { label: 'a friend', words: '', days: 7 })
  return 'code' in made ? made.code : ''
}

test('open: everybody, or the addresses of some domains alone, however they are written', async () => {
  expect(await come('a@anywhere.example')).toMatchObject({ status: 200, isThere: true })
  rule({ REGISTRATION: 'open', REGISTRATION_DOMAINS: ['school.example', 'xn--schle-mva.example'] })
  const refused = {
    status: 403,
    isThere: false,
    errors: { email: expect.stringContaining('school.example') as string },
  }
  for (const email of [
    'a@other.example',
    'a@notschool.example',
    'a@school.example.evil.example',
    'a@sub.school.example',
  ])
    expect(await come(email), email).toMatchObject(refused)
  for (const email of ['a@school.example', 'B@School.Example', 'c@schüle.example'])
    expect(await come(email), email).toMatchObject({ status: 200, isThere: true })
})

test('invited: a code lets one person in, and only a whole account uses it up', async () => {
  rule({ REGISTRATION: 'invited', REGISTRATION_DOMAINS: ['school.example'] })
  const none = { status: 403, isThere: false, errors: { invite: expect.any(String) as string } }
  expect(await come('a@other.example')).toMatchObject(none)
  expect(await come('a@other.example', 'NOT-A-CODE')).toMatchObject(none)
  expect(await come('d@school.example')).toMatchObject({ status: 200, isThere: true })
  const code = await anInvite()
  await enrol('taken')
  expect(await come('b@other.example', code, 'taken')).toMatchObject({ status: 409 })
  const both = await Promise.all([come('b@other.example', code), come('c@other.example', code)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  expect(both.map(({ isThere }) => isThere).sort()).toEqual([false, true])
  expect(await come('e@other.example', code)).toMatchObject(none)
})

test('closed: nobody but the administrator, once, and nobody by Google', async () => {
  rule({ REGISTRATION: 'closed', REGISTRATION_DOMAINS: ['school.example'] })
  expect(await come('a@school.example')).toMatchObject({ status: 403, isThere: false })
  expect(await come('a@other.example', await anInvite())).toMatchObject({ status: 403, isThere: false })
  const person = { subject: 'g-1', email: 'g@school.example', isEmailVerified: true, name: 'G' }
  expect(await recognise(googleKeeper, person, sender)).toEqual({ state: 'refused', reason: 'not-open' })
  expect(await come('boss@house.example')).toMatchObject({ status: 200, isThere: true })
  await enrolBoss()
  expect(await come('boss@house.example')).toMatchObject({ status: 403, isThere: false })
})

test('whoever has an account signs in by Google whatever the rule', async () => {
  const person = { subject: 'g-2', email: 'old@other.example', isEmailVerified: true, name: 'Old' }
  const first = await recognise(googleKeeper, person, sender)
  expect(first.state).toBe('new')
  rule({ REGISTRATION: 'closed' })
  expect((await recognise(googleKeeper, person, sender)).state).toBe('known')
})

test('approved: the account is made and opens nowhere until somebody lets its member in', async () => {
  const boss = await enrolBoss()
  rule({ REGISTRATION: 'approved', REGISTRATION_DOMAINS: ['school.example'] })
  for (const [email, invite, isWaiting] of [
    ['d@school.example', '', false],
    ['i@other.example', await anInvite(), false],
    ['w@other.example', '', true],
    ['v@other.example', 'NOT-A-CODE', true],
  ] as const) {
    expect(await come(email, invite), email).toMatchObject({ status: 200, isThere: true })
    const user = (await findUserByEmail(email))!
    expect([user.waitingSince !== null, user.suspendedAt !== null], email).toEqual([isWaiting, isWaiting])
    expect(await checkPassword(user.username, SECRET)).toMatchObject(
      isWaiting
        ? { isDone: false, status: 403, message: expect.stringContaining('waits') as string }
        : { isDone: true },
    )
  }
  expect((await readNotices(boss.id, { isUnread: true, behind: null })).lines).toEqual([])
  const user = (await findUserByEmail('w@other.example'))!
  expect(await verifyEmail(await issueToken(user.id, 'verify-email', user.email))).toMatchObject({ isWaiting: true })
  const google = { subject: 'g-w', email: 'g@other.example', isEmailVerified: true, name: 'Gina' }
  for (let time = 0; time < 2; time++)
    expect(await recognise(googleKeeper, google, sender)).toEqual({ state: 'refused', reason: 'waiting' })
  const { lines } = await readNotices(boss.id, { isUnread: true, behind: null })
  expect(lines.map(({ words }) => words)).toEqual(['Waiting to be let in: Gina and 2 others.'])
  await requestReset('w@other.example', sender)
  expect(await lettersTo('w@other.example')).toEqual(['Please confirm your email address'])

  expect(await unsuspend(user.id, sender)).toMatchObject({ isDone: false })
  expect(await letIn(user.id, sender)).toMatchObject({ isDone: true })
  expect(await letIn(user.id, sender)).toMatchObject({ isDone: false, status: 409 })
  expect(await checkPassword(user.username, SECRET)).toMatchObject({ isDone: true })
  expect(await lettersTo('w@other.example')).toContain('You are in')
  const gina = (await findUserByEmail('g@other.example'))!
  expect(await turnAway(gina.id, 'We know no Gina.', sender)).toMatchObject({ isDone: true })
  expect(await findUserByEmail('g@other.example')).toBeNull()
  expect(await turnAway(user.id, 'Too late.', sender)).toMatchObject({ isDone: false, status: 409 })
})

test('whoever registered before ADMIN_EMAIL named them is let in by it', async () => {
  rule({ REGISTRATION: 'approved' })
  await come('operator@house.example', '', 'operator')
  const user = (await findUserByEmail('operator@house.example'))!
  expect(user.waitingSince).not.toBeNull()
  Object.assign(env(), { ADMIN_EMAIL: 'operator@house.example' })
  await letOwnerIn()
  expect((await findUserByEmail('operator@house.example'))!.waitingSince).not.toBeNull()
  expect(await verifyEmail(await issueToken(user.id, 'verify-email', user.email))).toMatchObject({ isWaiting: false })
  expect(await checkPassword('operator', SECRET)).toMatchObject({ isDone: true })
})
