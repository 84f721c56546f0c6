import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as outbox from '#tests/support/letters.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-guesses-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { closeMailQueue, deliverDue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { hashPassword } = await import('./password.server.ts')
const { rememberDevice } = await import('../session/known-device.server.ts')
const { signInByPassword } = await import('./password-sign-in.server.ts')
const { saveUser } = await import('../account/users.store.server.ts')

const PASSWORD = 'a quiet bamboo grove'
const OTHER = 'the river runs home'

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

const member = async (name: string) =>
  enrol(name, {
    passwordHash: await hashPassword(PASSWORD),
    passwordChangedAt: new Date(),
    emailVerifiedAt: new Date(),
  })
const visitFrom = (network: string, cookie = '') => ({
  network,
  request: new Request('http://frenly.test/', { headers: { cookie } }),
})
const signIn = (usernameOrEmail: string, password: string, visit: ReturnType<typeof visitFrom>) =>
  signInByPassword({ usernameOrEmail, password }, visit)
const statusOf = async (outcome: ReturnType<typeof signIn>) => {
  const answer = await outcome
  return answer.isDone ? 200 : answer.status
}
const toWide = (name: string) =>
  [...name].map((letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)).join('')
async function lettersTo(address: string) {
  await deliverDue()
  return outbox.lettersTo(dataDir, address)
}
const countOf = (statuses: number[], status: number) => statuses.filter((one) => one === status).length

test('all spellings of a name, and its address, share one budget of guesses in a network', async () => {
  await member('mira')
  const spellings = ['mira', 'MIRA', toWide('mira'), ' mira ', 'mira@frenly.test', toWide('mira') + '@frenly.test']
  const statuses: number[] = []
  for (let n = 0; n < 24; n++)
    statuses.push(await statusOf(signIn(spellings[n % 6]!, `wrong ${n}`, visitFrom('10.0.0.1'))))
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
  expect(countOf(statuses, 429)).toBe(14)
})

test('forty networks get no more guesses than the account gives; the owner hears of it once and keeps the known browser', async () => {
  const owner = await member('target')
  const known = (await rememberDevice(visitFrom('10.1.0.1').request, owner)).split(';')[0]!
  const guesses = (from: number) =>
    Array.from({ length: 40 }, (_, n) => statusOf(signIn('target', `wrong ${from + n}`, visitFrom(`10.2.${n}.1`))))
  const statuses = [
    ...(await Promise.all(guesses(0))),
    ...(await Promise.all(guesses(40))),
    ...(await Promise.all(guesses(80))),
  ]
  expect(countOf(statuses, 401)).toBe(20)
  expect(countOf(statuses, 429)).toBe(100)
  const letters = await lettersTo('target@frenly.test')
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain('Somebody is guessing your password')
  expect(letters[0]).toMatch(/There were 20 wrong tries/)

  const stranger = await signIn('target', PASSWORD, visitFrom('10.3.0.1'))
  expect(stranger).toMatchObject({
    status: 429,
    waitS: expect.any(Number),
    message: /Please wait .*by a link we mail you/ as never,
  })
  expect(await statusOf(signIn('target', PASSWORD, visitFrom('10.1.0.1', known)))).toBe(200)
  expect(await statusOf(signIn('target@frenly.test', PASSWORD, visitFrom('10.2.1.1', known)))).toBe(200)
  const ofDevice: number[] = []
  for (let n = 0; n < 12; n++)
    ofDevice.push(await statusOf(signIn('target', `wrong ${n}`, visitFrom('10.1.0.1', known))))
  expect(countOf(ofDevice, 401)).toBe(10)

  await saveUser(owner.id, { passwordChangedAt: new Date(Date.now() + 1_000) })
  expect(await statusOf(signIn('target', PASSWORD, visitFrom('10.4.0.1', known)))).toBe(429)
})

test('a known browser is known for its own account alone', async () => {
  const [mine] = [await member('mine'), await member('other')]
  const known = (await rememberDevice(visitFrom('10.5.0.1').request, mine)).split(';')[0]!
  const statuses: number[] = []
  for (let n = 0; n < 12; n++)
    statuses.push(await statusOf(signIn('other', `wrong ${n}`, visitFrom('10.5.0.1', known))))
  expect(statuses.slice(10)).toEqual([429, 429])
})

test('nobody is refused as somebody is: after as many guesses, with the same words', async () => {
  await member('somebody')
  const answers = await Promise.all(
    ['somebody', 'nobody', 'somebody@frenly.test', 'nobody@frenly.test'].map(async (name, k) => {
      const said: unknown[] = []
      for (let n = 0; n < 12; n++) {
        const answer = await signIn(name, `wrong ${n}`, visitFrom(`10.6.${k < 2 ? 0 : 1}.${k}`))
        said.push(
          answer.isDone
            ? 'in'
            : {
                ...answer,
                waitS: answer.waitS === undefined ? null : 'later',
                message: answer.message.replace(/\d+/, 'N'),
              },
        )
      }
      return said
    }),
  )
  expect(answers[0]).toEqual(answers[1])
})

test('a network that guesses at many is refused, and what it guessed then is not counted against anybody', async () => {
  await member('spared')
  await Promise.all(Array.from({ length: 60 }, (_, n) => signIn(`nobody${n}`, 'wrong', visitFrom('10.7.0.1'))))
  for (let n = 0; n < 5; n++) expect(await statusOf(signIn('spared', 'wrong', visitFrom('10.7.0.1')))).toBe(429)
  const statuses: number[] = []
  for (let n = 0; n < 10; n++) statuses.push(await statusOf(signIn('spared', 'wrong', visitFrom('10.7.1.1'))))
  expect(countOf(statuses, 401)).toBe(10)
})

test('guesses at an address are guesses at its owner, whatever a stranger who claims it has left', async () => {
  const owner = await member('owning')
  const claim = { email: owner.email, emailKey: owner.emailKey, passwordChangedAt: new Date() }
  await enrol('claiming', { ...claim, passwordHash: await hashPassword(OTHER) })
  const networks = (n: number) => visitFrom(`10.8.${n}.1`)
  await Promise.all(Array.from({ length: 30 }, (_, n) => signIn('claiming', `wrong ${n}`, networks(n))))
  expect(await statusOf(signIn(owner.email, `wrong`, networks(40)))).toBe(429)
  expect(await signIn(owner.email, PASSWORD, networks(41))).toMatchObject({ user: { id: owner.id } })
  const guessed = Array.from({ length: 28 }, (_, n) => statusOf(signIn(owner.email, `wrong ${n}`, networks(42 + n))))
  expect(await Promise.all(guessed)).not.toContain(200)
  expect(await statusOf(signIn(owner.email, PASSWORD, networks(80)))).toBe(429)
})
