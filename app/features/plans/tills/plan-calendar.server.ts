import { store } from '#app/database/store.server.ts'
import { dueAt, type PaidPlan } from '#app/engines/money/subscription.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { CURRENCY } from '#app/kits/members/till/currency.ts'
import { enterMovement } from '#app/kits/members/till/books.server.ts'
import { EMBEDDED, type TestCard } from '#app/kits/members/till/embedded-till.server.ts'
import { taxOn } from '#app/kits/members/till/orders.server.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { findRow, listDue, setCard, type SubscriptionRow } from '../billing/billing.store.server.ts'
import { isPaidPlan, planNames, priceOf } from '../billing/prices.ts'
import { changeSubscription, remindOfTrial, toSubscription } from '../billing/subscriptions.server.ts'

const EVERY_MS = 60_000
const MOST_AT_ONCE = 200

/** Another card for the payments to come; what is owed is tried again with it at once. */
export const changeTestCard = (userId: string, card: TestCard): Promise<void> =>
  store().tx(async () => {
    const row = await findRow(userId)
    if (!row || row.till !== EMBEDDED) return
    await setCard(userId, card)
    if (row.state === 'past_due') await settle({ ...row, card }, clock.now())
  })

/** Keeps the calendar of the embedded till: renewals, pauses and ends that are due. Says how many it looked at. */
export async function runCalendar(now: Date): Promise<number> {
  const due = await listDue(now, MOST_AT_ONCE)
  for (const { userId } of due)
    await store().tx(async () => {
      // Another server may have been faster.
      const row = await findRow(userId)
      if (row?.triesAt && row.triesAt.getTime() <= now.getTime()) await settle(row, now)
    })
  return due.length
}

async function settle(row: SubscriptionRow, now: Date): Promise<void> {
  const due = dueAt(toSubscription(row), now)
  if (due === null && row.state === 'trialing') return remindOfTrial(row)
  if (due === 'end') return changeSubscription(row.userId, { kind: 'ended' })
  if (due === 'pause') return changeSubscription(row.userId, { kind: 'pause-begun' })
  if (due !== 'charge') return
  // Where a real till was set up since, what was never paid for ends.
  if (hasStripe()) return changeSubscription(row.userId, { kind: 'ended' })
  if (row.card === 'declined') return changeSubscription(row.userId, { kind: 'payment-failed', at: now })
  const plan = row.next ?? row.plan
  if (!isPaidPlan(plan)) return changeSubscription(row.userId, { kind: 'ended' })
  await charge(row, plan, now)
  await changeSubscription(row.userId, { kind: 'renewed', at: now })
}

/** One payment for each period, by its name: the day on which the one before ended. */
async function charge(row: SubscriptionRow, plan: PaidPlan, now: Date): Promise<void> {
  const net = priceOf(plan)
  const tax = taxOn(net)
  // The books outlive the account: what they call a payment names nobody.
  const period = hashOf(`${row.userId} ${(row.resumesAt ?? row.periodEnd)?.toISOString() ?? ''}`)
  await enterMovement({
    id: `${EMBEDDED}:${period}`,
    kind: 'paid',
    till: EMBEDDED,
    userId: row.userId,
    lines: [{ words: `${planNames[plan]}, one month`, minor: net }],
    total: net + tax,
    tax,
    currency: CURRENCY,
    at: now,
  })
}

export const keepCalendar = defineSchedule({
  name: 'plan-calendar',
  everyMs: EVERY_MS,
  async run() {
    await runCalendar(clock.now())
  },
})
