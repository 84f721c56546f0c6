import { expect, test } from 'vitest'
import { homeVariants, readHomeVariant } from './home-variant.ts'

test('v=2 to v=5 choose the four other shapes', () => {
  expect(['2', '3', '4', '5'].map(readHomeVariant)).toEqual(homeVariants.slice(1))
})

test('anything else is the default home', () => {
  for (const v of [null, '', '1', '0', '6', '22', '2.0', ' 2', 'two', '-2', '２'])
    expect(readHomeVariant(v), `${v}`).toBe('default')
})
