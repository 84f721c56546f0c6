import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { byDay } from '#tests/support/nightly.ts'
import { readPathRows } from '#tests/support/path-rows.ts'

let app: BuiltApp
beforeAll(async () => {
  app = await openBuiltApp()
})
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
