/** The most that one order may come to, in minor units: sums of a year's orders stay far inside exact integers. */
export const MOST_MINOR = 100_000_000

const DEFAULT_PLACES = 2

/**
 * How many decimals a currency has (ISO 4217, as the platform's `Intl` knows it): 2 for USD, 0 for JPY, 3 for KWD.
 * `currency`: three letters. Throws RangeError for what is no currency code.
 */
export const placesOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? DEFAULT_PLACES

/** An amount in minor units as people read it: (900, "USD") is "$9.00", (900, "JPY") "¥900". */
export function toMoneyText(minor: number, currency: string): string {
  const value = minor / 10 ** placesOf(currency)
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(value)
}

/** The same without decimals where they are zero: "$9". */
export const toPriceText = (minor: number, currency: string): string =>
  toMoneyText(minor, currency).replace(/\.0+$/, '')

/** The part of an amount that a share makes, rounded half up; never negative for an amount that is not. */
export const shareOf = (minor: number, share: number): number => Math.floor(minor * share + 0.5)
