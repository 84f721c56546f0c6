import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPieces } from './marked-text.tsx'

test('spans are marked where they stand', () => {
  expect(toPieces('opened in 1937.', [{ start: 10, end: 14 }])).toEqual([
    { piece: 'opened in ', isMarked: false },
    { piece: '1937', isMarked: true },
    { piece: '.', isMarked: false },
  ])
})

test('whatever the spans, no letter is lost or doubled', () => {
  const span = fc.record({ start: fc.integer({ min: -5, max: 60 }), end: fc.integer({ min: -5, max: 60 }) })
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), fc.array(span, { maxLength: 6 }), (text, spans) => {
      expect(
        toPieces(text, spans)
          .map(({ piece }) => piece)
          .join(''),
      ).toBe(text)
    }),
  )
})
