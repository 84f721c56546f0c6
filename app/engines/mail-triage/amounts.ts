import { toTable } from '#app/platform/table.ts'

/** Money in a text: as it is written, where it stands, and its value for comparing within one currency. */
export type Amount = { text: string; start: number; end: number; value: number; currency: string }

const NUMBER = '\\d{1,3}(?:[ ,.\\u00a0]\\d{3})+(?:[.,]\\d{2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?!\\d)'
const SIGNS: Readonly<Record<string, string>> = toTable({ '€': 'EUR', '$': 'USD', '£': 'GBP', '¥': 'JPY', '₹': 'INR' })
const WORDS: Readonly<Record<string, string>> = toTable({
  euro: 'EUR',
  dollar: 'USD',
  pound: 'GBP',
  franc: 'CHF',
  yen: 'JPY',
})
const CODES = 'EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|INR|CAD|AUD|NZD|BRL'
const MONEY = new RegExp(
  `(?<![\\w.,])(?:([€$£¥₹]|\\b(?:${CODES})\\b)\\s?(${NUMBER})` +
    `|(${NUMBER})\\s?([€$£¥₹]|(?:${CODES})\\b|(?:euro|dollar|pound|franc|yen)s?\\b))`,
  'giu',
)

/** Finds amounts of money: `€420`, `1,249.00 USD`, `19,99 €`, `60 euros`. */
export function findAmounts(text: string): Amount[] {
  return [...text.matchAll(MONEY)].map((match) => {
    const unit = (match[1] ?? match[4] ?? '').toUpperCase()
    const currency = SIGNS[unit] ?? WORDS[unit.toLowerCase().replace(/s$/, '')] ?? unit
    const value = readNumber(match[2] ?? match[3] ?? '')
    return { text: match[0], start: match.index, end: match.index + match[0].length, value, currency }
  })
}

/** A comma or a point before exactly two last digits parts the cents; every other mark parts thousands. */
function readNumber(written: string): number {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`)
}
