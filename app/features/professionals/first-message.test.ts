import { expect, test } from 'vitest'
import { toFirstMessage, type FirstMessageInput } from './first-message.ts'

const nothing: FirstMessageInput = { reasons: [], words: '', hope: '', times: [], ways: [], tone: 'plain', name: '' }

test('own words stand in the message word for word', () => {
  const { text } = toFirstMessage({
    ...nothing,
    words: 'since may i cant sleep, its like a radio',
    hope: 'Some quiet!',
  })
  expect(text).toContain('\n\nsince may i cant sleep, its like a radio.\n\n')
  expect(text).toContain('I hope for this: Some quiet!')
})

test('choices become one sentence each, in the order of the list', () => {
  const { text } = toFirstMessage({
    ...nothing,
    reasons: ['loss', 'sleep', 'worry'],
    times: ['evenings', 'mornings'],
    ways: ['video'],
    name: ' R. ',
  })
  expect(text).toContain('It is about worry and fear, bad sleep and a loss.')
  expect(text).toContain('I could come in the mornings and in the evenings. I would like to talk by video.')
  expect(text.endsWith('Kind regards\nR.')).toBe(true)
})

test('what is not said leaves no gap', () => {
  const { text } = toFirstMessage({ ...nothing, reasons: ['mood'] })
  expect(text).not.toMatch(/\n{3}|undefined|: *$|\s\./)
})

test('the warm tone says the same in other words', () => {
  const { text } = toFirstMessage({ ...nothing, tone: 'warm', reasons: ['mood'], words: 'I am tired.' })
  expect(text).toContain('What brings me is low mood.')
  expect(text).toContain('I am tired.')
})

test('each reason brings its question, and everybody gets the five for all', () => {
  expect(toFirstMessage({ ...nothing, reasons: ['panic'] }).questions[0]).toContain('panic comes between')
  expect(toFirstMessage(nothing).questions).toHaveLength(5)
})
