import { expect, test } from 'vitest'
import { joinTokens, openTokens } from './entailment-input.ts'

const tokensOf = openTokens()

test('words become pieces whatever their case and accents; signs of the network are words like others', () => {
  expect(tokensOf('Café')).toEqual(tokensOf('cafe'))
  expect(tokensOf('unbelievably').length).toBeGreaterThan(1)
  const own = [101, 102]
  expect(tokensOf('[CLS] [SEP]').filter((token) => own.includes(token))).toEqual([])
})

test('of a long text the first tokens are read', () => {
  expect(tokensOf('word '.repeat(5_000))).toHaveLength(96)
})

test('two claims are joined as one text', () => {
  expect(joinTokens([7, 8], [9])).toEqual({ ids: [101, 7, 8, 102, 9, 102], side: [0, 0, 0, 0, 1, 1] })
  expect(joinTokens([], [])).toEqual({ ids: [101, 102, 102], side: [0, 0, 1] })
  expect(joinTokens([7], [9], [5])).toEqual({ ids: [101, 5, 1, 7, 102, 9, 102], side: [0, 0, 0, 0, 0, 1, 1] })
})
