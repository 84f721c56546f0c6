import { expect, test } from 'vitest'
import { agreementOf, effective, headingOf, withinHeading, independentVotes, labelOf } from './score.ts'

const voter = (seat: string, family = seat, passage = `${seat} says something of its own here`) => ({
  seat,
  family,
  passage,
})

test('three vendors are one and a half votes, two seats of one family little more than one', () => {
  expect(independentVotes([voter('a'), voter('b'), voter('c')])).toBeCloseTo(1.5)
  expect(independentVotes([voter('a', 'x'), voter('b', 'x')])).toBeCloseTo(effective(2, 0.9))
  expect(independentVotes([voter('a')])).toBe(1)
  expect(independentVotes([])).toBe(0)
})

test('a copy of a seat adds nothing, and no seat takes votes away', () => {
  const panel = [voter('a'), voter('b')]
  const before = independentVotes(panel)
  expect(independentVotes([...panel, { ...voter('a2'), passage: panel[0]?.passage ?? '' }])).toBe(before)
  expect(independentVotes([...panel, { ...voter('a3', 'a'), passage: panel[0]?.passage ?? '' }])).toBe(before)
  expect(independentVotes([...panel, voter('a4', 'a')])).toBeGreaterThanOrEqual(before)
})

test('unanimity scores one and a cycle of rivals zero', () => {
  const seats = ['a', 'b', 'c']
  expect(agreementOf(seats, [{ leading: seats, partly: [], spoke: seats }]).mean).toBe(1)
  expect(agreementOf(seats, [{ leading: [], partly: [], spoke: seats }]).mean).toBe(0)
})

test('the heading follows from the outcome, and the ring never says more', () => {
  const outcome = { answering: 3, isShared: true, disputes: 0, asked: null }
  expect(headingOf({ ...outcome, answering: 1 })).toBe('single')
  expect(headingOf(outcome)).toBe('agree')
  expect(headingOf({ ...outcome, asked: [3] })).toBe('agree')
  expect(headingOf({ ...outcome, disputes: 1 })).toBe('mostly agree')
  expect(headingOf({ ...outcome, asked: [2, 1] })).toBe('mostly agree')
  expect(headingOf({ ...outcome, asked: [1, 1, 1] })).toBe('split')
  expect(headingOf({ ...outcome, isShared: false })).toBe('different points')
  expect(headingOf({ ...outcome, isShared: false, disputes: 1 })).toBe('split')
  expect(headingOf({ ...outcome, isShared: false, isPartly: true })).toBe('mostly agree')
  expect(headingOf({ ...outcome, isShared: false, isPartly: true, disputes: 1 })).toBe('split')
  expect(withinHeading(1, 'split')).toBeNull()
  expect(withinHeading(1, 'different points')).toBeNull()
  expect(withinHeading(0.14, 'mostly agree')).toBeNull()
  expect(withinHeading(0.5, 'mostly agree')).toBe(0.5)
  expect(withinHeading(1, 'agree')).toBe(1)
  expect(withinHeading(null, 'agree')).toBeNull()
})

test('agreement without evidence is echo risk', () => {
  const base = { support: 2, oppose: 0, evidence: 'E0', isOpposedByRecord: false, isCheckable: true } as const
  expect(labelOf(base)).toBe('agreed, unsourced (echo risk)')
  expect(labelOf({ ...base, evidence: 'E2' })).toBe('settled and sourced')
  expect(labelOf({ ...base, support: 1 })).toBe('single voice')
  expect(labelOf({ ...base, oppose: 1 })).toBe('disputed')
  expect(labelOf({ ...base, oppose: 1, isOpposedByRecord: true })).toBe('contradicted by source')
  expect(labelOf({ ...base, isCheckable: false })).toBe('not checkable')
})
