import type { PaidPlan, Plan, Subscription, SubscriptionState } from '#app/engines/money/subscription.ts'
import { none } from '#app/engines/money/subscription.ts'
import type { Order } from '#app/kits/members/till/orders.server.ts'
import { findPayer } from '#app/kits/members/till/papers.store.server.ts'
import { stripe } from '#app/kits/members/till/stripe-client.server.ts'
import { openSession, STRIPE, toSessionFields, type Addresses } from '#app/kits/members/till/stripe-till.server.ts'
import { env } from '#app/platform/env.server.ts'
import { toTable } from '#app/platform/table.ts'
import type Stripe from 'stripe'
import { findRow, type SubscriptionRow } from '../billing/billing.store.server.ts'
import { planWhat } from '../billing/plan-goods.server.ts'
import { keepSubscription, toSubscription } from '../billing/subscriptions.server.ts'

const MS_PER_S = 1_000

/** Opens Stripe's page of payment for a plan and gives its address; asked again for one order it gives the same. */
export async function openPlanPayment(order: Order, addresses: Addresses): Promise<string> {
  const { plan, coupon } = planWhat.parse(order.what)
  const [payer, row] = await Promise.all([findPayer(order.userId), findRow(order.userId)])
  return openSession(order, {
    ...toSessionFields(order, addresses),
    mode: 'subscription',
    line_items: [{ price: priceIdOf(plan), quantity: 1 }],
    ...(row?.tillCustomer ? { customer: row.tillCustomer } : { customer_email: payer?.email ?? '' }),
    ...(coupon && { discounts: [{ coupon: await ensureCoupon(coupon.percent) }] }),
    subscription_data: { metadata: { userId: order.userId } },
  })
}

/** A coupon at Stripe for the first month, by the percent it takes off: made once, used for every code of that percent. */
async function ensureCoupon(percent: number): Promise<string> {
  const id = `frenly-first-month-${percent}`
  const client = await stripe()
  try {
    await client.coupons.create({ id, percent_off: percent, duration: 'once' })
  } catch (error) {
    if ((error as { code?: string }).code !== 'resource_already_exists') throw error
  }
  return id
}

/** Stripe's page where a member changes, ends and pays; the address works for some minutes. */
export async function openPortal(customer: string, back: string): Promise<string> {
  const client = await stripe()
  const { url } = await client.billingPortal.sessions.create({ customer, return_url: back })
  return url
}

const priceIdOf = (plan: PaidPlan): string => (plan === 'plus' ? env().STRIPE_PRICE_PLUS : env().STRIPE_PRICE_PRO) ?? ''

function planOfPrice(id: string | undefined): Plan | null {
  const { STRIPE_PRICE_PLUS, STRIPE_PRICE_PRO } = env()
  return id === STRIPE_PRICE_PLUS ? 'plus' : id === STRIPE_PRICE_PRO ? 'pro' : null
}

const states = toTable<SubscriptionState>({
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'canceled',
  canceled: 'canceled',
  incomplete: 'none',
  incomplete_expired: 'canceled',
  paused: 'paused',
})

/** A subscription as Stripe has it, in our words. Prices that are not ours count as no plan. */
export function fromStripe(said: Stripe.Subscription): Subscription {
  const [item] = said.items.data
  const plan = planOfPrice(item?.price.id)
  const state = states[said.status] ?? 'none'
  if (!plan || !item || state === 'none' || state === 'canceled') return { ...none, state: plan ? state : 'none' }
  const periodEnd = new Date(item.current_period_end * MS_PER_S)
  const resumes = said.pause_collection?.resumes_at
  return {
    ...none,
    state,
    plan,
    anchor: new Date(item.current_period_start * MS_PER_S),
    months: 1,
    periodEnd,
    next: said.cancel_at_period_end ? 'free' : null,
    graceEnd: state === 'past_due' ? periodEnd : null,
    resumesAt: state === 'paused' ? (resumes ? new Date(resumes * MS_PER_S) : periodEnd) : null,
  }
}

/**
 * Takes over what Stripe says of a subscription now. What a message held does not matter, so messages may come in any order,
 * late and doubled. `asked` is when Stripe was asked: what was asked earlier than what is written is dropped.
 */
export async function takeOver(said: Stripe.Subscription, row: SubscriptionRow | null, asked: Date): Promise<void> {
  const userId = row?.userId ?? said.metadata['userId']
  if (!userId || !(await findPayer(userId))) return
  const kept = await findRow(userId)
  if (kept && kept.till === STRIPE && kept.updatedAt.getTime() > asked.getTime()) return
  const now = fromStripe(said)
  // A subscription that ended does not end another that was begun since.
  if (kept?.tillSubscription && kept.tillSubscription !== said.id && now.state === 'canceled') return
  const tillCustomer = typeof said.customer === 'string' ? said.customer : said.customer.id
  const fields = { till: STRIPE, tillCustomer, tillSubscription: said.id }
  await keepSubscription(userId, toSubscription(kept), now, fields)
}
