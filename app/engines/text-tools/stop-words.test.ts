import { expect, test } from 'vitest'
import { countWords, wordsIn } from './stop-words.ts'

test.each([
  '',
  '...',
  'one',
  'It’s a well-known 3rd word, isn’t it?',
  'Łódź 会议 שלום 👩🏽‍🚀',
  'a-b--c ’x’',
  `${'bamboo grows '.repeat(5_000)}`,
])('words are counted as they are listed: %.20s', (text) => {
  expect([countWords(text), countWords(text)]).toEqual([wordsIn(text).length, wordsIn(text).length])
})
