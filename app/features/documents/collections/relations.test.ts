import { expect, test } from 'vitest'
import { withRelations } from './relations.ts'

const document = (id: string, name: string, sha256: string) => ({ id, title: `${name} ${id}`, name, sha256 })

test('the same file is told from a newer version of one of its name', () => {
  const found = withRelations([
    document('1', 'lease.pdf', 'a'),
    document('2', 'other.pdf', 'b'),
    document('3', 'Lease.pdf', 'c'),
    document('4', 'copy.pdf', 'a'),
    document('5', 'lease.pdf', 'd'),
    document('6', 'lease.pdf', 'a'),
  ])
  expect(found.map(({ id, sameAs, newerThan }) => [id, sameAs, newerThan?.id ?? null])).toEqual([
    ['1', null, null],
    ['2', null, null],
    ['3', null, '1'],
    ['4', 'lease.pdf 1', null],
    ['5', null, '3'],
    ['6', 'lease.pdf 1', null],
  ])
})
