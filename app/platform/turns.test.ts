import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

test('the first goes at once, the others each in a turn of the event loop, in their order', async () => {
  const take = createTurns()
  let turn = 0
  const went: [name: string, turn: number][] = []
  const count = () => {
    turn += 1
    if (turn < 6) setImmediate(count)
  }
  setImmediate(count)
  for (const name of ['a', 'b', 'c']) take(() => went.push([name, turn]))
  expect(went).toEqual([['a', 0]])
  await vi.waitFor(() => expect(went).toHaveLength(3))
  expect(went.map(([name]) => name)).toEqual(['a', 'b', 'c'])
  expect(new Set(went.map(([, at]) => at)).size).toBe(3)
  take(() => went.push(['d', turn]))
  await vi.waitFor(() => expect(went).toHaveLength(4))
})

test('each goes on as whoever it came with, and one that throws does not keep the others', async () => {
  const who = new AsyncLocalStorage<string>()
  const take = createTurns()
  const seen: unknown[] = []
  for (const name of ['a', 'b', 'c']) who.run(name, () => take(() => seen.push(who.getStore())))
  await vi.waitFor(() => expect(seen).toEqual(['a', 'b', 'c']))
  await new Promise(setImmediate)
  expect(() =>
    take(() => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  take(() => seen.push('d'))
  await vi.waitFor(() => expect(seen).toHaveLength(4))
})
