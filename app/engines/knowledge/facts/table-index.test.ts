import { expect, test } from 'vitest'
import { ABBREVIATIONS } from './table/lists.ts'
import { COUNTS } from './table/counts.ts'
import { EVENTS } from './table/events.ts'
import { INVENTIONS } from './table/inventions.ts'
import { PROPERTIES, PROPERTY_WORDS } from './table/properties.ts'
import { QUALITIES, SUPERLATIVES } from './table/superlatives.ts'
import { US_STATES } from './places/us-states.ts'
import { openCountries } from './places/countries.server.ts'
import { openTable } from './table-index.ts'

test('every row of the table ends in one plain sentence', () => {
  const sentences = [...COUNTS, ...EVENTS, ...INVENTIONS, ...PROPERTIES]
    .map((row) => row[2])
    .concat(SUPERLATIVES.map((row) => row[3]))
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z−].*\.$/)
})

test('every property and quality of the table has words to ask for it', () => {
  for (const [properties] of PROPERTIES)
    for (const property of properties.split(' ')) expect(PROPERTY_WORDS, property).toHaveProperty(property)
  for (const [quality] of SUPERLATIVES) expect(Object.keys(QUALITIES)).toContain(quality)
})

test('the table holds the works, makers and abbreviations it promises', () => {
  const { works, inventions } = openTable()
  const kinds = [...new Set([...works.values()])]
  expect(kinds.filter(({ kind }) => kind === 'written').length).toBeGreaterThanOrEqual(60)
  expect(kinds.filter(({ kind }) => kind === 'painted').length).toBeGreaterThanOrEqual(30)
  expect(new Set(inventions.values()).size).toBeGreaterThanOrEqual(40)
  expect(Object.keys(ABBREVIATIONS).length).toBeGreaterThanOrEqual(50)
})

test('there are 193 UN members, 50 US states and borders that hold both ways', () => {
  const { all, byCode } = openCountries()
  expect(all.filter(({ isUnMember }) => isUnMember)).toHaveLength(193)
  expect(US_STATES).toHaveLength(50)
  const oneSided = all.flatMap((country) =>
    country.borders
      .filter((code) => !byCode.get(code)?.borders.includes(country.code))
      .map((code) => `${country.code} ${code}`),
  )
  expect(oneSided.filter((pair) => !/^(?:HKG|MAC) CHN$/.test(pair))).toEqual(['LKA IND'])
})
