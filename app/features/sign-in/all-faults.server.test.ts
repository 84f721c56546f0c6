import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-all-faults-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { NAME_TAKEN } = await import('#app/kits/members/identity/account/accounts.server.ts')
const { register } = await import('./register.server.ts')
const { reset } = await import('./mailed/reset.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const post = (body: object) =>
  new Request('http://frenly.test/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const faultsOf = async (body: object) => (await register(post(body), 'here')).body.errors

test('registering names every field that is wrong, whichever rule finds it', async () => {
  expect(await faultsOf({})).toEqual({
    username: 'Please choose a username.',
    email: 'Please write your email address.',
    password: 'Please choose a password.',
  })
  const faults = await faultsOf({ username: 'a b', email: 'no', password: 'short', confirmPassword: 'other' })
  expect(Object.keys(faults ?? {}).sort()).toEqual(['confirmPassword', 'email', 'password', 'username'])
  expect(faults).toMatchObject({
    password: 'A password needs at least 8 characters.',
    confirmPassword: 'Passwords do not match',
  })
})

test('a taken name is said beside the other faults, and a password that holds it too', async () => {
  await enrol('mira')
  expect(await faultsOf({ username: 'Mira', email: 'no', password: 'short' })).toMatchObject({
    username: NAME_TAKEN,
    email: expect.stringContaining('@') as string,
    password: 'A password needs at least 8 characters.',
  })
  expect(await faultsOf({ username: 'robin', email: '', password: 'robin loves tea' })).toMatchObject({
    email: 'Please write your email address.',
    password: 'Please choose a password without your name in it.',
  })
})

test('a new password that is too short and unlike its repetition is both', async () => {
  const { body } = await reset(post({ token: 'x', password: 'short', confirmPassword: 'other' }), 'here')
  expect(Object.keys(body.errors ?? {})).toEqual(['confirmPassword', 'password'])
})
