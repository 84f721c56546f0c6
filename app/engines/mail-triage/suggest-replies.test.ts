import { expect, test } from 'vitest'
import { suggestReplies } from './suggest-replies.ts'

const NOW = '2026-04-07T09:50'
const answers = (text: string) => suggestReplies(text, NOW).map((one) => `${one.label}: ${one.text}`)

test.each([
  [
    'Hello Mira. Could we meet on Friday at 3 pm? Best, Nadia',
    [
      'Yes: Yes, Friday at 3 pm suits me.',
      'Another time: I am sorry, Friday at 3 pm does not suit me. Could we find another time?',
    ],
  ],
  [
    'Please send me the signed contract by 14 April.',
    [
      'In time: Yes, you will have it by 14 April.',
      'More time: I am sorry, I cannot do it by 14 April. May I have a little longer?',
    ],
  ],
  ['Could you look after the cat?', ['Yes: Yes, gladly.', 'No: I am sorry, not this time.']],
  [
    'What is the name of the plumber?',
    ['Later: You ask: “What is the name of the plumber?” I will look and write to you.'],
  ],
  ['The invoice of €420.00 is due by 30 April.', ['I will pay: I will pay €420.00 by 30 April.']],
  ['The garden is lovely today. We had rain.', []],
  ['', []],
])('%s', (text, expected) => {
  expect(answers(text)).toEqual(expected)
})

test('each relies on a sentence that stands in the mail word for word, and there are three at most', () => {
  const text =
    'Could we meet on Friday at 3 pm? Could you bring the key? Where is the plan? Please pay the rent of 900 euros by 3 May.'
  const found = suggestReplies(text, NOW)
  expect(found).toHaveLength(3)
  for (const { reliesOn } of found) expect(text).toContain(reliesOn)
})
