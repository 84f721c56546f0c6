import { expect, test } from 'vitest'
import { toShareInLine, toVerdict } from './example.ts'

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
