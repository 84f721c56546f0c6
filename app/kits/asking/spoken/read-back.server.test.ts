import { expect, test } from 'vitest'
import { readBack } from './read-back.server.ts'

const said = async (text: string) => (await readBack(text)).map((one) => `${one.label}: ${one.text}`)

test.each([
  [
    'please come on friday the fourth of december the roof costs two thousand dollars please tell robert',
    ['Day: friday the fourth of december', 'Amount: two thousand dollars', 'Name: robert'],
  ],
  [
    'Please come on Friday, the fourth of December. The roof costs 2,000 dollars. Tell Robert Miller.',
    ['Day: Friday, the fourth of December', 'Amount: 2,000 dollars', 'Name: Robert Miller'],
  ],
  ['meet on december fourth at nine thirty', ['Day: december fourth', 'Number: nine thirty']],
  ['the third of may and the tenth of june', ['Day: third of may', 'Day: tenth of june']],
  ['come tomorrow or on monday', ['Day: tomorrow', 'Day: monday']],
  ['we will grant it and mark the art', []],
  ['anna and peter want fifty chairs', ['Name: anna', 'Name: peter', 'Number: fifty']],
  ['', []],
])('%s', async (text, facts) => {
  expect(await said(text)).toEqual(facts)
})
