import type { OrderLine } from '#app/database/tables/money/billing.ts'
import { postingsOf, type Share } from '#app/engines/money/postings.ts'
import { env } from '#app/platform/env.server.ts'
import { createEvent, findEvent } from './books.store.server.ts'
import { createInvoice, findPayer, nextNumber } from './papers.store.server.ts'

/** Money that moved, as a till tells it; `id` is the till's own name for it. */
export type Movement = {
  id: string
  kind: 'paid' | 'refunded'
  till: string
  userId: string | null
  lines: readonly OrderLine[]
  total: number
  tax: number
  currency: string
  at: Date
  shares?: readonly Share[]
}

/**
 * Enters a movement into the books and writes its paper, in the ambient transaction. False when it is in the books already:
 * what follows from it is not to be done again.
 */
export async function enterMovement({ lines, shares = [], ...event }: Movement): Promise<boolean> {
  const { id, kind, till, userId, total, tax, currency, at } = event
  if (!(await createEvent({ ...event, shares }, postingsOf({ ...event, shares })))) return false
  const payer = userId && (await findPayer(userId))
  const { SELLER, TAX_NAME, TAX_PERCENT } = env()
  await createInvoice({
    number: await nextNumber(),
    eventId: id,
    userId,
    kind: kind === 'paid' ? 'invoice' : 'refund',
    isTest: till === 'embedded',
    buyer: payer ? `${payer.name}\n${payer.email}` : '',
    seller: SELLER.split('|').join('\n'),
    lines: [...lines],
    total,
    tax,
    taxWords: TAX_PERCENT > 0 ? `${TAX_NAME} ${TAX_PERCENT}%` : TAX_NAME,
    currency,
    issuedAt: at,
  })
  return true
}

/** `isForgotten`: whoever paid is being erased, and the paper names nobody. */
type Refund = { id: string; lines: readonly OrderLine[]; at: Date; isForgotten?: boolean }

/** Enters that a payment was given back whole, with what each account had of it. Throws where there is no such payment. */
export async function refundMovement(paidAs: string, { isForgotten = false, ...refund }: Refund): Promise<boolean> {
  const paid = await findEvent(paidAs)
  if (paid?.kind !== 'paid') throw new Error(`There is no payment ${paidAs}`)
  const { till, total, tax, currency, shares } = paid
  const userId = isForgotten ? null : paid.userId
  return enterMovement({ ...refund, kind: 'refunded', till, userId, total, tax, currency, shares: shares ?? [] })
}

type Move = { id: string; till: string; currency: string; at: Date; shares: readonly Share[] }

/**
 * Moves money between accounts of the house, or pays an account out, in the ambient transaction; `shares` add up to zero, and
 * are positive where an account receives. No paper is written. False when it was entered before.
 */
export function enterMove(move: Move): Promise<boolean> {
  const event = { ...move, kind: 'moved' as const, userId: null, total: 0, tax: 0 }
  return createEvent(event, postingsOf(event))
}
