import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import { expect, test } from 'vitest'
import { claimsOf } from './claims.ts'
import { decide } from './judgements.ts'
import { buildLedger, findOpenPairs } from './ledger.ts'
import type { Judgement, LedgerAnswer } from './ledger.ts'

const tools = openLedgerTools()
const panel = (...texts: string[]): LedgerAnswer[] => texts.map((text, i) => ({ seat: `seat ${i + 1}`, text }))
const all = (answers: LedgerAnswer[], relation: Judgement['relation']): Judgement[] =>
  answers.flatMap(({ text: a }) => answers.map(({ text: b }) => ({ a, b, relation })))
const ledgerOf = (question: string, answers: LedgerAnswer[], judgements?: Judgement[]) =>
  buildLedger({ question, answers, judgements }, tools)

const WHY = 'Why did the bridge fall?'
const WIND = 'The bridge fell because of strong wind.'
const FLUTTER = 'Aeroelastic flutter brought the bridge down.'
const FALLS = panel(WIND, FLUTTER)

test('claims the built-in tiers leave open join when a model says so, and the row tells which tier decided', async () => {
  expect((await ledgerOf(WHY, FALLS)).claims.map(({ support, tiers }) => [support.length, tiers])).toEqual([
    [1, []],
    [1, []],
  ])
  const pairs = await findOpenPairs({ question: WHY, answers: FALLS }, tools)
  expect(pairs).toEqual([{ a: FALLS[1]!.text, b: FALLS[0]!.text }])
  const { claims } = await ledgerOf(WHY, FALLS, [{ ...pairs[0]!, relation: 'agree' }])
  expect(claims).toMatchObject([{ support: ['seat 1', 'seat 2'], tiers: ['model'] }])
})

test.each(['contradict', 'qualifies'] as const)('a model may find that open claims %s', async (relation) => {
  const { claims, disputes } = await ledgerOf(WHY, FALLS, all(FALLS, relation))
  expect(claims.map(({ oppose, qualify }) => oppose.length + qualify.length)).toEqual([1, 1])
  expect(disputes).toHaveLength(relation === 'contradict' ? 1 : 0)
  expect(claims.every(({ tiers }) => tiers?.includes('model'))).toBe(true)
})

test.each([
  ['figure', 'How tall is the tower?', 'The tower is 300 metres tall.', 'The tower has a height of 330 metres.'],
  ['unit', 'How much a day?', 'Take 5 mg of the drug a day.', 'Take 5 mcg of the drug every day.'],
  ['date', 'When did the bridge open?', 'The bridge opened in 1937.', 'People first crossed the bridge in 1973.'],
  ['figure far off', 'Tell me about it.', 'The old tower rises 300 metres.', 'Visitors climb 330 metres in the tower.'],
  ['denial', 'Is it safe?', 'The drug is safe for children.', 'The drug is not safe for small children.'],
])('a clash of %s never becomes agreement, whatever a model says', async (_, question, one, other) => {
  const answers = panel(one, other)
  const { claims } = await ledgerOf(question, answers, all(answers, 'agree'))
  expect(claims.every(({ support }) => support.length === 1)).toBe(true)
})

test('equal words agree, whatever a model says', async () => {
  const answers = panel('The bridge opened in 1937.', 'The bridge opened in 1937.')
  const { claims } = await ledgerOf('When did it open?', answers, all(answers, 'contradict'))
  expect(claims).toMatchObject([{ support: ['seat 1', 'seat 2'], oppose: [], tiers: ['exact'] }])
})

test.each([
  ['agree', 'qualifies'],
  ['unrelated', 'unrelated'],
  ['contradict', 'contradict'],
] as const)('where likeness found a contradiction, a judgement of %s counts as %s', (relation, counted) => {
  const claims = FALLS.flatMap((answer) => claimsOf(answer, null, tools.lexicon))
  const verdict = { relation: 'contradict', tier: 'embedding', differs: null } as const
  const related = [{ a: 0, b: 1, isNearest: true, verdict }]
  const [edge] = decide(related, claims, [{ a: FALLS[0]!.text, b: FALLS[1]!.text, relation }], tools.lexicon)
  expect([edge?.verdict.relation, edge?.tier]).toEqual([counted, 'model'])
})

test('what two seats say in equal words stays theirs when a model sets another sentence against it', async () => {
  const long = 'The bridge was 853 metres long.'
  const answers = panel(`${WIND} ${long}`, `${FLUTTER} ${long}`)
  const against = [{ a: FLUTTER, b: long, relation: 'contradict' as const }]
  const { claims } = await ledgerOf(WHY, answers, [...against, { a: WIND, b: long, relation: 'contradict' }])
  expect(claims.find(({ text }) => text === long)).toMatchObject({ support: ['seat 1', 'seat 2'], oppose: [] })
})

test('the order of the seats is irrelevant, pairs of one seat are not asked, and never more than 24', async () => {
  const forth = await ledgerOf(WHY, FALLS, all(FALLS, 'agree'))
  expect(await ledgerOf(WHY, FALLS.toReversed(), all(FALLS, 'agree'))).toEqual(forth)
  const [one] = panel(FALLS.map(({ text }) => text).join(' '))
  expect(await findOpenPairs({ question: WHY, answers: [one!] }, tools)).toEqual([])
  const causes = 'wind,rust,sabotage,flutter,floods,ice,fire,war,age,ships'.split(',')
  const many = [0, 1, 2].map((seat) => ({
    seat: `${seat}`,
    text: causes.map((cause, n) => `In town ${'ABC'[seat]}, bridge number ${n} fell because of ${cause}.`).join(' '),
  }))
  expect((await findOpenPairs({ question: WHY, answers: many }, tools)).length).toBeLessThanOrEqual(24)
})
