import { expect, test } from 'vitest'
import { isWriting } from './is-writing.ts'

test('what trees and walls look like is no writing; words are, though they were hard to read', () => {
  const patterns = [
    ['ill 14', 0.52],
    ['- Rx - had re', 0.52],
    ['or 5 : ‘mn 17', 0.55],
    ['A = []', 0.53],
    ['y 77D', 0.52],
    ['-', 0.9],
    ['Surely a line of words', 0.4],
  ] as const
  for (const [text, confidence] of patterns) expect(isWriting(text, confidence), text).toBe(false)
  const writing = [
    ['frenly MultiModel Al ~ Voice & Audio Visual & Creative', 0.56],
    ['Ctrl K', 0.7],
    ['12.50', 0.66],
    ['Молоко и хлеб', 0.6],
  ] as const
  for (const [text, confidence] of writing) expect(isWriting(text, confidence), text).toBe(true)
})
