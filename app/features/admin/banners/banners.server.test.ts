import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-banners-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { banners } = await import('#app/database/tables/admin.ts')
const { listAuditEvents } = await import('#app/kits/foundation/audit/audit.server.ts')
const { listBanners, sumClicks } = await import('#app/kits/foundation/banners/banners.store.server.ts')
const { findBannerFor } = await import('#app/kits/foundation/banners/shown-banner.server.ts')
const { turnBanners } = await import('#app/kits/foundation/banners/banner-turns.server.ts')
const { contentVersion } = await import('#app/kits/foundation/page-cache/content-version.server.ts')
const { errorsOf, openAdminForms, statusOf } = await import('#tests/support/admin-desk.ts')
const { action } = await import('../admin-cta.route.tsx')
const call = await import('../banner-call.api.ts')

const DAY_MS = 86_400_000
let adminAct: Awaited<ReturnType<typeof openAdminForms>>
const good = {
  act: 'save',
  banner: 'new',
  text: 'Several voices, one answer.',
  linkLabel: 'Ask them',
  link: '/ai/consensus',
  place: 'top',
  position: '0',
  startsOn: '',
  endsOn: '',
  isActive: 'on',
}
type Changes = { [Name in keyof typeof good]?: string | undefined } & { brands?: string[] }
const save = (changes: Changes = {}) =>
  adminAct.send(action, '/admin/cta', {
    ...(Object.fromEntries(
      Object.entries({ ...good, ...changes }).filter(([, value]) => value !== undefined),
    ) as Record<string, string | string[]>),
  })
const main = { id: 'main', landing: 'home' } as const
const shown = (
  screen: Parameters<typeof findBannerFor>[1]['screen'],
  brand: { id: string; landing: 'home' } = main,
  cookie = '',
) => findBannerFor(new Request('http://frenly.test/', { headers: { cookie } }), { screen, brand })
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)
const newest = async () => (await listBanners()).at(-1)!

beforeAll(async () => {
  await store().migrate()
  adminAct = await openAdminForms()
})
beforeEach(() => store().db.delete(banners))
afterAll(() => store().close())

test('a banner stands where, for whom and when it should, and every change drops the kept pages', async () => {
  const before = contentVersion()
  expect(statusOf(await save())).toBe(303)
  expect(contentVersion()).not.toBe(before)
  expect(await shown('search')).toMatchObject({ text: good.text, linkLabel: 'Ask them' })
  for (const screen of ['admin', 'inbox'] as const) expect(await shown(screen)).toBeNull()
  await save({ place: 'plans', text: 'Pro is here.' })
  expect(await shown('plans')).toMatchObject({ text: 'Pro is here.' })
  expect(await shown('search')).toMatchObject({ text: good.text })
  await save({ place: 'home', text: 'For voices.', brands: ['voice2email'] })
  expect(await shown('home')).toMatchObject({ text: good.text })
  expect(await shown('home', { id: 'voice2email', landing: 'home' })).toMatchObject({ text: 'For voices.' })
})

test('it is not shown before its first day, nor after its last, nor switched off; the lowest in order stands', async () => {
  await save({ text: 'Tomorrow', startsOn: day(1) })
  await save({ text: 'Yesterday', endsOn: day(-1) })
  await save({ text: 'Off', isActive: undefined })
  expect(await shown('search')).toBeNull()
  await save({ text: 'Second', position: '5', startsOn: day(0), endsOn: day(0) })
  await save({ text: 'First', position: '1' })
  expect(await shown('search')).toMatchObject({ text: 'First' })
  const first = (await listBanners()).find(({ text }) => text === 'First')!
  await adminAct.send(action, '/admin/cta', { act: 'switch', banner: first.id })
  expect(await shown('search')).toMatchObject({ text: 'Second' })
})

test('the minute in which a banner begins drops the kept pages', async () => {
  await save({ text: 'Soon' })
  await store()
    .db.update(banners)
    .set({ startsAt: new Date(Date.now() - 1_000) })
  const before = contentVersion()
  await turnBanners.run(new AbortController().signal)
  const after = contentVersion()
  expect(after).not.toBe(before)
  await turnBanners.run(new AbortController().signal)
  expect(contentVersion()).toBe(after)
})

test.each([
  'javascript:alert(1)',
  '//evil.test',
  'http://plain.test',
  'https://me:pw@evil.test',
  '/api/auth/signout',
  '/\\evil.test',
  'plan',
])('%s is no link of a banner, and the form comes back filled', async (link) => {
  const answer = await save({ link })
  expect(statusOf(answer)).toBe(400)
  expect(errorsOf(answer).link).toContain('begins with https://')
  expect(answer).toMatchObject({ data: { problem: { values: { text: good.text, link } } } })
  expect(await listBanners()).toEqual([])
})

test('wrong days, places and texts have their sentences', async () => {
  expect(errorsOf(await save({ text: ' ', linkLabel: 'x'.repeat(41), place: 'roof', position: '-1' }))).toEqual({
    text: 'Please write what the banner says.',
    linkLabel: 'Please keep it under 40 characters.',
    place: 'Choose where it stands.',
    position: 'Please write a whole number from 0 to 999.',
  })
  expect(errorsOf(await save({ startsOn: '2026-12-02', endsOn: '2026-12-01' })).endsOn).toBe(
    'The last day is before the first.',
  )
  expect(errorsOf(await save({ startsOn: '2026-13-40' })).startsOn).toBe('Choose a day such as 2026-11-21.')
})

const visit = (id: string, init: RequestInit = {}) => ({
  request: new Request(`http://frenly.test/api/banners/${id}?to=https://evil.test`, init),
  params: { id },
  context: { network: '10.9.9.9', cspNonce: '', requestId: '', isDocument: true },
})
const browser = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' } }

test('a click counts once and leads to the stored address; programs and fetching ahead count for nothing', async () => {
  await save()
  const { id } = await newest()
  for (let n = 0; n < 3; n++) {
    const answer = await call.loader(visit(id, browser))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ai/consensus'])
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  await call.loader(visit(id, { headers: { 'user-agent': 'Googlebot/2.1' } }))
  await call.loader(visit(id, { headers: { ...browser.headers, 'sec-purpose': 'prefetch' } }))
  await call.loader(visit(id, { ...browser, method: 'HEAD' }))
  expect(await sumClicks()).toEqual([{ bannerId: id, clicks: 3 }])
  await expect(call.loader(visit('gone', browser))).rejects.toMatchObject({ status: 404 })
})

test('who puts a banner away does not see it again, until the browser is closed', async () => {
  await save()
  const { id } = await newest()
  const body = new URLSearchParams({ page: '/search?q=tea' })
  const answer = await call.action(visit(id, { method: 'POST', body }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/search?q=tea'])
  const cookie = answer.headers.get('set-cookie')!
  expect(cookie).not.toMatch(/max-age|expires/i)
  expect(await shown('search', main, cookie.split(';')[0])).toBeNull()
  expect(await shown('search')).not.toBeNull()
  const elsewhere = await call.action(visit(id, { method: 'POST', body: new URLSearchParams({ page: '//evil.test' }) }))
  expect(elsewhere.headers.get('location')).toBe('/')
})

test('a banner is changed and removed, and each act is written down', async () => {
  await save()
  const { id } = await newest()
  expect(statusOf(await save({ banner: id, text: 'Changed' }))).toBe(303)
  expect(await newest()).toMatchObject({ id, text: 'Changed' })
  expect(statusOf(await adminAct.send(action, '/admin/cta', { act: 'remove', banner: id }))).toBe(303)
  expect(statusOf(await adminAct.send(action, '/admin/cta', { act: 'remove', banner: id }))).toBe(404)
  expect(statusOf(await save({ banner: id }))).toBe(404)
  const acts = await listAuditEvents({ target: `banner/${id}`, limit: 9 })
  expect(acts.map(({ act }) => act)).toEqual(['banner.removed', 'banner.saved', 'banner.created'])
})
