import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { readPathRows } from '#tests/support/path-rows.ts'

let app: BuiltApp
beforeAll(async () => {
  app = await openBuiltApp()
})
afterAll(() => app.close())

const paths = readPathRows().map(({ example }) => example)

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
