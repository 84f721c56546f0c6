/** What somebody typed for an amount: minor units, or why it is none. */
export type ReadPrice = { minor: number } | { fault: 'none' | 'currency' | 'thousands' | 'form' }

const MINOR = 100
const OTHER_CURRENCY = /[€£¥₹₽₩]|\b(?!usd\b)[a-z]{3}\b/i
const DOLLARS = /^(?:us)?\$|\$$|\busd\b/gi
const AMOUNT = /^(\d{1,12})(?:[.,](\d{1,2}))?$/
const THOUSANDS = /^\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?$/

/** Reads "9", "9.50", "9,50" or "$9.50" as an amount in dollars. A comma before three digits could mean either: it is refused. */
export function readPrice(typed: string): ReadPrice {
  const said = typed.trim()
  if (said === '') return { fault: 'none' }
  if (OTHER_CURRENCY.test(said)) return { fault: 'currency' }
  const plain = said.replace(DOLLARS, '').trim()
  const [, whole, rest = ''] = AMOUNT.exec(plain) ?? []
  if (whole !== undefined) return { minor: Number(whole) * MINOR + Number(rest.padEnd(2, '0')) }
  return { fault: THOUSANDS.test(plain) ? 'thousands' : 'form' }
}
