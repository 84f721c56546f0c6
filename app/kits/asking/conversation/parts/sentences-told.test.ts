import { expect, test } from 'vitest'
import { nextSentences } from './sentences-told.ts'

test('sentences are read out when they are whole, each once', () => {
  const first = nextSentences('The **capital** is Paris. It lies on', 0)!
  expect(first.words).toBe('The capital is Paris.')
  expect(nextSentences('The **capital** is Paris. It lies on', first.until)).toBeNull()
  expect(nextSentences('The **capital** is Paris. It lies on the Seine.\n', first.until)!.words).toBe(
    'It lies on the Seine.',
  )
})

test('a number with a point is no end', () => {
  expect(nextSentences('It costs 3.50', 0)).toBeNull()
})
