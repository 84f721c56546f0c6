import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitBlocks, toMarkdown, toRichDocument } from './markdown-blocks.ts'
import { wordsOf, type RichNode } from './rich-nodes.ts'

const typesOf = (markdown: string) => toRichDocument(markdown).content?.map(({ type }) => type)
const back = (markdown: string) => toMarkdown(toRichDocument(markdown))

const SAMPLE = `# A title with *care*

A paragraph with **strong**, *soft*, \`code_here\`, snake_case and [a link](https://a.example/x?y=1).
It goes on here.

- one
- two **bold**
  - inside
- [ ] a task

3. three
4. four

> A quote

\`\`\`ts
const a = 1

const b = 2
\`\`\`

---

| a | b |
| - | - |
| 1 | 2 |

![a picture](/x.png)

A note[^1].

[^1]: The note.`

test('what it knows is rich, and all of it comes back letter by letter', () => {
  expect(back(SAMPLE)).toBe(SAMPLE)
  expect(typesOf(SAMPLE)).toEqual([
    'heading',
    'paragraph',
    'bullet_list',
    'ordered_list',
    'blockquote',
    'code_block',
    'horizontal_rule',
    ...['table', 'paragraph', 'paragraph', 'footnote'],
  ])
})

const line = fc.oneof(
  fc.string({ maxLength: 30 }).map((text) => text.replace(/[\r\n]/g, '')),
  fc.constantFrom(
    '# h',
    '- a',
    '  - b',
    '* x',
    '1. one',
    '> q',
    '```',
    '---',
    '===',
    '**a** *b',
    '_a_b_',
    '[x](y)',
    '[x](https://y)',
    '\\*',
    '<b>',
    '| a |',
    '',
    '',
    '    code',
    '- [ ] todo',
    '- [x] done',
    '* [ ] star',
    '| a | b |',
    '|---|:-:|',
    '| 1 | a \\| b |',
    '![p](x.png)',
    '[^1]: note',
    'word[^1] ~~gone~~',
    '[![b](i.png)](https://x)',
  ),
)
const markdown = fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n'))

test('no Markdown loses a sign by being opened and saved, but blank lines', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      expect(splitBlocks(back(text))).toEqual(splitBlocks(text))
      expect(back(back(text))).toBe(back(text))
    }),
    { numRuns: 800 },
  )
})

const marks = fc.subarray([
  { type: 'strong' as const },
  { type: 'em' as const },
  { type: 'link' as const, attrs: { href: 'https://a.example' } },
])
const word = fc.constantFrom(
  'grove',
  '~~',
  '[^1]',
  '![',
  '*',
  '_',
  '[',
  ']',
  '`',
  '# ',
  '- ',
  '1. ',
  '\\',
  'a_b',
  '**',
  '<b>',
  '|',
)
const paragraph = fc
  .array(fc.tuple(fc.array(word, { minLength: 1, maxLength: 3 }), marks), { minLength: 1, maxLength: 4 })
  .map((runs): RichNode => ({
    type: 'paragraph',
    content: runs.map(([words, own]) => ({
      type: 'text',
      text: words.join(' '),
      ...(own.length > 0 && { marks: own }),
    })),
  }))

test(
  'strong words hold soft ones, and signs that close nothing take no longer than their number',
  { timeout: 60_000 },
  () => {
    const marksOf = (text: string) =>
      toRichDocument(text).content![0]!.content!.map((node) => [
        node.text,
        node.marks?.map(({ type }) => type).join('+') ?? '',
      ])
    expect(marksOf('**on *Monday*** x')).toEqual([
      ['on ', 'strong'],
      ['Monday', 'strong+em'],
      [' x', ''],
    ])
    expect(marksOf('***both***')).toEqual([['both', 'strong+em']])
    for (const hard of [
      '**a *b '.repeat(3_000),
      '*a*'.repeat(5_000),
      '**' + '*a* '.repeat(5_000),
      '~~a'.repeat(4_000),
      '[a'.repeat(5_000),
      '![a]('.repeat(4_000),
    ])
      expect(back(back(hard))).toBe(back(hard))
  },
)

test('tables, tasks, pictures and footnotes are parts of their own, and a changed cell changes that cell', () => {
  const table = toRichDocument('|Name|Sum|\n|:--|--:|\n|a \\| b|**2**|').content![0]!
  expect(table.content!.map((row) => row.content!.map(wordsOf))).toEqual([
    ['Name', 'Sum'],
    ['a | b', '2'],
  ])
  table.content![1]!.content![1]!.content = [{ type: 'text', text: 'x|y\nz' }]
  expect(toMarkdown({ type: 'doc', content: [table] })).toBe('| Name | Sum |\n| :-- | --: |\n| a \\| b | x\\|y<br>z |')
  const list = toRichDocument('- [x] done\n- [ ] open\n  goes on\n  - plain').content![0]!
  expect(list.content!.map(({ attrs }) => attrs?.checked)).toEqual([true, false])
  expect(wordsOf(list.content![1]!.content![0]!)).toBe('open\ngoes on')
  const line = toRichDocument('See ![a cat](/c.png "Tom")[^n], [x](javascript:alert(1)).').content![0]!
  expect(line.content!.map(({ type }) => type)).toEqual(['text', 'image', 'footnote_ref', 'text'])
})

test('whatever signs somebody types, they are there when the document is opened again', () => {
  fc.assert(
    fc.property(fc.array(paragraph, { minLength: 1, maxLength: 3 }), (content) => {
      const saved = toMarkdown({ type: 'doc', content })
      const letters = (text: string) => text.replace(/\\(?=[\\`*_[\]#>+\-.)])/g, '').replace(/[^\p{L}]/gu, '')
      expect(letters(wordsOf(toRichDocument(saved))).replace(/httpsaexample/g, '')).toBe(
        letters(wordsOf({ type: 'doc', content })).replace(/httpsaexample/g, ''),
      )
      expect(toMarkdown(toRichDocument(saved))).toBe(saved)
    }),
    { numRuns: 400 },
  )
})

test('50,000 words are opened in time that grows with their number alone', () => {
  const write = (count: number) =>
    Array.from(
      { length: count },
      (_, n) => `Paragraph ${n} has *some* words and [a link](https://a.example/${n}) in it.`,
    ).join('\n\n')
  const timeOf = (text: string) => {
    // Of the processor's time, which other work on the machine does not lengthen.
    const times = [1, 2, 3].map(() => {
      const before = process.cpuUsage()
      expect(back(text)).toBe(text)
      const { user, system } = process.cpuUsage(before)
      return user + system
    })
    return Math.min(...times)
  }
  // Four times the words: a square would take sixteen times as long.
  expect(timeOf(write(4_000)) / timeOf(write(1_000))).toBeLessThan(10)
})
