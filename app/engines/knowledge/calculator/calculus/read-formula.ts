import { toTable } from '#app/platform/table.ts'
import { readDecimal, toRational } from '../rational.ts'
import { call, type Formula, letter, negative, number, PI, power, product, quotient, sum, whole } from './formula.ts'

const LONGEST = 120
const MOST_PIECES = 60
const DEEPEST = 12

const PIECE = /\s*(?:(?<number>\d+(?:\.\d+)?|\.\d+)|(?<word>[a-z]+|π)|(?<sign>\*\*|[-+*/^()·×÷−√]))/y
const half = number(toRational(1n, 2n))
const FUNCTIONS: Record<string, (of: Formula) => Formula> = toTable({
  sin: (of) => call('sin', of),
  cos: (of) => call('cos', of),
  tan: (of) => call('tan', of),
  sec: (of) => quotient(whole(1), call('cos', of)),
  csc: (of) => quotient(whole(1), call('sin', of)),
  cot: (of) => quotient(call('cos', of), call('sin', of)),
  arcsin: (of) => call('asin', of),
  arccos: (of) => call('acos', of),
  arctan: (of) => call('atan', of),
  ln: (of) => call('ln', of),
  log: (of) => quotient(call('ln', of), call('ln', whole(10))),
  exp: (of) => power(letter('e'), of),
  sqrt: (of) => power(of, half),
  '√': (of) => power(of, half),
  cbrt: (of) => power(of, number(toRational(1n, 3n))),
})
const SIGNS: Record<string, string> = toTable({ '**': '^', '·': '*', '×': '*', '÷': '/', '−': '-' })

/** A formula in one-letter unknowns from "3x^2 + sin(2x)"; null when anything else is in the text. `log` is the one to base 10. */
export function readFormula(text: string): Formula | null {
  const pieces = text.length <= LONGEST ? cut(text) : null
  if (!pieces || pieces.length === 0 || pieces.length > MOST_PIECES) return null
  const reader = new Reader(pieces)
  const formula = reader.readSum(0)
  return formula && reader.isAtEnd() ? formula : null
}

function cut(text: string): string[] | null {
  const pieces: string[] = []
  PIECE.lastIndex = 0
  for (let at = 0; at < text.trimEnd().length; at = PIECE.lastIndex) {
    PIECE.lastIndex = at
    const groups = PIECE.exec(text)?.groups
    if (!groups) return null
    const { word } = groups
    if (!word || FUNCTIONS[word] || word === 'pi')
      pieces.push(groups.number ?? word ?? SIGNS[groups.sign!] ?? groups.sign!)
    // "ax" is a times x; longer runs of letters are words.
    else if (word.length <= 2) pieces.push(...word)
    else return null
  }
  return pieces
}

const isFactor = (piece: string | undefined) => piece !== undefined && (/^[\d.a-zπ√]/.test(piece) || piece === '(')

/** Recursive descent: sum > product > sign > power > atom. Each reader gives null on a syntax error. */
class Reader {
  #at = 0
  constructor(readonly pieces: string[]) {}

  isAtEnd = () => this.#at === this.pieces.length
  #next = () => this.pieces[this.#at]
  #take = (piece: string) => this.#next() === piece && ++this.#at > 0

  readSum(depth: number): Formula | null {
    if (depth > DEEPEST) return null
    const parts = [this.#readProduct(depth)]
    for (let next = this.#next(); next === '+' || next === '-'; next = this.#next()) {
      this.#at += 1
      const part = this.#readProduct(depth)
      parts.push(part && next === '-' ? negative(part) : part)
    }
    return parts.every((part) => part !== null) ? sum(...parts) : null
  }

  #readProduct(depth: number): Formula | null {
    let left = this.#readSigned(depth)
    for (let next = this.#next(); left && (next === '*' || next === '/' || isFactor(next)); next = this.#next()) {
      const isSign = next === '*' || next === '/'
      if (isSign) this.#at += 1
      const right = isSign ? this.#readSigned(depth) : this.#readPower(depth)
      left = right && (next === '/' ? (isZero(right) ? null : quotient(left, right)) : product(left, right))
    }
    return left
  }

  #readSigned(depth: number): Formula | null {
    if (depth > DEEPEST) return null
    if (this.#take('-')) {
      const of = this.#readSigned(depth + 1)
      return of && negative(of)
    }
    return this.#take('+') ? this.#readSigned(depth + 1) : this.#readPower(depth)
  }

  #readPower(depth: number): Formula | null {
    const base = this.#readAtom(depth)
    if (!base || !this.#take('^')) return base
    const exponent = this.#readSigned(depth + 1)
    return exponent && !isZero(base) ? power(base, exponent) : null
  }

  #readAtom(depth: number): Formula | null {
    const piece = this.#next()
    if (piece === undefined) return null
    this.#at += 1
    if (/^[\d.]/.test(piece)) {
      const value = readDecimal(piece)
      return value && number(value)
    }
    if (piece === '(') {
      const inside = this.readSum(depth + 1)
      return this.#take(')') ? inside : null
    }
    const apply = FUNCTIONS[piece]
    if (apply) return this.#readCall(apply, depth)
    if (piece === 'pi' || piece === 'π') return PI
    return /^[a-z]$/.test(piece) ? letter(piece) : null
  }

  /** "sin(x)", "sin^2(x)" and, without brackets, the factors that follow: "sin 2x". */
  #readCall(apply: (of: Formula) => Formula, depth: number): Formula | null {
    if (depth > DEEPEST) return null
    const raised = this.#take('^') ? this.#readAtom(depth + 1) : whole(1)
    if (raised?.kind !== 'number' || raised.value.top < 1n || raised.value.bottom !== 1n) return null
    let of = this.#readPowerInside(depth)
    while (of && isFactor(this.#next()) && !this.#startsCall() && !this.#wasBracket) {
      const more = this.#readPowerInside(depth)
      of = more && product(of, more)
    }
    return of && power(apply(of), raised)
  }

  #wasBracket = false
  #startsCall = () => this.#next() === '(' || FUNCTIONS[this.#next()!] !== undefined

  #readPowerInside(depth: number): Formula | null {
    const isBracket = this.#next() === '('
    const of = isBracket ? this.#readAtom(depth + 1) : this.#readPower(depth + 1)
    this.#wasBracket = isBracket
    return of
  }
}

const isZero = (formula: Formula) => formula.kind === 'number' && formula.value.top === 0n
