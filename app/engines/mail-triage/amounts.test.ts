import { expect, test } from 'vitest'
import { findAmounts } from './amounts.ts'

test.each([
  ['until five for €420, so', ['€420', 420, 'EUR']],
  ['Total paid: NOK 1,249.', ['NOK 1,249', 1249, 'NOK']],
  ['The amount of 19,99 € will be debited', ['19,99 €', 19.99, 'EUR']],
  ['We refunded £54.00 to you', ['£54.00', 54, 'GBP']],
  ['it was 60 euros less', ['60 euros', 60, 'EUR']],
  ['$1,299.50 in all', ['$1,299.50', 1299.5, 'USD']],
  ['1.249,00 EUR', ['1.249,00 EUR', 1249, 'EUR']],
])('%s', (text, [written, value, currency]) => {
  expect(findAmounts(text)).toMatchObject([{ text: written, value, currency }])
})

test('numbers that are no money stay out', () => {
  for (const text of ['Order HB-20417', 'page 3', '82 cm', 'Issue 212', 'save 20% today', '14.2 GB of 15 GB'])
    expect(findAmounts(text), text).toEqual([])
})
