import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toTable } from './table.ts'

const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype']

test.each(INHERITED)('a table knows nothing of "%s" until it is put there', (word) => {
  const table = toTable({ capital: 'Paris' })
  expect(table[word]).toBeUndefined()
  expect(word in table).toBe(false)
  table[word] = 'said'
  expect(table[word]).toBe('said')
  expect(Object.keys(table)).toEqual(['capital', word])
  expect(({} as Record<string, unknown>)['said']).toBeUndefined()
})

test('what is put in under any words comes out again, and nothing else', () => {
  const words = fc.dictionary(fc.oneof(fc.constantFrom(...INHERITED), fc.string()), fc.integer(), {
    noNullPrototype: true,
  })
  fc.assert(
    fc.property(words, fc.string(), (entries, other) => {
      const table = toTable(entries)
      expect(Object.entries(table)).toEqual(Object.entries(entries))
      expect(table[other]).toBe(Object.hasOwn(entries, other) ? entries[other] : undefined)
    }),
    { seed: 27 },
  )
})
