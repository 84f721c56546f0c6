import { expect, test } from 'vitest'
import { promptCards } from '#app/kits/pages/market/prompt-card/prompt-cards.ts'
import { findMarketSection, marketSections, stockWords } from './market-sections.ts'

test('every section is found by its own name, in any case', () => {
  for (const section of marketSections) {
    expect(findMarketSection(section.id)).toBe(section)
    expect(findMarketSection(section.id.toUpperCase())).toBe(section)
  }
})

test('the five sections stand in the order of the menu', () => {
  expect(marketSections.map((section) => section.id)).toEqual([
    'prompts',
    'recipes',
    'templates',
    'ebooks',
    'pictures',
    'services',
  ])
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

test('a stall says what members offer in it, and the first what the team gives', () => {
  const [prompts, recipes] = marketSections
  expect([0, 1, 7].map((count) => stockWords(recipes, count))).toEqual([
    'Nothing offered yet',
    'One by a member',
    '7 by members',
  ])
  expect(stockWords(prompts, 0)).toBe(`${promptCards.length} free, by the Frenly team`)
  expect(stockWords(prompts, 2)).toBe(`2 by members; ${promptCards.length} free, by the Frenly team`)
  expect(stockWords(recipes, null)).toBe('By members')
})
