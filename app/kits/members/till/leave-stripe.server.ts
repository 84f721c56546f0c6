import { z } from 'zod'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { findOrderOfTill } from './orders.store.server.ts'
import { hasStripe, stripe } from './stripe-client.server.ts'
import { idOf } from './stripe-till.server.ts'

const MINUTE_MS = 60_000

/** Ends at Stripe what an account that was erased left there: nobody is charged for what is not here any more. */
export const leaveStripe = defineJob({
  kind: 'leave-stripe',
  payload: z.object({ subscription: z.string().nullable(), session: z.string().nullable() }),
  maxAttempts: 12,
  firstRetryMs: MINUTE_MS,
  async run({ subscription, session }) {
    if (!hasStripe()) return null
    if (subscription) await endSubscription(subscription)
    if (session) await endSession(session)
    return null
  },
})

/** Puts it in line in the transaction of the erasure. */
export const leaveLater = (left: { subscription: string | null; session: string | null }) =>
  startJob(leaveStripe, left, { title: 'End at Stripe what an erased account left there' })

async function endSubscription(id: string): Promise<void> {
  const client = await stripe()
  const { status } = await client.subscriptions.retrieve(id)
  if (status !== 'canceled' && status !== 'incomplete_expired') await client.subscriptions.cancel(id)
}

/** A page of payment that is open is closed; what was paid on it meanwhile is given back. */
async function endSession(id: string): Promise<void> {
  const client = await stripe()
  const {
    status,
    payment_status: paid,
    payment_intent: intent,
    subscription,
  } = await client.checkout.sessions.retrieve(id)
  if (status === 'open') return void (await client.checkout.sessions.expire(id))
  if (await findOrderOfTill(id)) return
  if (subscription) await endSubscription(idOf(subscription))
  const payment = paid === 'paid' && intent ? idOf(intent) : null
  if (payment) await client.refunds.create({ payment_intent: payment }, { idempotencyKey: `refund:${payment}` })
}
