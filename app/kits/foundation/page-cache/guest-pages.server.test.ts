import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-guests-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { themeCookie } = await import('#app/kits/pages/theme/theme.server.ts')
const { guardedCookie } = await import('#app/platform/request/cookie.server.ts')
const { bumpContent, contentVersion } = await import('./content-version.server.ts')
const { findVersion } = await import('./content-version.store.server.ts')
const { guestPages } = await import('./guest-pages.server.ts')

/** The kind of guest a browser with these cookies is. */
const kindOf = async (cookie?: string) => {
  const kind = await guestPages.visitorOf({ cookie, 'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36' })
  return kind && kind.replace(/ person$/, '')
}

beforeAll(() => store().migrate())
afterAll(() => store().close())

const pair = async (cookie: { serialize(value: unknown): Promise<string> }, value: unknown) =>
  (await cookie.serialize(value)).split(';')[0]!

test('guests differ by their theme alone', async () => {
  const dark = await pair(themeCookie(), 'dark')
  const light = await pair(themeCookie(), 'light')
  expect(await kindOf(undefined)).toBe('system')
  expect(await kindOf('_ga=1; SERVERID=a')).toBe('system')
  expect(await kindOf(dark)).toBe('dark')
  expect(await kindOf(`x=y;${light}; z=1`)).toBe('light')
  expect(await kindOf('frenly_theme=garbage')).toBe('system')
})

test('crawlers, who get a page when all of it is there, are a kind of their own', async () => {
  const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  expect(await guestPages.visitorOf({ 'user-agent': crawler })).toBe('system crawler')
  expect(await guestPages.visitorOf({})).toBe('system person')
})

test('any other cookie of ours makes a visitor one of a kind', async () => {
  for (const name of ['session', 'flash', 'challenge', 'sign_in'])
    expect(await kindOf(`a=b; ${await pair(guardedCookie(name), 'x')}`), name).toBeNull()
  expect(await kindOf('frenly_trial=1')).toBeNull()
  expect(await kindOf('__Host-frenly_session=x')).toBeNull()
  expect(await kindOf('frenly_theme=x; frenly_session=x')).toBeNull()
})

test('a device that was signed in here once is a guest like others', async () => {
  expect(await kindOf(await pair(guardedCookie('known', { isSigned: true }), 'x'))).toBe('system')
})

test('the content’s version changes with each change, once it stands', async () => {
  const first = contentVersion()
  await bumpContent()
  const second = contentVersion()
  expect(second).not.toBe(first)
  expect(await findVersion()).toBe(second)
  await store().tx(async () => {
    await bumpContent()
    expect(contentVersion()).toBe(second)
  })
  const third = contentVersion()
  expect(third).not.toBe(second)
  const refused = store().tx(async () => {
    await bumpContent()
    throw new Error('the change was refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect([contentVersion(), await findVersion()]).toEqual([third, third])
})
