import { expect, test } from 'vitest'
import { meetsAny, signsIn } from './markdown-signs.ts'

const TEXT = `## A  head

- one  \`co  de\`
  - [x] in  here
> quote  d

    code  block

| a  |  b |
| -- | -- |

\`\`\`
x  y
\`\`\`

See [the  map](https://a.example/the).[^1]

[^1]: A  note.`

test('double blanks are prose in prose alone: signs, code and tables are left to the writer', () => {
  const signs = signsIn(TEXT)
  const open = [...TEXT.matchAll(/ {2}/g)].filter(({ index }) => !meetsAny(signs, index, index + 2))
  const words = open.map(({ index }) => TEXT.slice(index - 1, index + 3))
  expect(words).toEqual(['A  h', 'e  `', 'n  h', 'e  d', 'e  m', 'A  n'])
})

test('an address is no prose, and the words around it are', () => {
  const signs = signsIn(TEXT)
  const at = TEXT.indexOf('a.example')
  expect(meetsAny(signs, at, at + 3)).toBe(true)
  expect(meetsAny(signs, at, at)).toBe(true)
  expect(meetsAny(signs, TEXT.indexOf('See'), TEXT.indexOf('See') + 3)).toBe(false)
})
