import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { toSafeAddress, toSafeLine, toSafeMarkdown } from './safe-markdown.ts'
import { byDay } from '#tests/support/nightly.ts'

type Node = { type: string; url?: string; children?: Node[] }
const parse = (text: string) => unified().use(remarkParse).use(remarkGfm).parse(text) as Node
const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)]

/** Pieces of hostile Markdown; a text is any row of them. */
const pieces = [
  ...['# Title', '###### x', '\n', '\n\n', '===', '---', '> ', '- ', '1. ', '    ', '\t', ' ', '|', '| --- |'],
  ...[
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:1)',
    '[x](<javascript:1>)',
    '[x](data:text/html,1)',
  ],
  ...[
    '[x](\njavascript:1)',
    '[a]: javascript:1',
    '[a]:\n data:1',
    '[a]',
    '[x][a]',
    '![p](http://a.test/p.png)',
    '![p][a]',
    '!',
    '[',
  ],
  ...[
    ']',
    '](',
    ']:',
    '(',
    ')',
    '<',
    '>',
    '<img src=x onerror=1>',
    '<script>',
    '<!--',
    '<?',
    '<javascript:1>',
    '<https://a.test>',
  ],
  ...[
    '[x](https://a.test)',
    '[x](mailto:a@a.test)',
    'https://a.test/b',
    '`',
    '``',
    '```',
    '````',
    '~~~',
    '```js',
    '\\',
    '\\\\',
    'word',
    '*',
    '_',
    '[^1]',
    '[^1]: x',
  ],
]
const hostile = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''))
const options = { seed: 27, numRuns: byDay(800, 4_000) }

function expectNothingActs(node: Node, headings: number) {
  const all = nodesOf(node)
  expect(all.filter(({ type }) => ['html', 'image', 'imageReference'].includes(type))).toEqual([])
  expect(all.filter(({ type }) => type === 'heading')).toHaveLength(headings)
  for (const { url } of all) if (url !== undefined) expect(url).toMatch(/^(?:https?:\/\/|mailto:)/i)
}

test('whatever somebody writes makes no heading, loads nothing, leads to the web or a mailbox alone, and ends before what follows', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const file = parse(`# Ours\n\n${toSafeMarkdown(text)}\n\n## After\n`)
      expectNothingActs(file, 2)
      expect(file.children?.at(-1)).toMatchObject({ type: 'heading', depth: 2 })
    }),
    options,
  )
})

test('a line in a heading and in a list stays there', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const file = parse(`# ${toSafeLine(text)}\n\n- ${toSafeLine(text)}\n\n## After\n`)
      expectNothingActs(file, 2)
      expect(file.children?.at(-1)).toMatchObject({ type: 'heading', depth: 2 })
    }),
    options,
  )
})

test('no word is lost: only backslashes come in, and the end of a block of code', () => {
  const bare = (text: string) => text.replaceAll('&lt;', '<').replaceAll('\\', '')
  fc.assert(
    fc.property(hostile, (text) => {
      const safe = bare(toSafeMarkdown(text))
      expect(safe.startsWith(bare(text))).toBe(true)
      expect(safe.slice(bare(text).length)).toMatch(/^(?:\n(?:`{3,}|~{3,}))?$/)
    }),
    options,
  )
})

test('a block of code stays as it is', () => {
  const code = '```html\n# not a heading\n<b>[x](javascript:1)</b>\n```'
  expect(toSafeMarkdown(code)).toBe(code)
})

test('an address leads to the web or a mailbox, or nowhere', () => {
  expect(toSafeAddress('https://a.test/<b> c')).toBe('<https://a.test/%3Cb%3E%20c>')
  expect(['javascript:1', '/files/1', 'data:x', null].map(toSafeAddress)).toEqual(['', '', '', ''])
})
