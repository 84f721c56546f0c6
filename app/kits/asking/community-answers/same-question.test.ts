import { expect, test } from 'vitest'
import { isAlike, isSameQuestion } from './same-question.ts'

const NEAR = 0.95

test.each([
  ['How tall is Mount Everest?', 'What is the height of Everest?'],
  ['How many people live in France?', 'What is the population of France?'],
  ['What is France’s population?', 'What is the population of France?'],
  ['When did the Golden Gate Bridge open?', 'In what year did the Golden Gate Bridge open?'],
  ['Why do pandas eat bamboo?', 'why does a panda eat bamboo'],
])('%s and %s are one question', (a, b) => {
  expect(isSameQuestion(a, b, NEAR)).toBe(true)
  expect(isSameQuestion(b, a, NEAR)).toBe(true)
})

test.each([
  ['When did the Golden Gate Bridge open?', 'When did the Golden Gate Bridge close?'],
  ['What is the capital of France?', 'What is the capital of Spain?'],
  ['Is a panda a bear?', 'Is a bear a panda?'],
  ['Did Brazil beat Germany?', 'Did Germany beat Brazil?'],
  ['Is it safe to eat raw eggs?', 'Is it not safe to eat raw eggs?'],
  ['What happened in 1937?', 'What happened in 1973?'],
  ['Who wrote Hamlet?', 'When was Hamlet written?'],
  ['How do I bake bread with yeast?', 'How do I bake bread without yeast?'],
  ['How long is the Nile?', 'How deep is the Nile?'],
  ['What?', 'Why?'],
])('%s and %s are two, however near their vectors', (a, b) => {
  expect(isSameQuestion(a, b, NEAR)).toBe(false)
  expect(isSameQuestion(b, a, NEAR)).toBe(false)
})

test('vectors that lie apart part even equal words, and near ones without a word in common suggest nothing', () => {
  expect(isSameQuestion('What is a bank?', 'What is a bank?', 0.3)).toBe(false)
  expect(isAlike('Who wrote Hamlet?', 'Who is the author of Hamlet?', 0.87)).toBe(true)
  expect(isAlike('What is a panda?', 'What is a whale?', 0.9)).toBe(false)
})
