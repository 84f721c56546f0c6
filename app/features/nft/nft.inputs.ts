import { z } from 'zod'
import { toMoneyText } from '#app/engines/money/amount.ts'
import { readPrice } from '#app/engines/panda-trade/price.ts'
import { reportFields } from '#app/kits/asking/moderation/report.inputs.ts'
import {
  AUCTION_MOST_DAYS,
  OFFER_MOST_DAYS,
  TRADE_MAX,
  TRADE_MIN,
} from '#app/kits/members/pandas/trade/trade.limits.ts'
import { CURRENCY } from '#app/kits/members/till/currency.ts'

const id = z.string().min(1).max(64)
const number = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Choose one of your pandas.')
  .transform(Number)

const FAULTS = {
  none: 'Say how much.',
  currency: 'Prices here are in US dollars: write the number alone.',
  thousands: 'Write it without a sign between thousands, such as 1000 or 12.50.',
  form: 'Write a sum such as 9 or 9.50.',
}
const bounds = `Sums are between ${toMoneyText(TRADE_MIN, CURRENCY)} and ${toMoneyText(TRADE_MAX, CURRENCY)}.`

const checkAmount = (typed: string, context: z.RefinementCtx): number => {
  const read = readPrice(typed)
  if ('minor' in read && read.minor >= TRADE_MIN && read.minor <= TRADE_MAX) return read.minor
  context.addIssue({ code: 'custom', message: 'minor' in read ? bounds : FAULTS[read.fault] })
  return z.NEVER
}
/** A sum in dollars, in minor units. */
export const amount = z.string(FAULTS.none).max(200, FAULTS.form).transform(checkAmount)
const optionalAmount = z
  .string()
  .max(200, FAULTS.form)
  .default('')
  .transform((typed, context) => (typed.trim() === '' ? null : checkAmount(typed, context)))

const day = z
  .string()
  .trim()
  .regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'Choose a day.')
  .default('')

const terms = { price: amount, reserve: optionalAmount, until: day }

export const sellingInputs = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('list'),
    panda: number,
    kind: z.enum(['price', 'auction'], 'Choose a price or an auction.'),
    ...terms,
  }),
  z.object({ act: z.literal('change'), listing: id, ...terms }),
  z.object({ act: z.literal('withdraw'), listing: id }),
  z.object({ act: z.enum(['take-offers', 'no-offers']), panda: number }),
])
export type SellingInput = z.output<typeof sellingInputs>

export const listingInputs = z.discriminatedUnion('act', [
  /** `price`: what stood there when the button was drawn. */
  z.object({ act: z.literal('buy'), price: z.coerce.number().int() }),
  z.object({ act: z.literal('bid'), amount }),
  z.object({ act: z.literal('report'), ...reportFields }),
])
export type ListingInput = z.output<typeof listingInputs>

const days = z.coerce
  .number(`Choose 1 to ${OFFER_MOST_DAYS} days.`)
  .int(`Choose 1 to ${OFFER_MOST_DAYS} days.`)
  .min(1, `Choose 1 to ${OFFER_MOST_DAYS} days.`)
  .max(OFFER_MOST_DAYS, `Choose 1 to ${OFFER_MOST_DAYS} days.`)

export const offerInputs = z.discriminatedUnion('act', [
  z.object({ act: z.literal('offer'), panda: number, amount, days }),
  z.object({ act: z.enum(['accept', 'refuse', 'withdraw']), offer: id }),
])
export type OfferInput = z.output<typeof offerInputs>

export const giftInputs = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('give'),
    panda: number,
    handle: z.string('Say who gets it.').trim().min(1, 'Say who gets it.').max(100, 'There is no such member.'),
  }),
  z.object({ act: z.enum(['take', 'decline', 'take-back']), gift: id }),
])
export type GiftInput = z.output<typeof giftInputs>

export const AUCTION_DAYS_WORDS = `Tomorrow at the earliest, ${AUCTION_MOST_DAYS} days from now at the latest.`
