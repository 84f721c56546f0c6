import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import { expect, test } from 'vitest'
import { buildLedger } from '../ledger.ts'
import type { Ledger } from '../ledger.ts'

const tools = openLedgerTools()
const HOUR = 3600
const DAY = 24 * HOUR

const THINGS = ['rice', 'chicken', 'soup', 'bread dough', 'tomato sauce']
/** A time in words, with the shortest and longest it allows in seconds. */
const TIMES: readonly [words: string, low: number, high: number][] = [
  ['24 hours', DAY, DAY],
  ['one day', DAY, DAY],
  ['3–4 days', 3 * DAY, 4 * DAY],
  ['three to four days', 3 * DAY, 4 * DAY],
  ['72 to 96 hours', 3 * DAY, 4 * DAY],
  ['up to six days', 0, 6 * DAY],
  ['up to 144 hours', 0, 6 * DAY],
  ['a maximum of two weeks', 0, 14 * DAY],
  ['about 14 days', 14 * DAY, 14 * DAY],
]
const WAYS: readonly ((thing: string, time: string) => string)[] = [
  (thing, time) => `Cooked ${thing} keeps for ${time} in the fridge.`,
  (thing, time) => `You can store ${thing} in the refrigerator for ${time}.`,
  (_, time) => `Store it in the fridge for ${time}.`,
  (thing, time) => `Leftover ${thing} lasts ${time} in the fridge.`,
  (_, time) => `It keeps ${time} in the fridge.`,
  (_, time) => `Keep it ${time}.`,
]

const holders = ({ disputes }: Ledger): string[][][] =>
  disputes.map(({ positions }) => positions.map(({ seats }) => seats).toSorted())
const ask = (question: string, ...texts: string[]): Promise<Ledger> =>
  buildLedger({ question, answers: texts.map((text, i) => ({ seat: 'ABCD'.charAt(i), text })) }, tools)

const pairs = TIMES.flatMap((x, i) => TIMES.slice(i + 1).map((y) => [x, y] as const))

test('two lengths of keeping are rivals where one allows far longer, in whatever words, units and ranges, and never where both allow one', async () => {
  for (const [i, [x, y]] of pairs.entries()) {
    const thing = THINGS[i % THINGS.length]!
    const [own, other] = [WAYS[i % WAYS.length]!, WAYS[(i + 1) % WAYS.length]!]
    const ledger = await ask(`How long can I keep ${thing}?`, own(thing, x[0]), other(thing, y[0]))
    const [short, long] = [x, y].toSorted((p, q) => p[2] - q[2]) as [(typeof TIMES)[number], (typeof TIMES)[number]]
    const isApart = long[2] >= short[2] * 1.3 && (long[1] === long[2] || long[1] === 0 || short[2] < long[1])
    expect([x[0], y[0], holders(ledger)]).toEqual([x[0], y[0], isApart ? [[['A'], ['B']]] : []])
    for (const { text, support } of ledger.claims)
      if (support.length > 1) expect([text, isApart]).toEqual([text, false])
  }
})

test.each([
  ['another place', 'Cooked rice keeps for 4 days in the fridge.', 'Cooked rice keeps for 6 months in the freezer.'],
  ['another thing', 'Cooked rice keeps for 4 days in the fridge.', 'Raw fish keeps for 2 days in the fridge.'],
  ['another state', 'Opened milk keeps for 4 days in the fridge.', 'Unopened milk keeps for 14 days in the fridge.'],
  [
    'when, not how long',
    'Refrigerate rice within two hours of cooking.',
    'Cooked rice keeps for 4 days in the fridge.',
  ],
  ['a special case', 'Rice keeps for 4 days in the fridge.', 'Rice keeps for 14 days if it was never opened.'],
  ['a denial', 'Rice keeps for 4 days in the fridge.', 'Rice does not keep for 14 days in the fridge.'],
  ['times that overlap', 'Rice keeps for 2 to 6 days in the fridge.', 'Rice keeps for up to 4 days in the fridge.'],
])('%s is no rival', async (_, a, b) => {
  expect(holders(await ask('How long does rice keep?', a, b))).toEqual([])
})

test('who names no thing speaks of the one that is asked about', async () => {
  const ledger = await ask(
    'Is it safe to eat reheated lentils?',
    'Yes, they are safe. Keep them 3–4 days.',
    'It can be safe. Eat it within 24 hours.',
    'They are fine. They keep up to six days in the fridge.',
  )
  expect(holders(ledger)).toEqual([[['A'], ['B'], ['C']]])
  const steps = ['Yes, it is. Let it stand for 2 hours.', 'Yes, it is. Store it for 3 days.']
  expect(holders(await ask('Is it safe to eat homemade yoghurt?', ...steps))).toEqual([])
})

test('who names two times for one thing is held against nobody, and three seats of three times are three sides', async () => {
  const both = await ask(
    'How long does rice keep?',
    'Rice keeps for 4 days in the fridge. Some say that rice keeps for 7 days in the fridge.',
    'Store it in the fridge for up to three weeks.',
  )
  expect(both.disputes.flatMap(({ positions }) => positions.flatMap(({ value }) => value))).not.toContain('7 days')
  const three = await ask(
    'Is reheated rice safe to eat?',
    'Rice keeps for 3–4 days in the fridge.',
    'Store it in the fridge for up to six days.',
    'Leftover rice should be eaten within 24 hours.',
  )
  expect(three.disputes.map(({ positions }) => positions.map(({ value, seats }) => [value, ...seats]))).toEqual([
    [
      ['24 hours', 'C'],
      ['3–4 days', 'A'],
      ['up to six days', 'B'],
    ],
  ])
})
