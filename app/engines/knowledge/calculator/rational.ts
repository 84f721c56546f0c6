/** An exact fraction in lowest terms; the denominator is positive. */
export type Rational = { top: bigint; bottom: bigint }

const DECIMAL = /^(-?)(\d+)?(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i
const APPROXIMATION_DIGITS = 25n

export const ZERO: Rational = { top: 0n, bottom: 1n }
const ONE: Rational = { top: 1n, bottom: 1n }

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

/** A fraction in lowest terms. Throws RangeError when `bottom` is zero. */
export function toRational(top: bigint, bottom = 1n): Rational {
  if (bottom === 0n) throw new RangeError('division by zero')
  const shared = greatestCommonDivisor(top, bottom) || 1n
  const sign = bottom < 0n ? -1n : 1n
  return { top: (sign * top) / shared, bottom: (sign * bottom) / shared }
}

export const fromInteger = (whole: number): Rational => toRational(BigInt(whole))

/** Reads "12", "-3.25" or "1.5e3" exactly; null when the text is no plain decimal. */
export function readDecimal(text: string): Rational | null {
  const match = DECIMAL.exec(text.replaceAll(',', ''))
  if (!match || (match[2] === undefined && match[3] === undefined)) return null
  const decimals = match[3] ?? ''
  const digits = BigInt((match[2] ?? '0') + decimals) * (match[1] ? -1n : 1n)
  const exponent = Number(match[4] ?? 0) - decimals.length
  return exponent >= 0 ? toRational(digits * 10n ** BigInt(exponent)) : toRational(digits, 10n ** BigInt(-exponent))
}

export const add = (a: Rational, b: Rational) => toRational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
export const subtract = (a: Rational, b: Rational) => add(a, negate(b))
export const multiply = (a: Rational, b: Rational) => toRational(a.top * b.top, a.bottom * b.bottom)
export const divide = (a: Rational, b: Rational) => toRational(a.top * b.bottom, a.bottom * b.top)
export const negate = (a: Rational): Rational => ({ top: -a.top, bottom: a.bottom })
export const isWhole = (a: Rational) => a.bottom === 1n
export const isSame = (a: Rational, b: Rational) => a.top === b.top && a.bottom === b.bottom

export function compare(a: Rational, b: Rational): number {
  const difference = a.top * b.bottom - b.top * a.bottom
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** `base` to a whole power; negative powers invert. */
export function raise(base: Rational, power: bigint): Rational {
  if (power < 0n) return divide(ONE, raise(base, -power))
  return { top: base.top ** power, bottom: base.bottom ** power }
}

/** The largest whole number not above the fraction. */
export function floor(a: Rational): bigint {
  const whole = a.top / a.bottom
  return a.top < 0n && whole * a.bottom !== a.top ? whole - 1n : whole
}

/** Nearest double; good to about 15 digits whatever the size of the parts. */
export function toNumber(a: Rational): number {
  const whole = a.top / a.bottom
  const rest = a.top - whole * a.bottom
  return Number(whole) + Number((rest * 10n ** APPROXIMATION_DIGITS) / a.bottom) / 10 ** Number(APPROXIMATION_DIGITS)
}

/** The exact square root, or null when it is not a fraction. */
export function findSquareRoot(a: Rational): Rational | null {
  const [top, bottom] = [findWholeRoot(a.top, 2n), findWholeRoot(a.bottom, 2n)]
  return top === null || bottom === null ? null : { top, bottom }
}

/** The whole `degree`-th root of a whole number, or null when there is none. */
export function findWholeRoot(value: bigint, degree: bigint): bigint | null {
  if (value < 0n) {
    if (degree % 2n === 0n) return null
    const root = findWholeRoot(-value, degree)
    return root === null ? null : -root
  }
  let [low, high] = [0n, 1n]
  while (high ** degree <= value) high *= 2n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** degree <= value) low = middle
    else high = middle
  }
  return low ** degree === value ? low : null
}
