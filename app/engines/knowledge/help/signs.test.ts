import { expect, test } from 'vitest'
import { lettersOf, signsOf, wordsOf } from './signs.ts'

const known = {
  words: new Map([
    ['print', { row: 2, rarity: 3 }],
    ['it', { row: 3, rarity: 4 }],
  ]),
  letters: new Map([['^pr', { row: 4, rarity: 7 }]]),
}

test('a message is told by its words in any form, alone and in pairs', () => {
  expect(wordsOf("I can't print it")).toEqual(expect.arrayContaining(['cant', 'print', 'print it']))
  expect(wordsOf('printing prints printed')).toContain('print')
  expect(wordsOf('')).toEqual([])
})

test('a misspelled word keeps most of its runs of letters', () => {
  const [right, wrong] = [lettersOf('password'), new Set(lettersOf('pasword'))]
  expect(right.filter((run) => wrong.has(run)).length).toBeGreaterThan(right.length / 2)
  expect(lettersOf('a')).toEqual(['^a$'])
})

test('words and letters say as much however many there are; rare ones say more', () => {
  const { rows, weights } = signsOf('Print it', [0.6, 0.8], known)
  expect(rows).toEqual([0, 1, 2, 3, 4])
  const [, , print = 0, it = 0, run = 0] = weights
  expect(it).toBeGreaterThan(print)
  expect(Math.hypot(print, it)).toBeCloseTo(run)
})

test('a message without a known sign is told by its meaning alone', () => {
  expect(signsOf('?', [0.6, 0.8], known)).toEqual({ rows: [0, 1], weights: [0.6, 0.8] })
})
