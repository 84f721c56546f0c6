import { askPanel, sidesIn } from '#tests/support/panels.ts'
import { expect, test } from 'vitest'

const sidesOf = async (question: string, ...texts: string[]): Promise<string[]> =>
  sidesIn(await askPanel(question, ...texts))

test.each([
  [
    'Is the hyena closer to the cat or the dog on the tree of life?',
    ['The hyena is closer to the cat.', 'Hyenas are closer to cats than to dogs.', 'The hyena is closer to the dog.'],
    ['AB|C'],
  ],
  [
    'Is the hyena more closely related to the cat or the dog?',
    ['It is more closely related to cats.', 'The spotted hyena is closely related to the dog, as its teeth show.'],
    ['A|B'],
  ],
  [
    'Who would win in a fight: a tiger or a lion?',
    ['A tiger would win.', 'The lion would win nine times in ten.', 'It depends on who would win the first bite.'],
    ['A|B'],
  ],
  [
    'Is a cucumber a fruit or a vegetable?',
    ['A cucumber is a fruit.', 'Botanically a cucumber is a fruit.', 'The cucumber is a vegetable.'],
    ['AB|C'],
  ],
])('%s', async (question, answers, sides) => {
  expect(await sidesOf(question, ...answers)).toEqual(sides)
})

test.each([
  ['Is a cucumber a fruit or a vegetable?', ['A cucumber is a fruit.', 'A cucumber is both a fruit and a vegetable.']],
  [
    'Is a cucumber a fruit or a vegetable?',
    ['A cucumber is a fruit.', 'In the kitchen it is used as a vegetable, but it is a fruit.'],
  ],
  ['Who would win in a fight: a tiger or a lion?', ['A tiger would win.', 'A lion is a big cat of Africa.']],
  ['Who would win in a fight: a tiger or a lion?', ['A tiger would win.', 'A lion would not win.']],
  [
    'Is the hyena closer to the cat or the dog?',
    ['It is closer to the cat than to the dog.', 'It is less close to the dog than to the cat.'],
  ],
])('%s: no dispute', async (question, answers) => {
  expect(await sidesOf(question, ...answers)).toEqual([])
})
