import { expect, test } from 'vitest'

process.env.PATH = '/no/such/folder'
const { withSecondOpinion } = await import('./link-grammar.server.ts')
const { programs } = await import('./index.server.ts')

test('without the parser every change stands', async () => {
  const edit = { start: 0, end: 2, after: 'I of', why: 'a bad idea', isBold: true }
  expect(await withSecondOpinion('Me am here.', [edit], new AbortController().signal)).toEqual([edit])
  expect(await programs[0]?.probe()).toEqual({ state: 'missing', why: null })
})
