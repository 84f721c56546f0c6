import { expect, test } from 'vitest'
import { readQuestion } from './question-form.ts'

test.each([
  ['Can you translate this code into Go?', null],
  ['Could you please share a cheesecake recipe with me ?', null],
  ['Would you kindly list the tools I need?', null],
  ['Can you freeze rice?', 'Can you freeze rice'],
  ['Can you tell me who wrote 1984?', 'who wrote 1984'],
  ['The singer Ida Falk has a stage name. What is her stage name?', 'What is her stage name'],
  ['Is it far? And how far is it?', 'Is it far'],
])('what is asked by %s', (question, asked) => {
  expect(readQuestion(question)?.question ?? null).toBe(asked)
})
