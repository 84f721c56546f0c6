import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lettersTo } from '#tests/support/letters.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-admit-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { closeMailQueue, deliverDue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { admit } = await import('./admit.server.ts')
const { findUser } = await import('./session.server.ts')
const { findUserById } = await import('../account/users.store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0'

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

/** A browser that keeps what it is given. */
function openBrowser(userAgent = FIREFOX) {
  const jar = new Map<string, string>()
  const request = () =>
    new Request('http://frenly.test/login', {
      headers: { 'cookie': [...jar].map(([name, value]) => `${name}=${value}`).join('; '), 'user-agent': userAgent },
    })
  return {
    request,
    forget: (name: string) => jar.delete(name),
    async signIn(userId: string) {
      const { cookies } = await admit(request(), (await findUserById(userId))!, { isRemembered: false })
      for (const cookie of cookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        jar.set(name, value)
      }
      return cookies
    },
  }
}
async function newDeviceLetters(name: string): Promise<string[]> {
  await deliverDue()
  return lettersTo(dataDir, `${name}@frenly.test`).filter((letter) => letter.includes('A new device signed in'))
}

test('the first browser is no news, another one is told once, with what it is', async () => {
  const { id } = await enrol('mira')
  const [home, cafe] = [openBrowser(), openBrowser()]
  await home.signIn(id)
  expect((await findUser(home.request()))?.id).toBe(id)
  await home.signIn(id)
  expect(await newDeviceLetters('mira')).toEqual([])
  await cafe.signIn(id)
  await cafe.signIn(id)
  await home.signIn(id)
  const letters = await newDeviceLetters('mira')
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain('Firefox on Windows')
  expect(letters[0]).toMatch(/\d{4} at \d\d:\d\d UTC/)
})

test('who does not want these letters gets none', async () => {
  const { id } = await enrol('quiet', { notifications: { signIns: false, openings: true } })
  await openBrowser().signIn(id)
  await openBrowser().signIn(id)
  expect(await newDeviceLetters('quiet')).toEqual([])
})

test('a browser knows five people, and names none of them', async () => {
  // Names of three letters stand in random marks by chance.
  const ids = ['annabel', 'benjamin', 'cemalettin', 'diamanda', 'evangeline', 'fayette']
  await Promise.all(ids.map((name) => enrol(name)))
  const family = openBrowser()
  let cookie = ''
  for (const id of ids) {
    await openBrowser().signIn(id)
    cookie = (await family.signIn(id)).find((one) => one.startsWith('frenly_known'))!
  }
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/Max-Age=31536000/)
  expect(cookie).toMatch(/SameSite=Lax/i)
  const said = Buffer.from(decodeURIComponent(cookie.split(/[=.;]/)[1]!), 'base64').toString()
  for (const id of ids) expect(said).not.toContain(id)
  for (const id of ids.slice(1)) await family.signIn(id)
  expect(await newDeviceLetters('fayette')).toHaveLength(1)
  await family.signIn(ids[0]!)
  expect(await newDeviceLetters('annabel')).toHaveLength(2)
})

test('a cookie somebody wrote themselves makes no browser known', async () => {
  const { id } = await enrol('gus')
  await openBrowser().signIn(id)
  const forged = Buffer.from(JSON.stringify(['x'.repeat(22)])).toString('base64')
  const request = new Request('http://frenly.test/login', { headers: { cookie: `frenly_known=${forged}.abc` } })
  const { cookies } = await admit(request, (await findUserById(id))!, { isRemembered: true })
  expect(cookies).toHaveLength(2)
  expect(await newDeviceLetters('gus')).toHaveLength(1)
})
