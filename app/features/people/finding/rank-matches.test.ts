import { expect, test } from 'vitest'
import { rankMatches } from './rank-matches.ts'

const counts: Record<string, number> = { Writing: 50_000, Kites: 3, Code: 40_000 }
const member = (name: string, shared: string[], more = {}) => ({
  ...{ name, shared, country: null as string | null, languages: [], isOpen: false },
  ...more,
})
const rank = (members: ReturnType<typeof member>[], country: string | null = null) =>
  rankMatches(members, { country, languages: [] }, (interest) => counts[interest]!)

test('a rare interest says more than two that everybody names', () => {
  const ranked = rank([member('common', ['Writing', 'Code']), member('rare', ['Kites'])])
  expect(ranked.map(({ name }) => name)).toEqual(['rare', 'common'])
  expect(ranked[1]!.reason).toBe('You both named Code and Writing.')
})

test('of equals the one nearby comes first, and the reason says so', () => {
  const ranked = rank([member('far', ['Kites']), member('near', ['Kites'], { country: 'NO' })], 'NO')
  expect(ranked.map(({ name }) => name)).toEqual(['near', 'far'])
  expect(ranked[0]!.reason).toBe('You both named Kites, and live in the same country.')
})

test('who shares nothing is no match, whatever else', () => {
  expect(rank([member('open', [], { isOpen: true, country: 'NO' })], 'NO')).toEqual([])
})
