import { expect, test } from 'vitest'
import { toMaterial, withoutAddress } from './material.ts'

const talk = [
  { label: 'You', text: 'The bridge opened in 1937 and cost 35 million dollars in all.' },
  { label: 'The Librarian', text: 'It was named after the strait.' },
]

test('an attachment is what is worked on, then what stands after the colon, then the message', () => {
  expect(toMaterial('Summarise this', ['The report.'], talk)).toBe('The report.')
  expect(toMaterial('@translator Into Spanish: The library opens at nine.', [], talk)).toBe(
    'The library opens at nine.',
  )
  expect(toMaterial('Their going too the meeting.', [], talk)).toBe('Their going too the meeting.')
})

test('a colon inside of a text does not cut it', () => {
  expect(toMaterial('Note: the door is locked and nobody has a key.', [], [])).toBe(
    'Note: the door is locked and nobody has a key.',
  )
})

test('a message that only points back takes what was said', () => {
  expect(toMaterial('Please check that', [], talk)).toBe(talk[0]!.text)
  expect(toMaterial('Summarise what was said so far.', [], talk)).toContain('The Librarian: It was named')
  expect(toMaterial('Summarise this', [], [])).toBe('Summarise this')
})

test('names a message is addressed to are no part of it', () => {
  expect(withoutAddress('@sceptic, @editor: is that so?')).toBe('is that so?')
})
