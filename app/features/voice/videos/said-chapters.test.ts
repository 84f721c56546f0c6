import { expect, test } from 'vitest'
import { readSaidChapters } from './said-chapters.ts'

test('a list of times and names below a video becomes chapters', () => {
  const about = 'About this talk\n\n0:00 Opening\n(1:30) - The plans\n12:05 | Costs\n\nhttps://example.org'
  expect(readSaidChapters(about, 900)).toEqual([
    { startS: 0, endS: 90, title: 'Opening' },
    { startS: 90, endS: 725, title: 'The plans' },
    { startS: 725, endS: 900, title: 'Costs' },
  ])
})

test.each(['', '0:00 One\n1:00 Two', '0:10 A\n0:20 B\n0:30 C', '0:00 A\n2:00 B\n1:00 C'])(
  '%j is no list of chapters',
  (about) => {
    expect(readSaidChapters(about, 60)).toEqual([])
  },
)
