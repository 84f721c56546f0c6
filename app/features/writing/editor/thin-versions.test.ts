import { expect, test } from 'vitest'
import { thinVersions } from './thin-versions.ts'

const at = (minutes: number, reason: 'saved' | 'merged' = 'saved') => ({
  id: `${reason}-${minutes}`,
  reason,
  createdAt: new Date(Date.UTC(2026, 0, 1) - minutes * 60_000),
})

test('the newest saves all stay; of older ones the last of each ten minutes does', () => {
  const versions = Array.from({ length: 60 }, (_, n) => at(n + 1))
  const gone = thinVersions(versions)
  expect(gone).not.toContain('saved-1')
  expect(versions.length - gone.length).toBe(20 + 4)
})

test('what was merged stays, and never more than two hundred', () => {
  expect(thinVersions(Array.from({ length: 40 }, (_, n) => at(n, 'merged')))).toEqual([])
  expect(thinVersions(Array.from({ length: 260 }, (_, n) => at(n, 'merged')))).toHaveLength(60)
})
