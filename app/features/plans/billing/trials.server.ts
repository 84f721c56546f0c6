import { store } from '#app/database/store.server.ts'
import { isRunning, type PaidPlan } from '#app/engines/money/subscription.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { EMBEDDED, type TestCard } from '#app/kits/members/till/embedded-till.server.ts'
import { hasStripe } from '#app/kits/members/till/stripe-client.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { findRow } from './billing.store.server.ts'
import { changeSubscription, toSubscription } from './subscriptions.server.ts'

const DAY_MS = 86_400_000
const YEAR_S = 365 * 86_400
/** An address that had a trial has no second one, also where its account was erased meanwhile. */
const addresses = createKeptLimit('trials', { points: 1, windowS: YEAR_S })

const NONE = 'There are no trials here.'
const HAD = 'You had your trial. You can begin the plan at any time.'
const UNPROVED = 'Confirm your email address first: a trial is given once to each.'

/** How long a member may try a plan, and until when; null where they may not. */
export async function readTrialOffer(userId: string) {
  const days = env().TRIAL_DAYS
  const row = await findRow(userId)
  if (days === 0 || hasStripe() || row?.trialedAt || isRunning(toSubscription(row)) || row?.state === 'paused')
    return null
  return { days, until: toLongDay(new Date(clock.now().getTime() + days * DAY_MS)) }
}

/** Begins the one trial of a member. A sentence where it cannot be. */
export async function startTrial(userId: string, plan: PaidPlan, card: TestCard): Promise<string | null> {
  const user = await findUserById(userId)
  if (!user?.emailVerifiedAt) return UNPROVED
  if (env().TRIAL_DAYS === 0 || hasStripe()) return NONE
  if (!(await readTrialOffer(userId)) || (await addresses(user.emailKey)) > 0) return HAD
  return store().tx(async () => {
    // Of two presses the second finds it begun.
    if (!(await readTrialOffer(userId))) return HAD
    const at = clock.now()
    const change = { kind: 'started' as const, plan, at, trialDays: env().TRIAL_DAYS }
    await changeSubscription(userId, change, { till: EMBEDDED, card, trialedAt: at })
    return null
  })
}
