import { expect, test } from 'vitest'
import { countScreens, listScreenRows, toAddressList } from './data-screens.server.ts'

const list = (address: string) => listScreenRows(new URLSearchParams(address))

test('the order holds over the pages, and equal rows stand by title', () => {
  const first = list('sort=addresses&dir=desc')
  const numbers = [...first.rows, ...list('sort=addresses&dir=desc&page=2').rows].map(({ addresses }) => addresses)
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
  const equal = list('sort=category&dir=desc').rows.map(({ title }) => title)
  expect(equal).toEqual([...equal].sort((a, b) => a.localeCompare(b, 'en')))
})

test('every word must be found, and the category must fit', () => {
  expect(list('q=loading+data').rows.map(({ id }) => id)).toEqual(['loading-demo'])
  expect(list('q=loading&category=Inbox').rows.map(({ id }) => id)).not.toContain('loading-demo')
  expect(list('category=Nonsense').category).toBeNull()
})

test('what is spelled nearly right is suggested', () => {
  const { rows, suggestions } = list('q=markteplace')
  expect(rows).toEqual([])
  expect(suggestions.map(({ title }) => title)).toContain('Marketplace')
})

test('the bulk bar lists the screens it knows', () => {
  const { count, code } = toAddressList({ chosen: ['home', 'nonsense', 'support'], do: 'json' })
  expect(count).toBe(2)
  expect(code.language).toBe('JSON')
})

test('the numbers of the charts are those of the catalogue', () => {
  const { byCategory } = countScreens()
  const all = list('').count
  expect(byCategory.reduce((sum, { value }) => sum + value, 0)).toBe(all)
  expect(byCategory[0]?.value).toBe(Math.max(...byCategory.map(({ value }) => value)))
})
