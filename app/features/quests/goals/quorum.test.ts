import { expect, test } from 'vitest'
import { isPresent, isVotedOut } from './quorum.ts'

const now = new Date('2026-11-28T10:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const member = (more = {}) => ({
  ...{ joinedAt: ago(30), signedInAt: ago(1), suspendedAt: null, eraseAt: null, holidayUntil: null, endsItAt: null },
  ...more,
})

test('who is away, on holiday, suspended or leaving is not waited for', () => {
  expect(isPresent(member(), now)).toBe(true)
  expect(isPresent(member({ signedInAt: ago(8) }), now)).toBe(false)
  expect(isPresent(member({ signedInAt: null, joinedAt: ago(1) }), now)).toBe(true)
  for (const more of [{ holidayUntil: ago(-3) }, { suspendedAt: ago(1) }, { eraseAt: ago(1) }])
    expect(isPresent(member(more), now)).toBe(false)
  expect(isPresent(member({ holidayUntil: ago(1) }), now)).toBe(true)
})

test('more than half of those who are there end it, however many have vanished', () => {
  const votes = { endsItAt: ago(0) }
  expect(isVotedOut([member(votes), member()], now)).toBe(false)
  expect(isVotedOut([member(votes), member(votes), member()], now)).toBe(true)
  const gone = Array.from({ length: 20 }, () => member({ signedInAt: ago(40) }))
  expect(isVotedOut([member(votes), ...gone], now)).toBe(true)
  expect(isVotedOut([...gone], now)).toBe(false)
  expect(isVotedOut([member({ ...votes, signedInAt: ago(40) }), member()], now)).toBe(false)
})
