import { expect, test } from 'vitest'
import { toStartWaitMs } from '../start-wait.ts'
import { createTimeShare } from './time-share.ts'

const open = () => createTimeShare({ capacityMs: 10_000, refillMsPerS: 500 })
const short = (ms: number) => ({ ms, isLong: false })
const long = (ms: number) => ({ ms, isLong: true })

test('time may be used up to the share; then it comes back by the second', () => {
  const share = open()
  share.spend('a', short(9_000), 0)
  expect(share.waitS('a', 0, 0)).toBe(0)
  share.spend('a', short(3_000), 0)
  expect(share.waitS('a', 0, 0)).toBe(4)
  expect(share.waitS('a', 0, 2_000)).toBe(2)
  expect(share.waitS('a', 0, 5_000)).toBe(0)
  expect(share.waitS('b', 0, 0)).toBe(0)
})

test('long work under way counts with what such work took this visitor before', () => {
  const share = open()
  expect(share.waitS('a', 90, 0)).toBe(0)
  for (let n = 0; n < 3; n++) share.spend('a', long(2_000), 0)
  expect(share.waitS('a', 1, 0)).toBe(0)
  expect(share.waitS('a', 4, 0)).toBeGreaterThan(0)
})

test('a clock that steps back gives nothing and takes nothing', () => {
  const share = open()
  share.spend('a', short(11_000), 5_000)
  expect(share.waitS('a', 0, 1_000)).toBe(2)
})

test('those whose time is whole again are forgotten, and nobody else', () => {
  const share = open()
  share.spend('kept', short(600_000), 0)
  for (let n = 0; n < 2_000; n++) share.spend(`visitor ${n}`, short(1), n * 10)
  expect(share.waitS('kept', 0, 2_000)).toBe(1_178)
})

test('a worker that dies without work is started again at once, then ever later, but no later than half a minute', () => {
  expect([1, 2, 3, 4].map(toStartWaitMs)).toEqual([0, 250, 500, 1_000])
  expect([9, 50, 2_000].map(toStartWaitMs)).toEqual([30_000, 30_000, 30_000])
})
