import { expect, test } from 'vitest'
import { isCrisis } from './crisis.ts'

test.each([
  'I think about suicide',
  'i am suicidal',
  'sucidal thoughts every night',
  'I want to kill myself',
  'I want to die',
  'I don’t want to live any more',
  "I don't want to wake up tomorrow",
  'Everyone would be better off without me',
  'I have been cutting myself',
  'self-harm since school',
  'I want to end it all',
  'I took an overdose last week',
  'I am afraid I will hurt my baby',
  'I could kill him',
  'My husband hits me',
  'he strangled me in May',
  'there is no point in living',
  'I wish I was dead',
  'my brother ended his life by suicide',
  'I can’t keep myself safe',
])('%s: the emergency line comes first', (words) => {
  expect(isCrisis(words)).toBe(true)
})

test.each([
  '',
  'I sleep badly and worry about work',
  'The deadline is killing me',
  'I am dying to know how it works',
  'I am dead tired',
  'My father died in spring and I miss him',
  'I want to live with less fear',
  'I cut my hair and my finger',
  'I want to die my hair'.replace('die', 'dye'),
  'We argue a lot, nobody hits anybody',
  'My back is killing me',
])('%s: the page goes on as it is', (words) => {
  expect(isCrisis(words)).toBe(false)
})
