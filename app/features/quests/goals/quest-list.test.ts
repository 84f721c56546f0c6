import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOpen } from '#app/catalogue/doors.ts'
import { deeds } from '#app/kits/members/deeds/deeds.ts'
import { toProgress } from './progress.ts'
import { quests } from './quest-list.ts'

test('there are at least twenty quests, each with a name of its own, real steps, a tool that works and a scroll that is there', () => {
  expect(quests.filter(({ groupDays }) => !groupDays).length).toBeGreaterThanOrEqual(20)
  expect(new Set(quests.map(({ id }) => id)).size).toBe(quests.length)
  for (const { id, steps, scroll, groupDays } of quests) {
    expect(steps.length, id).toBeGreaterThan(0)
    expect(existsSync(`app/content/scrolls/${scroll}.md`), `${id}: ${scroll}`).toBe(true)
    if (groupDays) expect(steps, id).toHaveLength(1)
    for (const { deed, times } of steps) {
      expect(times).toBeGreaterThan(0)
      expect(isOpen(deeds[deed].screen), `${id}: ${deed}`).toBe(true)
    }
  }
})

test('a step about a first time counts what was done before; no step for a group does', () => {
  for (const { id, steps, groupDays } of quests)
    for (const { times, ever } of steps) {
      if (groupDays) expect(ever, id).toBe(false)
      else if (times === 1) expect(ever, id).toBe(true)
    }
})

test('a step that was done stays done, whatever is counted later; nothing is done by a count that is missing or below', () => {
  const now = new Date('2026-11-28T10:00:00Z')
  let seed = 3
  const next = (most: number) => (seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296) % most
  for (const quest of quests)
    for (let round = 0; round < 20; round += 1) {
      const counted = quest.steps.map(({ times }) => next(times + 3) - 1)
      const first = toProgress(quest, counted, {}, now)
      first.steps.forEach(({ isDone, times, of }, n) => {
        expect(isDone).toBe((counted[n] ?? 0) >= of)
        expect(times).toBeGreaterThanOrEqual(0)
        expect(times).toBeLessThanOrEqual(of)
      })
      const later = toProgress(quest, [], first.done, new Date(now.getTime() + 1))
      expect(later.done).toEqual(first.done)
      expect(later.isFinished).toBe(first.isFinished)
      expect(later.isNew).toBe(false)
    }
})
