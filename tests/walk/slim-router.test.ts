import { matchRoutes } from '@remix-run/router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { byDay } from '#tests/support/nightly.ts'
import { readPathRows } from '#tests/support/path-rows.ts'

let app: BuiltApp
beforeAll(async () => {
  app = await openBuiltApp()
  // The home page shows what the engines worked out, once they have.
  const ready = async () => {
    const told = await (await app.visit('/_root.data')).text()
    for (const part of ['"agreement"', 'What is 18%', 'Which is larger']) expect(told).toContain(part)
  }
  await vi.waitFor(ready, { timeout: 60_000, interval: 500 })
}, 90_000)
afterAll(() => app.close())

/** By day every fourth address of the list, so that each subject has some; each night all. */
const EACH = byDay(4, 1)
const paths = readPathRows()
  .map(({ example }) => example)
  .filter((_, n) => n % EACH === 0)

test.each(paths)('the slim router answers %s as the whole route table does, document and data', async (path) => {
  for (const address of [path, path === '/' ? '/_root.data' : `${path}.data`].map(toWhole)) {
    const [slim, plain] = await Promise.all([app.visit(address), app.visitPlain(address)])
    expect(slim.status).toBe(plain.status)
    expect([...slim.headers]).toEqual([...plain.headers])
    expect(await slim.text()).toBe(await plain.text())
  }
})

/** Search sends its answer later when it is slow, so two answers may differ; asked for whole they do not. */
const toWhole = (address: string) => (address.startsWith('/search') ? `${address}?whole` : address)

test('each address, however it is written, leads to the route that the whole table gives', () => {
  const all = Object.values(app.build.routes).map((route) => route!)
  const root = all.find(({ id }) => id === 'root')!
  const under = all.filter(({ parentId }) => parentId === root.id)
  const children = under.map(({ id, path, index }) => (index ? { id, path, index: true as const } : { id, path }))
  const whole = [{ id: root.id, path: root.path, children }]
  // The router warns of each segment that is not encoded right.
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(children).toHaveLength(all.length - 1)
  const encoded = (path: string) => path.replace(/\w(?=\/|$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  for (const path of paths)
    for (const asked of [
      ...[path, `${path}/`, `/${path}`, path.toUpperCase(), encoded(path), `${path}/%zz`, `${path}/none`],
      ...[`${path}?a=b`, `${path}#c`, path.replace('/', '/%zz'), path.slice(0, -1)],
    ])
      expect(app.routeIdOf(asked), asked).toBe(matchRoutes(whole, asked)?.at(-1)?.route.id ?? 'root')
  warn.mockRestore()
})
