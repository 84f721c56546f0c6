import { expect, test } from 'vitest'
import { toWorkName } from './work-name.ts'

test('a kind of work has a name for people', () => {
  expect(['conversation-turn', 'backup', 'sweep-shared-runs'].map(toWorkName)).toEqual([
    'Conversation turn',
    'Backup',
    'Sweep shared runs',
  ])
  expect(toWorkName('-')).toBe('-')
})
