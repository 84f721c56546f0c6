import { expect, test } from 'vitest'
import { unsourcedClaims } from './unsourced.ts'
import { startWorkClock } from '#tests/support/work-clock.ts'

const sentences = (markdown: string) => unsourcedClaims(markdown).map(({ sentence }) => sentence)

test('figures, ranks and nameless experts are told where no source stands in their paragraph', () => {
  expect(
    sentences(
      'In 1889 the tower was the tallest of all. We like it.\n\nStudies show that tea helps.\n\nIt is the largest city in Norway.\n\nAbout 40 % came.',
    ),
  ).toEqual([
    'In 1889 the tower was the tallest of all.',
    'Studies show that tea helps.',
    'It is the largest city in Norway.',
    'About 40 % came.',
  ])
})

test('a link, a footnote, a work in brackets or a named teller is a source; questions, code and headings claim nothing', () => {
  expect(
    sentences(
      '# Sales rose 40 %\n\nSales rose 40 % [here](https://a.example).\n\nSales rose 40 %.[^1]\n\nSales rose 40 % (Weber, 2019).\n\n' +
        'According to Statistics Norway sales rose 40 %.\n\nDid sales rise 40 %?\n\n```\nx = 2024\n```\n\n| a | 2024 |\n\nWe have 3 chairs.\n\n[^1]: Seen in 2020.',
    ),
  ).toEqual([])
})

test('a long text takes time with its length', () => {
  const worked = startWorkClock()
  expect(unsourcedClaims(`${'The town has 12,000 people. '.repeat(20)}\n\n`.repeat(600), 10)).toHaveLength(10)
  unsourcedClaims(`${'a '.repeat(200_000)}`)
  expect(worked()).toBeLessThan(4_000)
})
