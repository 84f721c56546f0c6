import { expect, test } from 'vitest'
import { draftPlan, draftSubs, facetOf, toSought, toSubs } from './plan.ts'
import { startWorkClock } from '#tests/support/work-clock.ts'

test.each([
  ['Why do pandas eat bamboo?', ['Why do pandas eat bamboo?', 'What are pandas?', 'What is bamboo?']],
  [
    'Compare nuclear power and wind power',
    ['Compare nuclear power and wind power', 'What is nuclear power?', 'What is wind power?'],
  ],
  [
    'When did the Golden Gate Bridge open, and who designed it?',
    ['When did the Golden Gate Bridge open?', 'Who designed it?'],
  ],
  ['Who was Ada? Where did she live?', ['Who was Ada?', 'Where did she live?']],
  ['How tall is Mount Everest?', ['How tall is Mount Everest?', 'What is Mount Everest?']],
  ['竹はなぜ速く成長するのですか？', ['竹はなぜ速く成長するのですか？']],
  ['?', ['?']],
])('%j becomes %j', (question, subs) => {
  expect(draftSubs(question)).toEqual(subs)
})

test('a long text, or one of signs alone, is one question and takes no time', () => {
  const worked = startWorkClock()
  for (const text of [
    'a'.repeat(20_000),
    'a b '.repeat(5_000),
    'Aa '.repeat(6_000),
    '? '.repeat(9_000),
    'x and y '.repeat(3_000),
  ])
    expect(draftSubs(text).length).toBeLessThanOrEqual(12)
  expect(worked()).toBeLessThan(1_500)
})

test('lines of a plan that stand twice are one, and empty ones are none', () => {
  expect(toSubs(['One?', '', ' One? ', 'Two?'])).toEqual([
    { id: 's1', text: 'One?' },
    { id: 's2', text: 'Two?' },
  ])
  expect(draftPlan('Why is the sea salty?', ['knowledge']).kinds).toEqual(['knowledge'])
})

test('a line may ask for figures or dates, and is looked for by its other words', () => {
  expect([facetOf('Figures on bamboo'), facetOf('Dates of the bridge'), facetOf('Why bamboo?')]).toEqual([
    'figures',
    'dates',
    null,
  ])
  expect(toSought('Figures on bamboo')).toBe('bamboo')
})
