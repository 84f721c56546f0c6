import { expect, test } from 'vitest'
import { completed } from './complete.ts'
import { readQuestion } from './question-form.ts'
import { standing } from './standing.ts'

test.each([
  ['What is the capital of Mongolia?', 'Ulan Bator.', 'The capital of Mongolia is Ulan Bator.'],
  ['When did the Berlin Wall fall?', '1989', 'The Berlin Wall fell in 1989.'],
  ['Who wrote Hamlet?', 'Shakespeare', 'Shakespeare wrote Hamlet.'],
  ['How tall is Mount Everest?', '8,849 m', 'Mount Everest is 8,849 m tall.'],
  ['Is ibuprofen safe during pregnancy?', 'No.', 'Ibuprofen is not safe during pregnancy.'],
  ['Is ibuprofen safe during pregnancy?', 'Yes', 'Ibuprofen is safe during pregnancy.'],
  ['Is ibuprofen safe during pregnancy?', 'Definitely not.', 'Ibuprofen is not safe during pregnancy.'],
  ['Is ibuprofen safe during pregnancy?', "I'm afraid not.", 'Ibuprofen is not safe during pregnancy.'],
  ['Is ibuprofen safe during pregnancy?', 'Sadly, no.', 'Ibuprofen is not safe during pregnancy.'],
  ['Is ibuprofen harmful during pregnancy?', 'Unfortunately yes', 'Ibuprofen is harmful during pregnancy.'],
  ['Is ibuprofen safe during pregnancy, and when?', 'No.', 'Ibuprofen is not safe during pregnancy.'],
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

const claims = (raw: string): string[] => standing(raw, null).map(({ text }) => text)

test.each([
  ['Tip: melt the chocolate over steam.', ['melt the chocolate over steam.']],
  ['Concussion: avoid sport for some days.', ['Concussion: avoid sport for some days.']],
  ['Stanley Kubrick directed 2001: A Space Odyssey.', ['Stanley Kubrick directed 2001: A Space Odyssey.']],
  ['Abuja: capital of Nigeria', ['Abuja is capital of Nigeria']],
])('reads the colon of %s', (raw, expected) => {
  expect(claims(raw)).toEqual(expected)
})

test('a pronoun takes up a name or noun, never a word the sentence before it happens to begin with', () => {
  expect(claims('No priest came; she was laid in the earth.')[1]).toBe('she was laid in the earth.')
  expect(claims('A virus is behind it, and he goes on to the next.')[1]).toBe('he goes on to the next.')
  expect(claims('Not all funds pay dividends; some reinvest everything.')[1]).toBe('some reinvest everything.')
  expect(claims("A whale isn't a fish; it's a mammal.")[1]).toBe('A whale is a mammal.')
  expect(claims('Use git revert HEAD. It removes the commit.')[1]).toBe('It removes the commit.')
})

test('a yes or no beside a claim is no claim of its own, unless that was asked', () => {
  expect(claims('Yes! Oak is good for furniture.')).toEqual(['Oak is good for furniture.'])
  expect(claims('No.')).toEqual(['No.'])
})
