import { GoneError, payOrder, refundOrder, type Order } from './orders.server.ts'

/** The till that comes with the house: the same states as a real one, and no money. */
export const EMBEDDED = 'embedded'
export const testCards = ['accepted', 'declined'] as const
export type TestCard = (typeof testCards)[number]

export type Paid = 'paid' | 'paid-before' | 'declined' | 'expired' | { gone: string }

/** Pays an order with a test card. */
export async function payWithTestCard(order: Order, card: TestCard): Promise<Paid> {
  if (order.state === 'paid' || order.state === 'refunded') return 'paid-before'
  if (order.state === 'expired') return 'expired'
  if (card === 'declined') return 'declined'
  try {
    return (await payOrder(order, `${EMBEDDED}:${order.id}`, { card })) ? 'paid' : 'paid-before'
  } catch (error) {
    if (error instanceof GoneError) return { gone: error.message }
    throw error
  }
}

/** Takes back what was paid with a test card. */
export const refundTestPayment = (order: Order): Promise<boolean> =>
  refundOrder(order, `${EMBEDDED}:${order.id}:refund`)
