import { afterEach, expect, test, vi } from 'vitest'
import { toDay, toFullTime, toRowTime } from './row-time.ts'

afterEach(() => vi.unstubAllEnvs())

test('times stand in universal time until the clock of the reader is known', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  const [at, now] = [new Date('2026-11-28T20:15:00Z'), new Date('2026-11-29T09:00:00Z')]
  expect([toFullTime(at), toRowTime(at, now)]).toEqual(['Sat 28 Nov 2026, 20:15 UTC', 'Yesterday'])
  expect([toFullTime(at, 'own'), toRowTime(at, now, 'own')]).toEqual(['Sun 29 Nov 2026, 01:45', '01:45'])
  expect([toDay(at), toDay(at, 'own')]).toEqual(['2026-11-28', '2026-11-29'])
  vi.stubEnv('TZ', 'America/New_York')
  expect(toRowTime(new Date('2026-01-01T03:00:00Z'), now, 'own')).toBe('31 Dec 2025')
})
