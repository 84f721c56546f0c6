import { expect, test } from 'vitest'
import { readQuestion } from './question-form.ts'
import { standing } from './standing.ts'

const textsOf = (raw: string, question = 'How do I clean a wool coat?'): string[] =>
  standing(raw, readQuestion(question)).map(({ text }) => text)

test.each([
  ["**Don't:**\n- Use bleach\n- Wring it out", ["Don't use bleach", "Don't wring it out"]],
  ['**Avoid:**\n* Using hot water\n* Strong soap', ['Avoid using hot water', 'Avoid strong soap']],
  ['Never:\n1. Iron it dry.\n\nBrush it first.', ["Don't iron it dry.", 'Brush it first.']],
  ['**Common mistakes**\n- Using a hot iron\n- Not drying it flat', ['Not drying it flat']],
  ["**What it doesn't mean**\n- It is *not* waterproof.", ['It is not waterproof.']],
  ['**Do:**\n- Use cold water', ['Use cold water']],
])('a list stands below what its heading says of it: %s', (raw, texts) => {
  expect(textsOf(raw)).toEqual(texts)
})

test.each([
  ['When was radium discovered?', 'Radium was discovered by Marie Curie. He noticed a glow.', 'He noticed a glow.'],
  ['Why is ice slippery?', 'Ice melts under pressure. This is called regelation.', 'This is called regelation.'],
  ['Is a kettle better than a pot?', 'It depends on how much you boil.', 'It depends on how much you boil.'],
  ['When did Marie Curie die?', 'Prizes: 2 Nobel Prizes.\nShe died in 1934.', 'Marie Curie died in 1934.'],
  ['How much rest do adults need?', '**Adults over 65:** 7 to 8 hours.', 'Adults over 65: 7 to 8 hours.'],
  ['How many prizes did Ida Berg win?', 'Ida Berg won **9 prizes**:\n- Sprint: 4', 'Ida Berg won 9 prizes'],
  [
    'Who may enter?',
    'Section 4 of the Landlord and Tenant Act 1985 says who may.',
    'Section 4 of the Landlord and Tenant Act 1985 says who may.',
  ],
])('nobody is made to say what was not said: %s', (question, raw, text) => {
  expect(textsOf(raw, question)).toContain(text)
})
