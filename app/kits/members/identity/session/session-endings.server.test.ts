import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-endings-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { endAllDevices, endDevice, endOtherDevices, listDevices } = await import('./devices.server.ts')
const { endSession, findSignedIn, findUser, startSession } = await import('./session.server.ts')
const { recordWaiting } = await import('./session-endings.server.ts')
const { sessions } = await import('#app/database/tables/people.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

async function signIn(userId: string): Promise<Request> {
  const cookie = (await startSession(new Request('http://frenly.test/'), userId, true)).split(';')[0]!
  return new Request('http://frenly.test/', { headers: { cookie } })
}

const rowsOf = async (userId: string) =>
  (await store().db.select().from(sessions)).filter((session) => session.userId === userId)

/** No row can be taken out of the database, as on a full disk. */
const fillDisk = () =>
  vi.spyOn(store().db, 'delete').mockImplementation(() => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  })

test('signing out on a full disk clears the cookie, ends the session here and records it when there is room', async () => {
  await enrol('mira')
  const browser = await signIn('mira')
  const disk = fillDisk()
  const ended = await endSession(browser)
  expect(ended.isRecorded).toBe(false)
  expect(ended.cookie).toMatch(/^frenly_session=;.*Max-Age=0/)
  expect(await findUser(browser)).toBeNull()
  await recordWaiting()
  expect(await rowsOf('mira')).toHaveLength(1)
  disk.mockRestore()
  await recordWaiting()
  expect(await rowsOf('mira')).toEqual([])
  expect(await findUser(browser)).toBeNull()
})

test('so do signing out everywhere else, everywhere, and on one device; who signs in afterwards is in', async () => {
  await enrol('ping')
  const [here, there, third] = [await signIn('ping'), await signIn('ping'), await signIn('ping')]
  const signedIn = (await findSignedIn(here))!
  const disk = fillDisk()
  const device = (await listDevices(signedIn)).find(({ isHere }) => !isHere)!
  expect(await endDevice(signedIn, device.id)).toMatchObject({ isHere: false, isRecorded: false })
  expect(await listDevices(signedIn)).toHaveLength(2)
  expect(await endOtherDevices(signedIn)).toBe(false)
  expect(await Promise.all([here, there, third].map(findUser))).toEqual([expect.anything(), null, null])
  expect(await endAllDevices(signedIn)).toBe(false)
  expect(await findUser(here)).toBeNull()
  disk.mockRestore()
  await new Promise((resolve) => setTimeout(resolve, 5))
  const later = await signIn('ping')
  expect(await findUser(later)).not.toBeNull()
  await recordWaiting()
  expect(await findUser(later)).not.toBeNull()
  expect(await rowsOf('ping')).toHaveLength(1)
})

test('with room the end is in the database at once', async () => {
  await enrol('tomas')
  const browser = await signIn('tomas')
  expect(await endSession(browser)).toMatchObject({ isRecorded: true })
  expect(await rowsOf('tomas')).toEqual([])
})
