import { expect, test } from 'vitest'
import { completed } from './complete.ts'
import { readQuestion } from './question-form.ts'

test.each([
  ['What is the capital of Mongolia?', 'Ulan Bator.', 'The capital of Mongolia is Ulan Bator.'],
  ['When did the Berlin Wall fall?', '1989', 'The Berlin Wall fell in 1989.'],
  ['Who wrote Hamlet?', 'Shakespeare', 'Shakespeare wrote Hamlet.'],
  ['How tall is Mount Everest?', '8,849 m', 'Mount Everest is 8,849 m tall.'],
  ['Is ibuprofen safe during pregnancy?', 'No.', 'Ibuprofen is not safe during pregnancy.'],
  ['Is ibuprofen safe during pregnancy?', 'Yes', 'Ibuprofen is safe during pregnancy.'],
  ['When did the bridge open?', "It's 1937", 'The bridge opened in 1937.'],
  ['Where was Mozart born?', 'Salzburg', 'Mozart was born in Salzburg.'],
  ['What year did World War II end?', '1945', 'World War II ended in 1945.'],
])('%s %s', (question, value, sentence) => {
  expect(completed(value, readQuestion(question))).toBe(sentence)
})

test('gives a sentence its subject and leaves whole claims alone', () => {
  const asked = readQuestion('When was the tower built?')
  expect(completed('It was built in 1889.', asked)).toBe('The tower was built in 1889.')
  expect(completed('The tower was built in 1889.', asked)).toBe('The tower was built in 1889.')
  expect(completed('1889', readQuestion('Tell me about towers.'))).toBe('1889')
})
