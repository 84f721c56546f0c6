import { expect, test } from 'vitest'
import { isOpen } from '#app/catalogue/doors.ts'
import { deedIds, deeds, type DeedId } from '#app/kits/members/deeds/deeds.ts'
import { purposes } from '#app/kits/members/first-steps/purposes.ts'
import { toNextSteps } from './next-steps.ts'

const done = (times: Partial<Record<DeedId, number>>) =>
  new Map(deedIds.map((id) => [id, { times: times[id] ?? 0 }] as const))

test('who did nothing begins with one question to several', () => {
  expect(toNextSteps(done({}), [], 3).map(({ deed }) => deed)).toEqual(['ask', 'draw', 'learn'])
})

test('what follows from what was done comes first, with the reason', () => {
  const [first] = toNextSteps(done({ ask: 2 }), [], 3)
  expect(first).toMatchObject({ deed: 'ask-why', why: expect.stringContaining('You asked several at once') })
  expect(toNextSteps(done({ 'ask': 2, 'ask-why': 1 }), [], 1)[0]?.deed).toBe('resolve')
})

test('what somebody came for comes before a mere beginning', () => {
  const mail = purposes.filter(({ id }) => id === 'voice')
  expect(toNextSteps(done({}), mail, 1)[0]).toMatchObject({
    deed: 'speak',
    why: expect.stringContaining('“Speak and listen”'),
  })
})

test('nothing is said twice, nothing that was done, nothing that a guest cannot do, and every step leads to a tool that works', () => {
  let seed = 7
  const next = () => (seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296
  for (let round = 0; round < 300; round += 1) {
    const offered = deedIds.filter((id) => round % 2 === 0 || deeds[id].isForGuests)
    const times = new Map(offered.map((id) => [id, { times: next() < 0.5 ? 0 : Math.ceil(next() * 6) }] as const))
    const steps = toNextSteps(
      times,
      purposes.filter(() => next() < 0.3),
      5,
    )
    expect(new Set(steps.map(({ deed }) => deed)).size).toBe(steps.length)
    for (const { deed, why } of steps) {
      expect(times.get(deed)?.times).toBe(0)
      expect(why).toBeTruthy()
      expect(isOpen(deeds[deed].screen)).toBe(true)
    }
  }
})
