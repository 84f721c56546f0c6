import { expect, test } from 'vitest'
import { countByDay, onPlan, toMonthStart } from './last-month.ts'

test('says on how many days a plan would have been too small, from what was really run', () => {
  const moments = [
    ...Array.from({ length: 60 }, () => '2027-03-01T09:00:00Z'),
    '2027-03-02T23:59:59Z',
    '2027-03-03T00:00:00Z',
  ]
  const days = countByDay(moments.map((moment) => new Date(moment)))
  expect([...days]).toEqual([
    ['2027-03-01', 60],
    ['2027-03-02', 1],
    ['2027-03-03', 1],
  ])
  expect(onPlan(days, 50)).toEqual({ fullDays: 1, stopped: 10 })
  expect(onPlan(days, 60)).toEqual({ fullDays: 1, stopped: 0 })
  expect(onPlan(days, 500)).toEqual({ fullDays: 0, stopped: 0 })
  expect(onPlan(new Map(), 50)).toEqual({ fullDays: 0, stopped: 0 })
})

test('thirty days end with today', () => {
  expect(toMonthStart(new Date('2027-03-31T15:00:00Z')).toISOString()).toBe('2027-03-02T00:00:00.000Z')
})
