import { expect, test } from 'vitest'
import { promptCards } from '#app/kits/pages/prompt-card/prompt-cards.ts'
import { findMarketSection, marketSections, stockWords } from './market-sections.ts'

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

test('only the prompts stall has something in it, and says how much', () => {
  const stocked = marketSections.filter((section) => stockWords(section) !== 'Nothing listed yet')
  expect(stocked.map(({ id }) => id)).toEqual(['prompts'])
  expect(stocked.map(stockWords)[0]).toContain(String(promptCards.length))
})
