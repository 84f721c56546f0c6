import { expect, test } from 'vitest'
import { toQuestion } from './to-question.ts'

test.each([
  ['TOTP', 'What is TOTP?'],
  ['giant panda', 'What is giant panda?'],
  ['what is a panda', 'what is a panda'],
  ["don't", ''],
  ['what’s', ''],
  ["We're", ''],
  ["panda's", "What is panda's?"],
])('%s', (query, question) => {
  expect(toQuestion(query)).toBe(question)
})
