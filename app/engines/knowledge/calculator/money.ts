import { toTable } from '#app/platform/table.ts'
import { plain } from './amount.ts'
import { fromInteger, type Rational, readDecimal, toNumber } from './rational.ts'

/** An amount as it was written: its value and the currency sign it carried. */
export type Money = { value: Rational; sign: string }

const SIGNS: Record<string, string> = toTable({
  dollar: '$',
  usd: '$',
  buck: '$',
  euro: '€',
  eur: '€',
  pound: '£',
  gbp: '£',
})

/** Reads "$4.50", "20 euros" or a bare number. */
export function readMoney(text = ''): Money {
  const word = /[a-z]+/.exec(text)?.[0] ?? ''
  const sign = /[$£€]/.exec(text)?.[0] ?? SIGNS[word.replace(/s$/, '')] ?? ''
  return { value: readDecimal(text.replace(/[^\d.]/g, '')) ?? fromInteger(0), sign }
}

/** Money is written with two decimals unless it is whole; bare numbers are written in full. */
export function writeMoney({ value, sign }: Money): string {
  if (!sign) return plain(value)
  const cents = Math.round(Math.abs(toNumber(value)) * 100) / 100
  const text = cents.toLocaleString('en-GB', {
    minimumFractionDigits: Number.isInteger(cents) ? 0 : 2,
    maximumFractionDigits: 2,
  })
  return (value.top < 0n ? '−' : '') + sign + text
}
