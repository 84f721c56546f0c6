import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as outbox from '#tests/support/letters.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-change-email-')))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'admin@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue, deliverDue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const accounts = await import('./accounts.server.ts')
const { askEmailChange, confirmEmailChange, findChangeOf, readEmailChange, withdrawEmailChange } =
  await import('./change-email.server.ts')
const { findUser, startSession } = await import('../session/session.server.ts')
const { findUserById, findUserByUsername, saveUser } = await import('./users.store.server.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: 'http://frenly.test' } as const

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

async function lettersTo(address: string): Promise<string[]> {
  await deliverDue()
  return outbox.lettersTo(dataDir, address)
}
async function subjectsTo(address: string) {
  await deliverDue()
  return outbox.subjectsTo(dataDir, address)
}
const tokenIn = (letter: string | undefined) => /token=([\w-]{43})/.exec(letter ?? '')?.[1] ?? ''

async function enrol(username: string) {
  const name = username.toLowerCase()
  await accounts.register({ username, email: `${name}@frenly.test`, password: 'correct horse' }, sender)
  return (await findUserByUsername(name))!
}
const again = async ({ id }: { id: string }) => (await findUserById(id))!
const HOUR_MS = 3_600_000
const inMs = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + ms))

test('the change takes effect with the link mailed to the new address, once, and both addresses are told', async () => {
  const mira = await enrol('Mira')
  await accounts.requestReset('mira', sender)
  const reset = tokenIn((await lettersTo('mira@frenly.test')).at(-1))
  expect(await askEmailChange(mira, 'Mira@new.test', sender)).toEqual({ isDone: true })
  const token = tokenIn((await lettersTo('Mira@new.test'))[0])
  expect(await readEmailChange(mira.id)).toMatchObject({ email: 'Mira@new.test' })
  expect(await findChangeOf(token)).toBe('Mira@new.test')
  expect((await again(mira)).email).toBe('mira@frenly.test')

  expect(await accounts.verifyEmail(token)).toMatchObject({ isDone: false })
  expect(await confirmEmailChange(token, sender)).toEqual({ isDone: true, email: 'Mira@new.test' })
  expect(await again(mira)).toMatchObject({ email: 'Mira@new.test', emailKey: 'mira@new.test' })
  expect((await again(mira)).emailVerifiedAt).toBeInstanceOf(Date)
  expect(await readEmailChange(mira.id)).toBeNull()
  expect(await confirmEmailChange(token, sender)).toMatchObject({ status: 400, message: accounts.LINK_GONE })
  expect(await subjectsTo('mira@frenly.test')).toEqual(
    expect.arrayContaining(['A new email address was asked for', 'Your email address was changed']),
  )
  expect((await lettersTo('mira@frenly.test')).join()).not.toContain('new.test')
  // A link mailed to the old address would be a way back in.
  expect(await accounts.canReset(reset)).toBe(false)
})

test('a second wish ends the first, and a withdrawn one is gone', async () => {
  const person = await enrol('Wisher')
  await askEmailChange(person, 'one@wish.test', sender)
  await askEmailChange(person, 'two@wish.test', sender)
  const [one, two] = [tokenIn((await lettersTo('one@wish.test'))[0]), tokenIn((await lettersTo('two@wish.test'))[0])]
  expect(await confirmEmailChange(one, sender)).toMatchObject({ message: accounts.LINK_GONE })
  await withdrawEmailChange(person.id)
  expect(await confirmEmailChange(two, sender)).toMatchObject({ message: accounts.LINK_GONE })
  expect((await again(person)).email).toBe('wisher@frenly.test')
})

test('a link works for a day', async () => {
  const person = await enrol('Sleeper')
  await askEmailChange(person, 'late@sleep.test', sender)
  const token = tokenIn((await lettersTo('late@sleep.test'))[0])
  inMs(24 * HOUR_MS + 1)
  expect(await findChangeOf(token)).toBeNull()
  expect(await readEmailChange(person.id)).toBeNull()
  expect(await confirmEmailChange(token, sender)).toMatchObject({ message: accounts.LINK_GONE })
})

test('a taken address is answered like a free one; its owner hears of it, and nobody gets a link', async () => {
  const [{ id }, asker] = [await enrol('Owner'), await enrol('Asker')]
  await saveUser(id, { emailVerifiedAt: clock.now() })
  const owner = await again({ id })
  const [taken, free] = [
    await askEmailChange(asker, 'OWNER@frenly.test', sender),
    await askEmailChange(asker, 'free@frenly.test', sender),
  ]
  expect(taken).toEqual(free)
  await askEmailChange(asker, 'owner@frenly.test', sender)
  expect(await readEmailChange(asker.id)).toMatchObject({ email: 'owner@frenly.test' })
  const letters = await lettersTo('owner@frenly.test')
  expect(letters.at(-1)).toContain('Your address was entered for another account')
  expect(tokenIn(letters.at(-1))).toBe('')
  expect(await again(owner)).toEqual(owner)
  expect(await askEmailChange(asker, 'ASKER@frenly.test', sender)).toMatchObject({ status: 400 })
})

test('an address that was taken meanwhile stays with its owner', async () => {
  const person = await enrol('Slow')
  await askEmailChange(person, 'quick@frenly.test', sender)
  const token = tokenIn((await lettersTo('quick@frenly.test'))[0])
  await saveUser((await enrol('Quick')).id, { emailVerifiedAt: clock.now() })
  expect(await confirmEmailChange(token, sender)).toMatchObject({ isDone: false, status: 409 })
  expect((await again(person)).email).toBe('slow@frenly.test')
})

test('of two who press for one address at once, one gets it', async () => {
  const people = [await enrol('Left'), await enrol('Right')]
  const tokens: string[] = []
  for (const person of people) {
    await askEmailChange(person, 'both@frenly.test', sender)
    tokens.push(tokenIn((await lettersTo('both@frenly.test')).at(-1)))
  }
  const outcomes = await Promise.all(tokens.map((token) => confirmEmailChange(token, sender)))
  expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(1)
})

test('administration comes with the proven address and goes with it; a suspended person moves nowhere', async () => {
  const person = await enrol('Keeper')
  const cookie = (await startSession(new Request('http://frenly.test/'), person.id, false)).split(';')[0]!
  const isAdmin = async () => (await findUser(new Request('http://frenly.test/', { headers: { cookie } })))?.isAdmin
  await askEmailChange(person, 'Admin@frenly.test', sender)
  expect(await isAdmin()).toBe(false)
  await confirmEmailChange(tokenIn((await lettersTo('Admin@frenly.test'))[0]), sender)
  expect(await isAdmin()).toBe(true)
  await askEmailChange(await again(person), 'keeper@away.test', sender)
  await confirmEmailChange(tokenIn((await lettersTo('keeper@away.test'))[0]), sender)
  expect(await isAdmin()).toBe(false)

  await askEmailChange(await again(person), 'keeper@gone.test', sender)
  await saveUser(person.id, { suspendedAt: new Date() })
  const token = tokenIn((await lettersTo('keeper@gone.test'))[0])
  expect(await confirmEmailChange(token, sender)).toMatchObject({ isDone: false })
})
