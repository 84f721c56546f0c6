import { expect, test } from 'vitest'
import { getScreen, screenIds } from '#app/catalogue/screens.ts'
import { listByCategory, readFilter } from './list.server.ts'

const list = (search: string) => listByCategory(readFilter(new URLSearchParams(search)))
const idsOf = (search: string) => list(search).groups.flatMap(({ screens }) => screens.map(({ id }) => id))

test('every listed screen stands in the list once, under its category', () => {
  const listed = screenIds.filter((id) => getScreen(id).listed !== false)
  expect(idsOf('').sort()).toEqual([...listed].sort())
  for (const { category, screens } of list('').groups) {
    for (const { id } of screens) expect(getScreen(id).category).toBe(category)
  }
})

test('open and waiting screens make up the whole', () => {
  const { counts } = list('')
  expect(idsOf('show=open').length + idsOf('show=waiting').length).toBe(counts.all)
  expect(idsOf('show=open')).toContain('list')
})

test('a query finds by title, purpose and address, all words needed, in any case', () => {
  expect(idsOf('q=HELP+support')).toContain('support')
  expect(idsOf('q=/privacy-policy')).toEqual(['privacy-policy'])
  expect(idsOf('q=privacy+zebra')).toEqual([])
})

test('an unknown filter shows everything', () => {
  expect(list('show=nonsense').show).toBe('all')
})
