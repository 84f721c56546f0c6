import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { isRunning, type PaidPlan } from '#app/engines/money/subscription.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { log } from '#app/platform/log.server.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { conflict, notFound, problem } from '#app/platform/request/problem.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { EMBEDDED, payWithTestCard } from '#app/kits/members/till/embedded-till.server.ts'
import { goodsOf } from '#app/kits/members/till/goods.server.ts'
import { readOrder, toTaxWords, type Order } from '#app/kits/members/till/orders.server.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { openOrderPayment, STRIPE } from '#app/kits/members/till/stripe-till.server.ts'
import { beginPlanOrder, PLAN, readOffer } from './billing/plan-goods.server.ts'
import { isPaidPlan, planNames } from './billing/prices.ts'
import { readTrialOffer, startTrial } from './billing/trials.server.ts'
import { subscriptionOf } from './billing/subscriptions.server.ts'
import { checkoutInputs } from './checkout.inputs.ts'
import { openPlanPayment } from './tills/stripe-till.server.ts'

const tries = createKeptLimit('orders', { points: 30, windowS: 3_600 })
const DECLINED = 'The test card was declined, as it was told to. Nothing changed; choose the other one or leave it.'
const AWAY = 'Stripe does not answer at the moment. Nothing was paid; try again in a few minutes.'
const NO_ORDER = 'There is no such order, or it is not yours.'
const NOT_YOURS_TO_BUY = 'You have this plan already, or a higher one.'

/** What is about to be paid: an offer for a plan, or an order that waits for its payment elsewhere. */
export async function readCheckout(request: Request) {
  const member = await requireMember(request)
  const query = new URL(request.url).searchParams
  const id = query.get('order')
  if (id) return readOpenOrder(id, member.id)
  const plan = query.get('plan')
  const subscription = await subscriptionOf(member.id)
  const offer = isPaidPlan(plan) ? await readOffer(member.id, plan) : null
  return {
    order: null,
    offer: offer && {
      ...offer,
      name: planNames[offer.plan],
      until: toLongDay(offer.until),
      tax: { minor: offer.tax, words: toTaxWords() },
    },
    asked: isPaidPlan(plan) ? planNames[plan] : null,
    current: isRunning(subscription) ? planNames[subscription.plan] : null,
    isTest: !hasStripe(),
    trial: offer && (await readTrialOffer(member.id)),
  }
}
export type CheckoutView = Awaited<ReturnType<typeof readCheckout>>

async function readOpenOrder(id: string, userId: string) {
  const order = await readOrder(id, userId)
  if (!order) throw notFound(NO_ORDER)
  if (order.state === 'paid' || order.state === 'refunded')
    throw redirect(to('subscription-success', null, { order: id }), 303)
  const { goods, what } = goodsOf(order)
  const { state, lines, total, currency } = order
  return {
    order: {
      ...{ id, state, lines, total, currency, address: order.tillAddress, name: goods.name(what) },
      tax: { minor: order.tax, words: toTaxWords() },
      back: order.goods === PLAN ? { label: 'See the plans', to: to('plans') } : goods.next(what, order),
    },
    offer: null,
    trial: null,
    asked: goods.name(what),
    current: null,
    isTest: order.till === EMBEDDED,
  }
}

/** Buys a plan, or pays an order that stands: with the test card at once, at Stripe by a page of theirs. */
export async function actOnCheckout(request: Request) {
  const member = await requireMember(request)
  const { input, problem: fault } = await readForm(request, checkoutInputs)
  if (fault) return data<{ problem: FormProblem }>({ problem: fault }, 400)
  const waitS = await tries(member.id)
  if (waitS > 0) throw problem(429, tooManyAtOnce('orders', waitS), overLimit(waitS).headers)
  if ('trial' in input) {
    const refused = await startTrial(member.id, input.trial, input.card)
    if (refused) return refuseWith({ ...input, plan: input.trial }, 'trial', refused, 409)
    return redirectWithFlash(to('subscription'), { title: `Your trial of ${planNames[input.trial]} has begun` })
  }
  const begun = 'order' in input ? null : await beginPlan(member.id, input.plan, input.coupon)
  if (begun?.refused) return refuseWith(input, 'coupon', begun.refused, 409)
  const order = begun?.order ?? (await requireOrder('order' in input ? input.order : '', member.id))
  const refuse = (message: string, status: number) => refuseWith(input, 'card', message, status)
  if (order.till === EMBEDDED) {
    const paid = await payWithTestCard(order, input.card)
    if (paid === 'declined') return refuse(DECLINED, 402)
    return typeof paid === 'object'
      ? refuse(paid.gone, 409)
      : redirect(to('subscription-success', null, { order: order.id }), 303)
  }
  const origin = brandOrigin(request)
  try {
    const open = order.goods === PLAN ? openPlanPayment : openOrderPayment
    await open(order, {
      success: origin + to('subscription-success', null, { order: order.id }),
      cancel: origin + to('checkout', null, { order: order.id }),
    })
  } catch (error) {
    log.error({ err: error, order: order.id }, 'Stripe opened no payment')
    return refuse(AWAY, 503)
  }
  return redirect(to('checkout', null, { order: order.id }), 303)
}

const refuseWith = (values: Record<string, string>, field: string, message: string, status: number) =>
  data<{ problem: FormProblem }>({ problem: { values, lists: {}, errors: { [field]: message } } }, status)

async function beginPlan(userId: string, plan: PaidPlan, coupon: string) {
  const begun = await beginPlanOrder(userId, plan, hasStripe() ? STRIPE : EMBEDDED, coupon)
  if (!begun.order && begun.refused === null) throw conflict(NOT_YOURS_TO_BUY)
  return begun
}

async function requireOrder(id: string, userId: string): Promise<Order> {
  const order = await readOrder(id, userId)
  if (!order) throw notFound(NO_ORDER)
  return order
}
