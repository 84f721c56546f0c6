import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SettingsAnswer } from '../../settings-answer.ts'
import type { Visit } from '../../settings-forms.server.ts'

const ORIGIN = 'http://frenly.test'
const PASSWORD = 'a quiet bamboo grove'
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-google-card-'))
Object.assign(process.env, { ORIGIN, LOG_LEVEL: 'silent', GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' })
const { store } = await import('#app/database/store.server.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { createConnection, listConnections } =
  await import('#app/kits/members/identity/connections/connections.store.server.ts')
const { findGoogleLogout } = await import('#app/kits/members/identity/google/google-account.server.ts')
const { hashPassword } = await import('#app/kits/members/identity/password/password.server.ts')
const { findSignedIn, startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { saveSession } = await import('#app/kits/members/identity/session/session.store.server.ts')
const { saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { googleForms } = await import('./google.server.ts')

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
async function connect(id: string, hasPassword: boolean) {
  await enrol(id, { passwordHash: hasPassword ? await hashPassword(PASSWORD) : null })
  await createConnection({ provider: 'google', subject: `sub-${id}`, userId: id, email: `${id}@gmail.test` })
}
const answerOf = (outcome: unknown) => outcome as { data: SettingsAnswer; init: ResponseInit }
const { prove, disconnect } = googleForms.acts

test('the card says what is connected since when, and whether it is the only way in', async () => {
  await connect('alone', false)
  const since = new Date().toISOString().slice(0, 10)
  const shown = await googleForms.read(await visitOf('alone'))
  expect(shown).toEqual({
    isSetUp: true,
    isAdmin: false,
    isOnlyWayIn: true,
    accounts: [{ email: 'alone@gmail.test', since }],
  })
  await saveUser('alone', { passwordHash: 'something' })
  expect(await googleForms.read(await visitOf('alone'))).toMatchObject({ isOnlyWayIn: false })
})

test('disconnecting wants the password beside its field, and a way in that is left', async () => {
  await connect('careful', true)
  const unproved = answerOf(await disconnect(await visitOf('careful')))
  expect([unproved.init.status, unproved.data.errors?.['currentPassword']]).toEqual([403, expect.any(String)])
  const wrong = answerOf(await disconnect(await visitOf('careful', { currentPassword: 'wrong' })))
  expect(wrong.init.status).toBe(403)
  expect(JSON.stringify(wrong.data)).not.toContain('"wrong"')
  expect(await listConnections('careful', 'google')).toHaveLength(1)
  const right = await disconnect(await visitOf('careful', { currentPassword: PASSWORD }))
  expect((right as Response).headers.get('location')).toBe('/settings?part=security')
  expect(await listConnections('careful', 'google')).toEqual([])

  await connect('bound', false)
  const bound = answerOf(await disconnect(await visitOf('bound', {}, new Date())))
  expect([bound.init.status, bound.data.message]).toEqual([409, expect.stringMatching(/only way in.*password/)])
  expect(await listConnections('bound', 'google')).toHaveLength(1)
})

test('the password opens the way to connect', async () => {
  await connect('curious', true)
  const wrong = answerOf(await prove(await visitOf('curious', { currentPassword: 'wrong' })))
  expect([wrong.init.status, wrong.data.act]).toEqual([403, 'google.prove'])
  const right = (await prove(await visitOf('curious', { currentPassword: PASSWORD }))) as Response
  expect([right.status, right.headers.get('location')]).toEqual([303, '/settings?part=security'])
})

test('Google’s own sign-out is offered to whoever has connected it', async () => {
  await connect('leaver', true)
  expect(await findGoogleLogout('leaver')).toBe('https://accounts.google.com/Logout')
  expect(await findGoogleLogout('nobody')).toBeNull()
  expect(await findGoogleLogout(null)).toBeNull()
})
