import { expect, test } from 'vitest'
import { toWorkName } from './work-name.ts'

test('a kind of work has a name for people', () => {
  expect(['conversation-turn', 'backup', 'sweep-shared-runs', 'hear'].map(toWorkName)).toEqual([
    'Conversation turn',
    'Backup',
    'Remove old shared runs',
    'Write down a recording',
  ])
  expect(toWorkName('-')).toBe('-')
})
