import { expect, test } from 'vitest'
import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'
import { findClash, findFault, toCheck } from './smoothing-faults.ts'
import { readSmoothed, toMatter, toSmoothText, type Smoothed } from './smoothing.ts'

const claim = (id: string, text: string, support: string[]) => ({ id, text, support, oppose: [], evidence: 'E0' })
const DISPUTE = 'The answers differ on the date. Some say: “It opened in 1937.” Another says: “It opened in 1973.”'
const ledger = {
  answer: [
    'The bridge spans the Golden Gate. It is not made of wood.',
    DISPUTE,
    'Said by only one of the answers: Joseph Strauss led the work.',
  ].join('\n\n'),
  disputes: [{ slot: 'date', claimIds: ['c3', 'c4'], positions: [] }],
  claims: [
    claim('c1', 'The bridge spans the Golden Gate.', ['a', 'b']),
    claim('c2', 'It is not made of wood', ['a', 'b']),
    claim('c3', 'It opened in 1937.', ['a']),
    claim('c4', 'It opened in 1973.', ['b']),
    claim('c5', 'Joseph Strauss led the work.', ['b']),
    claim('c6', 'A sentence that was left out of the assembly.', ['b']),
  ],
} as unknown as Ledger
const matter = toMatter(ledger)!
const QUESTION = 'When did the bridge open?'
const ANSWERS = [
  'The bridge spans the Golden Gate. It is not made of wood. It opened in 1937.',
  'Joseph Strauss led the work. It opened in 1973. The bridge spans the Golden Gate, in San Francisco.',
]
const fault = (agreed: string[], single = ['Joseph Strauss led the work.']) =>
  findFault({ agreed, single }, matter, [QUESTION, ...ANSWERS])
const GOOD = ['Not made of wood, the bridge spans the Golden Gate.']

test('a rewriter gets the claims that stand in the answer, apart from its disputes', () => {
  expect(matter).toEqual({
    lead: null,
    agreed: ['The bridge spans the Golden Gate.', 'It is not made of wood'],
    single: ['Joseph Strauss led the work.'],
    contested: [DISPUTE],
  })
  expect(toMatter({ ...ledger, answer: ledger.answer.replace('The answers differ', 'They differ') })).toBeNull()
})

test('what is answered to a question of yes or no stays in its own words before what was smoothed', () => {
  const lead = 'All say yes: “Yes, it spans the Golden Gate.”'
  const led = toMatter({
    ...ledger,
    answer: `${lead}\n\n${ledger.answer}`,
    claims: [...ledger.claims, claim('c7', 'Yes', ['a', 'b']) as unknown as Ledger['claims'][number]],
  })!
  expect(led).toEqual({ ...matter, lead })
  expect(toSmoothText({ agreed: GOOD, single: [] }, led)).toBe([lead, ...GOOD, DISPUTE].join('\n\n'))
})

test('smoothed sentences that say what was said are shown, with the dispute in its own words', () => {
  const smoothed: Smoothed = { agreed: GOOD, single: ['Joseph Strauss led the work.'] }
  expect(fault(GOOD)).toBeNull()
  expect(toSmoothText(smoothed, matter)).toBe(
    `${GOOD[0]}\n\n${DISPUTE}\n\nSaid by only one of the answers: Joseph Strauss led the work.`,
  )
})

test.each([
  ['a figure', 'It is 1280 metres long.', '1280'],
  ['a name', 'It was planned by Leon Moisseiff.', 'Leon'],
  ['a name at the beginning', 'Ellis drew it.', 'Ellis'],
  ['a date', 'It opened in May 1937.', 'May'],
  ['a number in words', 'It has seven lanes.', 'seven'],
  ['an address', 'More at evil.example/win today.', 'evil.example/win'],
])('%s that no voice said is refused', (_, sentence, word) => {
  expect(fault([...GOOD, sentence])).toContain(`“${word}`)
})

test.each([
  ['a name that only another part said', [...GOOD, 'Joseph Strauss built it.'], 'Strauss'],
  ['a name that was lost', ['The bridge spans a strait and is not made of wood.'], 'Golden'],
  ['a side of a dispute', [...GOOD, 'It opened in 1937.'], '1937'],
])('%s is refused', (_, agreed, word) => expect(fault(agreed)).toContain(word))

test('a list that is empty, or has sentences where there was no claim, is refused', () => {
  expect(fault([])).toBe('It left claims out.')
  expect(findFault({ agreed: GOOD, single: ['More.'] }, { ...matter, single: [] }, ANSWERS)).toMatch(/no claim/)
  expect(fault([...GOOD, 'so on and on '.repeat(60)])).toMatch(/far more/)
})

test('what cannot be read is no smoothing', () => {
  expect(readSmoothed('{"agreed": "One sentence", "single": []}')).toBeNull()
  expect(readSmoothed('Here you are')).toBeNull()
  expect(readSmoothed('{"agreed": ["  Two\\nlines "], "single": [""]}')).toEqual({ agreed: ['Two lines'], single: [] })
})

test('sentences that contradict what was said, or take a side, are refused by the comparison', () => {
  const seats = toCheck({ agreed: GOOD, single: [] }, matter, ledger).map(({ seat }) => seat)
  expect(seats).toEqual(['agreed', 'single', 'side c3', 'side c4', 'smoothed'])
  const check = (support: string[], oppose: string[]) =>
    findClash({ claims: [{ support, oppose }] } as unknown as Ledger)
  expect(check(['smoothed'], ['agreed'])).toMatch(/contradicted/)
  expect(check(['smoothed', 'side c3'], ['side c4'])).toMatch(/side/)
  expect(check(['smoothed', 'agreed'], [])).toBeNull()
  expect(check(['side c3'], ['side c4'])).toBeNull()
})
