import { toTable } from '#app/platform/table.ts'
import { readOrdinal, readSpelledNumber, scaleWords, spelledNumber } from './number-words.ts'

const DIGITS =
  '(?:\\d{1,2}(?:,\\d{2})+,\\d{3}(?!,?\\d)|\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,3}(?: \\d{3})+(?!\\d)|\\d+(?:\\.\\d+)?)'

export const SCALES = 'hundred|thousand|million|billion|trillion|quadrillion|dozen|lakh|crore|mn|bn|tn'

const TOPS = 'one|an?|two|three|four|five|six|seven|eight|nine|\\d'

const NTH =
  '(?:third|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|sixteenth|twentieth|sixtieth|hundredth|thousandth)s?'

/** "A half", "three quarters", "a sixtieth": what can stand after a whole number. */
const PART = `(?:(?:${TOPS})[ -](?:half|quarters?|${NTH}))`

export const FRACTION = `(?:${PART}|(?:two )?hal(?:f|ves)|quarters?)`

export const AMOUNT =
  `(?:(?:${DIGITS}(?:\\s?[½¼¾]| [1-9]/[1-9]\\d?)?(?:[ -](?:${SCALES})\\b)?|[½¼¾]|${spelledNumber})` +
  `(?: and ${PART}\\b(?! of\\b)(?: (?:${SCALES})\\b)?)?)`

const SIGNS: Record<string, number> = toTable({ '½': 0.5, '¼': 0.25, '¾': 0.75 })

const MIXED = new RegExp(`^(.*?)(?: and (${PART})|\\s?([½¼¾])| ?\\b(\\d+/\\d+))(?: (${SCALES}))?$`)

/** A number in digits or words, with half its last said digit. */
export function readAmount(text: string): { value: number; step: number } | null {
  const written = text.trim().toLowerCase()
  const bare = written.replace(/^(?:minus |-)/, '')
  const read = readMixed(bare) ?? readWhole(bare)
  return read && bare !== written ? { ...read, value: -read.value } : read
}

function readMixed(text: string): { value: number; step: number } | null {
  const [, whole = '', spelled, sign, slashed, scale = ''] = MIXED.exec(text) ?? []
  const rest = sign ? SIGNS[sign] : fractionOf(spelled ?? slashed ?? '')
  const start = whole === '' ? { value: 0, step: 0 } : readWhole(whole)
  return start && rest ? { value: (start.value + rest) * (scaleOf(scale) ?? 1), step: 0 } : null
}

function readWhole(text: string): { value: number; step: number } | null {
  const [, digits = '', scaledBy = ''] = /^(\d[\d, ]*(?:\.\d+)?)(?:[ -]?([a-z]+))?$/.exec(text) ?? []
  if (digits === '') {
    const value = readSpelledNumber(text)
    return value === null ? null : { value, step: stepOf(String(value)) }
  }
  const scale = scaleOf(scaledBy)
  const bare = digits.replace(/[, ]/g, '')
  return scale === null || /^0\d/.test(bare) ? null : { value: Number(bare) * scale, step: stepOf(bare) * scale }
}

export function scaleOf(word: string): number | null {
  const lower = word.toLowerCase()
  if (lower === '') return 1
  return scaleWords.get(lower) ?? toTable({ k: 1e3, m: 1e6, b: 1e9 })[lower] ?? null
}

function stepOf(digits: string): number {
  const decimals = /\.(\d+)$/.exec(digits)?.[1]?.length
  if (decimals !== undefined) return 0.5 * 10 ** -decimals
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  return digits === '0' ? 0.5 : 0.5 * 10 ** Math.min(zeros, digits.length - 1)
}

/** The value of "three quarters", "a sixtieth" or "3/4"; null when it is none. */
export function fractionOf(text: string): number | null {
  const [over, under] = text.split('/').map(Number)
  if (over && under) return over / under
  const [, top = 'one', nth = ''] = new RegExp(`^(?:(${TOPS})[ -])?([a-z]+)$`).exec(text.toLowerCase()) ?? []
  const bottom = /^hal/.test(nth) ? 2 : /^quarter/.test(nth) ? 4 : readOrdinal(nth.replace(/s$/, ''))
  const said = /\d/.test(top) ? Number(top) : /^an?$/.test(top) ? 1 : readSpelledNumber(top)
  return bottom && said ? said / bottom : null
}
