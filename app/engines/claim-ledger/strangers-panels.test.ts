import { askPanel, sharedIn } from '#tests/support/panels.ts'
import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import { expect, test } from 'vitest'
import { isNoDenial } from './no-rivals/denials.ts'
import { isDangling } from './relate/standing-alone.ts'
import { readSlots } from './slots/slots.ts'

const tools = openLedgerTools()

test('who answers with one word alone is heard', async () => {
  const statement = 'Reply with one word. Terriers are a breed of cat.'
  expect(sharedIn(await askPanel(statement, 'FALSE', 'False.', 'FALSE'))).toEqual(['ABC FALSE'])
  const split = await askPanel(statement, 'FALSE', 'False.', 'TRUE')
  expect(split.heading).toBe('mostly agree')
  expect(split.disputes.map(({ positions }) => positions.map(({ seats }) => seats.join('')))).toEqual([['AB', 'C']])
})

test.each([
  [
    'numbers before bare things may be their place in an order',
    'Can you give me a build order for the game?',
    '- 14 Depot\n- 16 Refinery\n- 20 Factory',
    '- 14 Depot\n- 2nd Refinery\n- 23 - Factory',
  ],
  [
    'each of several best songs may be one',
    'What are the most popular songs of the album Glass Harbor?',
    '- Snow - over 400 million streams\n- Sand Dunes - over 300 million streams',
    '1. "Sand Dunes" with over 248 million streams\n2. "Harbor Lights" with over 229 million streams',
  ],
])('%s', async (_what, question, ...texts) => {
  expect((await askPanel(question, ...texts)).disputes).toEqual([])
})

test('no row gives words to a seat that uses them in other places', async () => {
  const ledger = await askPanel(
    'What is a lorb?',
    'A lorb is a tale that spreads in a culture.',
    'The word itself has become a lorb, spreading from the first tale into popular culture and common use.',
  )
  expect(sharedIn(ledger)).toEqual([])
})

test.each(["where h is Planck's constant", 'This is known as the pair chain.', 'Whose roof is green.'])(
  'needs what stands before: %s',
  (text) => {
    expect(isDangling(text)).toBe(true)
  },
)

test.each([
  ['In summary, while higher fees help in theory, they vary a lot.', 'Higher fees do not help.', true],
  ['Meanwhile higher fees help.', 'Higher fees do not help.', false],
  ['Oak is harder than pine.', 'Pine wood is softer than oak.', true],
  ['Oak is harder than pine.', 'Oak is softer than pine.', false],
  ['The region would not have been as rich as it is today.', 'The region would be rich.', true],
  ['The region would not be rich.', 'The region would be rich.', false],
])('%s and %s may both hold: %s', (a, b, may) => {
  expect(isNoDenial(a, b)).toBe(may)
  expect(isNoDenial(b, a)).toBe(may)
})

test('a quoted word is spoken of, not done', async () => {
  const { terms } = readSlots('In most cases, "affect" is a verb.', tools.lexicon)
  expect(terms.find(({ lemma }) => lemma === 'affect')?.kind).toBe('noun')
})

test.each([
  [
    'How many times does a finch sing in a lifetime?',
    '',
    'A finch sings 15-20 times per minute.',
    'A finch sings about 20,000 times per day.',
  ],
  [
    'How many times does a finch sing in a lifetime?',
    '5,000,000 times A | about 6 million times B',
    'A finch sings 20 times per day and 5,000,000 times in its lifetime.',
    'On average, a finch sings about 6 million times in its lifetime.',
  ],
  [
    'How many balloons would it take to lift a house?',
    'about 10 million A | about 2 million B',
    'It would take about 10 million balloons to lift a house. Balloons create about 10 g of lift each.',
    'To lift a house it would take about 2 million balloons. Consider the lift of a single balloon to a house.',
  ],
  [
    'How many words are spoken daily on Earth?',
    'about 100 billion B | over 1 billion A',
    'It is estimated that over 1 billion words are spoken daily on Earth.',
    'It is estimated that there are about 100 billion words spoken daily on Earth.',
  ],
  [
    'How many atoms are in a grain of salt?',
    'about 10^18 A | approximately 6 x 10^20 B',
    'There are about 10^18 atoms in a grain of salt.',
    'There are approximately 6 x 10^20 atoms in a grain of salt.',
  ],
])('of %s the answers are %s', async (question, answers, ...texts) => {
  const { asked } = await askPanel(question, ...texts)
  expect((asked?.positions ?? []).map(({ value, seats }) => `${value} ${seats.join('')}`).join(' | ')).toBe(answers)
})

test.each([
  [
    'what the question says first is no answer',
    'Mara has $20 left when she turns 21 years old. If she gets $3 more, how much has she when she is 22 years old?',
    'Mara has $20 left when she turns 21 years old. Nobody knows when she gets more.',
    'Mara has $23 when she is 22 years old.',
  ],
  [
    'a figure is named in two ways',
    'What is the square root of 144 to the nearest whole number?',
    'The square root of 144 to the nearest whole number is 12.',
    'The nearest whole number to the square root of 144 is 12.',
  ],
  [
    'of two recipes each has its steps',
    'Can you give me a recipe for plait bread?',
    'Divide the dough into 3 equal pieces.',
    'Punch down the dough and divide it into 6 equal pieces.',
  ],
])('no dispute: %s', async (_what, question, ...texts) => {
  expect((await askPanel(question, ...texts)).disputes).toEqual([])
})

test.each([
  [
    'a word for the deed is not the deed',
    'In 44 BC, Caesar was assassinated.',
    'In 44 BC, Caesar returned to Rome after the assassination of a rival, which led to a struggle.',
  ],
  [
    'the end of a sentence',
    "See what works and what's not, and adapt your plans accordingly.",
    "Ask what doesn't, and adapt your plans accordingly.",
  ],
])('no row: %s', async (_what, ...texts) => {
  expect(sharedIn(await askPanel('Please tell me about it.', ...texts))).toEqual([])
})

test('lists in other tables repeat no row', async () => {
  const tables = '**User**\n- id\n- email\n\n**Project**\n- id\n- title\n\n**Goal**\n- id\n- due'
  const rows = sharedIn(await askPanel('Generate a data model.', tables, tables.replace('due', 'end')))
  expect(rows.filter((row) => row.endsWith(' id'))).toHaveLength(1)
})

test.each([
  ['Many farmers do not have access to quality seeds.', 'Many farmers have access to loans, but pay for them.', 0],
  ['Many farmers do not have access to loans.', 'Many farmers have access to cheap loans.', 1],
  ['| Ohio | 36.9 |', '| Ohio | 37°F |', 0],
  ['| Ohio | 36.9 |', '| Ohio | 39°F |', 1],
])('%s beside %s: %i disputes', async (one, other, disputes) => {
  const ledger = await askPanel('How are things?', one, other)
  expect(ledger.disputes).toHaveLength(disputes)
})

test('a figure of what is given may be the answer too', async () => {
  const { asked } = await askPanel(
    'Suppose I have 12 eggs. I drop 2 and eat 5. How many eggs do I have left?',
    'You have 5 eggs left.',
    'After dropping 2 and eating 5, you would have 5 eggs left.',
    '10',
  )
  expect(asked?.positions.map(({ value, seats }) => `${value} ${seats.join('')}`)).toEqual(['5 AB', '10 C'])
})

test.each([
  ['Grieving takes time.', 'Each person grieves in their own way.'],
  ['Engines became more powerful.', 'Planes are made of lighter materials, and are powered by more refined engines.'],
  ['Reusable cups are better for health.', 'A reusable cup helps to avoid waste, as well as a bad impact on health.'],
])('few words in common are no row: %s', async (...texts) => {
  expect(sharedIn(await askPanel('What helps?', ...texts))).toEqual([])
})

test.each([
  ['What is f(2)?', 'So the value of f(2) is 40.', 'f(2) = 40 - 1. Therefore, the value of f(2) is 39.'],
  [
    'What is x?',
    'The solution to the equation is x = 5.',
    'x = 0.5877 is the solution to the equation 3x + 10 = 5(x - 2).',
  ],
])('no working of a calculation is a result: %s', async (question, ...texts) => {
  expect(sharedIn(await askPanel(question, ...texts))).toEqual([])
})
