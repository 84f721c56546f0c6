import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTexts } from './merge-texts.ts'

test('changes at different places come together; the same change is one', () => {
  expect(mergeTexts('A\n\nb\n\nc', 'a\n\nb\n\nc', 'a\n\nb\n\nC')).toEqual({ text: 'A\n\nb\n\nC', conflicts: 0 })
  expect(mergeTexts('A', 'a', 'A')).toEqual({ text: 'A', conflicts: 0 })
  expect(mergeTexts('a', 'a', 'B')).toEqual({ text: 'B', conflicts: 0 })
})

test('where both changed the same line both wordings stand', () => {
  const { text, conflicts } = mergeTexts('x\nmine\ny', 'x\nold\ny', 'x\ntheirs\ny')
  expect(conflicts).toBe(1)
  expect(text.split('\n')).toEqual(['x', 'mine', '', 'theirs', 'y'])
})

const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 12 })

test('no line that either added is lost', () => {
  fc.assert(
    fc.property(lines, lines, lines, (base, mine, theirs) => {
      const merged = mergeTexts(
        [...mine, 'only mine'].join('\n'),
        base.join('\n'),
        ['only theirs', ...theirs].join('\n'),
      ).text.split('\n')
      expect(merged).toContain('only mine')
      expect(merged).toContain('only theirs')
    }),
    { numRuns: 500 },
  )
})
