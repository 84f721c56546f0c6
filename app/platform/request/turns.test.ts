import { expect, test } from 'vitest'
import { createTurns, TurnsBusy } from './turns.ts'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

test('so many run at once, the next when one has ended, in the order of asking', async () => {
  const turns = createTurns({ most: 2, maxWaiting: 5 })
  const [a, b] = [gate(), gate()]
  const log: string[] = []
  const work = (name: string, until?: Promise<void>) => turns.inTurn(async () => (log.push(name), await until, name))
  const all = [work('a', a.opened), work('b', b.opened), work('c'), work('d')]
  await Promise.resolve()
  expect(log).toEqual(['a', 'b'])
  expect(turns.state()).toEqual({ running: 2, waiting: 2 })
  b.open()
  expect(await all[3]).toBe('d')
  expect(log).toEqual(['a', 'b', 'c', 'd'])
  a.open()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  expect(turns.state()).toEqual({ running: 0, waiting: 0 })
})

test('beyond those that may wait it refuses at once', async () => {
  const turns = createTurns({ most: 1, maxWaiting: 0 })
  const { opened, open } = gate()
  const first = turns.inTurn(() => opened)
  await expect(turns.inTurn(async () => 1)).rejects.toBeInstanceOf(TurnsBusy)
  open()
  await first
  expect(await turns.inTurn(async () => 2)).toBe(2)
})

test('work that fails gives its turn on', async () => {
  const turns = createTurns({ most: 1, maxWaiting: 2 })
  const failed = turns.inTurn(() => Promise.reject(new Error('no')))
  const next = turns.inTurn(async () => 'fine')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('fine')
})

test('who is cancelled leaves the line without starting', async () => {
  const turns = createTurns({ most: 1, maxWaiting: 2 })
  const { opened, open } = gate()
  const first = turns.inTurn(() => opened)
  const cancel = new AbortController()
  let hasStarted = false
  const waiting = turns.inTurn(async () => (hasStarted = true), cancel.signal)
  cancel.abort(new Error('nobody waits'))
  await expect(waiting).rejects.toThrow('nobody waits')
  open()
  await first
  expect(turns.state()).toEqual({ running: 0, waiting: 0 })
  expect(hasStarted).toBe(false)
})
