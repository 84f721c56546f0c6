import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { MAX_MARKDOWN_BYTES, toHtml, toPlainText } from './markdown.server.ts'

/** Each would run a script, load something or leave the page's frame if it were drawn as written. */
const VECTORS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>x</details>',
  '<body onload=alert(1)>',
  '<form action="https://evil.example"><input name=password></form>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x]( javascript:alert(1))',
  '[x](<\u0001javascript:alert(1)>)',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](data:image/svg+xml,<svg onload=alert(1)>)',
  '[x](file:///etc/passwd)',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/pixel.gif)',
  '![x"onerror="alert(1)](x)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x](https://a.example "title\\" onmouseover=\\"alert(1)")',
  '```"><script>alert(1)</script>\ncode\n```',
  '`<img src=x onerror=alert(1)>`',
  '| a |\n| - |\n| <img src=x onerror=alert(1)> |',
  '# <a id="main" name="cookie">x</a>',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
  '[^"onmouseover=alert(1)]\n\n[^"onmouseover=alert(1)]: x',
  '- [x] <input type=checkbox onclick=alert(1)>',
  '```html\n</span></pre><img src=x onerror=alert(1)>\n```',
  '```js\nconst a = "</code><script>alert(1)</script>" // <svg onload=alert(1)>\n```',
  '```diff\n- <img src=x onerror=alert(1)>\n+ \u202Etext\n```',
  '```__proto__\nx\n```',
  '```constructor\nx\n```',
]

const TAGS =
  'a b blockquote br code del div em h2 h3 h4 h5 h6 hr i kbd li ol p pre section span strong sub sup table tbody td th thead tr ul'
const ATTRIBUTES =
  'href title rel class id start align dir data-frame data-task data-footnotes data-footnote-ref data-footnote-backref role aria-label tabindex'

test.each(VECTORS)('%s is neutralised', (vector) => {
  const { document } = new Window()
  document.body.innerHTML = toHtml(vector)
  for (const element of document.body.querySelectorAll('*')) {
    expect(TAGS.split(' ')).toContain(element.tagName.toLowerCase())
    for (const name of element.getAttributeNames()) expect(ATTRIBUTES.split(' ')).toContain(name)
    expect(element.id).toMatch(/^(text-.+)?$/)
    const href = element.getAttribute('href')
    if (href !== null) expect(new URL(href, 'https://this.site/page').protocol).toMatch(/^(https?|mailto):$/)
  }
})

test('a pair of tags that changes words alone does so, any other tag is shown as it was written', () => {
  expect(toHtml('before <b onclick="x()">bold</b> after')).toBe('<p>before <b>bold</b> after</p>')
  expect(toHtml('A <Button> in a <div>, an <i> alone')).toBe(
    '<p>A &#x3C;Button> in a &#x3C;div>, an &#x3C;i> alone</p>',
  )
  expect(toHtml('one<br>two')).toBe('<p>one<br>\ntwo</p>')
  expect(toHtml('<section>\nwords\n</section>')).toBe('<p>&#x3C;section><br>\nwords<br>\n&#x3C;/section></p>')
})

test('a link in the site is plain, a link that leaves it hands nothing over', () => {
  expect(toHtml('[Ask](/ai/consensus?x=1#top)')).toBe('<p><a href="/ai/consensus?x=1#top">Ask</a></p>')
  expect(toHtml('[a](mailto:help@a.example)')).toBe('<p><a href="mailto:help@a.example">a</a></p>')
  const outward = ' rel="nofollow noopener noreferrer external"'
  expect(toHtml('[a](https://a.example/)')).toBe(`<p><a href="https://a.example/"${outward}>a</a></p>`)
  expect(toHtml('[a](//a.example/)')).toContain(outward)
  expect(toHtml('[a](/\\\\a.example/)')).toBe('<p><a href="/%5Ca.example/">a</a></p>')
})

test('headings begin at the second level and get ids of their own', () => {
  const html = toHtml('# One\n\n## What is it?\n\n## What is it?\n\n## ...')
  expect(html).toContain('<h2 id="text-one">One</h2>')
  expect(html).toContain('<h2 id="text-what-is-it">')
  expect(html).toContain('<h2 id="text-what-is-it-2">')
  expect(html).toContain('<h2 id="text-part">')
})

test('lists, code and tables are drawn, a table in a frame that the keyboard reaches', () => {
  expect(toHtml('3. a\n4. b')).toContain('<ol start="3">')
  expect(toHtml('```ts\nlet a\n```')).toContain('<code class="language-ts">')
  expect(toHtml('| a | b |\n| - | -: |\n| 1 | 2 |')).toMatch(
    /^<div data-frame="table" role="region" aria-label="Table" tabindex="0"><table>/,
  )
})

test('fenced code is coloured, line by line, in a frame that says its language and can be scrolled by keyboard', () => {
  const html = toHtml('```ts\nconst a = 1 // one\n\nlet b\n```')
  expect(html).toContain('<span>TypeScript</span>')
  expect(html).toContain('role="region" aria-label="TypeScript code" tabindex="0"')
  expect(html).toContain('<span class="code-keyword">const</span>')
  expect(html).toContain('<span class="code-comment">// one</span>')
  const { document } = new Window()
  document.body.innerHTML = html
  expect(document.querySelector('pre')?.textContent).toBe('const a = 1 // one\n\nlet b\n')
})

test('code in a language we do not know stays as it is, under the name it was given', () => {
  const html = toHtml('```brainfuck\n<+>\n```')
  expect(html).toContain('<span>brainfuck</span>')
  expect(html).toContain('&#x3C;+>')
  expect(html).not.toContain('code-keyword')
})

test('in a text with right-to-left letters each block has its own direction, and code stays left to right', () => {
  const html = toHtml('مرحبا hello\n\nHello\n\n- שלום\n- two\n\n> سلام\n\n```js\nlet a\n```')
  expect(html).toContain('<p dir="auto">مرحبا hello</p>')
  expect(html).toContain('<ul dir="rtl">')
  expect(html).toContain('<li dir="rtl">שלום</li>')
  expect(html).toContain('<li dir="ltr">two</li>')
  expect(html).toContain('<blockquote dir="rtl">')
  expect(html).toContain('<pre dir="ltr">')
  expect(toHtml('Hello')).toBe('<p>Hello</p>')
})

test('a task list shows what is done and what is open, with nothing to press', () => {
  const html = toHtml('- [x] Bamboo\n- [ ] Honey')
  expect(html).toContain('<span data-task="done" role="img" aria-label="Done"></span> Bamboo')
  expect(html).toContain('<span data-task="open" role="img" aria-label="Open"></span> Honey')
  expect(html).not.toContain('<input')
})

test('a footnote leads to its note and back', () => {
  const { document } = new Window()
  document.body.innerHTML = toHtml('Pandas[^eat] eat.\n\n[^eat]: Bamboo.')
  const there = document.querySelector('sup a')
  const note = document.querySelector('section[aria-label="Footnotes"] li')
  const back = note?.querySelector('a')
  expect(there?.getAttribute('href')).toBe(`#${note?.id}`)
  expect(back?.getAttribute('href')).toBe(`#${there?.id}`)
  expect([there, back].map((link) => link?.getAttribute('aria-label'))).toEqual(['Footnote 1', 'Back to reference 1'])
})

test('a picture becomes a link, so that nothing loads by itself', () => {
  expect(toHtml('![a panda](/panda.png)')).toBe('<p><a href="/panda.png">a panda</a></p>')
})

test('a text beyond the cap, or one made to hang the parser, comes back as escaped text in good time', () => {
  const long = `<b>${'word '.repeat(MAX_MARKDOWN_BYTES / 5)}`
  expect(toHtml(long)).toMatch(/^<p>&lt;b&gt;word /)
  for (const hostile of [
    '*a_ '.repeat(5_000),
    '> '.repeat(10_000),
    '['.repeat(20_000),
    '`'.repeat(9_000) + 'a',
    '<'.repeat(9_000),
  ]) {
    expect(cpuMsOf(() => expect(toHtml(hostile).length).toBeGreaterThan(10))).toBeLessThan(BLOWN_UP_MS)
  }
})

/** Without its limits the parser takes 20 s and more; processor time does not grow with what else the machine does. */
const BLOWN_UP_MS = 5_000

function cpuMsOf(work: () => void): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000
}

test('marks up to the limit are parsed in good time', () => {
  for (const dense of [
    '*a_ '.repeat(990),
    '> '.repeat(1_990),
    '['.repeat(1_990),
    '- '.repeat(9_000),
    '1. '.repeat(6_000),
    '+ '.repeat(9_000),
    '|a'.repeat(5_000),
    '- [x] a\n'.repeat(1_000),
    `\`\`\`ts\n${'({['.repeat(600)}\n\`\`\``,
    `\`\`\`markdown\n${'#a '.repeat(5_000)}\n\`\`\``,
  ]) {
    expect(cpuMsOf(() => toHtml(dense))).toBeLessThan(BLOWN_UP_MS)
  }
})

test('the words of a text come without its marks, one block a line', () => {
  const text = toPlainText(
    '## How?\n\nAsk **[here](/ai/consensus)**.\n\n1. One\n2. `Two`\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n<b>x</b> of a <div> is \\(y_1\\)',
  )
  expect(text).toBe('How?\nAsk here.\nOne\nTwo\na, b\n1, 2\nx of a <div> is \\(y_1\\)')
})
