import { readSpelledNumber, scaleWords, spelledNumber } from './number-words.ts'

const DIGITS = '(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,3}(?: \\d{3})+(?!\\d)|\\d+(?:\\.\\d+)?)'

export const SCALES = 'hundred|thousand|million|billion|trillion|quadrillion|dozen|lakh|crore|mn|bn|tn'

export const TOPS = 'one|an?|two|three|four|five|six|seven|eight|nine|\\d'

export const FRACTION = `(?:(?:${TOPS})[ -])?(?:half|halves|thirds?|quarters?|fifths?|tenths?|eighths?|sixths?)`

export const AMOUNT =
  `(?:${DIGITS}(?:\\s?[½¼¾])?(?:[ -](?:${SCALES})\\b)?|[½¼¾]|${spelledNumber}(?![a-z])(?: and ` +
  `a (?:half|quarter)(?: (?:${SCALES})\\b)?)?)`

const HALVES: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

export const PARTS: [RegExp, number][] = [
  [/hal(?:f|ves)$/, 2],
  [/thirds?$/, 3],
  [/quarters?$/, 4],
  [/fifths?$/, 5],
  [/sixths?$/, 6],
  [/eighths?$/, 8],
  [/tenths?$/, 10],
]

/** A number in digits or words, with half its last said digit. */
export function readAmount(text: string): { value: number; step: number } | null {
  const written = text.trim().replace(/^minus /i, '-')
  const mark = /^(-?[\d., ]*)\s?([½¼¾])$/.exec(written)
  if (mark) return { value: Number(mark[1] || 0) + (HALVES[mark[2] ?? ''] ?? 0), step: 0 }
  const digits = /^(-?)(\d[\d, ]*(?:\.\d+)?)(?:[ -]?([a-z]+))?$/i.exec(written)
  if (!digits) {
    const [whole = '', rest = ''] = written.toLowerCase().split(' and a ')
    const [half, scale] = rest.split(' ')
    const value = readSpelledNumber(whole)
    return value === null
      ? null
      : {
          value: (value + (half === 'half' ? 0.5 : half ? 0.25 : 0)) * (scaleOf(scale ?? '') ?? 1),
          step: half ? 0 : stepOf(String(value)),
        }
  }
  const scale = scaleOf(digits[3] ?? '')
  const bare = (digits[2] ?? '').replace(/[, ]/g, '')
  if (scale === null || (bare.startsWith('0') && /^0\d/.test(bare))) return null
  return { value: (digits[1] ? -1 : 1) * Number(bare) * scale, step: stepOf(bare) * scale }
}

export function scaleOf(word: string): number | null {
  const lower = word.toLowerCase()
  if (lower === '') return 1
  return scaleWords.get(lower) ?? { k: 1e3, m: 1e6, b: 1e9 }[lower] ?? null
}

function stepOf(digits: string): number {
  const decimals = /\.(\d+)$/.exec(digits)?.[1]?.length
  if (decimals !== undefined) return 0.5 * 10 ** -decimals
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  return digits === '0' ? 0.5 : 0.5 * 10 ** Math.min(zeros, digits.length - 1)
}

/** The upper figure of a spelled fraction: seven in "seven tenths". */
export function topOf(text: string): number | null {
  const word = new RegExp(`^(?:${TOPS})(?=[ -])`).exec(text)?.[0] ?? 'one'
  return /\d/.test(word) ? Number(word) : /^an?$/.test(word) ? 1 : readSpelledNumber(word)
}
