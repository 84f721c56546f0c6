import { expect, test, vi } from 'vitest'
import { asAsker, lookUpTogether } from './asker.server.ts'

test('loaders of one request that ask at the same time look once, and what is asked later looks anew', async () => {
  const look = vi.fn(async () => ({}))
  const ask = () => lookUpTogether('session', look)
  await asAsker('network:a', async () => {
    const [one, other] = await Promise.all([ask(), ask()])
    expect(one).toBe(other)
    expect(await ask()).not.toBe(one)
  })
  expect(look).toHaveBeenCalledTimes(2)
  await Promise.all([asAsker('network:a', ask), asAsker('network:a', ask), ask()])
  expect(look).toHaveBeenCalledTimes(5)
})
