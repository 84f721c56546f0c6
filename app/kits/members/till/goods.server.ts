import type { z } from 'zod'
import type { Share } from '#app/engines/money/postings.ts'
import { once } from '#app/platform/once.ts'
import type { Order } from './orders.server.ts'

/** How an order was paid: the embedded till's test card, where it was that till. */
export type PaidBy = { card?: 'accepted' | 'declined' }

/** A sort of thing that can be ordered, said by the room that sells it. */
export type Goods<T> = {
  what: z.ZodType<T>
  /** What is bought, in a few words, on the pages of the order and at the other till. */
  name: (what: T) => string
  /** Who has what of the net sum; what is left is income of the house. */
  shares?: (what: T, order: Order) => readonly Share[]
  /** Gives the buyer what was paid for, in the transaction of the payment. A sentence where it is gone: then nothing is paid. */
  deliver: (order: Order, what: T, by: PaidBy) => Promise<string | null>
  /** Takes back what a refund is for, in its transaction. */
  takeBack?: (order: Order, what: T) => Promise<void>
  /** Where the buyer goes on to once it is paid. */
  next: (what: T, order: Order) => { label: string; to: string }
}

const kinds = () => once('till-goods', () => new Map<string, Goods<unknown>>())

/** Says what can be ordered under a name, called in the room's `*.register.server.ts`. */
export function defineGoods<T>(kind: string, goods: Goods<T>): void {
  kinds().set(kind, goods as Goods<unknown>)
}

/** Of an order: its goods with what it holds. Throws where no room says the kind. */
export function goodsOf(order: Pick<Order, 'goods' | 'what'>): { goods: Goods<unknown>; what: unknown } {
  const goods = kinds().get(order.goods)
  if (!goods) throw new Error(`Nobody sells ${order.goods}`)
  return { goods, what: goods.what.parse(order.what) }
}
