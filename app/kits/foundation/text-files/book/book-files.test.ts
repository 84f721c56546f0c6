import { EpubCheck } from '@likecoin/epubcheck-ts'
import { strFromU8, unzipSync } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { byDay } from '#tests/support/nightly.ts'
import type { Book } from './book.ts'
import { toBookEpub } from './book-epub.ts'
import { toBookPdf } from './book-pdf.ts'
import { toBookHtml, toBookMarkdown } from './book-text.ts'
import { readBook } from './read-book.ts'
import { showChapter } from './read-chapter.ts'
import { splitBook } from './split-book.ts'

const DOT = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)
const picture = (src: string) => ({ src, bytes: DOT, type: 'image/png', width: 1, height: 1 })
const BARE: Book = {
  ...{ id: 'b1', title: 'Bamboo & <pandas>', subtitle: '', author: '', language: 'en', about: '', subjects: [] },
  ...{ licence: null, imprint: [], at: new Date(1.7e12), cover: null, parts: [], glossary: [], indexTerms: [] },
  pictures: [],
}
const RICH = `# One

Bamboo is *good*[^1]. See [a page](https://a.example/?a=1&b=2) and [inside](/x).

### A level is skipped

| kind | height |
|---|---|
| moso[^t] | 28 m |

- [ ] a task
- bamboo here too

![A panda](p.png)

[^1]: Held by two sources.
[^t]: A note in a table.
`
const WHOLE: Book = {
  ...BARE,
  ...{ subtitle: 'A guide', author: 'Mira', about: 'About it', subjects: ['Plants'], imprint: ['Edition 1'] },
  licence: { label: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  cover: { ...picture('cover'), alt: 'A grove' },
  parts: [
    { id: 'p', kind: 'front', title: 'Preface', markdown: 'Hello.', note: 'Drafted by X.' },
    { id: 'c', kind: 'chapter', title: 'One', markdown: RICH },
    { id: 'a', kind: 'back', title: 'Appendix <x>', markdown: '' },
  ],
  glossary: [{ term: 'Culm', meaning: 'A stem' }],
  indexTerms: ['bamboo', 'nowhere'],
  pictures: [picture('p.png')],
}
const picturesOf = (book: Book) => new Map(book.pictures.map((one) => [one.src, one]))
const epubOf = (book: Book) => toBookEpub(book, picturesOf(book))
const check = async (bytes: Uint8Array) =>
  (await EpubCheck.validate(bytes)).messages.map(({ id, message }) => `${id} ${message}`)
const chapters = (count: number, markdown: string) =>
  Array.from({ length: count }, (_, n) => ({
    id: `c${n}`,
    kind: 'chapter' as const,
    title: `Chapter ${n + 1}`,
    markdown,
  }))

test('an EPUB passes epubcheck without a word: whole, bare, from right to left, in Chinese, of 300 chapters', async () => {
  const books: Record<string, Book> = {
    whole: WHOLE,
    bare: BARE,
    arabic: {
      ...BARE,
      language: 'ar',
      parts: [{ id: 'a', kind: 'chapter', title: 'فصل', markdown: 'مرحبا[^أ]\n\n[^أ]: مصدر' }],
    },
    chinese: {
      ...BARE,
      language: 'zh-Hans',
      indexTerms: ['竹'],
      parts: [{ id: 'a', kind: 'chapter', title: '第一章', markdown: '竹子很好。' }],
    },
    long: { ...BARE, parts: chapters(300, 'Words of a chapter.') },
    nonsense: { ...BARE, language: 'not a language', parts: chapters(1, '<script>alert(1)</script>\u0000\u0007 <b>x') },
  }
  for (const [name, book] of Object.entries(books)) expect(await check(epubOf(book)), name).toEqual([])
})

test('it says who can read it, and claims nothing that is not so', () => {
  const packageOf = (book: Book) => strFromU8(unzipSync(epubOf(book))['OEBPS/book.opf']!)
  const whole = packageOf(WHOLE)
  for (const said of [
    'tableOfContents',
    'alternativeText',
    'index',
    'accessModeSufficient">textual<',
    'hazard">none'.slice(8),
  ])
    expect(whole).toContain(said)
  const silent = packageOf({ ...WHOLE, parts: [{ id: 'c', kind: 'chapter', title: 'One', markdown: '![](p.png)' }] })
  expect(silent).not.toContain('alternativeText')
  expect(silent).toContain('1 picture has no description')
  expect(packageOf({ ...BARE, language: 'he' })).toContain('page-progression-direction="rtl"')
})

test('the index leads to the block where a word stands, and to no other', () => {
  const files = unzipSync(epubOf(WHOLE))
  const index = strFromU8(files['OEBPS/index.xhtml']!)
  const anchors = [...index.matchAll(/part-002\.xhtml#(place-\d+)/g)].map(([, anchor]) => anchor!)
  expect(anchors).toHaveLength(2)
  const page = strFromU8(files['OEBPS/part-002.xhtml']!)
  for (const anchor of anchors) expect(page).toMatch(new RegExp(`id="${anchor}"[^>]*>[^<]*[Bb]amboo`))
  expect(index).not.toContain('nowhere')
})

test('whatever somebody writes becomes a valid EPUB that comes back with every word', async () => {
  const word = fc.stringMatching(/^[a-z]{3,9}$/)
  const mark = fc.constantFrom('', '# ', '## ', '#### ', '> ', '- ', '1. ', '| a | b |\n|---|---|\n| ', '```\n', '    ')
  const line = fc
    .tuple(mark, word, fc.constantFrom('', '[^1]', ' **', ' ![](x', ' <i>', ' &amp', ' ]]>', ' [l](javascript:x)'))
    .map((all) => all.join(''))
  const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n\n'))
  await fc.assert(
    fc.asyncProperty(text, async (markdown) => {
      const bytes = epubOf({ ...BARE, parts: [{ id: 'a', kind: 'chapter', title: 'A chapter', markdown }] })
      expect(await check(bytes)).toEqual([])
      const back = (await readBook(bytes, 'b.epub')).parts
        .map(({ title, markdown: own }) => `${title} ${own}`)
        .join(' ')
      const written =
        strFromU8(unzipSync(bytes)['OEBPS/part-001.xhtml']!)
          .replace(/<[^>]*>/g, ' ')
          .match(/[a-z]{3,}/g) ?? []
      for (const one of written) expect(back).toContain(one)
    }),
    { numRuns: 20 },
  )
})

test('a text is split into chapters and none of its words is lost', () => {
  const line = fc.constantFrom(
    '# One',
    '# Two',
    '## Part',
    'words here[^n]',
    '```',
    '# not a heading',
    '[^n]: a note',
    '    more',
    '',
    '---',
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const { title, parts } = splitBook(lines.join('\n'))
      const all = [title, ...parts.flatMap((part) => [part.title, part.markdown])].join('\n')
      for (const one of lines) expect(all).toContain(one.replace(/^#+ /, '').trim())
    }),
  )
  const split = splitBook(
    '---\ntitle: T\nauthor: A\nlang: de\n---\n# Book\n\n## One\n\nHi[^1]\n\n## Two\n\nYo\n\n[^1]: Note',
  )
  expect(split).toMatchObject({ title: 'T', author: 'A', language: 'de' })
  expect(split.parts.map(({ title, markdown }) => [title, markdown])).toEqual([
    ['One', 'Hi[^1]\n\n[^1]: Note'],
    ['Two', 'Yo'],
  ])
})

test('a book comes back from its own EPUB and Markdown as it was', async () => {
  const own = await readBook(epubOf(WHOLE), 'b.epub')
  expect(own).toMatchObject({ title: WHOLE.title, author: 'Mira', language: 'en', about: 'About it', notes: [] })
  expect(own.cover).toEqual(DOT)
  expect(own.parts.slice(0, 3).map(({ kind, title }) => [kind, title])).toEqual([
    ['front', 'Preface'],
    ['chapter', 'One'],
    ['back', 'Appendix <x>'],
  ])
  for (const said of ['| moso[^t] | 28 m |', '[^t]: A note in a table.', '[^1]: Held by two sources.', '- [ ] a task'])
    expect(own.parts[1]!.markdown).toContain(said)
  const markdown = toBookMarkdown({ ...WHOLE, parts: chapters(3, 'Words[^1]\n\n[^1]: Note') })
  const back = await readBook(new TextEncoder().encode(markdown), 'b.md')
  expect(back.parts.map(({ title }) => title).slice(0, 3)).toEqual(['Chapter 1', 'Chapter 2', 'Chapter 3'])
  expect(back.parts[1]!.markdown).toBe('Words[^2-1]\n\n[^2-1]: Note')
})

test('a broken, empty or locked EPUB is refused with its reason', async () => {
  const whole = epubOf(WHOLE)
  for (const [bytes, reason] of [
    [whole.slice(0, whole.length / 2), 'broken'],
    [new Uint8Array(0), 'empty'],
    [epubOf({ ...BARE }), 'empty'],
  ] as const)
    await expect(readBook(bytes, 'b.epub'), reason).rejects.toMatchObject({ message: expect.stringContaining(reason) })
})

test('a PDF has tags, an outline, page numbers in its contents that are right, and counts what it cannot draw', async () => {
  const words = 'Bamboo grows quickly, as everybody saw who came to look at it. '.repeat(80)
  const book = { ...WHOLE, parts: chapters(5, `${words}\n\n## Second\n\n${words}`) }
  const { bytes, unknown } = await toBookPdf(book, picturesOf(book), 'a5')
  expect(unknown).toBe(0)
  expect(Buffer.from(bytes).toString('latin1')).toContain('/MarkInfo')
  const pdf = await getDocumentProxy(bytes.slice())
  const textOf = async (n: number) =>
    (await (await pdf.getPage(n)).getTextContent()).items.map((one) => ('str' in one ? one.str : '')).join(' ')
  const contents = await textOf(3)
  for (let n = 1; n <= 5; n += 1) {
    const page = Number(new RegExp(`Chapter ${n}\\s+(\\d+)`).exec(contents)?.[1])
    expect(await textOf(page), `chapter ${n}`).toContain(`Chapter ${n}`)
    expect((await textOf(page)).trimEnd().endsWith(String(page))).toBe(true)
  }
  expect((await pdf.getOutline())?.length).toBeGreaterThanOrEqual(5)
  expect((await toBookPdf({ ...BARE, parts: chapters(1, '竹子') }, new Map(), 'a4')).unknown).toBe(2)
})

test('a long chapter is shown, by night of 1 MB, and no tag of its text is one of the page', () => {
  const lines = byDay(3_300, 33_000)
  const long = showChapter({ title: 'Long', markdown: 'A line of words that goes on.\n\n'.repeat(lines), sources: {} })
  expect(long.words).toBe(7 * lines)
  const { html } = showChapter({
    title: 'x',
    markdown: '<img src=x onerror=alert(1)> [a](javascript:alert(1)) ![o](http://elsewhere.example/a.png)',
    sources: {},
  })
  expect(html).not.toMatch(/<img|javascript:|onerror=[^&]/)
  expect(toBookHtml({ ...BARE, title: '<script>', parts: chapters(1, '<script>x</script>') }, new Map())).not.toContain(
    '<script',
  )
})
