import fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { toHtml } from '#app/kits/foundation/content/markdown.server.ts'
import { toSafeHtml } from './markdown.ts'

const { document } = new Window()
const wordsOf = (html: string) => {
  document.body.innerHTML = html
  return document.body.textContent ?? ''
}

/** What writing consists of beside words. */
const signs = fc.constantFrom(
  ...[
    ' ',
    '\n',
    '\n\n',
    '\n- ',
    '\n1. ',
    '\n7) ',
    '\n> ',
    '\n# ',
    '\n    ',
    '\n---\n',
    '\n===\n',
    '\n```',
    '\n~~~ ',
    '`',
  ],
  ...[
    '*',
    '**',
    '_',
    '__',
    '~',
    '~~',
    '<',
    '>',
    '</',
    '/>',
    '<br>',
    '<b>',
    '</b>',
    '<!-- ',
    ' -->',
    '[',
    ']',
    '[^',
    ']: ',
  ],
  ...[
    '!',
    '!',
    '(',
    ')',
    '\\',
    '\\(',
    '\\)',
    '\\[',
    '\\]',
    '$',
    '$$',
    '|',
    '\n| ',
    '\n|-|-|\n',
    '\n:::',
    '&amp;',
    '&',
    '；',
    '。',
    '“',
    '”',
  ],
)
const writing = fc.array(fc.oneof(signs, fc.constant('word')), { minLength: 1, maxLength: 40 }).map((pieces) => {
  let count = 0
  const text = pieces.map((piece) => (piece === 'word' ? `w${(count += 1)}x` : piece)).join('')
  // The address of a link is no visible word.
  return { text: text.replaceAll('](', '] ('), count }
})

test.each([
  ['of strangers', toSafeHtml],
  ['of the house', toHtml],
] as const)('every word of a text %s is there when it is drawn', (_, draw) => {
  fc.assert(
    fc.property(writing, ({ text, count }) => {
      const shown = wordsOf(draw(text))
      for (let n = 1; n <= count; n++) expect(shown).toContain(`w${n}x`)
    }),
    { numRuns: 1_500 },
  )
})

test('a text without any markup is shown sign by sign', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'abc 12.,;:?!%€価格「」，。~^{}=/+') })
  fc.assert(
    fc.property(plain, (text) => {
      fc.pre(!/^\s*(?:\d+[.)]|[+=:])/.test(text) && !/~~|https?:/.test(text))
      expect(wordsOf(toSafeHtml(text)).replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''))
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['one tilde is a range', '价格是100~200元，折扣价300~400元。', '<p>价格是100~200元，折扣价300~400元。</p>'],
  ['two tildes strike', 'a ~~two~~ b', '<p>a <del>two</del> b</p>'],
  [
    'bold beside full-width signs',
    '这是**“重点”**内容。**注意：**正文。',
    '<p>这是<strong>“重点”</strong>内容。<strong>注意：</strong>正文。</p>',
  ],
  ['types of code in a sentence', 'List<String> and Map<K, V>', '<p>List&#x3C;String> and Map&#x3C;K, V></p>'],
  ['stars that multiply', '2*3*4, x**2 + y**2, a*b*c', '<p>2*3*4, x**2 + y**2, a*b*c</p>'],
  ['snakes', 'one_two_three and C:\\temp', '<p>one_two_three and C:\\temp</p>'],
  ['money', '$5 and $10, US$5, 5$ or 6$, $HOME/$USER', '<p>$5 and $10, US$5, 5$ or 6$, $HOME/$USER</p>'],
  ['an open bracket of TeX', 'see \\(open', '<p>see (open</p>'],
  ['TeX in code', '`\\(x\\)`', '<p><code>\\(x\\)</code></p>'],
  ['TeX that cannot be read', '\\(\\oops{x}\\)', '<p>\\(\\oops{x}\\)</p>'],
  ['an address nothing leads to', '[1]: https://a.example', '<p>[1]: https://a.example</p>'],
  ['items that leap', '1. a\n5. b', '<ol>\n<li>a</li>\n<li value="5">b</li>\n</ol>'],
  ['items that do not count', '1. a\n1. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
])('%s', (_, text, html) => {
  expect(toSafeHtml(text)).toBe(html)
})

test('mathematics is drawn from all of its delimiters, also beside what Markdown would take for lists and rules', () => {
  expect(toSafeHtml('Let \\(a_1 * b_1\\) hold.')).toMatch(/^<p>Let <math>.*<msub>.*<\/math> hold\.<\/p>$/)
  for (const text of ['\\[\nx = 1 \\\\ y = 2\n\\]', '$$\nx\n= 1\n- y\n$$', '> \\[\n> x\n> \\]'])
    expect(toSafeHtml(text)).toMatch(/<math display="block">(?:(?!<\/math>).)*<mi>x<\/mi>.*<\/math>/)
  expect(toSafeHtml('$x^2$ and **$y$**')).toMatch(/<math><msup>.*<strong><math>/)
})

test('a fence says its language in any letter case, and what else stood behind it', () => {
  expect(toSafeHtml('```JSON\n{"a":1}\n```')).toMatch(/<span>JSON<\/span>.*code-number/s)
  expect(toSafeHtml('```{Python} app.py\nx\n```')).toContain('<span>Python app.py</span>')
})

test('an address ends before the signs of its sentence, and cells beyond the head of a table stay', () => {
  expect(toSafeHtml('见https://a.example/x。谢谢')).toContain('>https://a.example/x</a>。谢谢')
  expect(toSafeHtml('|a|\n|-|\n|1|2|')).toContain('<td>2</td>')
})
