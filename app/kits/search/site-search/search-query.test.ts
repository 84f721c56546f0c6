import { expect, test } from 'vitest'
import { readSearchQuery } from './search-query.ts'

test.each([
  ["don't", [], [['don', 't']]],
  ['what’s', [], [['what', 's']]],
  ["don't forget passwords", ['forget', 'passwords'], []],
  ["the panda's diet", ['panda', 'diet'], []],
  ['café Zürich résumé', ['cafe', 'zurich', 'resume'], []],
  ["l'hôtel", ['l', 'hotel'], []],
])('%s', (typed, words, phrases) => {
  expect(readSearchQuery(typed)).toMatchObject({ words, phrases })
})
