import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPrompt, missesOf, placesOf } from './prompt-places.ts'

const PROMPT =
  'Explain {{topic}} to {{ reader : a child | an expert }} in {{words}} words. Again: {{topic}}. {not} {{ }} {{1x}}'

test('places are found once, with their choices, and filled everywhere', () => {
  expect(placesOf(PROMPT)).toEqual([
    { name: 'topic', choices: [] },
    { name: 'reader', choices: ['a child', 'an expert'] },
    { name: 'words', choices: [] },
  ])
  expect(fillPrompt(PROMPT, { topic: 'rain {{words}}', reader: 'a child' })).toEqual({
    text: 'Explain rain {{words}} to a child in {{words}} words. Again: rain {{words}}. {not} {{ }} {{1x}}',
    open: ['words'],
  })
  expect(fillPrompt('{{constructor}} {{toString}}', {}).open).toEqual(['constructor', 'toString'])
})

test('a prompt whose places are all filled has none open', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '{{x}}', '{{y:1|2}}', '{{', '}}', ' ')), (pieces) => {
      const text = pieces.join('')
      const values = Object.fromEntries(placesOf(text).map(({ name }) => [name, 'v']))
      expect(fillPrompt(text, values).open).toEqual([])
    }),
  )
})

test('a case says what its answer misses', () => {
  expect(missesOf('Paris is large.', { holds: ['paris', 'France'], lacks: ['Large'] })).toEqual([
    'does not hold “France”',
    'holds “Large”',
  ])
})
