import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import type Stripe from 'stripe'
import { enterMovement } from '#app/kits/members/till/books.server.ts'
import { findOrderOfTill, settleOrder } from '#app/kits/members/till/orders.store.server.ts'
import { findPayer } from '#app/kits/members/till/papers.store.server.ts'
import { stripe } from '#app/kits/members/till/stripe-client.server.ts'
import { idOf, STRIPE, takePayment, takeRefund } from '#app/kits/members/till/stripe-till.server.ts'
import { useCoupon } from '#app/kits/members/coupons/coupons.server.ts'
import { PLAN, planWhat } from '../billing/plan-goods.server.ts'
import { findRowOfCustomer, findRowOfTill, takeMessage } from '../billing/billing.store.server.ts'
import { takeOver } from './stripe-till.server.ts'

const MS_PER_S = 1_000

/** The message that a request carries; null where the signature is not Stripe's, or older than five minutes. */
export async function readMessage(body: string, signature: string | null): Promise<Stripe.Event | null> {
  const client = await stripe()
  try {
    return await client.webhooks.constructEventAsync(body, signature ?? '', env().STRIPE_WEBHOOK_SECRET ?? '')
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'a message that is not from Stripe was refused',
    )
    return null
  }
}

/**
 * Does what a message asks for, once. What it tells of is asked for at Stripe first: a failure there throws, and Stripe
 * sends the message again.
 */
export async function takeIn(event: Stripe.Event): Promise<void> {
  const act = await prepare(event)
  await store().tx(async () => {
    if (!(await takeMessage(event.id, event.type, clock.now()))) return
    await act()
  })
}

type Act = () => Promise<unknown>
const nothing: Act = () => Promise.resolve()

/** Asks Stripe for all that is needed, and gives what is then to be written. */
async function prepare(event: Stripe.Event): Promise<Act> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return prepareSession(event.data.object)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return prepareSubscription(event.data.object.id)
    case 'invoice.paid':
      return preparePayment(event.data.object)
    case 'refund.created':
      return prepareRefund(event.data.object)
    default:
      return nothing
  }
}

async function prepareSession(session: Stripe.Checkout.Session): Promise<Act> {
  if (session.mode === 'payment') {
    await takePayment(session)
    return nothing
  }
  const takeOverNow = session.subscription ? await prepareSubscription(idOf(session.subscription)) : nothing
  return async () => {
    const order = await findOrderOfTill(session.id)
    if (order) await settleOrder(order.id, clock.now(), null)
    const coupon = order?.goods === PLAN ? planWhat.parse(order.what).coupon : null
    if (order && coupon) await useCoupon({ code: coupon.code, userId: order.userId, orderId: order.id })
    await takeOverNow()
  }
}

async function prepareSubscription(id: string): Promise<Act> {
  const asked = clock.now()
  const said = await (await stripe()).subscriptions.retrieve(id)
  return async () => takeOver(said, await findRowOfTill(id), asked)
}

/** A payment is entered under the invoice's id: told twice, by two messages even, it is entered once. */
async function preparePayment(invoice: Stripe.Invoice): Promise<Act> {
  const subscription = invoice.parent?.subscription_details?.subscription
  const said = subscription ? await (await stripe()).subscriptions.retrieve(idOf(subscription)) : null
  const asked = clock.now()
  return async () => {
    const customer = invoice.customer ? idOf(invoice.customer) : ''
    const userId = said?.metadata['userId'] ?? (await findRowOfCustomer(customer))?.userId
    if (said) await takeOver(said, await findRowOfTill(said.id), asked)
    if (!userId || !invoice.id || invoice.amount_paid === 0) return
    const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
    await enterMovement({
      id: `${STRIPE}:${invoice.id}`,
      kind: 'paid',
      till: STRIPE,
      // What was paid for an account that was erased meanwhile is in the books without a name.
      userId: (await findPayer(userId)) ? userId : null,
      lines: invoice.lines.data.map(({ description, amount }) => ({ words: description ?? 'A plan', minor: amount })),
      total: invoice.amount_paid,
      tax: Math.min(tax, invoice.amount_paid),
      currency: invoice.currency.toUpperCase(),
      at: new Date(invoice.created * MS_PER_S),
    })
  }
}

async function prepareRefund(refund: Stripe.Refund): Promise<Act> {
  if (!refund.charge || refund.status === 'failed' || (await takeRefund(refund))) return nothing
  const charge = await (await stripe()).charges.retrieve(idOf(refund.charge))
  return async () => {
    const row = charge.customer ? await findRowOfCustomer(idOf(charge.customer)) : null
    if (!row) return
    await enterMovement({
      id: `${STRIPE}:${refund.id}`,
      kind: 'refunded',
      till: STRIPE,
      userId: row.userId,
      lines: [{ words: 'A payment given back', minor: refund.amount }],
      total: refund.amount,
      tax: 0,
      currency: refund.currency.toUpperCase(),
      at: new Date(refund.created * MS_PER_S),
    })
  }
}
