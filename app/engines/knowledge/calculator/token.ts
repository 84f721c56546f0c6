import { toTable } from '#app/platform/table.ts'
import { readDecimal, type Rational, toRational } from './rational.ts'

export const FUNCTIONS = [
  'sqrt',
  'cbrt',
  'abs',
  'ln',
  'log2',
  'log10',
  'log',
  'sin',
  'cos',
  'tan',
  'floor',
  'ceil',
  'round',
] as const
export type FunctionName = (typeof FUNCTIONS)[number]

export type Token =
  | { kind: 'number'; value: Rational; text: string; isFraction: boolean }
  | { kind: 'constant'; name: 'pi' | 'e' }
  | { kind: 'function'; name: FunctionName }
  | { kind: 'operator'; sign: '+' | '−' | '×' | '÷' | '^' | '!' | '%' | '(' | ')' | 'mod' | 'of' | '°' }

const LONGEST = 200
const MOST_TOKENS = 100
const MOST_DIGITS = 60

const PIECE = new RegExp(
  [
    String.raw`(?<mixed>\d+ \d+/[1-9]\d*)`,
    String.raw`(?<fraction>(?<![\d.)/^!])\d{1,6}/[1-9]\d{0,5}(?![\d/!^]|\.\d))`,
    String.raw`(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?(?:e[+-]?\d{1,2}(?!\d))?|\.\d+)`,
    String.raw`(?<word>sqrt|cbrt|abs|log10|log2|log|ln|sin|cos|tan|floor|ceil|round|mod|of|pi|degrees?|deg|e)(?![a-z])`,
    String.raw`(?<sign>\*\*|[-+*/^!%()×÷·−√π°x])`,
  ].join('|'),
  'y',
)

const SIGNS: Record<string, Extract<Token, { kind: 'operator' }>['sign']> = toTable({
  '+': '+',
  '-': '−',
  '−': '−',
  '*': '×',
  '×': '×',
  '·': '×',
  x: '×',
  '/': '÷',
  '÷': '÷',
  '^': '^',
  '**': '^',
  '!': '!',
  '%': '%',
  '(': '(',
  ')': ')',
  '°': '°',
})

const number = (value: Rational, text: string, isFraction = false): Token => ({
  kind: 'number',
  value,
  text,
  isFraction,
})

/** Splits an arithmetic expression into tokens; null when anything but numbers, operators and the listed functions is in it. */
export function readTokens(text: string): Token[] | null {
  if (text.length > LONGEST) return null
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (text[at] === ' ') {
      at += 1
      continue
    }
    PIECE.lastIndex = at
    const match = PIECE.exec(text)
    const token = match ? toToken(match.groups ?? {}) : null
    if (!match || !token || tokens.length >= MOST_TOKENS) return null
    tokens.push(token)
    at = PIECE.lastIndex
  }
  return tokens
}

function toToken(groups: Record<string, string | undefined>): Token | null {
  const { mixed, fraction, number: digits, word, sign } = groups
  if (mixed) return readFraction(mixed)
  if (fraction) return readFraction(fraction)
  if (digits) {
    const value = digits.length > MOST_DIGITS ? null : readDecimal(digits)
    return value && number(value, digits)
  }
  if (word) return toWord(word)
  if (sign === 'π') return { kind: 'constant', name: 'pi' }
  if (sign === '√') return { kind: 'function', name: 'sqrt' }
  return sign && SIGNS[sign] ? { kind: 'operator', sign: SIGNS[sign] } : null
}

function toWord(word: string): Token | null {
  if (word === 'pi' || word === 'e') return { kind: 'constant', name: word }
  if (word === 'mod' || word === 'of') return { kind: 'operator', sign: word }
  if (word.startsWith('deg')) return { kind: 'operator', sign: '°' }
  const name = FUNCTIONS.find((known) => known === word)
  return name ? { kind: 'function', name } : null
}

/** Reads "3/4" and "1 1/2"; null when the lower part is zero. */
export function readFraction(text: string): Extract<Token, { kind: 'number' }> | null {
  const match = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text)
  if (!match || BigInt(match[3] ?? 0) === 0n) return null
  const bottom = BigInt(match[3] ?? 1)
  const top = BigInt(match[1] ?? 0) * bottom + BigInt(match[2] ?? 0)
  return { kind: 'number', value: toRational(top, bottom), text, isFraction: true }
}
