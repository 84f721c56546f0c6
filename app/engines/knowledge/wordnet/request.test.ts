import { expect, test } from 'vitest'
import { readRequest } from './request.ts'

test('reads what a question wants of a dictionary', () => {
  expect(readRequest('what is the definition of entropy?')).toMatchObject({
    kind: 'define',
    phrase: 'entropy',
    asked: 'word',
  })
  expect(readRequest('who was Marie Curie')).toMatchObject({ kind: 'define', phrase: 'Marie Curie', asked: 'who' })
  expect(readRequest('another word for big')).toEqual({ kind: 'synonym', phrase: 'big' })
  expect(readRequest('what is a different word for important')).toEqual({ kind: 'synonym', phrase: 'important' })
  expect(readRequest('what is the opposite of "hot"')).toEqual({ kind: 'antonym', phrase: 'hot' })
  expect(readRequest('difference between a frog and a toad')).toEqual({
    kind: 'difference',
    phrase: 'frog',
    other: 'toad',
  })
  expect(readRequest('is a whale a mammal')).toEqual({ kind: 'is-a', phrase: 'whale', of: 'mammal' })
  expect(readRequest('is a tomato a fruit or a vegetable')).toEqual({
    kind: 'which-of',
    phrase: 'tomato',
    kinds: ['fruit', 'vegetable'],
  })
  expect(readRequest('when was Mozart born')).toEqual({ kind: 'attribute', phrase: 'Mozart', attribute: 'born' })
  expect(readRequest('how many legs does a spider have')).toEqual({
    kind: 'attribute',
    phrase: 'spider',
    attribute: { counted: 'legs' },
  })
  expect(readRequest('who discovered radium')).toMatchObject({
    kind: 'describe',
    words: 'discovered radium',
    asked: 'doer',
  })
  expect(readRequest('which planet has rings')).toMatchObject({ kind: 'describe', type: 'planet', words: 'rings' })
  expect(readRequest('mouse (computer)')).toMatchObject({ kind: 'define', phrase: 'mouse', context: 'computer' })
})

test('reads nothing where a dictionary has nothing to say', () => {
  for (const question of [
    'why is the sky blue',
    'how do I bake bread',
    'I like turtles',
    'thanks a lot',
    'can dogs fly',
    '',
  ]) {
    expect([question, readRequest(question)]).toEqual([question, null])
  }
})
