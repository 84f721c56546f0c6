import { store } from '#app/database/store.server.ts'
import { after, none, planInForce, type Change, type Subscription } from '#app/engines/money/subscription.ts'
import { clock } from '#app/platform/clock.ts'
import { findRow, saveRow, setPlan, type SubscriptionRow } from './billing.store.server.ts'
import { tellChange, tellTrialEnds } from './subscription-letters.server.ts'

const DAY_MS = 86_400_000
/** So long before a trial ends its member hears of it again. */
const TRIAL_REMINDER_DAYS = 3

/** What a member has subscribed to; the state "none" for most. */
export const subscriptionOf = async (userId: string): Promise<Subscription> => toSubscription(await findRow(userId))

export function toSubscription(row: SubscriptionRow | null): Subscription {
  if (!row) return none
  const { state, plan, anchor, months, periodEnd, next, pauseMonths, resumesAt, graceEnd } = row
  return { state, plan, anchor, months, periodEnd, next, pauseMonths, resumesAt, graceEnd }
}

/** When the embedded till looks at a subscription again. */
function toTriesAt({ state, periodEnd, resumesAt, graceEnd }: Subscription, now: Date): Date | null {
  if (state === 'paused') return resumesAt
  if (state === 'past_due') return new Date(Math.min(graceEnd?.getTime() ?? Infinity, now.getTime() + DAY_MS))
  if (state === 'trialing' && periodEnd) {
    const remindsAt = periodEnd.getTime() - TRIAL_REMINDER_DAYS * DAY_MS
    return remindsAt > now.getTime() ? new Date(remindsAt) : periodEnd
  }
  return state === 'active' ? periodEnd : null
}

export type TillFields = Partial<
  Pick<SubscriptionRow, 'till' | 'card' | 'tillCustomer' | 'tillSubscription' | 'trialedAt'>
>

/** Makes a change of the embedded till's calendar, in the ambient transaction: plan, limits and letter stand together. */
export async function changeSubscription(userId: string, change: Change, fields: TillFields = {}): Promise<void> {
  const before = toSubscription(await findRow(userId))
  await keepSubscription(userId, before, after(before, change), fields)
}

/** Writes a subscription as it is now; `fields` say which till keeps it. */
export const keepSubscription = (userId: string, before: Subscription, now: Subscription, fields: TillFields) =>
  store().tx(async () => {
    const at = clock.now()
    const till = fields.till ?? (await findRow(userId))?.till ?? 'embedded'
    const triesAt = till === 'embedded' ? toTriesAt(now, at) : null
    await saveRow({ ...fields, userId, ...now, till, triesAt, updatedAt: at })
    await setPlan(userId, planInForce(now))
    await tellChange(userId, before, now)
  })

/** Tells a member that the trial ends soon, once: from then on the till waits for its end. */
export async function remindOfTrial(row: SubscriptionRow): Promise<void> {
  await saveRow({ ...row, triesAt: row.periodEnd })
  await tellTrialEnds(row.userId, toSubscription(row))
}
