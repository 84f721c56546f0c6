import { expect, test } from 'vitest'
import { indexSnippets } from './find-snippets.ts'
import { listSnippets } from './library.server.ts'

const find = indexSnippets(listSnippets())

test.each([
  ['remove duplicates from an array', 'javascript', 'javascript/unique'],
  ['how do I sort a list of objects by price?', 'javascript', 'javascript/sort-by'],
  ['validate an email address', 'python', 'python/check-email'],
  ['split a list into batches of 10', 'python', 'python/chunk'],
  ['get the latest order for each customer', 'sql', 'sql/newest-per-group'],
  ['customers who never placed an order', 'sql', 'sql/anti-join'],
  ['delete duplicate rows but keep one', 'sql', 'sql/delete-duplicates'],
  ['number of days between two dates', 'javascript', 'javascript/days-between'],
  ['make a url slug out of a title', 'javascript', 'javascript/slugify'],
  ['call a rest api and parse the json', 'javascript', 'javascript/fetch-json'],
  ['parse a csv file', 'python', 'python/parse-csv'],
  ['retry a failing request with exponential backoff', 'javascript', 'javascript/retry'],
  ['debounce a search input', 'javascript', 'javascript/debounce'],
  ['cumulative sum of amounts', 'sql', 'sql/running-total'],
  ['roman numerals', 'python', 'python/roman'],
  ['limit how many promises run in parallel', 'typescript', 'typescript/map-limited'],
] as const)('“%s” in %s finds %s', (task, language, id) => {
  const { found, isSure } = find(task, language)
  expect([found[0]?.snippet.id, isSure]).toEqual([id, true])
})

test.each([
  ['train a neural network on my photos', 'python'],
  ['write a kernel driver for my webcam', 'javascript'],
  ['translate this poem into French', 'sql'],
  ['', 'python'],
  ['🐼🐼🐼', 'javascript'],
] as const)('“%s” has no verified snippet', (task, language) => {
  expect(find(task, language).isSure).toBe(false)
})
