import { expect, test } from 'vitest'
import { isOfTheMoment } from './of-the-moment.ts'

test('what hangs on the day it is asked is told from what stays true', () => {
  const passing = [
    'What time is it in Tokyo?',
    'how many days until Christmas',
    'how old is the king of Spain',
    "what is today's date",
    'time difference between London and New York',
    'how long ago was the moon landing',
  ]
  const lasting = [
    'When did the Marlow footbridge open?',
    'How long is the Nile?',
    'What is the capital of Australia?',
    'how old was Mozart when he died',
    'how long do you boil an egg',
  ]
  expect(passing.filter((question) => !isOfTheMoment(question))).toEqual([])
  expect(lasting.filter(isOfTheMoment)).toEqual([])
})
