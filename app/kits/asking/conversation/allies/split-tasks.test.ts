import { expect, test } from 'vitest'
import { splitTasks } from './split-tasks.ts'

test('steps are found by lines, sentences, and where it says “then”', () => {
  expect(splitTasks('- Call the landlord\n2) Read the lease, and send the notice')).toEqual([
    'Call the landlord',
    'Read the lease',
    'send the notice',
  ])
  expect(splitTasks('Pack the boxes and then book a van. Say goodbye!')).toEqual([
    'Pack the boxes',
    'book a van',
    'Say goodbye',
  ])
})

test('nothing, signs alone and endless text give a list that ends', () => {
  expect(splitTasks('')).toEqual([])
  expect(splitTasks('--- ... 12 !!')).toEqual([])
  expect(splitTasks('do it then '.repeat(5_000)).length).toBeLessThanOrEqual(20)
})
