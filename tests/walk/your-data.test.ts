import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { forgetProof } from '#tests/support/proof.ts'
import { openBrowser, PASSWORD } from '#tests/support/walker.ts'

let app: BuiltApp
beforeAll(async () => {
  app = await openBuiltApp()
})
afterAll(() => app.close())

test('the file is the own one alone, needs the password, holds no secret, and is kept by no cache', async () => {
  const [mine, other] = [openBrowser(app), openBrowser(app)]
  const id = await mine.join('Mine')
  const otherId = await other.join('Otherone')
  expect((await mine.post('/api/account/download', { for: otherId })).status).toBe(409)
  forgetProof(process.env.DATA_DIR ?? '', 'Mine')
  expect((await mine.post('/api/account/download', { for: id })).status).toBe(403)
  const wrong = await mine.act('data', 'download.start', { currentPassword: 'a loud bamboo grove' })
  const page = await wrong.text()
  expect(wrong.status).toBe(403)
  expect(page).toContain('This is not your current password.')
  expect(page).not.toContain('a loud bamboo grove')

  const right = await mine.act('data', 'download.start', { currentPassword: PASSWORD })
  expect([right.status, right.headers.get('location')]).toEqual([307, '/api/account/download'])
  const zip = await mine.post('/api/account/download', { for: id, currentPassword: PASSWORD })
  expect(zip.headers.get('cache-control')).toBe('private, no-store')
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  const all = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
  expect(all).toContain('mine@frenly.test')
  for (const secret of ['otherone', '$argon2', PASSWORD]) expect(all).not.toContain(secret)
})

test('the sixth file within an hour has to wait, and says how long', async () => {
  const browser = openBrowser(app)
  const id = await browser.join('Often')
  for (let n = 0; n < 5; n++) expect((await browser.post('/api/account/download', { for: id })).status).toBe(200)
  const direct = await browser.post('/api/account/download', { for: id })
  const form = await browser.act('data', 'download.start')
  expect([direct.status, form.status]).toEqual([429, 429])
  for (const answer of [direct, form]) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
})

test('who asked to be erased is signed out everywhere at once, and may come back and keep the account', async () => {
  const [here, there] = [openBrowser(app), openBrowser(app)]
  await here.join('Leaving')
  await there.signIn('Leaving')
  expect((await here.act('data', 'deletion.ask', { username: 'Somebody' })).status).toBe(400)
  const asked = await here.act('data', 'deletion.ask', { username: 'leaving' })
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/'])
  expect(asked.headers.get('clear-site-data')).toBe('"cache", "storage"')
  for (const browser of [here, there]) expect((await browser.get('/api/auth/user')).status).toBe(401)
  expect(await (await here.get('/')).text()).toContain('Your account will be erased on')

  await here.signIn('Leaving')
  for (const path of ['/access', '/settings', '/dashboard-backup'])
    expect(await (await here.get(path)).text()).toContain('Keep my account')
  expect((await here.act('data', 'deletion.ask', { username: 'Leaving' })).status).toBe(409)
  const kept = await here.act('data', 'deletion.keep')
  expect([kept.status, kept.headers.get('location')]).toEqual([303, '/settings?part=data'])
  expect(await (await here.get('/access')).text()).not.toContain('Keep my account')
})
