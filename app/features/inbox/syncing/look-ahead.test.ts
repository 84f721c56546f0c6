import { expect, test } from 'vitest'
import { lookAhead } from './look-ahead.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, 1))
async function run(items: number[], most: number, failing: { begin?: number; end?: number } = {}) {
  const told: string[] = []
  let open = 0
  let widest = 0
  const work = lookAhead(items, {
    most,
    async begin(item) {
      open += 1
      widest = Math.max(widest, open)
      // Later ones are ready earlier.
      for (let n = item; n < 5; n += 1) await pause()
      if (item === failing.begin) throw new Error(`begin ${item}`)
      return item
    },
    async end(item) {
      if (item === failing.end) throw new Error(`end ${item}`)
      told.push(`end ${item}`)
      open -= 1
      return pause().then(() => undefined)
    },
    drop: async (item) => void told.push(`drop ${item}`),
  })
  const error = await work.then(
    () => null,
    (thrown: Error) => thrown.message,
  )
  return { told, widest, error }
}

test('several are begun at once, and end in their order', async () => {
  const { told, widest, error } = await run([1, 2, 3, 4, 5], 3)
  expect([told, widest, error]).toEqual([['end 1', 'end 2', 'end 3', 'end 4', 'end 5'], 3, null])
  expect((await run([1, 2, 3], 1)).widest).toBe(1)
  expect(await run([], 3)).toEqual({ told: [], widest: 0, error: null })
})

test('what fails does so in its turn, and those behind it are dropped', async () => {
  expect(await run([1, 2, 3, 4], 3, { begin: 2 })).toMatchObject({
    told: ['end 1', 'drop 3', 'drop 4'],
    error: 'begin 2',
  })
  expect(await run([1, 2, 3, 4], 3, { end: 2 })).toMatchObject({ told: ['end 1', 'drop 3', 'drop 4'], error: 'end 2' })
})
