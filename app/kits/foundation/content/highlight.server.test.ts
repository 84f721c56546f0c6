import { expect, test } from 'vitest'
import { toCodeText } from '#app/ui/data/code-token.ts'
import { findLanguage, highlight, MAX_HIGHLIGHTED_CHARS } from './highlight.server.ts'

const SAMPLES = {
  ts: 'export const a: string = `b ${1}` // c\n\ntype B = { c: 1 }',
  html: '<p class="a">b</p><style>a { color: red }</style><script>let x = 1</script>',
  py: 'def f(a):\n    """doc"""\n    return a + 1',
  sh: 'echo "$HOME" | grep -c a # b',
  json: '{"a": [1, true, null]}',
  sql: "select a from b where c = 'd' -- e",
  diff: '- a\n+ b',
}

test.each(Object.entries(SAMPLES))('not a letter of %s is lost or added', (word, code) => {
  const { lines } = highlight(code, word)
  expect(toCodeText({ language: '', lines })).toBe(code)
  expect(lines).toHaveLength(code.split('\n').length)
  expect(lines.flat().some(({ kind }) => kind !== null)).toBe(true)
})

test('words are told apart', () => {
  const kindOf = (text: string) =>
    highlight(SAMPLES.ts, 'ts')
      .lines.flat()
      .find((token) => token.text === text)?.kind
  expect(kindOf('const')).toBe('keyword')
  expect(kindOf('// c')).toBe('comment')
})

test('a language goes by several names, in any letter case', () => {
  expect(findLanguage('TSX')?.name).toBe('TypeScript')
  expect(findLanguage('py')?.name).toBe('Python')
  expect(findLanguage('constructor')).toBeNull()
})

test('very long code stays plain', () => {
  const { lines } = highlight('let a\n'.repeat(MAX_HIGHLIGHTED_CHARS / 5), 'js')
  expect(lines.flat().every(({ kind }) => kind === null)).toBe(true)
})

test('code without a language is text', () => {
  expect(highlight('a\n', '')).toEqual({ language: 'Text', lines: [[{ text: 'a', kind: null }]] })
})
