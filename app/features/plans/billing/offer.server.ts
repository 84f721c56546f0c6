import type { OrderLine } from '#app/database/tables/money/billing.ts'
import { addMonths } from '#app/engines/money/months.ts'
import { creditFor, isHigher, isRunning, type PaidPlan, type Subscription } from '#app/engines/money/subscription.ts'
import { CURRENCY } from '#app/kits/members/till/currency.ts'
import { taxOn } from '#app/kits/members/till/orders.server.ts'
import { planNames, priceOf } from './prices.ts'

/** What a plan would cost a member now, line by line, in minor units. */
export type Offer = {
  plan: PaidPlan
  change: 'start' | 'upgrade'
  lines: OrderLine[]
  tax: number
  total: number
  currency: string
  /** When the month that is paid for ends. */
  until: Date
}

/**
 * Null where the plan cannot be bought: it runs already, or is a lower one, which follows at the end of the month. `paidShare`: what
 * was really paid of the price of the plan that runs, such as 0.5 with a coupon.
 */
export function toOffer(subscription: Subscription, plan: PaidPlan, now: Date, paidShare = 1): Offer | null {
  const isUpgrade = isRunning(subscription)
  if (isUpgrade && !isHigher(plan, subscription.plan)) return null
  const paid = Math.round(priceOf(subscription.plan) * paidShare)
  const credit = isUpgrade ? creditFor(subscription, paid, now) : 0
  const lines = [
    { words: `${planNames[plan]}, one month`, minor: priceOf(plan) },
    ...(credit > 0 ? [{ words: `Unused days of ${planNames[subscription.plan]}`, minor: -credit }] : []),
  ]
  const net = priceOf(plan) - credit
  const tax = taxOn(net)
  return {
    plan,
    change: isUpgrade ? 'upgrade' : 'start',
    lines,
    tax,
    total: net + tax,
    currency: CURRENCY,
    until: addMonths(now, 1),
  }
}
