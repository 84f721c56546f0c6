import { afterAll, beforeAll, expect, test } from 'vitest'
import { brands } from '#app/brands/brands.ts'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { screens, type ScreenId } from '#app/catalogue/screens.ts'
import type { ScreenEntry } from '#app/catalogue/screen.ts'
import { ADMIN_EMAIL, openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { readPathRows } from '#tests/support/path-rows.ts'
import { signIn } from '#tests/support/people.ts'

let app: BuiltApp
let member = ''
let admin = ''

beforeAll(async () => {
  app = await openBuiltApp()
  member = signIn({ username: 'Mira', email: 'mira@frenly.test' })
  admin = signIn({ username: 'Keeper', email: ADMIN_EMAIL.toUpperCase() })
})
afterAll(() => app.close())

const rows = readPathRows()
const pages = rows.filter(({ access }) => ['public', 'member', 'admin'].includes(access))
const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))

/** Rows whose example names nothing, so that they answer 404 with a helpful screen. */
const isNowhere = ({ example, screen }: { example: string; screen: string }) =>
  screen === 'not-found' || /\/none(\/|$)/.test(example) || /nobody/.test(example)

test.each(pages.filter(({ access }) => access === 'public'))('a guest opens $example', async (row) => {
  for (const path of [row.example, swapCase(row.example), row.example === '/' ? '/' : `${row.example}/`]) {
    const response = await app.visit(path)
    const html = await response.text()
    expect(response.status, path).toBe(isNowhere(row) ? 404 : 200)
    expect(html).toContain(`data-screen="${row.screen}"`)
    expect(html).toMatch(/<h1[\s>]/)
    expect(html).toMatch(/<title>[^<]{3,}<\/title>/)
  }
})

test.each(pages.filter(({ access }) => access !== 'public'))(
  'a guest at $example is sent to sign in and back',
  async ({ example }) => {
    for (const path of [example, swapCase(example)]) {
      const response = await app.visit(`${path}?tab=1`)
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe(`/login?return_url=${encodeURIComponent(`${path}?tab=1`)}`)
    }
  },
)

test.each(pages.filter(({ access }) => access === 'member'))('a member opens $example', async (row) => {
  const response = await app.visit(row.example, { headers: { cookie: member } })
  expect(response.status).toBe(isNowhere(row) ? 404 : 200)
  expect(await response.text()).toContain(`data-screen="${row.screen}"`)
})

test.each(pages.filter(({ access }) => access === 'admin'))(
  '$example is for the administrator alone',
  async ({ example, screen }) => {
    for (const path of [example, swapCase(example), `${example}/`, `${example}.data`]) {
      const refused = await app.visit(path, { headers: { cookie: member } })
      expect(refused.status, path).toBe(403)
      expect(await refused.text()).not.toContain('What you will be able to do here')
    }
    const opened = await app.visit(example, { headers: { cookie: admin } })
    expect(opened.status).toBe(200)
    expect(await opened.text()).toContain(`data-screen="${screen}"`)
  },
)

test('the administrator is known by a verified address alone', async () => {
  const twin = signIn({ username: 'Twin', email: `x${ADMIN_EMAIL}` })
  expect((await app.visit('/admin', { headers: { cookie: twin } })).status).toBe(403)
})

test.each(rows.filter(({ access }) => access === 'redirect'))('$example leads on', async ({ example, pattern }) => {
  const response = await app.visit(example)
  const target = { '/dashboard': '/access', '/business/{businessId}/success': '/business/none/dashboard' }[pattern]
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toContain(target ?? '/auth/error')
})

test.each(rows.filter(({ access }) => access === 'api'))(
  'the call $example takes its own method only',
  async ({ example }) => {
    const response = await app.visit(example)
    expect(response.status).toBe(example === '/api/auth/user' ? 401 : 405)
    expect(response.headers.get('content-type')).toContain('application/json')
  },
)

test('all addresses of a screen name the same canonical one', async () => {
  for (const [id, { paths, access }] of Object.entries(screens) as [ScreenId, ScreenEntry][]) {
    if (access || id === 'not-found' || OF_A_RUN.includes(id) || paths.some((path) => /[:*]/.test(path))) continue
    const pages = await Promise.all(paths.map(async (path) => (await app.visit(path)).text()))
    const canonical = pages.map((html) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'none')
    expect(new Set(canonical).size, id).toBe(1)
    expect(new URL(canonical[0] ?? '').pathname, id).toBe(isLanding(id) ? '/' : paths[0])
  }
})

/** Without the run in their query they lead to the question. */
const OF_A_RUN: readonly ScreenId[] = ['consensus-run', 'consensus-compare', 'consensus-merge', 'consensus-share']

/** A brand's landing is `/` on the brand's own host. */
const isLanding = (id: ScreenId) => Object.values(brands).some(({ landing }) => landing === id)

test('a path finds its screen in any letter case, with its parameters as written', () => {
  expect(screenAt('/AI/Consensus')).toMatchObject({ id: 'consensus' })
  expect(screenAt('/ai/consensus-V4')).toMatchObject({ id: 'consensus', variant: 'v4' })
  expect(screenAt('/Profile/MiRa')).toMatchObject({ id: 'profile', params: { handle: 'MiRa' } })
  expect(screenAt('/v2/workflow-builder')).toMatchObject({ id: 'v2-workflow-builder' })
  expect(screenAt('/frenly-v2')).toMatchObject({ id: 'v2-home' })
  expect(screenAt('/other-v2')).toMatchObject({ id: 'topic' })
  expect(screenAt('/no/such/page')).toMatchObject({ id: 'not-found' })
})
