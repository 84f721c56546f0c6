import { expect, test } from 'vitest'
import { nextReview } from './review-days.ts'

const DAY_MS = 86_400_000
const start = new Date('2026-01-01T12:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * DAY_MS)
const daysTo = (due: Date | null, from: Date) => Math.round(((due?.getTime() ?? Number.NaN) - from.getTime()) / DAY_MS)

test('a right answer comes back after days, the next one after more, a wrong one soon', () => {
  expect(nextReview([])).toBeNull()
  const once = nextReview([{ isRight: true, createdAt: start }])!
  const first = daysTo(once, start)
  expect(first).toBeGreaterThanOrEqual(2)
  const twice = nextReview([
    { isRight: true, createdAt: start },
    { isRight: true, createdAt: once },
  ])
  expect(daysTo(twice, once)).toBeGreaterThan(first)
  const wrong = nextReview([
    { isRight: true, createdAt: start },
    { isRight: true, createdAt: once },
    { isRight: false, createdAt: after(40) },
  ])
  expect(daysTo(wrong, after(40))).toBeLessThanOrEqual(daysTo(twice, once))
  expect(daysTo(nextReview([{ isRight: false, createdAt: start }]), start)).toBeLessThan(first)
})

test('the same answers give the same day', () => {
  const answers = [
    { isRight: false, createdAt: start },
    { isRight: true, createdAt: after(1) },
    { isRight: true, createdAt: after(5) },
  ]
  expect(nextReview(answers)).toEqual(nextReview(answers))
})
