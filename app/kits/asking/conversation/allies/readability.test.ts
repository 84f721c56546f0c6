import { expect, test } from 'vitest'
import { toEaseWords, toReadability } from './readability.ts'

test('short words in short sentences are easier than a clause of law', () => {
  const easy = toReadability('The cat sat on the mat. It was warm. We like it.')!
  const hard = toReadability(
    'Notwithstanding the foregoing considerations, the aforementioned lessee shall be unconditionally liable for all ' +
      'remuneration arising hereunder, irrespective of any intermediate communication between the parties concerned.',
  )!
  expect(toEaseWords(easy.ease)).toBe('easy')
  expect(toEaseWords(hard.ease)).toBe('very hard')
  expect(hard.longest[0]!.words).toBe(25)
  expect(hard.heavy).toContain('notwithstanding')
  expect(easy.longest).toEqual([])
})

test('a text without words has no figure', () => {
  expect(toReadability('12 + 30 = 42')).toBeNull()
})
