import { z } from 'zod'
import { reportFields } from '#app/kits/asking/moderation/report.inputs.ts'
import { licences, type LicenceId } from '#app/kits/members/market/licences.ts'
import {
  LISTING_ABOUT_MAX_CHARS,
  LISTING_TITLE_MAX_CHARS,
  PRICE_MAX,
  PRICE_MIN,
  QUESTION_MAX_CHARS,
  REVIEW_MAX_CHARS,
} from '#app/kits/members/market/market.limits.ts'

const id = z.string().min(1).max(64)
const words = (most: number, empty: string) =>
  z
    .string({ error: empty })
    .trim()
    .min(1, empty)
    .max(most, `Please keep it under ${most.toLocaleString('en')} characters.`)

const MINOR = 100
/** "9", "9.50", "$ 9.50" or "9,50" in minor units; nothing and 0 mean free. */
export const priceSchema = z
  .string()
  .default('')
  .transform((typed, context) => {
    const plain = typed
      .trim()
      .replace(/^\$\s?/, '')
      .replace(',', '.')
    if (plain === '' || /^0+(?:\.0{1,2})?$/.test(plain)) return 0
    const minor = /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * MINOR) : Number.NaN
    if (Number.isNaN(minor)) context.addIssue('Write a price such as 9 or 9.50, or 0 for free.')
    else if (minor < PRICE_MIN || minor > PRICE_MAX)
      context.addIssue('A price is between $1 and $1,000, or 0 for free.')
    return minor
  })

const listing = {
  title: words(LISTING_TITLE_MAX_CHARS, 'Give it a title.'),
  about: words(LISTING_ABOUT_MAX_CHARS, 'Say what it is and whom it helps.'),
  price: priceSchema,
  canBeTried: z
    .literal('yes')
    .optional()
    .transform((value) => value === 'yes'),
  licence: z.enum(licences.map((one) => one.id) as [LicenceId, ...LicenceId[]], 'Choose what a buyer may do with it.'),
}

export const sellingInputs = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('offer'),
    /** Sort and id of the thing, or "service". */
    thing: words(120, 'Choose what you offer.'),
    ...listing,
  }),
  z.object({ act: z.literal('save'), listing: id, isPackedAnew: z.literal('yes').optional(), ...listing }),
  z.object({ act: z.enum(['list', 'withdraw', 'remove']), listing: id }),
  z.object({ act: z.literal('deliver'), purchase: id }),
  z.object({ act: z.literal('payout'), whereTo: words(500, 'Say where the money goes, such as an account.') }),
])
export type SellingInput = z.output<typeof sellingInputs>
export type ListingFields = { title: string; about: string; price: number; licence: LicenceId; canBeTried: boolean }

export const listingInputs = z.discriminatedUnion('act', [
  z.object({ act: z.literal('take') }),
  /** What is filled in stands beside, by the number of its place. */
  z.object({ act: z.literal('try') }),
  z.object({ act: z.literal('ask'), text: words(QUESTION_MAX_CHARS, 'Write your question.') }),
  z.object({
    act: z.literal('review'),
    stars: z.coerce.number('Choose one to five stars.').int().min(1).max(5),
    text: words(REVIEW_MAX_CHARS, 'Say in a sentence what it was like.'),
  }),
  z.object({
    act: z.enum(['answer-question', 'answer-review']),
    said: id,
    answer: words(QUESTION_MAX_CHARS, 'Write an answer.'),
  }),
  z.object({ act: z.literal('report'), ...reportFields }),
])
export type ListingInput = z.output<typeof listingInputs>

export const boughtInputs = z.object({ act: z.literal('give-back'), purchase: id })
