import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFairLine } from './fair-line.ts'

type Item = { key: string; isLong: boolean; addedAt: number; name: string }
const item = (key: string, name: string, isLong = false, addedAt = 0): Item => ({ key, name, isLong, addedAt })
const lineOf = (...items: Item[]) => {
  const line = createFairLine<Item>()
  for (const one of items) line.add(one)
  return line
}
const takeAll = (line: ReturnType<typeof lineOf>, costMs = 1) => {
  const names: string[] = []
  for (let next = line.next(0); next; next = line.next(0)) {
    names.push(next.name)
    line.spend(next.key, costMs)
  }
  return names
}

test('visitors are served in turn, each in the order they came', () => {
  const line = lineOf(item('a', 'a1'), item('a', 'a2'), item('a', 'a3'), item('b', 'b1'), item('c', 'c1'))
  expect(takeAll(line)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

test('short work goes before long work, also of the same visitor', () => {
  const line = lineOf(item('a', 'ledger', true), item('a', 'ask'), item('b', 'question'))
  expect(takeAll(line)).toEqual(['ask', 'question', 'ledger'])
})

test('long work that has waited comes to its turn among short work', () => {
  const line = lineOf(item('a', 'old ledger', true, 0), item('a', 'new ledger', true, 9_000))
  for (let n = 0; n < 3; n++) line.add(item('b', `question ${n}`, false, 9_000))
  expect(line.next(10_000)?.name).toBe('old ledger')
  expect(line.next(10_000)?.name).toBe('question 0')
})

test('whoever used much time comes after those who used little, and who comes anew earns nothing by having been away', () => {
  const line = lineOf(item('slow', 's1'), item('quick', 'q1'), item('slow', 's2'), item('quick', 'q2'))
  expect(line.next(0)?.name).toBe('s1')
  line.spend('slow', 20_000)
  expect([line.next(0)?.name, line.next(0)?.name]).toEqual(['q1', 'q2'])
  line.add(item('new', 'n1'))
  line.add(item('new', 'n2'))
  expect([line.next(0)?.name, line.next(0)?.name, line.next(0)?.name]).toEqual(['n1', 'n2', 's2'])
})

test('what may not be done now is passed over and keeps its place', () => {
  const line = lineOf(item('a', 'a1'), item('b', 'b1'))
  const may = ({ key }: Item) => key === 'b'
  expect(line.hasNext(may)).toBe(true)
  expect(line.next(0, may)?.name).toBe('b1')
  expect(line.hasNext(may)).toBe(false)
  expect(line.next(0, may)).toBeNull()
  expect(line.next(0)?.name).toBe('a1')
})

test('an item can be taken out once, and counts are of what waits', () => {
  const one = item('a', 'a1', true)
  const line = lineOf(one, item('a', 'a2'))
  expect(line.countOf('a')).toEqual({ all: 2, long: 1 })
  expect([line.remove(one), line.remove(one)]).toEqual([true, false])
  expect([line.size, line.countOf('a'), line.countOf('constructor')]).toEqual([
    1,
    { all: 1, long: 0 },
    { all: 0, long: 0 },
  ])
  expect(line.drain().map(({ name }) => name)).toEqual(['a2'])
  expect(line.size).toBe(0)
})

test('whatever is asked, everything comes out once, and nobody waits for more than one turn of each other visitor', () => {
  const visits = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c', '__proto__') }), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(visits, (asked) => {
      const items = asked.map((one, n) => ({ ...one, isLong: false, addedAt: n, name: `${n}` }))
      const line = lineOf(...items)
      const served = takeAll(line).map((name) => items[Number(name)]!)
      expect(served.map(({ name }) => Number(name)).toSorted((a, b) => a - b)).toEqual(items.map((_, n) => n))
      const turns = new Map<string, number>()
      for (const { key } of served) {
        turns.set(key, (turns.get(key) ?? 0) + 1)
        for (const other of new Set(items.map((one) => one.key))) {
          const all = items.filter((one) => one.key === other).length
          const theirs = turns.get(other) ?? 0
          if (theirs < all) expect(turns.get(key)! - theirs).toBeLessThanOrEqual(1)
        }
      }
    }),
    { seed: 27 },
  )
})
