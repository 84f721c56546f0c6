import { expect, test } from 'vitest'
import { findQuote } from './find-quote.ts'
import { joinSameTexts, type Passage } from './passage.ts'
import { quoteAnswer } from './quote-answer.ts'
import { scoreSentences } from './sentence-score.ts'
import { isCarried } from './support.ts'

const passage = (n: number, site: string, text: string, title = ''): Passage => ({
  ...{ n, site, text, title, href: `https://${site}/`, date: null, alsoAt: [] },
})

test('a quotation is found word for word, and comes back as it stands in its source', () => {
  const text = 'It’s said that the bridge —\nlong and “red” — opened in 1937.'
  expect(findQuote(text, `It's said that the bridge - long and "red"`)).toBe(
    'It’s said that the bridge —\nlong and “red”',
  )
  expect(findQuote(text, '“the bridge opened in 1937”')).toBeNull()
  expect(findQuote(text, 'opened in 1973')).toBeNull()
  expect(findQuote(text, 'it')).toBeNull()
  expect(findQuote(text, '')).toBeNull()
})

test('an answer is made of sentences as they stand, those that speak to the question', () => {
  const passages = [
    passage(
      1,
      'a.test',
      'Welcome to our page about bridges. The Golden Gate Bridge opened to traffic in May 1937. Tickets cost five dollars on Sundays.',
      'Golden Gate Bridge',
    ),
    passage(2, 'b.test', 'The Golden Gate Bridge opened to traffic in 1973 according to this page.'),
    passage(3, 'c.test', 'Pandas eat bamboo for most of the day and sleep for the rest of it.'),
  ]
  const answer = quoteAnswer('When did the Golden Gate Bridge open?', passages)
  expect(answer?.sentences[0]).toEqual({
    text: 'The Golden Gate Bridge opened to traffic in May 1937.',
    cites: [{ n: 1, quote: 'The Golden Gate Bridge opened to traffic in May 1937.' }],
  })
  expect(answer?.sentences.flatMap(({ cites }) => cites.map(({ n }) => n))).not.toContain(3)
  expect(quoteAnswer('Who wrote the score of the opera?', passages)).toBeNull()
  expect(quoteAnswer('', passages)).toBeNull()
})

test('the same text on several sites is one source', () => {
  const text =
    'The new library opened its doors on Monday and lends books, tools and music to all who live in the town.'
  const joined = joinSameTexts([
    { site: 'a.test', title: 'A', href: 'https://a.test/', text, date: null },
    { site: 'b.test', title: 'B', href: 'https://b.test/', text: `Reprinted: ${text}`, date: null },
    {
      site: 'c.test',
      title: 'C',
      href: 'https://c.test/',
      text: 'The old library closed long ago, and nobody misses its dusty shelves.',
      date: null,
    },
  ])
  expect(joined.map(({ n, site, alsoAt }) => [n, site, alsoAt])).toEqual([
    [1, 'a.test', ['b.test']],
    [2, 'c.test', []],
  ])
})

test.each([
  ['The bridge opened in 1937.', true],
  ['The bridge opened in 1973.', false],
  ['The bridge was opened by Mayor Rossi in 1937.', false],
  ['The bridge spans the strait and opened to traffic in May 1937.', true],
  ['Elephants never forget anything at all.', false],
])('%j is carried by its quotation: %s', (statement, isSo) => {
  expect(isCarried(statement, ['The Golden Gate Bridge, which spans the strait, opened to traffic in May 1937'])).toBe(
    isSo,
  )
})

test('short words are met in their forms, and not by longer words that begin with them', () => {
  const texts = [
    'The panda is a large bear.',
    'Beards grow slowly on most people.',
    'It is the fastest growing plant known.',
  ]
  const best = (question: string) => scoreSentences(question, [passage(1, 'a.test', texts.join(' '))])[0]?.text
  expect(best('are pandas bears')).toBe(texts[0])
  expect(best('how fast does it grow')).toBe(texts[2])
  expect(best('cars')).toBeUndefined()
})

test('sentences too short to say much are left out, unless asked for', () => {
  const passages = [passage(1, 'a.test', 'Bamboo is a grass.')]
  expect(scoreSentences('is bamboo a grass', passages)).toEqual([])
  expect(scoreSentences('is bamboo a grass', passages, 4)).toHaveLength(1)
})
