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
  ['Is ibuprofen harmful during pregnancy?', "I'm afraid so.", 'Ibuprofen is harmful during pregnancy.'],
  ['Is ibuprofen safe during pregnancy?', 'False.', 'Ibuprofen is not safe during pregnancy.'],
  ['Is ibuprofen safe during pregnancy?', 'True', 'Ibuprofen is safe during pregnancy.'],
  ['Is it OK to freeze my bread?', "It's not allowed.", 'It is not OK to freeze your bread.'],
  ['Can I freeze cooked rice?', 'Absolutely!', 'You can freeze cooked rice.'],
  ['Can you freeze cooked rice?', 'You can.', 'You can freeze cooked rice.'],
  ['Can I freeze cooked rice?', "I'd say no.", 'You cannot freeze cooked rice.'],
  ['Is it OK to freeze my bread?', "It's fine.", 'It is OK to freeze your bread.'],
  ['Is it dangerous to wake a sleepwalker?', "It's harmless.", 'It is not dangerous to wake a sleepwalker.'],
  ['Can I cut that branch?', 'Only with a permit.', 'You can cut that branch only with a permit.'],
  ['Does caffeine stunt growth?', 'Yes.', 'Caffeine stunts growth.'],
  ['Does coffee harm plants?', 'Yes.', 'Coffee harms plants.'],
  ['Does ice cream melt?', 'Yes.', 'Ice cream melts.'],
  ['Can I paint it?', 'You can, provided it is dry.', 'You can paint it, provided it is dry.'],
  ['Did Vikings really wear horned helmets?', 'Yes', 'Vikings really wore horned helmets.'],
  ['Is Pluto still a planet?', 'Officially not.', 'Pluto is no longer a planet.'],
  ['When did World War I end?', '1918', 'World War I ended in 1918.'],
  ['When do brown bears sleep?', 'Only in winter.', 'Brown bears sleep only in winter.'],
  ['When did the bridge open?', "It's 1937", 'The bridge opened in 1937.'],
  ['Where was Mozart born?', 'Salzburg', 'Mozart was born in Salzburg.'],
  ['What year did World War II end?', '1945', 'World War II ended in 1945.'],
  ['How far is Mars from the Sun, and is it warm?', '228 million km', 'Mars is 228 million km far from the Sun.'],
  ['What size nail do I need for a shelf?', 'Use 40 mm steel nails.', 'Use 40 mm steel nails.'],
  [
    'What is the most common kind of diabetes?',
    'Type 2 diabetes',
    'The most common kind of diabetes is Type 2 diabetes.',
  ],
  ['What was the cause of the Great Fire?', 'an oven', 'The cause of the Great Fire was an oven.'],
  ['When did the siege of the old town end?', '1644', 'The siege of the old town ended in 1644.'],
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
  expect(claims('Only in winter. They sleep in dens.')).toEqual(['Only in winter.', 'They sleep in dens.'])
  expect(claims('Never. The paint is still wet.')).toHaveLength(2)
})

test('an answer to a question of yes or no opens with it, however it is worded, and goes on with the rest', () => {
  const asked = readQuestion('Can I return opened headphones?')
  const told = (raw: string) => standing(raw, asked).map(({ text, isYes }) => [text, isYes])
  const yes = ['You can return opened headphones.', true]
  expect(told('Hi there! Absolutely, the shop is kind.')).toEqual([yes, ['the shop is kind.', null]])
  expect(told('**Short version: yes.** Bring the box along.')).toEqual([yes, ['Bring the box along.', null]])
  expect(told('Yes, within 30 days.')).toEqual([yes, ['You can return opened headphones, within 30 days.', true]])
  expect(told("I'd say no, since the seal is broken.")).toEqual([
    ['You cannot return opened headphones.', false],
    ['the seal is broken.', null],
  ])
  expect(told('Only with the receipt.')).toEqual([['You can return opened headphones only with the receipt.', null]])
  expect(told('No milk is sold there.')).toEqual([['No milk is sold there.', null]])
})
