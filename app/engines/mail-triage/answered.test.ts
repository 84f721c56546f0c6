import { expect, test } from 'vitest'
import { answeredAsks } from './answered.ts'

const MAIL =
  'Hi Mira,\nWhen can you deliver the chairs? How many boxes does the order hold? Could you send the invoice to our office? Is the garden open in winter?'

test('each question is ticked by the sentence that answers it, and only by that', () => {
  const reply =
    'Hi Ben,\nWe deliver the chairs on Tuesday at nine. The order holds 14 boxes. I sent the invoice to your office today.\nMira'
  expect(answeredAsks(MAIL, reply).map(({ ask, by }) => [ask.text, by?.text ?? null])).toEqual([
    ['When can you deliver the chairs?', 'We deliver the chairs on Tuesday at nine.'],
    ['How many boxes does the order hold?', 'The order holds 14 boxes.'],
    ['Could you send the invoice to our office?', 'I sent the invoice to your office today.'],
    ['Is the garden open in winter?', null],
  ])
})

test('a question that is only asked back is not answered, and an empty reply answers nothing', () => {
  expect(answeredAsks(MAIL, 'When can you deliver the chairs?').every(({ by }) => by === null)).toBe(true)
  expect(answeredAsks(MAIL, '').every(({ by }) => by === null)).toBe(true)
  expect(answeredAsks('', 'Yes.')).toEqual([])
})

test('what speaks for an answer is told', () => {
  const [first] = answeredAsks('When do the builders start?', 'The builders start on Monday.')
  expect(first?.because).toEqual(['shares “builders”', 'shares “start”', 'names a day or time'])
})
