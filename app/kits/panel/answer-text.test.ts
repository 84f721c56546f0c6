import { expect, test } from 'vitest'
import { toAnswerText } from './answer-text.ts'
import { UNASKED, type SeatResult } from './seat-result.ts'

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
  expect(toAnswerText({ answer: 'Cut. To claims.', disputes: [] }, [seat({ text: '1. Cut it.\n2. To claims.' })])).toBe(
    '1. Cut it.\n2. To claims.',
  )
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
  expect(toAnswerText({ answer: 'Assembly.', disputes: [] }, seats)).toBe('Paris.')
  expect(toAnswerText({ answer: 'Assembly.', disputes: [dispute] }, seats)).toBe('Paris.\nWordNet says otherwise.')
})

test('a panel that keeps silent gives the reason two of them share', () => {
  const silent = (text: string) => seat({ state: 'abstained', text })
  expect(
    toAnswerText({ answer: '', disputes: [] }, [
      silent('Nobody can know this yet.'),
      silent('Nothing to calculate.'),
      silent('Nobody can know this yet.'),
    ]),
  ).toBe('Nobody can know this yet.')
  expect(toAnswerText({ answer: '', disputes: [] }, [silent('Nothing to calculate.')])).toBe(
    'I do not have a reliable source for this.',
  )
})
