import { expect, test } from 'vitest'
import { isAsking } from './use-ask-keys.ts'

const press = (key: string, held: { shiftKey?: boolean; altKey?: boolean } = {}, isComposing = false) => ({
  ...{ key, shiftKey: false, altKey: false },
  ...held,
  nativeEvent: { isComposing },
})

test('Enter asks; with Shift it breaks the line, and inside a word of an input method it ends the word', () => {
  expect(isAsking(press('Enter'))).toBe(true)
  expect(isAsking(press('Enter', { shiftKey: true }))).toBe(false)
  expect(isAsking(press('Enter', { altKey: true }))).toBe(false)
  expect(isAsking(press('Enter', {}, true))).toBe(false)
  expect(isAsking(press('a'))).toBe(false)
})
