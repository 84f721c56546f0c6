import { expect, test } from 'vitest'
import { toPlanDays } from './plan-days.ts'

test('four weeks begin on the Monday of the place, and a post stands on the day its clocks show', () => {
  const late = { dueAt: new Date('2026-03-31T22:30:00Z') }
  const plan = (zone: string) =>
    toPlanDays([late, { dueAt: null }], { zone, days: [1, 3], now: new Date('2026-04-01T10:00:00Z') })
  const berlin = plan('Europe/Berlin')
  expect(berlin).toHaveLength(28)
  expect(berlin[0]).toMatchObject({ day: '2026-03-30', weekday: 1, isPostingDay: true })
  expect(berlin.filter(({ posts }) => posts.length > 0).map(({ day }) => day)).toEqual(['2026-04-01'])
  expect(
    plan('UTC')
      .filter(({ posts }) => posts.length > 0)
      .map(({ day }) => day),
  ).toEqual(['2026-03-31'])
  expect(berlin.filter(({ isPostingDay }) => isPostingDay)).toHaveLength(8)
  expect(new Set(berlin.map(({ day }) => day)).size).toBe(28)
})
