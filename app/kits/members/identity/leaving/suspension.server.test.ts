import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-suspension-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { mails } = await import('#app/database/tables/mail.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { checkPassword } = await import('../account/accounts.server.ts')
const { hashPassword } = await import('../password/password.server.ts')
const { findUser, startSession } = await import('../session/session.server.ts')
const { suspend, unsuspend } = await import('./suspension.server.ts')
const { findUserById } = await import('../account/users.store.server.ts')

const PASSWORD = 'a quiet bamboo grove'
const sender = { name: 'Frenly', theme: 'frenly', origin: 'http://frenly.test' } as const
const enter = async (id: string) => (await startSession(new Request('http://frenly.test/'), id, true)).split(';')[0]!
const at = (cookie: string) => new Request('http://frenly.test/', { headers: { cookie } })

beforeAll(async () => {
  await store().migrate()
  const passwordHash = await hashPassword(PASSWORD)
  for (const name of ['mira', 'chief']) await enrol(name, { passwordHash, emailVerifiedAt: new Date() })
})
afterAll(() => store().close())

test('a suspended member is out everywhere at once, cannot come in, and is told why', async () => {
  const cookies = [await enter('mira'), await enter('mira')]
  expect(await suspend('mira', 'Advertising in the directory', sender)).toMatchObject({ isDone: true })
  for (const cookie of cookies) expect(await findUser(at(cookie))).toBeNull()
  const refused = await checkPassword('mira', PASSWORD)
  expect(refused).toMatchObject({ isDone: false, status: 403 })
  expect(refused.isDone ? '' : refused.message).toBe(
    'This account is suspended. The reason: Advertising in the directory. If this is a mistake, please write to support.',
  )
  expect(await checkPassword('mira', 'wrong')).toMatchObject({
    status: 401,
    message: 'Wrong username, email or password.',
  })
  const [letter] = await store().db.select().from(mails).orderBy(mails.createdAt)
  expect(letter).toMatchObject({ to: 'mira@frenly.test', subject: 'Your account is suspended' })
  expect(letter!.text).toContain('Advertising in the directory')
  expect(await suspend('mira', 'Again', sender)).toMatchObject({ isDone: false, status: 409 })
})

test('an account that is opened again lets its member in, and the old sessions stay over', async () => {
  const before = await enter('mira')
  expect(await findUser(at(before))).toBeNull()
  await suspend('mira', 'x', sender)
  expect(await unsuspend('mira', sender)).toMatchObject({ isDone: true })
  expect((await findUserById('mira'))!).toMatchObject({ suspendedAt: null, suspensionReason: null })
  expect(await checkPassword('mira', PASSWORD)).toMatchObject({ isDone: true })
  expect(await unsuspend('mira', sender)).toMatchObject({ isDone: false, status: 409 })
})

test('the administrator cannot be suspended, nor anybody who is gone', async () => {
  const cookie = await enter('chief')
  expect(await suspend('chief', 'By mistake', sender)).toMatchObject({ isDone: false, status: 409 })
  expect((await findUser(at(cookie)))?.isAdmin).toBe(true)
  expect(await suspend('nobody', 'x', sender)).toMatchObject({ isDone: false, status: 404 })
})
