import { store } from '#app/database/store.server.ts'
import { FEES } from '#app/engines/money/postings.ts'
import { owedTo } from '#app/kits/members/market/accounts.server.ts'
import { enterMove } from '#app/kits/members/till/books.server.ts'
import { REST_HOURS } from '../keeping.server.ts'
import { listRipe, ripen, type OfferRow } from './offers.store.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200

/** Where what is offered, bid and paid for pandas waits. */
export const HELD_PANDAS = 'held:pandas'
export const ripeEvent = (id: string): string => `panda-ripe:${id}`

const lines = ({ minor, fee, sellerId }: OfferRow, sign: 1 | -1) => [
  { account: HELD_PANDAS, minor: sign * minor },
  { account: owedTo(sellerId), minor: -sign * (minor - fee) },
  { account: FEES, minor: -sign * fee },
]

/** Credits sellers once their panda has rested with its buyer. Says how many sales. */
export async function creditSellers(now: Date): Promise<number> {
  const ripe = await listRipe(new Date(now.getTime() - REST_HOURS * HOUR_MS), MOST_AT_ONCE)
  for (const offer of ripe)
    await store().tx(async () => {
      if (!(await ripen(offer.id, now))) return
      const { currency } = offer
      await enterMove({ id: ripeEvent(offer.id), till: 'house', currency, at: now, shares: lines(offer, 1) })
    })
  return ripe.length
}

/** Takes back from the seller what was credited for a sale that is taken back. */
export const takeFromSeller = (offer: OfferRow, at: Date): Promise<boolean> =>
  enterMove({
    ...{ id: `panda-unripe:${offer.id}`, till: 'house', currency: offer.currency, at },
    shares: lines(offer, -1),
  })
