import { store } from '#app/database/store.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { enterMove } from '#app/kits/members/till/books.server.ts'
import { balanceOf } from '#app/kits/members/till/books.store.server.ts'
import { CURRENCY } from '#app/kits/members/till/currency.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { HELD, owedTo } from './accounts.server.ts'
import { PAYOUT_MIN, REFUND_DAYS } from './market.limits.ts'
import * as rows from './payouts.store.server.ts'
import { listRipe, ripen, sumWaiting, type PurchaseRow } from './purchases.store.server.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 500

/** What a seller may be paid out, and what still waits for its buyers' days. Minor units. */
export async function readEarnings(sellerId: string): Promise<{ owed: number; waiting: number; currency: string }> {
  const [balance, waiting] = await Promise.all([balanceOf(owedTo(sellerId), CURRENCY), sumWaiting(sellerId)])
  return { owed: 0 - balance, waiting, currency: CURRENCY }
}

/** Credits sellers with what can no longer be given back. Says how many purchases. */
export async function ripenShares(now: Date): Promise<number> {
  const ripe = await listRipe(new Date(now.getTime() - REFUND_DAYS * DAY_MS), MOST_AT_ONCE)
  for (const purchase of ripe) await credit(purchase, now)
  return ripe.length
}

const credit = ({ id, share, sellerId, currency }: PurchaseRow, at: Date): Promise<void> =>
  store().tx(async () => {
    if (!(await ripen(id, at))) return
    const shares = [
      { account: HELD, minor: share },
      { account: owedTo(sellerId), minor: -share },
    ]
    await enterMove({ id: `ripe:${id}`, till: 'house', currency, at, shares })
  })

export const ripening = defineSchedule({
  name: 'market-shares',
  everyMs: HOUR_MS,
  run: async () => void (await ripenShares(clock.now())),
})

/** Asks for all that is owed. A sentence where that cannot be. */
export const askForPayout = (sellerId: string, whereTo: string): Promise<string | null> =>
  store().tx(async () => {
    const { owed, currency } = await readEarnings(sellerId)
    if (owed < PAYOUT_MIN) return 'There is too little to be paid out yet.'
    const isMade = await rows.createPayout({
      ...{ id: createId(), userId: sellerId, minor: owed, currency, whereTo, open: sellerId, askedAt: clock.now() },
    })
    return isMade ? null : 'You have asked already. Wait until that is paid.'
  })

/** Enters that a payout was paid by hand. False when it was entered before, or the seller is no longer here. */
export const enterPayout = (id: string, note: string): Promise<boolean> =>
  store().tx(async () => {
    const at = clock.now()
    const paid = await rows.settlePayout(id, note, at)
    if (!paid) return false
    const shares = [
      { account: 'till:by-hand', minor: -paid.minor },
      { account: owedTo(paid.userId), minor: paid.minor },
    ]
    return enterMove({ id: `payout:${id}`, till: 'by-hand', currency: paid.currency, at, shares })
  })
