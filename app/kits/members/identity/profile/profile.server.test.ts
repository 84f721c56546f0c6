import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-profile-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const accounts = await import('../account/accounts.server.ts')
const { profileInputs } = await import('./profile.inputs.ts')
const { removeProfilePicture, saveProfile } = await import('./profile.server.ts')
const { readPicture } = await import('./profile-picture.server.ts')
const { findUserById, findUserByUsername } = await import('../account/users.store.server.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: 'http://frenly.test' } as const

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

async function enrol(username: string) {
  const email = `${username.toLowerCase()}@frenly.test`
  await accounts.register({ username, email, password: 'correct horse' }, sender)
  return (await findUserByUsername(username.toLowerCase()))!
}
type Person = Awaited<ReturnType<typeof enrol>>
const save = (person: Person, changes: Record<string, unknown>) =>
  saveProfile(
    person,
    profileInputs.parse({ name: person.name, username: person.username, handle: person.handle, ...changes }),
  )
const again = async (person: Person) => (await findUserById(person.id))!
const pngOf = async (side: number, name = 'me.png') => {
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#456' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}
const kept = () => (existsSync(join(dataDir, 'files/pictures')) ? readdirSync(join(dataDir, 'files/pictures')) : [])

test('a profile is saved whole, and names are kept as they are read', async () => {
  const mira = await enrol('Mira')
  const change = { name: '  Mira  Okafor', username: 'Mira_O', handle: 'MiraO', country: 'NO' }
  expect(await save(mira, { ...change, interest: 'Code', ownInterests: 'kites' })).toEqual({ isDone: true })
  expect(await again(mira)).toMatchObject({
    name: 'Mira Okafor',
    username: 'Mira_O',
    usernameKey: 'mira_o',
    handle: 'mirao',
    country: 'NO',
    interests: ['Code', 'kites'],
  })
  expect(await accounts.checkPassword('MIRA_O', 'correct horse')).toMatchObject({ isDone: true })
  expect(await accounts.checkPassword('mira', 'correct horse')).toMatchObject({ isDone: false })
  await save(await again(mira), { country: '', name: 'Mira' })
  expect(await again(mira)).toMatchObject({ country: null, interests: [] })
})

test('each field that does not do has its own sentence, and nothing is saved', async () => {
  const person = await enrol('Fielder')
  const refused = await save(person, {
    name: '\u200B',
    username: 'a b',
    handle: 'login',
    country: 'ZZ',
    ownInterests: 'x'.repeat(50),
  })
  expect(refused).toMatchObject({ isDone: false, status: 400 })
  expect(Object.keys(refused.isDone ? {} : refused.errors).sort()).toEqual([
    'country',
    'handle',
    'interest',
    'name',
    'username',
  ])
  expect(await again(person)).toEqual(person)
})

test('nobody gets the username or the handle of somebody else, in whatever letters, nor one as the other', async () => {
  const [owner, other] = [await enrol('Owner'), await enrol('Other')]
  await save(owner, { handle: 'the-owner' })
  for (const username of ['OWNER', 'the-Owner'])
    expect(await save(other, { username })).toMatchObject({ status: 409, errors: { username: accounts.NAME_TAKEN } })
  for (const handle of ['owner', 'The-Owner'])
    expect(await save(other, { handle })).toMatchObject({
      status: 409,
      errors: { handle: expect.stringMatching(/taken/) },
    })
  const latecomer = { username: 'the-owner', email: 'late@frenly.test', password: 'correct horse' }
  expect(await accounts.register(latecomer, sender)).toMatchObject({ status: 409, message: accounts.NAME_TAKEN })
  expect(await save(await again(owner), { username: 'the-owner', handle: 'owner' })).toEqual({ isDone: true })
})

test('of many who want one name at once, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, (_, n) => enrol(`Racer${n}`)))
  const outcomes = await Promise.all(
    people.map((person, n) => save(person, n % 2 ? { handle: 'the-prize' } : { username: 'The-Prize' })),
  )
  expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(1)
  expect(outcomes.filter((one) => !one.isDone && one.status === 409)).toHaveLength(7)
})

test('a picture is kept under an address nobody guesses, replaced with its file, and taken away', async () => {
  const person = await enrol('Painted')
  expect(await save(person, { picture: await pngOf(300) })).toEqual({ isDone: true })
  const first = (await again(person)).profilePicture!
  expect(first).toMatch(/^\/files\/pictures\/[\w-]{22}$/)
  expect(await readPicture(first.split('/').at(-1)!)).toBeInstanceOf(Uint8Array)
  await save(person, { picture: await pngOf(200) })
  const second = (await again(person)).profilePicture!
  expect(kept()).toEqual([second.split('/').at(-1)])
  await save(person, { name: 'Painted still' })
  expect((await again(person)).profilePicture).toBe(second)
  await removeProfilePicture(person.id)
  expect((await again(person)).profilePicture).toBeNull()
  expect(kept()).toEqual([])
  for (const name of ['../session-secret', 'x', second.split('/').at(-1)!]) expect(await readPicture(name)).toBeNull()
})

test('a refused form leaves no file behind', async () => {
  const person = await enrol('Refused')
  expect(await save(person, { handle: 'owner', picture: await pngOf(50) })).toMatchObject({ status: 409 })
  const tooLarge = new File([new Uint8Array(2_000_001)], 'large.png', { type: 'image/png' })
  expect(await save(person, { picture: tooLarge })).toMatchObject({
    status: 413,
    errors: { picture: expect.any(String) },
  })
  const html = new File(['<html>'], 'page.png', { type: 'image/png' })
  expect(await save(person, { picture: html })).toMatchObject({ status: 400, errors: { picture: expect.any(String) } })
  expect(kept()).toEqual([])
})
