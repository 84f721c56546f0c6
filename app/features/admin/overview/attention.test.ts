import { expect, test } from 'vitest'
import { listAttention, type House } from './attention.ts'

const quiet: House = {
  jobs: { waiting: 2, running: 1, parked: 0 },
  mail: { waiting: 1, givenUp: 0, oldestMs: 5_000, oldest: '5 seconds' },
  feedback: 0,
  tickets: 0,
  unanswered: { questions: 0, times: 0 },
  waitlist: 4,
  waitingMembers: 0,
  disk: { freeBytes: 50, sizeBytes: 100, isTight: false },
  engines: [],
  checks: { failed: 0, ago: '1 hour ago' },
  budget: { share: 0.2, spent: '$2', cap: '$10' },
}

test('a quiet house needs nobody', () => {
  expect(listAttention(quiet)).toEqual([])
})

test('what is broken stands before what waits for an answer, each with its place', () => {
  const found = listAttention({
    ...quiet,
    feedback: 3,
    engines: ['flite'],
    jobs: { waiting: 0, running: 0, parked: 1 },
    mail: { waiting: 2, givenUp: 0, oldestMs: 3_600_000, oldest: '1 hour' },
    checks: { failed: 2, ago: '1 hour ago' },
  })
  expect(found.map(({ isBad }) => isBad)).toEqual([true, true, true, true, false])
  expect(found.map(({ words }) => words)).toEqual([
    'Not working: flite',
    'Mail does not leave: 2 letters wait, the oldest for 1 hour',
    'One job is parked',
    '2 quality checks failed 1 hour ago',
    '3 pieces of feedback are new',
  ])
  expect(found.at(-1)!.to).toBe('/admin/feedback?state=new')
})
