import { isHigher, isRunning } from '#app/engines/money/subscription.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { runsPerDay } from '#app/kits/members/quota/quota.server.ts'
import { toTaxWords } from '#app/kits/members/till/orders.server.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { listRunMoments } from './billing/billing.store.server.ts'
import { planNames, priceOf } from './billing/prices.ts'
import { subscriptionOf } from './billing/subscriptions.server.ts'
import { countByDay, onPlan, toMonthStart } from './last-month.ts'

const plans = ['free', 'plus', 'pro'] as const
type Plan = (typeof plans)[number]
const MOST_RUNS = 200_000

/** What each plan costs and allows, from the settings that rule the limits; for a member with the last thirty days beside. */
export async function readPlans(request: Request) {
  const user = await findUser(request)
  const subscription = user && (await subscriptionOf(user.id))
  const isPaying = subscription !== null && isRunning(subscription)
  const current = user?.plan ?? null
  return {
    current,
    isMember: user !== null,
    isPaying,
    isTest: !hasStripe(),
    tax: toTaxWords(),
    plans: plans.map((plan) => ({
      plan,
      name: planNames[plan],
      price: priceOf(plan),
      ...limitsOf(plan),
      way: toWay(plan, current, isPaying),
    })),
    guest: limitsOf('guest'),
    month: user && (await readMonth(user.id)),
  }
}
export type PlansView = Awaited<ReturnType<typeof readPlans>>

/** What the screen offers to do with a plan. */
type Way = 'join' | 'current' | 'choose' | 'lower'
function toWay(plan: Plan, current: Plan | null, isPaying: boolean): Way {
  if (current === null) return plan === 'free' ? 'join' : 'choose'
  if (plan === current) return 'current'
  return isHigher(plan, current) || !isPaying ? 'choose' : 'lower'
}

function limitsOf(plan: Plan | 'guest') {
  const { FILE_QUOTA_MB, BUDGET_PER_DAY } = env()
  return { runs: runsPerDay()[plan], fileMb: FILE_QUOTA_MB[plan], dollars: BUDGET_PER_DAY[plan] }
}

async function readMonth(userId: string) {
  const moments = await listRunMoments(userId, toMonthStart(clock.now()), MOST_RUNS)
  const days = countByDay(moments)
  return {
    runs: moments.length,
    busiest: Math.max(0, ...days.values()),
    plans: plans.map((plan) => ({
      plan,
      name: planNames[plan],
      price: priceOf(plan),
      ...onPlan(days, runsPerDay()[plan]),
    })),
  }
}
