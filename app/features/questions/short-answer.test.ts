import { expect, test } from 'vitest'
import { UNASKED, type SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { toAgreementLine } from './agreement-line.ts'
import { toShortAnswer, toSources } from './short-answer.ts'

const seat = (name: string, more: Partial<SeatResult>): SeatResult => ({
  ...UNASKED,
  ...{ seat: name, label: name, family: name, kind: 'engine', state: 'answered', text: '' },
  sources: [],
  ...more,
})
const source = (title: string, quote: string) => ({ title, url: null, license: null, quote })
const nothing = { answer: '', claims: [], disputes: [] }

test('an answer is three sentences at most, in plain words', () => {
  const text =
    '## The bridge\n\n**The Golden Gate Bridge** opened in 1937. It is 2.7 km long. See [the plan](https://x.test/plan). ' +
    'It is painted in `international orange`. Many people visit it.'
  const short = toShortAnswer(nothing, [seat('model', { text })])
  expect(short).toContain('The Golden Gate Bridge opened in 1937.')
  expect(short).toContain('2.7 km')
  expect(short).not.toMatch(/[*`#[\]]|Many people/)
})

test('a sentence without end is cut at a word', () => {
  const short = toShortAnswer(nothing, [seat('model', { text: 'bamboo '.repeat(400) })])
  expect(short.length).toBeLessThanOrEqual(601)
  expect(short).toMatch(/bamboo…$/)
})

test('when nobody answers, the reason is said', () => {
  const silent = ['a', 'b'].map((name) => seat(name, { state: 'abstained', text: 'Nobody knows the future.' }))
  expect(toShortAnswer(nothing, silent)).toBe('Nobody knows the future.')
})

test('sources stand once, firm ground first, and none of a voice that kept silent', () => {
  const seats = [
    seat('closest', { weight: 'closest', sources: [source('Near', 'b')] }),
    seat('typed', { weight: 'typed', sources: [source('Table', 'a'), source('Near', 'b')] }),
    seat('silent', { state: 'abstained', sources: [source('Unsaid', 'c')] }),
  ]
  expect(toSources(seats).map(({ title }) => title)).toEqual(['Table', 'Near'])
})

test('agreement is told in counts, and both sides of a dispute are named', () => {
  const ledger = { heading: 'split', claims: [], agreement: { perSeat: [], mean: 0.4 } } as const
  const position = (value: string, seats: string[]) => ({ value, seats })
  const disputes = [{ positions: [position('1937', ['a', 'b']), position('1973', ['c'])] }]
  const line = toAgreementLine({ ...ledger, disputes } as never, 3, 4)
  expect(line).toMatchObject({ words: 'Three answers part ways', apart: 'Two say 1937, one says 1973', tone: 'split' })
  expect(toAgreementLine({ ...ledger, disputes: [] } as never, 1, 4).words).toMatch(/^One answer came/)
})
