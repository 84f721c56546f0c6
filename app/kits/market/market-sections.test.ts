import { expect, test } from 'vitest'
import { findMarketSection, marketSections } from './market-sections.ts'

test('every section is found by its own name, in any case', () => {
  for (const section of marketSections) {
    expect(findMarketSection(section.id)).toBe(section)
    expect(findMarketSection(section.id.toUpperCase())).toBe(section)
  }
})

test('the five sections stand in the order of the menu', () => {
  expect(marketSections.map((section) => section.id)).toEqual(['prompts', 'recipes', 'templates', 'ebooks', 'services'])
})

test('any other name is no section', () => {
  for (const name of [
    '',
    ' ',
    'prompt',
    'prompts ',
    'nft',
    '__proto__',
    'constructor',
    'toString',
    '../prompts',
    'İ',
  ]) {
    expect(findMarketSection(name), name).toBeNull()
  }
})
