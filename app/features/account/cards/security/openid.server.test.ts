import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SettingsAnswer } from '../../settings-answer.ts'
import type { Visit } from '../../settings-forms.server.ts'

const ORIGIN = 'http://frenly.test'
const PASSWORD = 'a quiet bamboo grove'
const provider = (id: string, name: string) => ({
  id,
  name,
  issuer: `https://${id}.test`,
  clientId: 'frenly',
  clientSecret: 'a-secret-of-the-client',
})
Object.assign(process.env, {
  DATA_DIR: mkdtempSync(join(tmpdir(), 'frenly-openid-card-')),
  ORIGIN,
  LOG_LEVEL: 'silent',
  OIDC_PROVIDERS: JSON.stringify([provider('work', 'Work'), provider('school', 'School')]),
})
const { store } = await import('#app/database/store.server.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { createConnection, listAllConnections } =
  await import('#app/kits/members/identity/connections/connections.store.server.ts')
const { hashPassword } = await import('#app/kits/members/identity/password/password.server.ts')
const { findSignedIn, startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { saveSession } = await import('#app/kits/members/identity/session/session.store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { openIdForms } = await import('./openid.server.ts')

const [WORK, SCHOOL] = ['https://work.test/', 'https://school.test/']
const today = new Date().toISOString().slice(0, 10)

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

async function visitOf(id: string, fields: Record<string, string> = {}, provedAt = new Date(0)): Promise<Visit> {
  const cookie = (await startSession(new Request(ORIGIN), id, true)).split(';')[0]!
  const asked = new Request(ORIGIN, { headers: { cookie } })
  await saveSession((await findSignedIn(asked))!.session.tokenHash, { provedAt })
  const request = new Request(`${ORIGIN}/settings`, { method: 'POST', body: new URLSearchParams(fields) })
  const sender = { name: 'Frenly', theme: 'frenly', origin: ORIGIN } as const
  return { request, network: '10.0.0.1', signedIn: (await findSignedIn(asked))!, sender } as Visit
}
const connect = (id: string, issuer: string) =>
  createConnection({ provider: issuer, subject: `sub-${id}`, userId: id, email: `${id}@work.test` })
const answerOf = (outcome: unknown) => outcome as { data: SettingsAnswer; init: ResponseInit }
const { prove, disconnect } = openIdForms.acts

test('the card names every provider, what is connected, and what is the only way in; no secret is in it', async () => {
  await enrol('alone')
  await connect('alone', WORK)
  await connect('alone', 'https://gone.test/realm/')
  const view = await openIdForms.read(await visitOf('alone'))
  const accounts = [{ email: 'alone@work.test', since: today }]
  expect(view.providers).toEqual([
    { id: 'work', issuer: WORK, name: 'Work', accounts, isOnlyWayIn: true },
    { id: 'school', issuer: SCHOOL, name: 'School', accounts: [], isOnlyWayIn: false },
    { id: null, issuer: 'https://gone.test/realm/', name: 'gone.test', accounts, isOnlyWayIn: false },
  ])
  expect(JSON.stringify(view)).not.toContain('secret')
  await connect('alone', SCHOOL)
  const both = await openIdForms.read(await visitOf('alone'))
  expect(both.providers.map(({ isOnlyWayIn }) => isOnlyWayIn)).toEqual([false, false, false])
})

test('disconnecting wants the password beside its field, and a way in that is left', async () => {
  await enrol('careful', { passwordHash: await hashPassword(PASSWORD) })
  await connect('careful', WORK)
  const unproved = answerOf(await disconnect(await visitOf('careful', { issuer: WORK })))
  expect([unproved.init.status, unproved.data.errors?.['currentPassword']]).toEqual([403, expect.any(String)])
  expect(await listAllConnections('careful')).toHaveLength(1)
  const unsaid = answerOf(await disconnect(await visitOf('careful', { currentPassword: PASSWORD })))
  expect(unsaid.init.status).toBe(400)
  const right = await disconnect(await visitOf('careful', { issuer: WORK, currentPassword: PASSWORD }))
  expect((right as Response).headers.get('location')).toBe('/settings?part=security')
  expect(await listAllConnections('careful')).toEqual([])

  await enrol('bound')
  await connect('bound', WORK)
  const bound = answerOf(await disconnect(await visitOf('bound', { issuer: WORK }, new Date())))
  expect([bound.init.status, bound.data.message]).toEqual([409, expect.stringMatching(/only way in.*password/)])
})

test('nobody disconnects what belongs to another, and Google is not taken away by this form', async () => {
  await enrol('owner-of-it', { passwordHash: 'x' })
  await connect('owner-of-it', WORK)
  await connect('owner-of-it', 'google')
  await disconnect(await visitOf('owner-of-it', { issuer: 'google' }, new Date()))
  await enrol('thief', { passwordHash: 'x' })
  await disconnect(await visitOf('thief', { issuer: WORK }, new Date()))
  expect(await listAllConnections('owner-of-it')).toHaveLength(2)
})

test('the password opens the way to connect', async () => {
  await enrol('curious', { passwordHash: await hashPassword(PASSWORD) })
  const wrong = answerOf(await prove(await visitOf('curious', { currentPassword: 'wrong' })))
  expect([wrong.init.status, wrong.data.act]).toEqual([403, 'openid.prove'])
  const right = (await prove(await visitOf('curious', { currentPassword: PASSWORD }))) as Response
  expect([right.status, right.headers.get('location')]).toEqual([303, '/settings?part=security'])
})

test('Google may go while a provider opens the account, and then the provider stays', async () => {
  const { disconnectGoogle } = await import('#app/kits/members/identity/google/google-account.server.ts')
  const sender = { name: 'Frenly', theme: 'frenly', origin: ORIGIN } as const
  await enrol('both')
  await connect('both', 'google')
  await connect('both', 'https://gone.test/')
  expect(await disconnectGoogle('both', sender)).toMatchObject({ isDone: false, status: 409 })
  await connect('both', SCHOOL)
  expect(await disconnectGoogle('both', sender)).toEqual({ isDone: true })
  const left = answerOf(await disconnect(await visitOf('both', { issuer: SCHOOL }, new Date())))
  expect(left.init.status).toBe(409)
})
