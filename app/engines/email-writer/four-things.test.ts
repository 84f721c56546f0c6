import { expect, test } from 'vitest'
import { toLetterOfFour, type FourThings } from './four-things.ts'
import { toBody } from './letter.ts'

const choir: FourThings = {
  who: 'This goes to Ruth, she runs the choir, we are on first names.',
  wish: 'I want her to move the rehearsal to the big room.',
  facts: 'We are thirty now, and the small room takes twenty-two.',
  by: 'The hall needs to hear by Wednesday. A yes or no is enough.',
}

test('four answers are one letter, and nothing named is lost', () => {
  const { letter, check } = toLetterOfFour(choir)
  expect(toBody(letter)).toBe(
    'Hi Ruth,\n\nCould you move the rehearsal to the big room?\n\nWe are 30 now, and the small room takes 22.\n\n' +
      'The hall needs to hear by Wednesday. A yes or no is enough.\n\nWarm wishes',
  )
  expect(letter.subject).toBe('Request: move the rehearsal to the big room')
  expect(check).toMatchObject({ lost: [], invented: [] })
  expect(letter.changes[0]).toMatchObject({ kind: 'aside', from: 'she runs the choir, we are on first names.' })
})

test.each([
  ['to the tax office', 'Hello,'],
  ['Mrs Okafor', 'Hello Mrs Okafor,'],
  ['ana', 'Hello Ana,'],
  ['for my sister', 'Hello,'],
  ['everyone', 'Hello everyone,'],
])('who: %s', (who, greeting) => {
  expect(toLetterOfFour({ ...choir, who }).letter.greeting).toBe(greeting)
})

test.each([
  ['move the party to Friday', 'Could you move the party to Friday?'],
  ['I would like him to call me', 'Could you call me?'],
  ['Can we meet on Monday', 'Can we meet on Monday?'],
  ['My bike is gone', 'My bike is gone.'],
])('wish: %s', (wish, first) => {
  expect(toLetterOfFour({ who: 'Tom', wish, facts: '', by: '' }).letter.paragraphs[0]).toBe(first)
})
