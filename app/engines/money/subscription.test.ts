import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  after,
  creditFor,
  dueAt,
  GRACE_DAYS,
  none,
  planInForce,
  type Change,
  type Subscription,
} from './subscription.ts'

const at = (day: string) => new Date(`${day}T10:00:00Z`)
const through = (...changes: Change[]) => changes.reduce(after, none)
const started: Change = { kind: 'started', plan: 'plus', at: at('2027-01-31') }
const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10)

test('a plan begins, is renewed on its day, and ends', () => {
  const one = through(started)
  expect([one.state, planInForce(one), dayOf(one.periodEnd)]).toEqual(['active', 'plus', '2027-02-28'])
  const two = after(one, { kind: 'renewed', at: at('2027-02-28') })
  expect(dayOf(two.periodEnd)).toBe('2027-03-31')
  const over = after(two, { kind: 'ended' })
  expect([over.state, planInForce(over)]).toEqual(['canceled', 'free'])
})

test('months that nobody kept count of are not paid for afterwards', () => {
  const late = through(started, { kind: 'renewed', at: at('2027-06-15') })
  expect([late.state, dayOf(late.periodEnd)]).toEqual(['active', '2027-07-15'])
})

test('up at once, down at the end of what is paid for', () => {
  const up = through(started, { kind: 'upgraded', plan: 'pro', at: at('2027-02-10') })
  expect([up.plan, dayOf(up.periodEnd)]).toEqual(['pro', '2027-03-10'])
  const planned = after(up, { kind: 'next-planned', plan: 'plus' })
  expect([planInForce(planned), planned.next]).toEqual(['pro', 'plus'])
  expect(dueAt(planned, at('2027-03-09'))).toBeNull()
  expect(dueAt(planned, at('2027-03-10'))).toBe('charge')
  expect(after(planned, { kind: 'renewed', at: at('2027-03-10') })).toMatchObject({ plan: 'plus', next: null })
  expect(after(planned, { kind: 'kept' }).next).toBeNull()
})

test('what is cancelled runs to its end and no further', () => {
  const planned = through(started, { kind: 'next-planned', plan: 'free' })
  expect([planInForce(planned), dueAt(planned, at('2027-02-27')), dueAt(planned, at('2027-02-28'))]).toEqual([
    'plus',
    null,
    'end',
  ])
})

test('a pause begins after the paid month and the plan goes on by itself', () => {
  const asked = through(started, { kind: 'pause-planned', months: 2 })
  expect([planInForce(asked), dueAt(asked, at('2027-02-28'))]).toEqual(['plus', 'pause'])
  const paused = after(asked, { kind: 'pause-begun' })
  expect([paused.state, planInForce(paused), dayOf(paused.resumesAt)]).toEqual(['paused', 'free', '2027-04-28'])
  expect([dueAt(paused, at('2027-04-27')), dueAt(paused, at('2027-04-28'))]).toEqual([null, 'charge'])
  const again = after(paused, { kind: 'renewed', at: at('2027-04-28') })
  expect([again.state, dayOf(again.periodEnd)]).toEqual(['active', '2027-05-28'])
})

test('a payment that fails leaves a week, and each day of it a try', () => {
  const owed = through(started, { kind: 'payment-failed', at: at('2027-02-28') })
  expect([owed.state, planInForce(owed), dueAt(owed, at('2027-03-01'))]).toEqual(['past_due', 'plus', 'charge'])
  expect(dayOf(owed.graceEnd)).toBe('2027-03-07')
  expect(GRACE_DAYS).toBe(7)
  expect(dueAt(owed, at('2027-03-07'))).toBe('end')
  expect(after(owed, { kind: 'renewed', at: at('2027-03-02') })).toMatchObject({ state: 'active', graceEnd: null })
})

test('a trial gives the plan and costs nothing until it ends', () => {
  const trial = through({ ...started, trialDays: 14 })
  expect([trial.state, planInForce(trial), dayOf(trial.periodEnd)]).toEqual(['trialing', 'plus', '2027-02-14'])
  expect(creditFor(trial, 900, at('2027-02-01'))).toBe(0)
  expect(dayOf(after(trial, { kind: 'renewed', at: at('2027-02-14') }).periodEnd)).toBe('2027-03-14')
})

test('the unused days of a month count towards a higher plan', () => {
  const one = through({ kind: 'started', plan: 'plus', at: at('2027-04-01') })
  expect(creditFor(one, 900, at('2027-04-01'))).toBe(900)
  expect(creditFor(one, 900, at('2027-04-16'))).toBe(450)
  expect(creditFor(one, 900, at('2027-05-01'))).toBe(0)
  expect(creditFor(one, 900, at('2027-06-01'))).toBe(0)
})

const moments = fc.integer({ min: 0, max: 400 }).map((days) => new Date(at('2027-01-01').getTime() + days * 86_400_000))
const plan = fc.constantFrom('plus' as const, 'pro' as const)
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('started' as const), plan, at: moments }),
  fc.record({ kind: fc.constant('upgraded' as const), plan, at: moments }),
  fc.record({
    kind: fc.constant('next-planned' as const),
    plan: fc.constantFrom('free' as const, 'plus' as const, 'pro' as const),
  }),
  fc.record({ kind: fc.constant('pause-planned' as const), months: fc.integer({ min: -1, max: 9 }) }),
  fc.constant<Change>({ kind: 'kept' }),
  fc.record({ kind: fc.constant('renewed' as const), at: moments }),
  fc.record({ kind: fc.constant('payment-failed' as const), at: moments }),
  fc.constant<Change>({ kind: 'pause-begun' }),
  fc.constant<Change>({ kind: 'ended' }),
)

test('whatever happens in whatever order, nobody has a plan that was never begun or paid', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      let now: Subscription = none
      let hasPaid = false
      for (const one of changes) {
        now = after(now, one)
        hasPaid ||= one.kind === 'started'
        if (planInForce(now) !== 'free') {
          expect(hasPaid).toBe(true)
          expect(now.periodEnd).not.toBeNull()
        }
        expect(now.state === 'past_due').toBe(now.graceEnd !== null)
        expect(now.state === 'paused').toBe(now.resumesAt !== null)
        if (now.state === 'canceled' || now.state === 'none')
          expect(now).toMatchObject({ plan: 'free', periodEnd: null })
      }
      expect(changes.reduce(after, none)).toEqual(now)
    }),
  )
})
