import { expect, test } from 'vitest'
import { toSnippet } from './snippet.ts'

test('found words are marked in all their forms', () => {
  expect(toSnippet('The **panda** eats. Pandas sleep.', ['panda'])).toBe(
    'The <mark>panda</mark> eats. <mark>Pandas</mark> sleep.',
  )
})

test('nothing but the mark is markup', () => {
  expect(toSnippet('<img src=x onerror=alert(1)> panda', ['panda'])).not.toContain('<img')
})

test('a long text is cut round the first hit, at words', () => {
  const snippet = toSnippet(`${'before '.repeat(60)}bamboo ${'after '.repeat(60)}`, ['bamboo'])
  expect(snippet).toMatch(/^…before .*<mark>bamboo<\/mark>.*after…$/)
})
