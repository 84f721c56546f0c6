import { addMonths } from './months.ts'

export const paidPlans = ['plus', 'pro'] as const
export type PaidPlan = (typeof paidPlans)[number]
export type Plan = 'free' | PaidPlan

export const subscriptionStates = ['none', 'trialing', 'active', 'paused', 'past_due', 'canceled'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** A member's subscription. Moments are null where there is none. */
export type Subscription = {
  state: SubscriptionState
  /** What is paid for, or was last. */
  plan: Plan
  /** From where the months are counted, and how many are paid for. */
  anchor: Date | null
  months: number
  periodEnd: Date | null
  /** What follows at the end of the period: another plan, "free" for the end, null for the same again. */
  next: Plan | null
  /** A pause asked for: the period after this one begins that many months late. */
  pauseMonths: number
  /** When what is paused goes on, and when what is owed ends the subscription. */
  resumesAt: Date | null
  graceEnd: Date | null
}

export type Change =
  | { kind: 'started'; plan: PaidPlan; at: Date; trialDays?: number }
  | { kind: 'upgraded'; plan: PaidPlan; at: Date }
  | { kind: 'next-planned'; plan: Plan }
  | { kind: 'pause-planned'; months: number }
  | { kind: 'kept' }
  | { kind: 'renewed'; at: Date }
  | { kind: 'payment-failed'; at: Date }
  | { kind: 'pause-begun' }
  | { kind: 'ended' }

export const none: Subscription = {
  state: 'none',
  plan: 'free',
  anchor: null,
  months: 0,
  periodEnd: null,
  next: null,
  pauseMonths: 0,
  resumesAt: null,
  graceEnd: null,
}

const DAY_MS = 86_400_000
/** How long a member keeps the plan after a payment failed. */
export const GRACE_DAYS = 7
export const PAUSE_MONTHS_MAX = 3

const rank = { free: 0, plus: 1, pro: 2 } as const satisfies Record<Plan, number>

export const isHigher = (plan: Plan, than: Plan): boolean => rank[plan] > rank[than]

/** Whether a member has what the plan gives: in a trial, paid for, or within the grace. */
export const isRunning = ({ state }: Subscription): boolean =>
  state === 'active' || state === 'trialing' || state === 'past_due'

/** The plan whose limits hold now. */
export const planInForce = (subscription: Subscription): Plan => (isRunning(subscription) ? subscription.plan : 'free')

/**
 * The subscription after a change; a change that does not fit its state leaves it as it is, so that a late or repeated
 * event does nothing.
 */
export function after(subscription: Subscription, change: Change): Subscription {
  const now = subscription
  switch (change.kind) {
    case 'started':
      return isRunning(now) ? now : begin(change.plan, change.at, change.trialDays ?? 0)
    case 'upgraded':
      return isRunning(now) && isHigher(change.plan, now.plan) ? begin(change.plan, change.at, 0) : now
    case 'next-planned':
      return isRunning(now) && isHigher(now.plan, change.plan) ? { ...now, next: change.plan, pauseMonths: 0 } : now
    case 'pause-planned':
      return now.state === 'active' && change.months >= 1 && change.months <= PAUSE_MONTHS_MAX
        ? { ...now, pauseMonths: change.months, next: null }
        : now
    case 'kept':
      return isRunning(now) ? { ...now, next: null, pauseMonths: 0 } : now
    case 'renewed':
      return renew(now, change.at)
    case 'payment-failed':
      return fail(now, change.at)
    case 'pause-begun':
      return pause(now)
    case 'ended':
      return isRunning(now) || now.state === 'paused' ? { ...none, state: 'canceled' } : now
  }
}

function begin(plan: PaidPlan, at: Date, trialDays: number): Subscription {
  if (trialDays === 0) return { ...none, state: 'active', plan, anchor: at, months: 1, periodEnd: addMonths(at, 1) }
  const end = new Date(at.getTime() + trialDays * DAY_MS)
  return { ...none, state: 'trialing', plan, anchor: end, months: 0, periodEnd: end }
}

/** The next month is paid for. After a pause, or where a whole month passed unpaid, the months begin anew. */
function renew(now: Subscription, at: Date): Subscription {
  if ((!isRunning(now) && now.state !== 'paused') || !now.anchor) return now
  const plan = now.next && now.next !== 'free' ? now.next : now.plan
  const isAnew = now.state === 'paused' || addMonths(now.anchor, now.months + 1).getTime() <= at.getTime()
  const anchor = isAnew ? at : now.anchor
  const months = isAnew ? 1 : now.months + 1
  return { ...none, state: 'active', plan, anchor, months, periodEnd: addMonths(anchor, months) }
}

function fail(now: Subscription, at: Date): Subscription {
  if (now.state === 'past_due' || (!isRunning(now) && now.state !== 'paused')) return now
  return { ...now, state: 'past_due', graceEnd: new Date(at.getTime() + GRACE_DAYS * DAY_MS), resumesAt: null }
}

function pause(now: Subscription): Subscription {
  if (now.state !== 'active' || now.pauseMonths === 0 || !now.periodEnd) return now
  return { ...now, state: 'paused', pauseMonths: 0, resumesAt: addMonths(now.periodEnd, now.pauseMonths) }
}

/** What is to be done with a subscription now, where the till does not keep the calendar itself. */
export function dueAt(now: Subscription, moment: Date): 'end' | 'pause' | 'charge' | null {
  const isPast = (date: Date | null) => date !== null && date.getTime() <= moment.getTime()
  if (now.state === 'past_due') return isPast(now.graceEnd) ? 'end' : 'charge'
  if (now.state === 'paused') return isPast(now.resumesAt) ? 'charge' : null
  if (!isRunning(now) || !isPast(now.periodEnd)) return null
  if (now.next === 'free') return 'end'
  return now.pauseMonths > 0 ? 'pause' : 'charge'
}

/** What the unused part of a paid month is worth towards another plan, in minor units of its price; whole days count. */
export function creditFor(now: Subscription, price: number, at: Date): number {
  if (now.state !== 'active' || !now.periodEnd || !now.anchor) return 0
  const start = addMonths(now.anchor, now.months - 1)
  const days = Math.round((now.periodEnd.getTime() - start.getTime()) / DAY_MS)
  const left = Math.min(days, Math.max(0, Math.ceil((now.periodEnd.getTime() - at.getTime()) / DAY_MS)))
  return Math.floor((price * left) / days)
}
