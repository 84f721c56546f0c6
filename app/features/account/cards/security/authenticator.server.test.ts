import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-authenticator-card-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { hashPassword } = await import('#app/kits/members/identity/password/password.server.ts')
const { findSignedIn, startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { authenticatorForms } = await import('./authenticator.server.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: 'http://frenly.test' } as const
const PASSWORD = 'correct horse'
const TEN_MINUTES_MS = 600_000

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

async function signUp(name: string): Promise<string> {
  await enrol(name, { passwordHash: await hashPassword(PASSWORD) })
  const cookie = await startSession(new Request('http://frenly.test/'), name, false)
  return cookie.split(';')[0]!
}
async function visit(cookie: string, fields: Record<string, string> = {}) {
  const body = new URLSearchParams(fields)
  const request = new Request('http://frenly.test/settings', { method: 'POST', headers: { cookie }, body })
  return { request, network: '192.0.2.1', signedIn: (await findSignedIn(request))!, sender }
}
const read = async (cookie: string) => authenticatorForms.read(await visit(cookie))
/** The status of an act and what it says: a redirect says nothing. */
async function act(name: keyof typeof authenticatorForms.acts, cookie: string, fields: Record<string, string> = {}) {
  const outcome = await authenticatorForms.acts[name](await visit(cookie, fields))
  if (outcome instanceof Response) return { status: outcome.status }
  return { status: outcome.init?.status ?? 200, ...outcome.data }
}
const inMs = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + ms))
const codeOf = (key: string) =>
  TOTP.generate({ secret: Secret.fromBase32(key.replaceAll(' ', '')), timestamp: clock.now().getTime() })

test('from off to on: a code to scan, its first digits, and recovery codes that are shown this once', async () => {
  const cookie = await signUp('ada')
  expect(await read(cookie)).toEqual({ state: 'off' })
  expect(await act('start', cookie)).toEqual({ status: 303 })
  const pending = await read(cookie)
  if (pending.state !== 'pending') throw new Error('not pending')
  expect(pending).toMatchObject({ account: 'ada', issuer: 'Frenly', uri: /^otpauth:/ as never })
  expect(pending.qr.path).toMatch(/^M0 0h1v1h-1z/)

  expect(await act('confirm', cookie, { code: '' })).toMatchObject({
    status: 400,
    errors: { code: /six digits/ as never },
  })
  const wrong = await act('confirm', cookie, { code: '000000' })
  expect(wrong).toMatchObject({ status: 400, errors: { code: /newest/ as never } })
  expect(JSON.stringify(wrong)).not.toContain('000000')
  const on = await act('confirm', cookie, { code: codeOf(pending.key) })
  expect(on).toMatchObject({ status: 200, success: true })
  expect('reveal' in on && on.reveal?.codes).toHaveLength(10)
  expect(await read(cookie)).toEqual({ state: 'on', since: 'just now', codesLeft: 10 })
})

test('what makes the account safer or weaker needs proof of who sits there', async () => {
  const cookie = await signUp('bela')
  inMs(TEN_MINUTES_MS)
  for (const name of ['start', 'renew', 'stop'] as const) {
    expect(await act(name, cookie)).toMatchObject({ status: 403, errors: { currentPassword: /password/ as never } })
    expect(await act(name, cookie, { currentPassword: 'wrong horse' })).toMatchObject({ status: 403 })
  }
  expect(await act('start', cookie, { currentPassword: PASSWORD })).toEqual({ status: 303 })
  const pending = await read(cookie)
  if (pending.state !== 'pending') throw new Error('not pending')
  inMs(2 * TEN_MINUTES_MS)
  expect(await read(cookie)).toEqual({ state: 'off' })
  expect(await act('confirm', cookie, { code: codeOf(pending.key) })).toMatchObject({
    status: 403,
    message: /begin/ as never,
  })
  expect(await read(cookie)).toEqual({ state: 'off' })
})

test('a set-up that was cancelled is gone, and one that is on is not cancelled', async () => {
  const cookie = await signUp('cleo')
  await act('start', cookie)
  expect(await act('cancel', cookie)).toEqual({ status: 303 })
  expect(await read(cookie)).toEqual({ state: 'off' })
  await act('start', cookie)
  const pending = await read(cookie)
  await act('confirm', cookie, { code: codeOf(pending.state === 'pending' ? pending.key : '') })
  await act('cancel', cookie)
  expect(await read(cookie)).toMatchObject({ state: 'on' })
  expect(await act('start', cookie)).toMatchObject({ status: 409 })
  expect(await act('stop', cookie)).toEqual({ status: 303 })
  expect(await read(cookie)).toEqual({ state: 'off' })
})
