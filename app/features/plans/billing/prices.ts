import { mobilePlans } from '#app/catalogue/menus.ts'
import type { PaidPlan, Plan } from '#app/engines/money/subscription.ts'
import { toTable } from '#app/platform/table.ts'

const MINOR_PER_DOLLAR = 100

const prices = toTable(
  Object.fromEntries(
    mobilePlans.map(({ name, dollarsPerMonth }) => [name.toLowerCase(), dollarsPerMonth * MINOR_PER_DOLLAR]),
  ),
)

/** The price of a month, in cents, before tax. */
export const priceOf = (plan: Plan): number => prices[plan] ?? 0

export const planNames = { free: 'Free', plus: 'Plus', pro: 'Pro' } as const satisfies Record<Plan, string>

export const isPaidPlan = (plan: unknown): plan is PaidPlan => plan === 'plus' || plan === 'pro'
