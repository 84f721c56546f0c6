import { expect, test } from 'vitest'
import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'
import type { RunSeat } from './consensus-run.ts'
import { merge, toPieces } from './merge.ts'

const claim = (id: string, text: string, support: string[], oppose: string[] = []) =>
  ({ id, text, support, oppose }) as unknown as Ledger['claims'][number]
const seat = (id: string, text: string) => ({ seat: id, text, state: 'answered' }) as RunSeat

test('claims are taken in their own words, with who says them', () => {
  const pieces = toPieces(
    { claims: [claim('c1', 'It is red', ['a', 'b']), claim('c2', 'It is long.', ['a'], ['b'])] },
    [],
  )
  expect(pieces).toMatchObject([{ isAgreed: true }, { isDisputed: true, seats: ['a'] }])
  expect(merge(pieces, ['c2', 'c1'])).toBe('It is red. It is long.')
  expect(merge(pieces, [])).toBe('')
})

test('answers without claims are taken paragraph by paragraph', () => {
  const pieces = toPieces({ claims: [] }, [seat('a', 'Roses are red\nViolets blue\n\nThe end'), seat('b', 'A haiku')])
  expect(pieces.map(({ id }) => id)).toEqual(['a-0', 'a-1', 'b-0'])
  expect(merge(pieces, ['a-0', 'b-0'])).toBe('Roses are red\nViolets blue\n\nA haiku')
})
