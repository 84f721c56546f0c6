import type { PaidPlan } from '#app/engines/money/subscription.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import * as rows from './coupons.store.server.ts'

/** The same for a code that never was, is over, used up, or for another plan: whoever guesses learns nothing. */
const WORKS_NOT = 'This code does not work here.'
const USED = 'You have used this code.'

/** A code as it is kept: without spaces, in capitals. */
export const toCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase()

export type Claimed = { percent: number; refused: null } | { percent: null; refused: string }
type Claim = { code: string; userId: string; orderId: string; plan: PaidPlan }

/** Claims a code for an order of a plan, in the ambient transaction, or says why not. One that is not paid gives it back. */
export async function claimCoupon({ code, userId, orderId, plan }: Claim): Promise<Claimed> {
  const now = clock.now()
  const coupon = await rows.takeCoupon(toCode(code), now)
  const refuse = (refused: string): Claimed => ({ percent: null, refused })
  if (!coupon || coupon.endedAt || (coupon.expiresAt && coupon.expiresAt <= now)) return refuse(WORKS_NOT)
  if (coupon.plan && coupon.plan !== plan) return refuse(WORKS_NOT)
  const before = await rows.findUse(coupon.code, userId)
  if (before?.state === 'paid' || before?.state === 'refunded') return refuse(USED)
  const held = coupon.mostUses === null ? 0 : await rows.countHolders(coupon.code, userId, now)
  if (coupon.mostUses !== null && held >= coupon.mostUses) return refuse(WORKS_NOT)
  await rows.saveUse({ id: createId(now.getTime()), code: coupon.code, userId, orderId, createdAt: now })
  return { percent: coupon.percent, refused: null }
}

type Used = { code: string; userId: string; orderId: string }

/**
 * Says which order a code was paid with, in the transaction of the payment: of several orders that were begun with it the
 * last one held it until now. False where the member paid with it before.
 */
export async function useCoupon({ code, userId, orderId }: Used): Promise<boolean> {
  const before = await rows.findUse(code, userId)
  if (before && before.orderId !== orderId && (before.state === 'paid' || before.state === 'refunded')) return false
  await rows.saveUse({ id: createId(), code, userId, orderId, createdAt: clock.now() })
  return true
}
