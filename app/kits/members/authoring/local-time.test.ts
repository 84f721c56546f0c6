import { expect, test } from 'vitest'
import { fromLocal, isZone, toLocal } from './local-time.ts'

const iso = (local: string, zone: string) => fromLocal(local, zone)?.at.toISOString()

test('a time on the wall is a moment, in summer and in winter', () => {
  expect(iso('2026-01-15T09:00', 'Europe/Berlin')).toBe('2026-01-15T08:00:00.000Z')
  expect(iso('2026-07-15T09:00', 'Europe/Berlin')).toBe('2026-07-15T07:00:00.000Z')
  expect(iso('2026-07-15T09:00', 'Asia/Kathmandu')).toBe('2026-07-15T03:15:00.000Z')
  expect(iso('2026-07-15T09:00', 'UTC')).toBe('2026-07-15T09:00:00.000Z')
})

test('where clocks go forward the hour that is missing becomes the one after it, and is told', () => {
  const skipped = fromLocal('2026-03-29T02:30', 'Europe/Berlin')
  expect(skipped).toEqual({ at: new Date('2026-03-29T01:30:00Z'), isSkipped: true, isTwice: false })
  expect(toLocal(skipped!.at, 'Europe/Berlin')).toBe('2026-03-29T03:30')
})

test('where clocks go back the first of the two hours is meant, and is told', () => {
  expect(fromLocal('2026-10-25T02:30', 'Europe/Berlin')).toEqual({
    at: new Date('2026-10-25T00:30:00Z'),
    isSkipped: false,
    isTwice: true,
  })
  expect(fromLocal('2026-11-01T01:30', 'America/New_York')).toMatchObject({ isTwice: true })
})

test('what is no time and no zone gives nothing', () => {
  for (const wrong of ['', '2026-02-30T10:00', '2026-13-01T10:00', 'tomorrow', '2026-01-01T25:00'])
    expect(fromLocal(wrong, 'UTC')).toBeNull()
  expect(fromLocal('2026-01-01T10:00', 'Mars/Olympus')).toBeNull()
  expect(isZone('Mars/Olympus')).toBe(false)
})
