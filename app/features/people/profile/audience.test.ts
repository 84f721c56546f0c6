import { expect, test } from 'vitest'
import { isFor, narrower, toOwnAudience, toReach } from './audience.ts'

test('what is for members is for no guest, and what is for nobody is the member’s alone', () => {
  const seen = (['all', 'members', 'nobody'] as const).map((audience) =>
    (['self', 'member', 'guest'] as const).map((looker) => isFor(audience, looker)),
  )
  expect(seen).toEqual([
    [true, true, true],
    [true, true, false],
    [true, false, false],
  ])
})

test('a part is never seen by more than its profile', () => {
  expect([narrower('all', 'members'), narrower('members', 'nobody'), narrower('all', 'all')]).toEqual([
    'members',
    'nobody',
    'all',
  ])
  const kept = { reach: 'members', audiences: { interests: 'all' } } as const
  expect(toOwnAudience(kept, true, 'interests')).toBe('members')
  expect(toOwnAudience(kept, true, 'about')).toBe('members')
  expect(toOwnAudience(kept, true, 'place')).toBe('nobody')
})

test('who has chosen nothing is shown only when others may find them', () => {
  expect(toReach(null, false)).toBe('nobody')
  expect(toReach(null, true)).toBe('all')
  expect(toOwnAudience(null, false, 'about')).toBe('nobody')
  expect(toOwnAudience(null, true, 'interests')).toBe('nobody')
})
