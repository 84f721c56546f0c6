import { expect, test } from 'vitest'
import { NO_PROGRESS, stepsOf, withoutWriting } from './progress.ts'

const subs = [
  { id: 's1', text: 'Why?' },
  { id: 's2', text: 'When?' },
]

test('a plan reads every place for every line before it writes', () => {
  expect(stepsOf({ subs, kinds: ['knowledge', 'documents'] }).map(({ key }) => key)).toEqual([
    's1:knowledge',
    's1:documents',
    's2:knowledge',
    's2:documents',
    's2:section',
    's1:section',
    'report',
  ])
})

test('writing again keeps what was read', () => {
  const done = stepsOf({ subs, kinds: ['knowledge'] }).map(({ key }) => key)
  expect(withoutWriting({ ...NO_PROGRESS, done }).done).toEqual(['s1:knowledge', 's2:knowledge'])
})
