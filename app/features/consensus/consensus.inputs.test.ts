import { expect, test } from 'vitest'
import { askInputs, findGaps } from './consensus.inputs.ts'

const errorsOf = (input: unknown, documents = 0) => {
  const read = askInputs.safeParse(input)
  if (read.success) return Object.entries(findGaps(read.data, documents))
  return read.error.issues.map(({ path, message }) => [path[0], message])
}

test('a question alone asks every voice', () => {
  expect(askInputs.parse({ question: '  Why? ' })).toMatchObject({ question: 'Why?', seat: [], pasted: [] })
})

test('pasted answers keep their order and names, and empty ones are left out', () => {
  const { pasted } = askInputs.parse({ answer: ['one', ' ', 'three'], label: ['', 'b', ' C '] })
  expect(pasted).toEqual([
    { label: 'Answer A', text: 'one' },
    { label: 'C', text: 'three' },
  ])
})

test('nothing at all is answered beside the question', () => {
  expect(errorsOf({ question: '  ' })).toEqual([['question', expect.stringContaining('Write a question')]])
})

test('one answer without a question has nothing to be compared with', () => {
  expect(errorsOf({ answer: 'alone' })[0]?.[0]).toBe('answer')
})

test('a question with every voice switched off is answered beside the voices', () => {
  expect(errorsOf({ question: 'Why?', choose: '1' })[0]?.[0]).toBe('seat')
  expect(errorsOf({ question: 'Why?', choose: '1', answer: 'Because.' })).toEqual([])
})

test('limits are told in words', () => {
  expect(errorsOf({ question: 'x'.repeat(2_001) })[0]?.[1]).toContain('2,000')
  expect(errorsOf({ answer: ['a', 'x'.repeat(20_001)] })[0]?.[1]).toContain('20,000')
  expect(errorsOf({ answer: Array(7).fill('a') })[0]?.[1]).toContain('6')
})

test('a document is a voice, and needs a question', () => {
  expect(errorsOf({ question: 'Why?', choose: '1' }, 1)).toEqual([])
  expect(errorsOf({}, 1)).toEqual([['question', expect.stringContaining('the document')]])
})
