import { expect, test } from 'vitest'
import { wordsOfHtml } from './words-of-html.ts'

test.each([
  ['<p>Price:&nbsp;5&nbsp;&euro; &amp;hellip; &hellip;</p>', 'Price: 5 € &hellip; …'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><th>c<th>d</table>after', 'a b\nc d\nafter'],
  ['<table><tr>\n<td><p>a</p></td>\n<td>\n<p>b</p></td></tr></table>', 'a b'],
  ['one\n two<br>three<br><br>four', 'one two\nthree\n\nfour'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One\nTwo'],
  ['<pre>x = 1\n  y = 2</pre>z', 'x = 1\n  y = 2\nz'],
  ['<style>p{}</style>a<!-- b -->c<script>d</script>', 'ac'],
  ['a < b and c > d', 'a < b and c > d'],
])('%s', (html, words) => {
  expect(wordsOfHtml(html)).toBe(words)
})

test('cells may be parted by tabs, also where one is empty', () => {
  expect(wordsOfHtml('<table><tr><td>a<td><td>c</table>', { cell: '\t' })).toBe('a\t\tc')
})
