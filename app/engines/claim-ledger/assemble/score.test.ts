import { expect, test } from 'vitest'
import { agreementOf, effective, headingOf, independentVotes, labelOf } from './score.ts'

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

test('the heading follows from the outcome', () => {
  expect(headingOf(1, 1, 0)).toBe('single')
  expect(headingOf(3, 1, 0)).toBe('agree')
  expect(headingOf(3, 2 / 3, 1)).toBe('mostly agree')
  expect(headingOf(3, 2 / 3, 1, 0, true)).toBe('split')
  expect(headingOf(2, 0, 1)).toBe('split')
  expect(headingOf(2, null, 0)).toBe('split')
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
