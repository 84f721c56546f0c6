import { expect, test } from 'vitest'
import { cleanPost, countLinks, firstLinkOf, mentionsOf, splitPost, topicsOf, toSameWords } from './clean-post.ts'
import { startWorkClock } from '#tests/support/work-clock.ts'

test('towers of marks are cut, letters with the marks of their script stay', () => {
  expect(cleanPost(`Z${'\u0351'.repeat(60)}algo`)).toBe(`Z${'\u0351'.repeat(4)}algo`)
  for (const kept of ['Tiếng Việt', 'שָׁלוֹם', 'ภาษาไทยน้ำ', 'मैत्री', '👩‍👩‍👧 ok'])
    expect(cleanPost(kept)).toBe(kept.normalize('NFC'))
})

test('signs that turn the writing around and such as nobody sees are dropped, line breaks stay', () => {
  expect(cleanPost('a\u202Eb\u2066c\u200B\u0007d\r\ne\n\n\n\n\n\nf  \n')).toBe('abcd\ne\n\n\nf')
})

test('a post falls into words, topics, names and addresses, and nothing is lost', () => {
  const text = 'Hi @Mira-2, see https://a.example/x#y?z=1). #Bamboo_Tea #42 a@b.example C#sharp #трава!'
  const parts = splitPost(text)
  expect(parts.map(({ text: part }) => part).join('')).toBe(text)
  expect(parts.filter(({ kind }) => kind !== 'text')).toEqual([
    { kind: 'mention', text: '@Mira-2', handle: 'mira-2' },
    { kind: 'link', text: 'https://a.example/x#y?z=1', url: 'https://a.example/x#y?z=1' },
    { kind: 'topic', text: '#Bamboo_Tea', topic: 'bamboo_tea' },
    { kind: 'topic', text: '#трава', topic: 'трава' },
  ])
  expect(firstLinkOf(text)).toBe('https://a.example/x#y?z=1')
  expect(countLinks(text)).toBe(1)
})

test('topics and names count once, up to a number', () => {
  expect(topicsOf('#a #A #b')).toEqual(['a', 'b'])
  expect(topicsOf(Array.from({ length: 50 }, (_, n) => `#t${n}x`).join(' '))).toHaveLength(8)
  expect(mentionsOf(Array.from({ length: 500 }, (_, n) => `@name${n}`).join(' '))).toHaveLength(11)
})

test('the same said with other signs is the same', () => {
  expect(toSameWords('Buy  PANDAS!!! 🐼')).toBe(toSameWords('buy, pandas'))
})

test('long and hostile texts are split in a moment', () => {
  const worked = startWorkClock()
  for (const text of ['#'.repeat(10_000), '@a'.repeat(5_000), 'http://'.repeat(1_500), `https://${'a.'.repeat(5_000)}`])
    splitPost(text)
  cleanPost('\u0301'.repeat(10_000))
  expect(worked()).toBeLessThan(250)
})
