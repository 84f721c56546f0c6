import { expect, test } from 'vitest'
import { iconEntries } from './icon-entries.server.ts'
import { findIcons } from './icon-search.ts'

const find = (query: string) => findIcons(iconEntries, query).map(({ name }) => name)

test('an icon is found by its name, by part of it and by what it stands for', () => {
  expect(find('chevron-d')).toEqual(['chevron-down'])
  expect(find('delete')).toEqual(['trash'])
  expect(find('  Dark THEME ')).toEqual(['moon'])
})

test('no words find everything, nonsense finds nothing', () => {
  expect(find(' ')).toHaveLength(iconEntries.length)
  expect(find('xyzzy')).toEqual([])
})
