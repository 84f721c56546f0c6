import { expect, test } from 'vitest'
import { toToastText } from './toast-text.ts'

test('a toast never repeats its title', () => {
  expect(toToastText('Removed', 'The question is gone.')).toBe('The question is gone.')
  expect(toToastText('Removed', 'Removed.')).toBeUndefined()
  expect(toToastText('Almost there', 'Almost there. We sent you a letter.')).toBe('We sent you a letter.')
  expect(toToastText('Saved', undefined)).toBeUndefined()
})

test('a word that only begins alike is no repetition', () => {
  expect(toToastText('Sent', 'Sentences are kept.')).toBe('Sentences are kept.')
})
