import { expect, test } from 'vitest'
import { toSizeWords, toSpanWords } from './span-words.ts'

test.each([
  [0, 'a moment'],
  [999, 'a moment'],
  [1_000, '1 second'],
  [59_400, '59 seconds'],
  [59_600, '1 minute'],
  [150_000, '3 minutes'],
  [3_599_000, '1 hour'],
  [1_800_000, '30 minutes'],
  [86_399_000, '1 day'],
  [172_800_000, '2 days'],
])('%i ms are said as %s', (ms, words) => expect(toSpanWords(ms)).toBe(words))

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_500, '1.5 kB'],
  [840_000, '840 kB'],
  [1_200_000_000, '1.2 GB'],
])('%i bytes are said as %s', (bytes, words) => expect(toSizeWords(bytes)).toBe(words))
