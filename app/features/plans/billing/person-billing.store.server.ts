import { eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { subscriptions } from '#app/database/tables/money/billing.ts'

import { leaveLater } from '#app/kits/members/till/leave-stripe.server.ts'

type Person = { id: string }

export async function* readSubscriptions({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(subscriptions).where(eq(subscriptions.userId, id))
  yield* rows.map(({ userId: _user, ...row }) => row)
}

/** What runs at Stripe is ended there too. */
export async function eraseSubscriptions({ id }: Person): Promise<void> {
  const [gone] = await store().db.delete(subscriptions).where(eq(subscriptions.userId, id)).returning()
  if (gone?.tillSubscription && gone.state !== 'canceled')
    await leaveLater({ subscription: gone.tillSubscription, session: null })
}
