import { expect, test } from 'vitest'
import { readLanguages, toLanguageName } from './languages.ts'

test('languages are known by their English name, by their own, and by their code', () => {
  expect(readLanguages('English, deutsch; Français\n日本語, fa, العربية').codes).toEqual([
    'en',
    'de',
    'fr',
    'ja',
    'fa',
    'ar',
  ])
  expect(readLanguages('English, english, EN').codes).toEqual(['en'])
  expect(readLanguages('').codes).toEqual([])
  expect(toLanguageName('de')).toBe('German')
})

test('an unknown one and too many are said', () => {
  expect(readLanguages('Klingonisch').problem).toMatch(/Klingonisch/)
  expect(readLanguages('en,de,fr,it,es,pt,nl,da,sv').problem).toMatch(/At most 8/)
  expect(readLanguages('x'.repeat(10_000)).problem!.length).toBeLessThan(120)
})
