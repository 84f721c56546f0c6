import { expect, test } from 'vitest'
import { toSlowest } from './slowest.ts'

test('the slowest files come first, with the time of all', () => {
  const took = new Map(Array.from({ length: 20 }, (_, n) => [`file-${n}.test.ts`, n * 1_000] as const))
  const lines = toSlowest(took).trim().split('\n')
  expect(lines).toHaveLength(16)
  expect(lines[0]).toBe('Slowest 15 of 20 files (190.0 s in all)')
  expect(lines[1]?.trim()).toBe('19.0 s  file-19.test.ts')
  expect(toSlowest(new Map([['one.test.ts', 1]]))).toBe('')
})
