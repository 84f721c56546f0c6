import { expect, test } from 'vitest'
import { findOptions, markMatches } from './option-search.ts'

const options = [
  { value: 'de', label: 'German', detail: 'Deutsch' },
  { value: 'es', label: 'Spanish', detail: 'Español' },
  { value: 'no', label: 'Norwegian', detail: 'Norsk' },
  { value: 'pl', label: 'Polish', detail: 'Polski' },
]
const find = (query: string) => findOptions(options, query).map(({ value }) => value)

test('what begins with the letters comes before what only holds them', () => {
  expect(find('n')).toEqual(['no', 'de', 'es'])
  expect(find('')).toEqual(['de', 'es', 'no', 'pl'])
})

test('accents, case and the order of words make no difference, and the detail counts', () => {
  expect(find('ESPANOL')).toEqual(['es'])
  expect(find('deutsch german')).toEqual(['de'])
  expect(find('german norsk')).toEqual([])
})

test.each([
  ['Español', 'pan', ['Es', 'pañ', 'ol']],
  ['German', 'GER', ['Ger', 'man']],
  ['Norwegian', 'ian nor', ['Nor', 'weg', 'ian']],
  ['Polish', 'x', ['Polish']],
])('in %s the letters of %s are marked', (text, query, parts) => {
  const marked = markMatches(text, query)
  expect(marked.map((part) => part.text)).toEqual(parts)
  expect(marked.map((part) => part.text).join('')).toBe(text)
  expect(marked.some(({ isMatch }) => isMatch)).toBe(parts.length > 1)
})
