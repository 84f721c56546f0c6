import { expect, test } from 'vitest'
import { readTone, withoutTone, withTone } from './emoji-tones.ts'

test.each([
  ['👋', '👋🏽'],
  ['☝️', '☝🏽'],
  ['👩‍🚀', '👩🏽‍🚀'],
  ['🏌️‍♂️', '🏌🏽‍♂️'],
  ['🤝', '🤝🏽'],
  ['🧑‍🤝‍🧑', '🧑🏽‍🤝‍🧑🏽'],
  ['👩‍❤️‍👨', '👩🏽‍❤️‍👨🏽'],
])('%s takes a tone', (plain, toned) => {
  expect(withTone(plain, 'medium')).toBe(toned)
  expect(withTone(plain, 'none')).toBe(plain)
})

test('a tone is taken off again, and an unknown one is none', () => {
  expect(withoutTone('👋🏿')).toBe('👋')
  expect(readTone('green')).toBe('none')
})
