import { expect, test } from 'vitest'
import { readBirthplace, readGloss, readLifeYears } from './gloss.ts'

test('keeps the clauses of a gloss and leaves out the examples', () => {
  const gloss = 'move upward; go "up" (as smoke; or fog); "The fog lifted"; "The mist; uprose"'
  expect(readGloss(gloss).clauses).toEqual(['move upward', 'go "up" (as smoke; or fog)'])
})

test('reads years of life as glosses write them', () => {
  expect(readLifeYears('French chemist (born in Poland) who won two prizes (1867-1934)')).toEqual({
    born: '1867',
    died: '1934',
  })
  expect(readLifeYears('queen of Egypt (69-30 BC)')).toEqual({ born: '69 BC', died: '30 BC' })
  expect(readLifeYears('United States astronaut; the first man on the Moon (July 20, 1969) (1930-)')).toEqual({
    born: '1930',
    died: null,
  })
  expect(readLifeYears('Soviet cosmonaut (born in 1937)')).toEqual({ born: '1937', died: null })
  expect(readLifeYears('a city in France')).toEqual({ born: null, died: null })
})

test('reads the place of birth only where one is told', () => {
  expect(readBirthplace('French chemist (born in Poland) who won two prizes')).toBe('Poland')
  expect(readBirthplace('physicist born in Germany who formulated the theory')).toBe('Germany')
  expect(readBirthplace('Soviet cosmonaut (born in 1937)')).toBeNull()
})
