/** A line of the books: `minor` is positive where the account receives. */
export type Posting = { account: string; minor: number; currency: string }

/** What an account gets of the net sum of a payment. */
export type Share = { account: string; minor: number }

/**
 * Something that moved money, in minor units. What was paid or refunded goes through a till: `shares` say who has what of
 * `total` without `tax`; what they leave is income of the house. What was moved stays in the house: `shares` are its lines.
 */
export type MoneyEvent = {
  kind: 'paid' | 'refunded' | 'moved'
  till: string
  total: number
  tax: number
  currency: string
  shares: readonly Share[]
}

/** The house's own account for what is sold as plans, and for its part of what members sell. */
export const INCOME = 'income:plans'
export const FEES = 'income:fees'

/**
 * The double entry of an event: its postings add up to zero. Throws RangeError for an amount that is no integer, a total,
 * tax or share of a payment below zero, more tax than total, more shares than are left of it, and moves that do not add up.
 */
export function postingsOf(event: MoneyEvent): Posting[] {
  const { kind, total, tax, shares } = event
  for (const amount of [total, tax, ...shares.map(({ minor }) => minor)])
    if (!Number.isSafeInteger(amount)) throw new RangeError('An amount is a whole number.')
  const shared = shares.reduce((sum, { minor }) => sum + minor, 0)
  if (kind === 'moved') {
    if (shared !== 0 || total !== 0 || tax !== 0) throw new RangeError('What is moved adds up to zero.')
    return toPostings(event, shares)
  }
  if (total < 0 || tax < 0 || shares.some(({ minor }) => minor < 0))
    throw new RangeError('An amount is not below zero.')
  if (tax + shared > total) throw new RangeError('There is more tax, or there are more shares, than was paid.')
  const sign = kind === 'paid' ? 1 : -1
  return toPostings(event, [
    { account: `till:${event.till}`, minor: sign * total },
    ...shares.map(({ account, minor }) => ({ account, minor: -sign * minor })),
    { account: INCOME, minor: -sign * (total - tax - shared) },
    { account: 'tax', minor: -sign * tax },
  ])
}

const toPostings = ({ currency }: MoneyEvent, lines: readonly Share[]): Posting[] =>
  lines.filter(({ minor }) => minor !== 0).map((line) => ({ ...line, currency }))

/** What every account holds after postings, by account and currency. */
export function balancesOf(postings: readonly Posting[]): Map<string, number> {
  const balances = new Map<string, number>()
  for (const { account, minor, currency } of postings) {
    const key = `${account} ${currency}`
    balances.set(key, (balances.get(key) ?? 0) + minor)
  }
  return balances
}
