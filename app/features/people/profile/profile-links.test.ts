import { expect, test } from 'vitest'
import { readLinks, toLinkLines, toLinkWords } from './profile-links.ts'

test('links come one a line, with a name where somebody gave one', () => {
  const { links } = readLinks(
    'https://mira.example/\n\nMy shop: https://shop.example/a?b=1\nblog.example/posts\nhttps://mira.example/',
  )
  expect(links).toEqual([
    { label: '', url: 'https://mira.example/' },
    { label: 'My shop', url: 'https://shop.example/a?b=1' },
    { label: '', url: 'https://blog.example/posts' },
  ])
  expect(links!.map(toLinkWords)).toEqual(['mira.example', 'My shop', 'blog.example/posts'])
  expect(readLinks(toLinkLines(links!)).links).toEqual(links)
  expect(readLinks('  \n ').links).toEqual([])
})

test.each([
  'javascript:alert(1)',
  'Click javascript:alert(document.domain)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'https://name:secret@example.org/',
  'http://localhost/admin',
  'http://127.0.0.1:8080/',
  'http://[::1]/',
  'http://router.local/',
  'just words',
  'ftp://files.example/',
  'file:///etc/passwd',
])('%s is no link', (line) => {
  expect(readLinks(line)).toEqual({ links: null, problem: expect.stringMatching(/no address/) })
})

test('a look-alike host is kept as the browser will show it', () => {
  expect(readLinks('https://аpple.com/').links![0]!.url).toBe('https://xn--pple-43d.com/')
  expect(toLinkWords({ label: '', url: 'https://xn--pple-43d.com/' })).toBe('xn--pple-43d.com')
})

test('too many, too long and unseen signs are said', () => {
  expect(readLinks(Array.from({ length: 9 }, (_, n) => `https://a${n}.example`).join('\n')).problem).toMatch(
    /At most 8/,
  )
  expect(readLinks(`https://a.example/${'x'.repeat(600)}`).problem).toMatch(/under 500/)
  expect(readLinks('evil\u202Etxt https://a.example').problem).toMatch(/nobody can see/)
})
