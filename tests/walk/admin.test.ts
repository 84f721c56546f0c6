import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ScreenEntry } from '#app/catalogue/screen.ts'
import { screens } from '#app/catalogue/screens.ts'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { openBrowser, type WalkBrowser } from '#tests/support/walker.ts'

let app: BuiltApp
let member: WalkBrowser
beforeAll(async () => {
  app = await openBuiltApp()
  member = openBrowser(app)
  await member.join('Curious')
})
afterAll(() => app.close())

/** However an address of the administrator is written. */
const paths = (Object.values(screens) as ScreenEntry[])
  .filter(({ access }) => access === 'admin')
  .flatMap(({ paths: all }) => all)
const shapes = (path: string) => [
  path,
  path.toUpperCase(),
  `${path}/`,
  `${path.toUpperCase()}/`,
  `${path}.data`,
  `${path.toUpperCase()}.data`,
]

test.each(paths.flatMap(shapes))('%s opens for neither a guest nor a member', async (path) => {
  expect((await member.get('/api/auth/user')).status).toBe(200)
  const guest = openBrowser(app)
  const isData = new URL(path, 'http://frenly.test').pathname.endsWith('.data')
  const statusesOf = async ({ get, post }: WalkBrowser) => [
    (await get(path)).status,
    (await post(path, { email: 'x@frenly.test' })).status,
  ]
  expect(await statusesOf(guest)).toEqual(isData ? [202, 202] : [302, 303])
  expect(await statusesOf(member)).toEqual([403, 403])
})

test.each(paths)('%s with an escaped letter opens for nobody either', async (path) => {
  const escaped = path.replace('/a', '/%61')
  for (const { get, post } of [openBrowser(app), member])
    for (const { status } of [await get(escaped), await post(escaped, { email: 'x@frenly.test' })])
      expect([302, 303, 403, 404]).toContain(status)
})
