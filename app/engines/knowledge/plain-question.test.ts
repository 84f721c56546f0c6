import { expect, test } from 'vitest'
import { toPlainQuestion } from './plain-question.ts'

test('takes our names off where they greet, and leaves them where they are asked about', () => {
  const plain = {
    'what is a panda': 'what is a panda',
    'What is Frenly?': 'What is Frenly',
    'who is the frenly panda': 'who is the frenly panda',
    'panda diet': 'panda diet',
    'how old is the universe, panda?': 'how old is the universe',
    'what is 2 plus 2, Frenly': 'what is 2 plus 2',
    'Frenly, what is 2 plus 2?': 'what is 2 plus 2',
    'hey panda what is rain': 'what is rain',
    'hello Frenly, what is rain': 'what is rain',
    'Frenly help': 'Frenly help',
    'hi, what is a panda, please': 'what is a panda',
    'panda: is it raining': 'is it raining',
    'Hi, my son needs to know which planet is the largest': 'which planet is the largest',
    'I always forget: who wrote Hamlet?': 'who wrote Hamlet',
    'for a quiz: wich planet is red': 'which planet is red',
    'my mother is the oldest': 'my mother is the oldest',
  }
  expect(Object.keys(plain).map((question) => [question, toPlainQuestion(question)])).toEqual(Object.entries(plain))
})

test('spells out short forms and takes off politeness', () => {
  expect(toPlainQuestion("Could you tell me what's the capital of Peru, please?")).toBe('what is the capital of Peru')
  expect(toPlainQuestion('please')).toBe('please')
})

test('a long row of marks before an end of another kind is read in one pass', () => {
  const rows = ['?', '. ', '- ', '!', ', ', 'please ', 'thanks, '].map((piece) => `A ${piece.repeat(10_000)}x`)
  const before = process.cpuUsage()
  for (const row of rows) expect(toPlainQuestion(row)).toMatch(/^A.*x$/)
  const { user } = process.cpuUsage(before)
  expect(user / 1_000).toBeLessThan(1_000)
})

test.each([
  ['What lies south-east of Crete?', 'southeast of Crete'],
  ['Which towns are in North-Western Spain?', 'NorthWestern Spain'],
  ['What is a north-facing wall?', 'north-facing'],
])('a point of the compass is one word: %s', (question, words) => {
  expect(toPlainQuestion(question)).toContain(words)
})
