import type { PaidPlan } from '#app/engines/money/subscription.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { runsPerDay } from '#app/kits/members/quota/quota.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { EMBEDDED } from '#app/kits/members/till/embedded-till.server.ts'
import { goodsOf } from '#app/kits/members/till/goods.server.ts'
import { readOrder } from '#app/kits/members/till/orders.server.ts'
import { findInvoiceOf, listInvoices } from '#app/kits/members/till/papers.store.server.ts'
import { PLAN, planWhat } from './billing/plan-goods.server.ts'
import { subscriptionOf } from './billing/subscriptions.server.ts'

/**
 * What became of an order. The page grants nothing: it reads what the till has told, whether that came before the member's
 * return or comes long after.
 */
export async function readSuccess(request: Request) {
  const member = await requireMember(request)
  const query = new URL(request.url).searchParams
  const id = query.get('order')
  if (!id) return { order: null }
  const order = await readOrder(id, member.id)
  if (!order) throw notFound('There is no such order, or it is not yours.')
  const { goods, what } = goodsOf(order)
  return {
    order: {
      id,
      isStill: query.has('still'),
      state: order.state,
      name: goods.name(what),
      isTest: order.till === EMBEDDED,
      next: goods.next(what, order),
      plan: order.goods === PLAN ? await readBegun(member.id, planWhat.parse(what).plan) : null,
      paper: await findPaper(order.paidAs, member.id),
    },
  }
}

/** What a plan gives from now on. */
async function readBegun(userId: string, plan: PaidPlan) {
  const { periodEnd } = await subscriptionOf(userId)
  return { runs: runsPerDay()[plan], until: periodEnd ? toLongDay(periodEnd) : null }
}

/** Stripe writes the paper of a plan by its own invoice: there the newest is it. */
async function findPaper(paidAs: string | null, userId: string): Promise<number | null> {
  const paper = paidAs ? await findInvoiceOf(paidAs, userId) : (await listInvoices(userId, 1))[0]
  return paper?.number ?? null
}
export type SuccessView = Awaited<ReturnType<typeof readSuccess>>
