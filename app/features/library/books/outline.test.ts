import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toOutline } from './outline.ts'

test('an outline as people type one becomes chapters with their sections', () => {
  expect(toOutline('1. What it is\n   - Roots\n   - Culms\n2) How it grows\n\n* Pandas')).toEqual([
    { kind: 'chapter', title: 'What it is', markdown: '## Roots\n\n## Culms' },
    { kind: 'chapter', title: 'How it grows', markdown: '' },
    { kind: 'chapter', title: 'Pandas', markdown: '' },
  ])
  expect(toOutline('# One\n## In one\n# Two').map(({ title }) => title)).toEqual(['One', 'Two'])
  expect(toOutline('1984\n2001: A journey').map(({ title }) => title)).toEqual(['1984', '2001: A journey'])
})

test('every line with words is a chapter or a section of one', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(6), fc.stringMatching(/^[a-z]{2,8}$/)), { maxLength: 20 }), (lines) => {
      const parts = toOutline(lines.map(([depth, word]) => `${' '.repeat(depth)}${word}`).join('\n'))
      const all = parts
        .flatMap(({ title, markdown }) => [title, ...markdown.split('\n\n').map((one) => one.slice(3))])
        .filter(Boolean)
      expect(all).toEqual(lines.map(([, word]) => word))
    }),
  )
})
