import { isWhole, type Rational, toNumber } from './rational.ts'

const LONGEST_WHOLE = 36
const MOST_DECIMALS = 10
const SIGNIFICANT = 10

const group = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** A written amount; `isRounded` when digits were left off, so the sentence must say "about". */
export type Amount = { text: string; isRounded: boolean }

/** Writes an exact fraction for people: thousands separated, exact where 10 decimals reach, otherwise 10 significant digits. */
export function writeAmount(value: Rational, significant = SIGNIFICANT): Amount {
  if (isWhole(value)) return writeWhole(value.top)
  const decimals = countDecimals(value.bottom)
  if (decimals === null || decimals > MOST_DECIMALS) return writeNumber(toNumber(value), significant)
  const negative = value.top < 0n
  const scaled = ((negative ? -value.top : value.top) * 10n ** BigInt(decimals)) / value.bottom
  const digits = scaled.toString().padStart(decimals + 1, '0')
  const text = `${negative ? '−' : ''}${group(digits.slice(0, -decimals))}.${digits.slice(-decimals)}`
  return digits.length - decimals > 15 || digits.replace(/^0+/, '').length > significant + 5
    ? writeNumber(toNumber(value), significant)
    : { text, isRounded: false }
}

/** Writes a double to `significant` digits without trailing noise; always counts as rounded. */
export function writeNumber(value: number, significant = SIGNIFICANT): Amount {
  if (value === 0) return { text: '0', isRounded: true }
  const [mantissa, exponent] = value.toExponential(significant - 1).split('e')
  const power = Number(exponent)
  const sign = value < 0 ? '−' : ''
  if (power >= 15 || power < -6) {
    const short = String(Math.abs(Number(mantissa)))
    return { text: `${sign}${short} × 10^${power}`.replace('^-', '^−'), isRounded: true }
  }
  const fixed = Math.abs(Number(value.toPrecision(significant))).toFixed(Math.max(0, significant - 1 - power))
  const [whole, rest = ''] = fixed.split('.')
  const trimmed = rest.replace(/0+$/, '')
  return { text: `${sign}${group(whole ?? '0')}${trimmed ? `.${trimmed}` : ''}`, isRounded: true }
}

function writeWhole(value: bigint): Amount {
  const digits = (value < 0n ? -value : value).toString()
  const sign = value < 0n ? '−' : ''
  if (digits.length <= LONGEST_WHOLE) return { text: sign + group(digits), isRounded: false }
  const lead = Number(`${digits[0]}.${digits.slice(1, 16)}`).toPrecision(SIGNIFICANT)
  return { text: `${sign}${lead} × 10^${digits.length - 1}`, isRounded: true }
}

/** How many decimals the fraction 1/bottom ends after, or null when it never ends. */
function countDecimals(bottom: bigint): number | null {
  let [rest, twos, fives] = [bottom, 0, 0]
  while (rest % 2n === 0n) [rest, twos] = [rest / 2n, twos + 1]
  while (rest % 5n === 0n) [rest, fives] = [rest / 5n, fives + 1]
  return rest === 1n ? Math.max(twos, fives) : null
}

/** "is 5" or "is about 5.31", for the middle of a sentence. */
export const sayIs = (amount: Amount) => `is ${amount.isRounded ? 'about ' : ''}${amount.text}`
/** "= 5" or "≈ 5.31", for the working. */
export const sayEquals = (amount: Amount) => `${amount.isRounded ? '≈' : '='} ${amount.text}`
export const plain = (value: Rational, significant?: number) => writeAmount(value, significant).text

/** A count with its noun in the right number: "1 day", "135 days". */
export function count(many: number | bigint, one: string, more = `${one}s`): string {
  return `${group(String(many))} ${many === 1 || many === 1n ? one : more}`
}

/** "a, b and c" */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** Upper-cases the first letter, so a sentence may begin with a phrase. */
export const startSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
