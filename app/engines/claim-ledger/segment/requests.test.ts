import { expect, test } from 'vitest'
import { readQuestion } from './question-form.ts'
import { withoutRequest } from './requests.ts'

test.each([
  ['Could you share a soup recipe with me?', 'share a soup recipe with me?'],
  ['Can you please recite the first line of the Odyssey?', 'recite the first line of the Odyssey?'],
  ['Would you write me a song about rain?', 'write me a song about rain?'],
  ['Hi, do you have a minute? Why is the sea salty?', 'Why is the sea salty?'],
  ['Can you translate this code into Go?', 'translate this code into Go?'],
  ['Can you help me write my memoir?', 'help me write my memoir?'],
  ['Can you walk me through how to draw a fox?', 'walk me through how to draw a fox?'],
  ['Can I ask you something? What is a fjord?', 'What is a fjord?'],
])('%s', (question, rest) => {
  expect(withoutRequest(question)).toBe(rest)
  expect(readQuestion(question)?.isYesNo ?? false).toBe(false)
})

test.each([
  'Can you freeze milk?',
  'Could you read in the dark with one eye?',
  'Can you write on glass?',
  'Will you age faster in space?',
])('%s is a question of yes or no', (question) => {
  expect(withoutRequest(question)).toBe(question)
  expect(readQuestion(question)?.isYesNo).toBe(true)
})
