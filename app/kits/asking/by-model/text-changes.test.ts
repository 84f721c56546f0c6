import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toChanges } from './text-changes.ts'

const apply = (text: string, changes: ReturnType<typeof toChanges>) =>
  [...changes].reverse().reduce((now, { start, end, after }) => now.slice(0, start) + after + now.slice(end), text)

const show = (before: string, after: string) =>
  toChanges(before, after, 'Reworded').map(({ start, end, after: now, why }) => [before.slice(start, end), now, why])

test.each([
  ['I saw teh panda.', 'I saw the panda.', [['teh', 'the', 'Spelling']]],
  ['I recieve mail', 'I receive mail', [['recieve', 'receive', 'Spelling']]],
  ['hello panda', 'Hello panda', [['hello', 'Hello', 'Capital letters']]],
  [
    'Hello panda',
    'Hello, panda.',
    [
      ['', ',', 'Punctuation'],
      ['', '.', 'Punctuation'],
    ],
  ],
  ['Hello  panda', 'Hello panda', [['  ', ' ', 'Spacing']]],
  ['It is very very good', 'It is very good', [['very ', '', 'Left out']]],
  ['Come today', 'Come here today', [['', 'here ', 'Added']]],
  ['We utilise tools', 'We use tools', [['utilise', 'use', 'Reworded']]],
  ['Same text.', 'Same text.', []],
])('%j becomes %j', (before, after, expected) => {
  expect(apply(before, toChanges(before, after, 'Reworded'))).toBe(after)
  expect(show(before, after)).toEqual(expected)
})

test('putting the changes in gives the other text exactly, and they neither touch nor cross', () => {
  const words = fc.array(fc.constantFrom('panda', 'bamboo', 'a', ' ', '  ', '\n', '.', ',', 'é', '🐼', '7'), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(
      fc.oneof(
        words.map((all) => all.join('')),
        fc.string(),
      ),
      fc.oneof(
        words.map((all) => all.join('')),
        fc.string(),
      ),
      (before, after) => {
        const changes = toChanges(before, after, 'Reworded')
        expect(apply(before, changes)).toBe(after)
        for (const [at, { start, end }] of changes.entries()) {
          expect(end).toBeGreaterThanOrEqual(start)
          if (at > 0) expect(start).toBeGreaterThan(changes[at - 1]!.end)
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('two long texts with nothing in common are one change, and soon', () => {
  const one = Array.from({ length: 20_000 }, (_, at) => `a${at}`).join(' ')
  const other = Array.from({ length: 20_000 }, (_, at) => `b${at}`).join(' ')
  const changes = toChanges(one, other, 'Reworded')
  expect(changes).toHaveLength(1)
  expect(apply(one, changes)).toBe(other)
})

test('a long text with a few changes shows just these', () => {
  const text = Array.from({ length: 20_000 }, (_, at) => `word${at}`).join(' ')
  const changes = toChanges(text, text.replace('word77 ', 'WORD77 ').replace('word19000 ', ''), 'Reworded')
  expect(changes.map(({ why }) => why)).toEqual(['Capital letters', 'Left out'])
})
