import { expect, test } from 'vitest'
import { bridge, groupMembers, type View } from './bridging.ts'
import { startWorkClock } from '#tests/support/work-clock.ts'

/** Numbers that come the same each time. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Two camps: the first agrees with posts of A and not of B, the second the other way round; both with posts of C. */
function camps(members: number, posts: number, silence: number): View[] {
  const next = numbers(7)
  const views: View[] = []
  for (let member = 0; member < members; member += 1)
    for (let post = 0; post < posts; post += 1) {
      if (next() < silence) continue
      const kind = 'ABC'[post % 3]!
      const isFor = kind === 'C' || (kind === 'A') === (member % 2 === 0)
      const value = next() < 0.05 ? !isFor : isFor
      views.push({ member: `m${member}`, post: `${kind}${post}`, value: value ? 1 : -1 })
    }
  return views
}

test('two camps are found, and what both agree with stands above what one loves', () => {
  const views = camps(40, 30, 0.4)
  const groups = groupMembers(views)
  const of = (parity: number) =>
    new Set([...groups].filter(([m]) => Number(m.slice(1)) % 2 === parity).map(([, g]) => g))
  expect(of(0).size).toBe(1)
  expect(of(1).size).toBe(1)
  expect([...of(0)][0]).not.toBe([...of(1)][0])
  const scores = bridge(views)
  const shared = [...scores].filter(([post]) => post.startsWith('C')).map(([, { score }]) => score)
  const loved = [...scores].filter(([post]) => !post.startsWith('C')).map(([, { score }]) => score)
  expect(Math.min(...shared)).toBeGreaterThan(Math.max(...loved))
})

test('a brigade of one camp does not lift a post above what both agree with', () => {
  const views = camps(40, 30, 0.4)
  for (let n = 0; n < 500; n += 1) views.push({ member: `brigade${n}`, post: 'A0', value: 1 })
  for (let n = 0; n < 500; n += 1)
    for (const post of ['A3', 'A6', 'A9']) views.push({ member: `brigade${n}`, post, value: 1 })
  for (let n = 0; n < 500; n += 1)
    for (const post of ['B1', 'B4', 'B7']) views.push({ member: `brigade${n}`, post, value: -1 })
  const scores = bridge(views)
  const best = Math.max(...[...scores].filter(([post]) => post.startsWith('C')).map(([, { score }]) => score))
  expect(scores.get('A0')!.score).toBeLessThan(best)
})

test('while few have judged a post stands near the middle; nobody is put into a group on little', () => {
  const one = bridge([{ member: 'a', post: 'p', value: 1 }]).get('p')!
  expect(one.groups).toEqual([{ agree: 1, of: 1 }])
  expect(one.score).toBeCloseTo(2 / 3)
  expect(bridge([{ member: 'a', post: 'p', value: -1 }]).get('p')!.score).toBeCloseTo(1 / 3)
  const ten = Array.from({ length: 10 }, (_, n): View => ({ member: `${n}`, post: 'p', value: 1 }))
  expect(bridge(ten).get('p')!.score).toBeCloseTo(11 / 12)
  expect(bridge([])).toEqual(new Map())
})

test('members who all judge alike are one group', () => {
  const views = Array.from({ length: 20 }, (_, member) =>
    Array.from({ length: 6 }, (__, post): View => ({ member: `${member}`, post: `${post}`, value: 1 })),
  ).flat()
  expect(groupMembers(views)).toEqual(new Map())
  expect(bridge(views).get('0')!.groups).toHaveLength(1)
})

test('a thousand members and a hundred posts are done in a moment', () => {
  const views = camps(1_000, 100, 0.6)
  const worked = startWorkClock()
  bridge(views)
  expect(worked()).toBeLessThan(3_000)
})
