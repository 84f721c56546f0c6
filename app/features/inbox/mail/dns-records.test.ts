import { expect, test } from 'vitest'
import { createLookUp } from './dns-records.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

test('an answer is remembered for ten minutes, also that there is none', async () => {
  let [time, asked] = [0, 0]
  const lookUp = createLookUp(
    (name) => {
      asked += 1
      return name === 'none.example' ? Promise.reject(failure('ENOTFOUND')) : Promise.resolve([['v=spf1']])
    },
    () => time,
  )
  for (let n = 0; n < 3; n += 1) {
    await expect(lookUp('soil.example', 'TXT')).resolves.toEqual([['v=spf1']])
    await expect(lookUp('none.example', 'TXT')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  }
  expect(asked).toBe(2)
  time = 11 * 60_000
  await lookUp('soil.example', 'TXT')
  expect(asked).toBe(3)
})

test('a resolver that does not answer is left alone for a minute', async () => {
  let [time, asked, isUp] = [0, 0, false]
  const lookUp = createLookUp(
    () => {
      asked += 1
      return isUp ? Promise.resolve([]) : Promise.reject(failure('ECONNREFUSED'))
    },
    () => time,
  )
  await expect(lookUp('a.example', 'TXT')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await expect(lookUp('b.example', 'TXT')).rejects.toMatchObject({ code: 'ETIMEOUT' })
  expect(asked).toBe(1)
  ;[time, isUp] = [61_000, true]
  await expect(lookUp('a.example', 'TXT')).resolves.toEqual([])
})
