import { expect, test } from 'vitest'
import { readPage } from './read-html.ts'

const read = (html: string | Buffer, contentType = 'text/html') =>
  readPage({ bytes: Buffer.from(html), contentType, url: 'http://site.test/dir/page' })

test.each([
  [
    'whole',
    '<!doctype html><html lang="en-GB"><head><title>A title</title></head><body><p>Some words.</p></body></html>',
  ],
  ['without a head', '<html lang="en-GB"><title>A title</title><body><p>Some words.</p></body></html>'],
  ['with tags left open', '<html lang="en-GB"><head><title>A title</title></head><body><p>Some words.'],
])('a page %s is read', (_, html) => {
  expect(read(html)).toMatchObject({ title: 'A title', text: 'Some words.', language: 'en-GB', canonical: null })
})

test('a page without any frame is read for its words', () => {
  expect(read('<h1>A title</h1><p>Some words.')).toMatchObject({
    title: 'A title',
    text: expect.stringContaining('Some words.'),
  })
  expect(read('just words')).toMatchObject({ text: 'just words' })
  expect(read('')).toMatchObject({ text: '', links: [] })
})

test('what stands round the page is left out, links are whole, and what nobody sees is not read', () => {
  const page = read(
    `<html><head><title>T</title><base href="/base/"><link rel="canonical" href="/own"></head><body><nav>Menu here</nav>
    <article><h1>Tea</h1><p>Steep it for three minutes.</p><a href="a?utm_source=x&b=1#c">a</a><a href="javascript:x()">b</a>
    <a rel="nofollow ugc" href="/c">c</a><a href="mailto:x@y.z">d</a></article><script>steal()</script><footer>Imprint</footer></body></html>`,
  )
  expect(page.text).toContain('Steep it for three minutes.')
  expect(page.text).not.toMatch(/Menu here|steal|Imprint/)
  expect(page).toMatchObject({
    links: ['http://site.test/base/a?b=1'],
    canonical: 'http://site.test/own',
    headings: 'Tea',
  })
})

test('dates are taken as the page gives them; those that cannot be are none', () => {
  const dated = (date: string) =>
    read(`<html><head><meta property="article:published_time" content="${date}"></head><body>x</body></html>`)
      .publishedAt
  expect(dated('2021-05-03T10:00:00Z')).toBe('2021-05-03T10:00:00.000Z')
  expect(dated('soon')).toBeNull()
  expect(dated('1856-01-01')).toBeNull()
  expect(dated('2999-01-01')).toBeNull()
})

test('letters are read in the encoding that is named, and bytes that fit none do no harm', () => {
  expect(read(Buffer.from('<p>caf\xe9</p>', 'latin1'), 'text/html; charset=iso-8859-1').text).toBe('café')
  expect(read(Buffer.from('<meta charset="windows-1252"><p>\x93caf\xe9\x94</p>', 'latin1')).text).toBe('“café”')
  expect(read(Buffer.from([0x61, 0x00, 0xff, 0xfe, 0xd8, 0x62]), 'text/plain; charset=made-up').text).toMatch(/^a .*b$/)
})

test('a page made to be heavy is read for its words in good time', () => {
  expect(read(`<title>Deep</title>${'<div>'.repeat(200_000)}bottom`)).toMatchObject({ title: 'Deep', links: [] })
  expect(read(`<p>${'<a href=x '.repeat(300_000)}`).links).toEqual([])
  expect(read(`<!--${'-'.repeat(1_900_000)}`).text.length).toBeLessThanOrEqual(60_000)
})
