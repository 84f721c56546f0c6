import { expect, test } from 'vitest'
import type { ConsensusRun } from '#app/kits/asking/consensus/consensus-run.ts'
import { toFollowUp } from './follow-from.server.ts'

const run = { id: 'r', question: 'What is the capital of France?', seats: [], ledger: null, context: '' }
const follow = (question: string, before = run) => toFollowUp(before as unknown as ConsensusRun, question, '').question

test('a follow-up of a run asks what it means, whoever reads it', () => {
  expect(follow('and of Germany?')).toBe('What is the capital of Germany?')
  expect(follow('How many people live there?')).toBe('How many people live in France?')
  expect(follow('Who wrote Hamlet?')).toBe('Who wrote Hamlet?')
  expect(follow('and of Germany?', { ...run, question: '' })).toBe('and of Germany?')
})
