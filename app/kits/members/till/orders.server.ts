import type { OrderLine } from '#app/database/tables/money/billing.ts'
import { store } from '#app/database/store.server.ts'
import { shareOf } from '#app/engines/money/amount.ts'
import { tellWebhooks } from '#app/kits/foundation/webhooks/webhooks.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { z } from 'zod'
import { CURRENCY } from './currency.ts'
import { enterMovement, refundMovement } from './books.server.ts'
import { goodsOf, type PaidBy } from './goods.server.ts'
import * as rows from './orders.store.server.ts'

const HOUR_MS = 3_600_000
const PERCENT = 100
/** How long the price of an order stands. */
export const ORDER_HOURS = 24

const linesSchema = z.array(z.object({ words: z.string(), minor: z.number().int() }))

/** An order as screens and rooms see it. */
export type Order = Omit<rows.OrderRow, 'lines'> & { lines: OrderLine[] }

const toOrder = ({ lines, ...row }: rows.OrderRow): Order => ({ ...row, lines: linesSchema.parse(lines) })

/** The tax on a net sum, in minor units, by the settings. */
export const taxOn = (net: number): number => shareOf(net, env().TAX_PERCENT / PERCENT)

/** The tax as people read it, "19% VAT"; null where none is set. */
export function toTaxWords(): string | null {
  const { TAX_PERCENT, TAX_NAME } = env()
  return TAX_PERCENT > 0 ? `${TAX_PERCENT}% ${TAX_NAME}` : null
}

type NewOrder = { id?: string; userId: string; goods: string; what: unknown; lines: OrderLine[]; till: string }

/** Makes an order at these prices, which stand for a day. Throws RangeError where the lines come to less than nothing. */
export async function beginOrder({ id = createSecretId(), ...order }: NewOrder): Promise<Order> {
  const now = clock.now()
  const net = order.lines.reduce((sum, { minor }) => sum + minor, 0)
  if (net < 0) throw new RangeError('An order does not come to less than nothing')
  const tax = taxOn(net)
  const row = {
    ...{ ...order, id, tax, total: net + tax, currency: CURRENCY },
    state: 'open' as const,
    createdAt: now,
    expiresAt: new Date(now.getTime() + ORDER_HOURS * HOUR_MS),
  }
  await rows.createOrder(row)
  return { ...row, tillAddress: null, tillRef: null, paidAt: null, paidAs: null }
}

/** An order of a member, with its state as of now. */
export async function readOrder(id: string, userId: string): Promise<Order | null> {
  const row = await rows.findOrder(id, userId)
  return row && toOrder(atNow(row))
}

/** Orders that were paid or given back, whoever's, the newest first, with who made them. */
export const listSettled = async (before: Date | null, most: number) =>
  (await rows.listSettled(before, most)).map(({ order, by }) => ({ order: toOrder(order), by }))

/** An order of anybody's, for whoever runs the house. */
export async function readAnyOrder(id: string): Promise<Order | null> {
  const row = await rows.findAnyOrder(id)
  return row && toOrder(row)
}

/** The order that another till knows by that name. */
export async function readOrderOfTill(tillRef: string): Promise<Order | null> {
  const row = await rows.findOrderOfTill(tillRef)
  return row && toOrder(row)
}

/** The order that a payment was for. */
export async function readOrderPaidAs(paidAs: string): Promise<Order | null> {
  const row = await rows.findOrderPaidAs(paidAs)
  return row && toOrder(row)
}

function atNow(row: rows.OrderRow): rows.OrderRow {
  const isOver = row.state === 'open' && row.expiresAt.getTime() <= clock.now().getTime()
  return isOver ? { ...row, state: 'expired' } : row
}

/** Money was taken for what is no longer there: it is to be given back. */
export class GoneError extends Error {}

/**
 * Takes an order as paid: books, paper and delivery in one transaction. False when it was paid before, so that two presses
 * and two servers pay once. Throws GoneError, with a sentence for the buyer and nothing written, where it cannot be delivered.
 */
export const payOrder = (order: Order, movementId: string, by: PaidBy): Promise<boolean> =>
  store().tx(async () => {
    const at = clock.now()
    if (!(await rows.settleOrder(order.id, at, movementId))) return false
    const { goods, what } = goodsOf(order)
    const { userId, till, lines, total, tax, currency } = order
    const shares = goods.shares?.(what, order) ?? []
    await enterMovement({ id: movementId, kind: 'paid', till, userId, lines, total, tax, currency, at, shares })
    const gone = await goods.deliver(order, what, by)
    if (gone !== null) throw new GoneError(gone)
    await tellWebhooks('order.paid', { id: order.id, member: userId, goods: order.goods, total, currency, till })
    return true
  })

/**
 * Takes a paid order back whole: books, paper and delivery in one transaction. False when it was not paid, or taken back
 * before. The other till gives the money back first; the embedded one has none.
 */
export const refundOrder = (order: Order, movementId: string): Promise<boolean> =>
  store().tx(async () => {
    const paid = await rows.markRefunded(order.id)
    if (!paid?.paidAs) return false
    const { goods, what } = goodsOf(order)
    await refundMovement(paid.paidAs, { id: movementId, lines: order.lines, at: clock.now() })
    await goods.takeBack?.(order, what)
    return true
  })
