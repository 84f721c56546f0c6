import { expect, test } from 'vitest'
import { listSlots, toCells, type SlotRules } from './slots.ts'
import { addDays, isDay, isDoubled, isZone, toDay, toMoment, toMomentWords, toWeekday } from './wall-time.ts'
import { listOpenSpans, readSpans, toOpenState, writeSpans, type Span, type Week } from './week.ts'

const HOUR = 3_600_000
const BERLIN = 'Europe/Berlin'
/** Clocks of Berlin go on at 2:00 on the first and back at 3:00 on the second. */
const SPRING = '2026-03-29'
const AUTUMN = '2026-10-25'

test('an hour that a clock change skips has no length, and one it doubles has two', () => {
  expect(toMoment(SPRING, 150, BERLIN)).toBe(Date.parse('2026-03-29T01:00:00Z'))
  const spans = (day: string, ...week: Span[]) =>
    listOpenSpans(
      Array.from({ length: 7 }, () => week),
      BERLIN,
      day,
      1,
    ).map(({ from, to }) => (to - from) / HOUR)
  expect(spans(SPRING, [120, 180])).toEqual([])
  expect(spans(SPRING, [60, 240])).toEqual([2])
  expect(spans(SPRING, [150, 240])).toEqual([1])
  expect(spans(AUTUMN, [60, 240])).toEqual([4])
  expect(isDoubled(Date.parse('2026-10-25T00:30:00Z'), BERLIN)).toBe(true)
  expect(toMomentWords(Date.parse('2026-10-25T00:30:00Z'), BERLIN)).toBe('Sun 25 Oct 2026, 02:30 (UTC+02:00)')
  expect(toMomentWords(Date.parse('2026-10-25T01:30:00Z'), BERLIN)).toBe('Sun 25 Oct 2026, 02:30 (UTC+01:00)')
})

test('hours are read as people write them, and written so that they are read again', () => {
  expect(readSpans('9-12.30, 13:30 – 18:00').spans).toEqual([
    [540, 750],
    [810, 1080],
  ])
  expect(readSpans('20:00–02:00').spans).toEqual([[1200, 1560]])
  for (const closed of ['', ' closed ', '–']) expect(readSpans(closed).spans).toEqual([])
  for (const wrong of ['9', '25:00-26:00', '9:00-9:00', '9:03-10:00', '9-12, 11-13', 'x'.repeat(10_000), '9--10'])
    expect(readSpans(wrong).problem).toMatch(/\w/)
  const spans: Span[] = [
    [0, 360],
    [540, 1440],
  ]
  expect(readSpans(writeSpans(spans)).spans).toEqual(spans)
})

test('whether it is open now, across midnight and a week that is closed', () => {
  const bar: Week = Array.from({ length: 7 }, (_, n) => (n === 5 ? [[1200, 1560]] : []))
  const saturday = Date.parse('2026-05-16T21:00:00Z')
  expect(toOpenState(bar, BERLIN, saturday)).toEqual({ isOpen: true, until: Date.parse('2026-05-17T00:00:00Z') })
  expect(toOpenState(bar, BERLIN, saturday + 4 * HOUR)).toMatchObject({ isOpen: false })
  expect(
    toOpenState(
      Array.from({ length: 7 }, () => []),
      BERLIN,
      saturday,
    ),
  ).toEqual({ isOpen: false, opensAt: null })
})

test('names of zones and days are known or not', () => {
  expect([isZone('Europe/Berlin'), isZone('UTC'), isZone('Mars/Base'), isZone('')]).toEqual([true, true, false, false])
  expect([isDay('2026-02-28'), isDay('2026-02-30'), isDay('x')]).toEqual([true, false, false])
})

/** A small generator with a seed, so that a failure can be run again. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
const ZONES = [
  BERLIN,
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
  'Africa/Casablanca',
  'America/St_Johns',
]
const DAYS = [SPRING, AUTUMN, '2026-03-08', '2026-11-01', '2026-04-05', '2026-10-04', '2026-02-15', '2026-06-10']

function generate(seed: number) {
  const below = numbers(seed)
  const week: Span[][] = Array.from({ length: 7 }, () => {
    const spans: Span[] = []
    for (let at = below(40) * 5; at < 1_380 && spans.length < 4;) {
      const to = Math.min(1_440, at + 15 + below(80) * 5)
      spans.push([at, to])
      at = to + below(60) * 5
    }
    return spans
  })
  const rules: SlotRules = {
    ...{ week, zone: ZONES[below(ZONES.length)]!, minutes: 5 + below(30) * 5, pauseMinutes: below(5) * 5 },
    ...{ stepMinutes: below(2) * (5 + below(12) * 5), closedDays: below(4) === 0 ? [DAYS[below(DAYS.length)]!] : [] },
  }
  const first = addDays(DAYS[below(DAYS.length)]!, -below(3))
  const start = toMoment(first, 0, rules.zone)
  const asked = {
    first,
    days: 1 + below(5),
    earliest: start + below(20) * HOUR,
    latest: start + (20 + below(100)) * HOUR,
  }
  return { below, rules, asked }
}

test('of 150 generated calendars no slot breaks a rule, and whoever books one after the other never overlaps', () => {
  let seen = 0
  for (let seed = 1; seed <= 150; seed += 1) {
    const { below, rules, asked } = generate(seed)
    const { zone, minutes, pauseMinutes, closedDays } = rules
    const booked: { from: number; to: number }[] = []
    const cells = new Set<number>()
    for (let n = 0; n < 6; n += 1) {
      const slots = listSlots(rules, { ...asked, taken: booked })
      seen += slots.length
      const open = listOpenSpans(rules.week, zone, addDays(asked.first, -1), asked.days + 2)
      const wrong = slots.filter(
        ({ from, to }) =>
          to - from !== minutes * 60_000 ||
          from < asked.earliest ||
          from > asked.latest ||
          !open.some((span) => span.from <= from && to <= span.to) ||
          toCells(from, to + pauseMinutes * 60_000).some((cell) => cells.has(cell)),
      )
      expect({ seed, wrong }).toEqual({ seed, wrong: [] })
      if (n === 0 && closedDays.length > 0)
        expect(slots.map(({ from }) => toDay(from, zone))).not.toContain(closedDays[0])
      const chosen = slots[below(slots.length || 1)]
      if (!chosen) break
      const span = { from: chosen.from, to: chosen.to + pauseMinutes * 60_000 }
      booked.push(span)
      for (const cell of toCells(span.from, span.to)) cells.add(cell)
    }
  }
  expect(seen).toBeGreaterThan(2_000)
})

test('a slot begins on the weekday whose hours hold it', () => {
  const monday: Week = Array.from({ length: 7 }, (_, n) => (n === 0 ? [[540, 600]] : []))
  const rules = { week: monday, zone: BERLIN, minutes: 30, pauseMinutes: 0, stepMinutes: 0, closedDays: [] }
  const slots = listSlots(rules, { first: '2026-05-10', days: 14, taken: [], earliest: 0, latest: Infinity })
  expect(slots.map(({ from }) => toWeekday(toDay(from, BERLIN)))).toEqual([0, 0, 0, 0])
})
