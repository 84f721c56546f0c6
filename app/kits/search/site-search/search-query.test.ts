import { expect, test } from 'vitest'
import { readSearchQuery } from './search-query.ts'

test.each([
  ["don't", [], [['don', 't']]],
  ['what’s', [], [['what', 's']]],
  ['dont', [], [['don', 't']]],
  ['Whats', [], [['what', 's']]],
  ['isnt?', [], [['isn', 't']]],
  ['youre', [], [['you', 're']]],
  ['dont forget passwords', ['forget', 'passwords'], []],
  ['whats a fjord', ['fjord'], []],
  ['donts', ['donts'], []],
  ['thats all folks', ['all', 'folks'], []],
  ["don't forget passwords", ['forget', 'passwords'], []],
  ["the panda's diet", ['panda', 'diet'], []],
  ['café Zürich résumé', ['cafe', 'zurich', 'resume'], []],
  ["l'hôtel", ['l', 'hotel'], []],
])('%s', (typed, words, phrases) => {
  expect(readSearchQuery(typed)).toMatchObject({ words, phrases })
})
