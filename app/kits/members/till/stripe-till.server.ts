import type Stripe from 'stripe'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { findPayer } from './papers.store.server.ts'
import { goodsOf } from './goods.server.ts'
import { GoneError, payOrder, readOrderOfTill, refundOrder, readOrderPaidAs, type Order } from './orders.server.ts'
import { markGone, setTillAddress } from './orders.store.server.ts'
import { stripe } from './stripe-client.server.ts'

export const STRIPE = 'stripe'
const MS_PER_S = 1_000
/** Stripe keeps an address of payment open for a day at most, and half an hour at least. */
const OPEN_S = 82_800

export type Addresses = { success: string; cancel: string }

/** What every page of payment is opened with. */
export const toSessionFields = (order: Order, { success, cancel }: Addresses) => ({
  client_reference_id: order.id,
  success_url: success,
  cancel_url: cancel,
  expires_at: Math.floor(clock.now().getTime() / MS_PER_S) + OPEN_S,
})

/** Opens Stripe's page of payment for an order that is paid once, and gives its address; asked again it gives the same. */
export async function openOrderPayment(order: Order, addresses: Addresses): Promise<string> {
  const { goods, what } = goodsOf(order)
  const payer = await findPayer(order.userId)
  return openSession(order, {
    ...toSessionFields(order, addresses),
    mode: 'payment',
    customer_email: payer?.email ?? '',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.total,
          product_data: { name: goods.name(what) },
        },
      },
    ],
  })
}

/** Opens a page of payment once for each order. */
export async function openSession(order: Order, fields: Stripe.Checkout.SessionCreateParams): Promise<string> {
  if (order.tillAddress) return order.tillAddress
  const client = await stripe()
  const session = await client.checkout.sessions.create(fields, { idempotencyKey: `order:${order.id}` })
  if (!session.url) throw new Error('Stripe gave no address of payment')
  await setTillAddress(order.id, session.url, session.id)
  return session.url
}

/** Asks Stripe to give a payment back; the books follow when Stripe says that it did. */
export async function askForRefund(order: Order): Promise<void> {
  const payment = order.paidAs?.slice(`${STRIPE}:`.length)
  if (payment) await refund(payment)
}

/**
 * Asks Stripe to give back what is in the books under a name, or how it goes with the refund it was asked for before. The
 * money went back once `isDone`; what Stripe could not give back throws.
 */
export async function refundPaid(paidAs: string, askedAs: string | null): Promise<{ id: string; isDone: boolean }> {
  if (!paidAs.startsWith(`${STRIPE}:`)) throw new Error(`${paidAs} is no payment of Stripe`)
  const { id, status } = askedAs
    ? await (await stripe()).refunds.retrieve(askedAs)
    : await refund(paidAs.slice(`${STRIPE}:`.length))
  if (status === 'failed' || status === 'canceled') throw new Error(`Stripe could not give ${paidAs} back: ${status}`)
  return { id, isDone: status === 'succeeded' }
}

const refund = async (payment: string) =>
  (await stripe()).refunds.create({ payment_intent: payment }, { idempotencyKey: `refund:${payment}` })

/**
 * Takes an order as paid that Stripe says is. What can no longer be delivered is given back at once. To be called again for
 * the same session as often as Stripe likes.
 */
export async function takePayment(session: Stripe.Checkout.Session): Promise<void> {
  const order = session.payment_status === 'paid' ? await readOrderOfTill(session.id) : null
  const payment = session.payment_intent && idOf(session.payment_intent)
  if (!order || !payment) return
  try {
    await payOrder(order, `${STRIPE}:${payment}`, {})
  } catch (error) {
    if (!(error instanceof GoneError)) throw error
    log.warn({ order: order.id }, 'what was paid for is gone: the payment is given back')
    await refund(payment)
    await markGone(order.id)
  }
}

/** Takes a refund of an order into the books; false where it is of no order that was paid once. */
export async function takeRefund(said: Stripe.Refund): Promise<boolean> {
  const payment = said.payment_intent && idOf(said.payment_intent)
  const order = payment ? await readOrderPaidAs(`${STRIPE}:${payment}`) : null
  if (!order) return false
  if (said.amount === order.total) await refundOrder(order, `${STRIPE}:${said.id}`)
  else log.error({ order: order.id, refund: said.id }, 'a part of a payment was given back: enter it by hand')
  return true
}

export const idOf = (one: string | { id: string }): string => (typeof one === 'string' ? one : one.id)
