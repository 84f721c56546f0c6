import { expect, test } from 'vitest'
import { isMirror, toOutcome, toShareInLine, toStance, toVerdict } from './example.ts'

test('the count is said in words, agreement first', () => {
  expect(toVerdict(['agrees', 'agrees', 'agrees'])).toBe('Three agree')
  expect(toVerdict(['disagrees', 'agrees', 'agrees'])).toBe('Two agree, one disagrees')
  expect(toVerdict(['agrees', 'silent', 'inPart'])).toBe('One agrees, one in part, one silent')
})

test('in part counts half, silence counts neither way', () => {
  expect(toShareInLine(['agrees', 'inPart', 'silent'])).toBe(0.75)
  expect(toShareInLine(['disagrees', 'agrees'])).toBe(0.5)
  expect(toShareInLine(['silent', 'silent'])).toBe(0)
  expect(toShareInLine([])).toBe(0)
})

const wall = { support: ['a', 'c'], oppose: ['b'], qualify: ['d'] }

test('an answer stands where the count put it, and silence is not assent', () => {
  expect(['a', 'b', 'c', 'd', 'e'].map((seat) => toStance(wall, seat))).toEqual([
    'agrees',
    'disagrees',
    'agrees',
    'inPart',
    'silent',
  ])
})

test('the other side of a dispute is not listed a second time', () => {
  expect(isMirror(wall, { support: ['b'], oppose: ['c', 'a'], qualify: [] })).toBe(true)
  expect(isMirror(wall, { support: ['b'], oppose: ['a'], qualify: [] })).toBe(false)
  expect(isMirror({ support: ['a'], oppose: [], qualify: [] }, { support: [], oppose: [], qualify: [] })).toBe(false)
})

test('the outcome says whether anybody contradicts anybody', () => {
  const claim = (...stances: Parameters<typeof toVerdict>[0]) => ({ text: '', verdict: '', stances })
  expect(toOutcome([claim('agrees', 'agrees')])).toBe('Nobody contradicts anybody')
  expect(toOutcome([claim('agrees', 'agrees'), claim('agrees', 'disagrees')])).toBe('Agreed in part, open in part')
  expect(toOutcome([claim('agrees', 'disagrees')])).toBe('They contradict each other')
})
