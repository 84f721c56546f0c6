import { expect, test } from 'vitest'
import { setLetters } from './lettering.server.ts'

test('words become outlines, wrapped into lines that fit', () => {
  const one = setLetters('Grüße aus Kyjiw', { size: 40, maxWidth: 1_000 })
  expect(one.path).toMatch(/^M[\d.]/)
  expect(one.missing).toEqual([])
  const two = setLetters('Grüße aus Kyjiw', { size: 40, maxWidth: 200 })
  expect(two.width).toBeLessThanOrEqual(200)
  expect(two.height).toBeGreaterThan(one.height)
})

test('Cyrillic and Czech letters are there; what is not is said and left out', () => {
  expect(setLetters('Привіт, Dvořák', { size: 20, maxWidth: 900 }).missing).toEqual([])
  expect(setLetters('Hi 你好 🐼', { size: 20, maxWidth: 900 }).missing).toEqual(['你', '好', '🐼'])
  expect(setLetters('', { size: 20, maxWidth: 900 })).toMatchObject({ path: '', width: 0 })
})

test('the same words give the same outlines', () => {
  const set = () => setLetters('Panda', { size: 33, maxWidth: 500 })
  expect(set()).toEqual(set())
})
