import { expect, test } from 'vitest'
import type { LedgerClaim } from '#app/engines/claim-ledger/ledger.ts'
import { toAnswerText } from './answer-text.ts'
import { UNASKED, type SeatResult } from './seat-result.ts'

const silentLedger = { answer: '', claims: [], disputes: [] }

const seat = (rest: Partial<SeatResult>): SeatResult => ({
  ...UNASKED,
  sources: [],
  seat: 'a',
  label: 'A',
  family: 'a',
  kind: 'engine',
  state: 'answered',
  text: '',
  weight: 'exact',
  ...rest,
})

test('one voice is given in its own words', () => {
  expect(
    toAnswerText({ ...silentLedger, answer: 'Cut. To claims.' }, [seat({ text: '1. Cut it.\n2. To claims.' })]),
  ).toBe('1. Cut it.\n2. To claims.')
})

test('a typed fact outranks the assembly, and who contradicts it is named', () => {
  const seats = [
    seat({ seat: 'f', text: 'Paris.', weight: 'typed' }),
    seat({ seat: 'w', label: 'WordNet', text: 'It may be Lyon.', weight: 'closest' }),
  ]
  const dispute = {
    slot: 'who or what',
    claimIds: [],
    positions: [
      { value: 'Paris', seats: ['f'], quotes: [] },
      { value: 'Lyon', seats: ['w'], quotes: [] },
    ],
  }
  expect(toAnswerText({ ...silentLedger, answer: 'Assembly.' }, seats)).toBe('Paris.')
  expect(toAnswerText({ ...silentLedger, answer: 'Assembly.', disputes: [dispute] }, seats)).toBe(
    'Paris.\nWordNet says otherwise.',
  )
})

test('who says the same as a typed fact is no opponent of it, nor who differs on another matter', () => {
  const seats = [
    seat({ seat: 'f', text: 'Paris.', weight: 'typed' }),
    seat({ seat: 'h', label: 'Honest', text: 'It is Paris.', weight: 'closest' }),
    seat({ seat: 't', label: 'Third', text: 'It is Lyon.', weight: 'closest' }),
    seat({ seat: 'o', label: 'Other', text: 'It rains.', weight: 'closest' }),
  ]
  const dispute = (rivals: [string, string[]][]) => ({
    slot: 'who or what',
    claimIds: [],
    positions: rivals.map(([value, by]) => ({ value, seats: by, quotes: [] })),
  })
  const disputes = [
    dispute([
      ['Paris', ['f', 'h']],
      ['Lyon', ['t']],
    ]),
    dispute([
      ['rain', ['o']],
      ['sun', ['h']],
    ]),
  ]
  expect(toAnswerText({ ...silentLedger, disputes }, seats)).toBe('Paris.\nThird says otherwise.')
})

test('what two typed facts claim alike is said once, in the words of the first', () => {
  const seats = [
    seat({ seat: 'c', text: 'A pound is 16 ounces.', weight: 'typed' }),
    seat({ seat: 'f', text: 'There are 16 ounces in a pound.', weight: 'typed' }),
    seat({ seat: 'd', text: 'An ounce is 28.35 grams.', weight: 'typed' }),
  ]
  const claim = (id: string, support: string[]): LedgerClaim => ({
    id,
    text: '',
    label: 'single voice',
    support,
    oppose: [],
    qualify: [],
    silent: [],
    independentVotes: support.length,
    evidence: 'E0',
    voices: [],
  })
  const claims = [claim('1', ['c', 'f']), claim('2', ['d'])]
  expect(toAnswerText({ ...silentLedger, claims }, seats)).toBe('A pound is 16 ounces.\nAn ounce is 28.35 grams.')
  expect(toAnswerText({ ...silentLedger, claims: [...claims, claim('3', ['f'])] }, seats)).toContain('There are 16')
})

test('a panel that keeps silent gives the reason two of them share', () => {
  const silent = (text: string) => seat({ state: 'abstained', text })
  expect(
    toAnswerText(silentLedger, [
      silent('Nobody can know this yet.'),
      silent('Nothing to calculate.'),
      silent('Nobody can know this yet.'),
    ]),
  ).toBe('Nobody can know this yet.')
  expect(toAnswerText(silentLedger, [silent('Nothing to calculate.')])).toBe(
    'I do not have a reliable source for this.',
  )
})
