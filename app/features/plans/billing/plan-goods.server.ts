import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { after, type PaidPlan, type Subscription } from '#app/engines/money/subscription.ts'
import { claimCoupon, toCode, useCoupon } from '#app/kits/members/coupons/coupons.server.ts'
import { defineGoods } from '#app/kits/members/till/goods.server.ts'
import { beginOrder, type Order } from '#app/kits/members/till/orders.server.ts'
import { findPaidSince } from '#app/kits/members/till/orders.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { toOffer, type Offer } from './offer.server.ts'
import { planNames } from './prices.ts'
import { changeSubscription, subscriptionOf } from './subscriptions.server.ts'

const PERCENT = 100
const HAVE_IT = 'You have this plan already, or a higher one. Nothing was paid.'
const CODE_USED = 'You have used the code of this order for another one. Nothing was paid.'
/** The name under which plans are ordered. */
export const PLAN = 'plan'
export const planWhat = z.object({
  plan: z.enum(['plus', 'pro']),
  change: z.enum(['start', 'upgrade']),
  coupon: z.object({ code: z.string(), percent: z.number() }).nullish(),
})

defineGoods(PLAN, {
  what: planWhat,
  name: ({ plan }) => planNames[plan],
  async deliver({ id, userId, till }, { plan, change, coupon }, { card }) {
    if (coupon && !(await useCoupon({ code: coupon.code, userId, orderId: id }))) return CODE_USED
    const kind = change === 'start' ? ('started' as const) : ('upgraded' as const)
    const made = { kind, plan, at: clock.now() }
    const before = await subscriptionOf(userId)
    if (after(before, made) === before) return HAVE_IT
    await changeSubscription(userId, made, { ...(card && { card }), till })
    return null
  },
  next: () => ({ label: 'Your subscription', to: to('subscription') }),
})

/** What was really paid of the price of the plan that runs: less than all of it where a coupon was used. */
async function readPaidShare(userId: string, { anchor, months }: Subscription): Promise<number> {
  const order = anchor && months === 1 ? await findPaidSince(userId, PLAN, anchor) : null
  const coupon = order && planWhat.parse(order.what).coupon
  return coupon ? 1 - coupon.percent / PERCENT : 1
}

/** What a plan would cost a member now; null where it cannot be bought. */
export async function readOffer(userId: string, plan: PaidPlan): Promise<Offer | null> {
  const subscription = await subscriptionOf(userId)
  return toOffer(subscription, plan, clock.now(), await readPaidShare(userId, subscription))
}

export type Begun = { order: Order; refused: null } | { order: null; refused: string | null }

/**
 * Makes an order for a plan at today's price, less what a code takes off. Refused with a sentence where the code does not
 * work, with null where the member cannot buy the plan.
 */
export const beginPlanOrder = (userId: string, plan: PaidPlan, till: string, code = ''): Promise<Begun> =>
  store().tx(async () => {
    const offer = await readOffer(userId, plan)
    if (!offer) return { order: null, refused: null }
    const { change, lines } = offer
    const id = createSecretId()
    if (code === '')
      return {
        order: await beginOrder({ id, userId, goods: PLAN, what: { plan, change }, lines, till }),
        refused: null,
      }
    const claimed = await claimCoupon({ code, userId, orderId: id, plan })
    if (claimed.refused !== null) return { order: null, refused: claimed.refused }
    const { percent } = claimed
    const off = Math.floor((lines.reduce((sum, { minor }) => sum + minor, 0) * percent) / PERCENT)
    const coupon = { code: toCode(code), percent }
    const less = [...lines, { words: `Coupon ${coupon.code}, ${percent}% off`, minor: -off }]
    const order = await beginOrder({ id, userId, goods: PLAN, what: { plan, change, coupon }, lines: less, till })
    return { order, refused: null }
  })
