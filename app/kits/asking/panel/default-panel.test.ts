import { expect, test } from 'vitest'
import { toDefaultPanel } from './default-panel.ts'

const seat = (id: string, family = id) => ({ id, family, isOwn: false })
const seats = [
  seat('a/large', 'a'),
  seat('a/small', 'a'),
  seat('b/one', 'b'),
  seat('c/one', 'c'),
  seat('d/one', 'd'),
  seat('embedded:facts'),
  seat('embedded:help'),
]

test('one model of each family, as many as the plan has, beside the built-in seats', () => {
  expect(toDefaultPanel(seats, 'guest', 'fact')).toEqual(['a/large', 'b/one', 'embedded:facts', 'embedded:help'])
  expect(toDefaultPanel(seats, 'pro', 'fact').slice(0, 4)).toEqual(['a/large', 'b/one', 'c/one', 'd/one'])
})

test('what no book answers is asked of models alone, when there are any', () => {
  expect(toDefaultPanel(seats, 'free', 'opinion')).toEqual(['a/large', 'b/one', 'c/one'])
  expect(toDefaultPanel(seats.slice(5), 'free', 'opinion')).toEqual(['embedded:facts', 'embedded:help'])
})
