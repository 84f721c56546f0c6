import { type Amount, writeAmount, writeNumber } from './amount.ts'
import * as exact from './rational.ts'
import { type FunctionName, readTokens, type Token } from './token.ts'

/** A value that is exact, or a double where roots, logarithms and angles allow no better. */
export type Value = { exact: exact.Rational } | { near: number }
/** An evaluated expression: its value, how to write it, and whether it says something to work out at all. */
export type Evaluated = {
  value: Value
  pretty: string
  operations: number
  hasFraction: boolean
  usesRadians: boolean
  sole: string | null
}

/** A calculation that can't be finished; the message is a plain sentence for the reader. */
export class CannotWork extends Error {}

const DEEPEST = 40
const LARGEST_FACTORIAL = 1000n
const LARGEST_POWER = 5000n
const MOST_RESULT_DIGITS = 3000
const NEARLY_ROUND = 1e-12

/** Evaluates numbers, operators and a fixed list of functions; null when the text is anything else. Throws CannotWork. */
export function evaluate(text: string): Evaluated | null {
  const tokens = readTokens(text)
  if (!tokens || tokens.length === 0) return null
  const parser = new Parser(tokens)
  const value = parser.readSum(0)
  if (value === null || !parser.isAtEnd()) return null
  return {
    value,
    pretty: writeTokens(tokens),
    operations: parser.operations,
    hasFraction: tokens.some((token) => token.kind === 'number' && token.isFraction),
    usesRadians: parser.usesRadians,
    sole: tokens.length === 2 && tokens[0]?.kind === 'function' ? tokens[0].name : null,
  }
}

/** Writes a value for people; a double that is round to 12 places counts as exact. */
export function writeValue(value: Value): Amount {
  if ('exact' in value) return writeAmount(value.exact)
  const round = Number(value.near.toFixed(6))
  const isRound = Math.abs(value.near - round) < NEARLY_ROUND && Math.abs(value.near) < 1e9
  return { ...writeNumber(isRound ? round : value.near), isRounded: !isRound }
}

/** The nearest double. */
export const toNear = (value: Value) => ('exact' in value ? exact.toNumber(value.exact) : value.near)

function nearly(value: number): Value {
  if (!Number.isFinite(value)) throw new CannotWork('That has no finite value.')
  return { near: value }
}

function combine(sign: string, a: Value, b: Value): Value {
  if ('exact' in a && 'exact' in b) return { exact: combineExact(sign, a.exact, b.exact) }
  const [x, y] = [toNear(a), toNear(b)]
  if (sign === '÷' && y === 0) throw new CannotWork('Dividing by zero has no answer.')
  return nearly(sign === '+' ? x + y : sign === '−' ? x - y : sign === '÷' ? x / y : sign === 'mod' ? x % y : x * y)
}

function combineExact(sign: string, a: exact.Rational, b: exact.Rational): exact.Rational {
  if (sign === '+') return exact.add(a, b)
  if (sign === '−') return exact.subtract(a, b)
  if (sign === '×' || sign === 'of') return exact.multiply(a, b)
  if (b.top === 0n) throw new CannotWork('Dividing by zero has no answer.')
  if (sign === '÷') return exact.divide(a, b)
  return exact.subtract(a, exact.multiply(b, exact.toRational(exact.floor(exact.divide(a, b)))))
}

function raise(base: Value, power: Value): Value {
  if (!('exact' in base && 'exact' in power)) return nearly(toNear(base) ** toNear(power))
  const { top, bottom } = power.exact
  if (base.exact.top === 0n && top < 0n) throw new CannotWork('Zero to a negative power has no answer.')
  const size = Math.max(base.exact.top.toString().length, base.exact.bottom.toString().length)
  const steps = top < 0n ? -top : top
  if (steps > LARGEST_POWER || size * Number(steps) > MOST_RESULT_DIGITS)
    throw new CannotWork('That power is too large to work out here.')
  const raised = exact.raise(base.exact, top)
  if (bottom === 1n) return { exact: raised }
  const roots =
    bottom < 20n ? [exact.findWholeRoot(raised.top, bottom), exact.findWholeRoot(raised.bottom, bottom)] : []
  const [rootTop, rootBottom] = roots
  if (rootTop != null && rootBottom != null) return { exact: exact.toRational(rootTop, rootBottom) }
  if (base.exact.top < 0n) throw new CannotWork('A negative number has no real root of that degree.')
  return nearly(exact.toNumber(base.exact) ** exact.toNumber(power.exact))
}

function factorial(value: Value): Value {
  if (!('exact' in value) || !exact.isWhole(value.exact) || value.exact.top < 0n) {
    throw new CannotWork('A factorial needs a whole number that is not negative.')
  }
  if (value.exact.top > LARGEST_FACTORIAL) throw new CannotWork('That factorial is too large to work out here.')
  let product = 1n
  for (let factor = 2n; factor <= value.exact.top; factor += 1n) product *= factor
  return { exact: { top: product, bottom: 1n } }
}

function apply(name: FunctionName, value: Value): Value {
  if (name === 'sqrt' || name === 'cbrt')
    return raise(value, { exact: exact.toRational(1n, name === 'sqrt' ? 2n : 3n) })
  if ('exact' in value) {
    const { exact: given } = value
    const half = exact.toRational(1n, 2n)
    if (name === 'abs') return { exact: given.top < 0n ? exact.negate(given) : given }
    if (name === 'floor') return { exact: exact.toRational(exact.floor(given)) }
    if (name === 'ceil') return { exact: exact.toRational(-exact.floor(exact.negate(given))) }
    if (name === 'round') return { exact: exact.toRational(exact.floor(exact.add(given, half))) }
  }
  const x = toNear(value)
  if (name.startsWith('l') && x <= 0) throw new CannotWork('A logarithm needs a number above zero.')
  if (name === 'tan' && Math.abs(Math.cos(x)) < NEARLY_ROUND) throw new CannotWork('The tangent has no value there.')
  const work = {
    abs: Math.abs,
    floor: Math.floor,
    ceil: Math.ceil,
    round: Math.round,
    ln: Math.log,
    log: Math.log10,
    log10: Math.log10,
    log2: Math.log2,
    sin: Math.sin,
    cos: Math.cos,
    tan: Math.tan,
  }
  return nearly(work[name](x))
}

const MULTIPLYING = new Set(['×', '÷', 'mod', 'of'])

/** Recursive descent: sum > product > sign > power > postfix > atom. Each reader gives null on a syntax error. */
class Parser {
  operations = 0
  usesRadians = false
  #at = 0
  #sawDegrees = false

  constructor(readonly tokens: Token[]) {}

  isAtEnd() {
    return this.#at === this.tokens.length
  }

  #peekSign(): string | null {
    const token = this.tokens[this.#at]
    return token?.kind === 'operator' ? token.sign : null
  }

  readSum(depth: number): Value | null {
    if (depth > DEEPEST) return null
    let left = this.#readProduct(depth)
    for (let sign = this.#peekSign(); left && (sign === '+' || sign === '−'); sign = this.#peekSign()) {
      this.#at += 1
      const right = this.#readProduct(depth)
      this.operations += 1
      left = right && combine(sign, left, right)
    }
    return left
  }

  #readProduct(depth: number): Value | null {
    let left = this.#readSigned(depth)
    while (left) {
      const sign = this.#peekSign()
      const next = this.tokens[this.#at]
      const isImplied = sign === '(' || next?.kind === 'constant' || next?.kind === 'function'
      if (!isImplied && !(sign && MULTIPLYING.has(sign))) return left
      if (!isImplied) this.#at += 1
      const right = isImplied ? this.#readPower(depth) : this.#readSigned(depth)
      this.operations += 1
      left = right && combine(isImplied ? '×' : (sign ?? '×'), left, right)
    }
    return left
  }

  #readSigned(depth: number): Value | null {
    const sign = this.#peekSign()
    if (sign !== '−' && sign !== '+') return this.#readPower(depth)
    if (depth > DEEPEST) return null
    this.#at += 1
    const value = this.#readSigned(depth + 1)
    return value && (sign === '+' ? value : combine('×', { exact: exact.fromInteger(-1) }, value))
  }

  #readPower(depth: number): Value | null {
    const base = this.#readPostfix(depth)
    if (!base || this.#peekSign() !== '^') return base
    if (depth > DEEPEST) return null
    this.#at += 1
    const power = this.#readSigned(depth + 1)
    this.operations += 1
    return power && raise(base, power)
  }

  #readPostfix(depth: number): Value | null {
    let value = this.#readAtom(depth)
    for (
      let sign = this.#peekSign();
      value && (sign === '!' || sign === '%' || sign === '°');
      sign = this.#peekSign()
    ) {
      const next = this.tokens[this.#at + 1]
      this.#at += 1
      if (sign === '%' && (next?.kind === 'number' || next?.kind === 'constant')) return null
      this.operations += sign === '!' ? 1 : 0
      this.#sawDegrees ||= sign === '°'
      value =
        sign === '!'
          ? factorial(value)
          : sign === '%'
            ? combine('÷', value, { exact: exact.fromInteger(100) })
            : nearly((toNear(value) * Math.PI) / 180)
    }
    return value
  }

  #readAtom(depth: number): Value | null {
    const token = this.tokens[this.#at]
    this.#at += 1
    if (token?.kind === 'number') return { exact: token.value }
    if (token?.kind === 'constant') {
      this.#sawDegrees ||= token.name === 'pi'
      return { near: token.name === 'pi' ? Math.PI : Math.E }
    }
    if (token?.kind === 'function') return this.#readCall(token.name, depth)
    if (token?.kind !== 'operator' || token.sign !== '(') return null
    const value = this.readSum(depth + 1)
    if (this.#peekSign() !== ')') return null
    this.#at += 1
    return value
  }

  #readCall(name: FunctionName, depth: number): Value | null {
    if (depth > DEEPEST) return null
    if (this.#peekSign() === 'of') this.#at += 1
    this.#sawDegrees = false
    const argument = this.#peekSign() === '−' ? this.#readSigned(depth + 1) : this.#readPower(depth + 1)
    this.operations += 1
    if (['sin', 'cos', 'tan'].includes(name) && !this.#sawDegrees) this.usesRadians = true
    return argument && apply(name, argument)
  }
}

const TIGHT_AFTER = new Set(['(', '^'])
const TIGHT_BEFORE = new Set([')', '^', '!', '%', '°'])
const FUNCTION_SIGNS: Partial<Record<FunctionName, string>> = { sqrt: '√', cbrt: '∛' }

/** The expression with tidy signs and spaces. */
function writeTokens(tokens: readonly Token[]): string {
  let [text, isTight] = ['', true]
  for (const [index, token] of tokens.entries()) {
    const sign = token.kind === 'operator' ? token.sign : null
    const before = tokens[index - 1]
    const startsOperand =
      !before ||
      (before.kind === 'operator' && !['!', '%', '°', ')'].includes(before.sign)) ||
      before.kind === 'function'
    const written =
      token.kind === 'number'
        ? writeDigits(token)
        : token.kind === 'constant'
          ? token.name === 'pi'
            ? 'π'
            : 'e'
          : token.kind === 'function'
            ? (FUNCTION_SIGNS[token.name] ?? `${token.name} `)
            : token.sign
    const joins = isTight || (sign !== null && TIGHT_BEFORE.has(sign)) || (sign === '(' && before?.kind === 'function')
    text = joins ? text + written : `${text} ${written}`
    isTight =
      token.kind === 'function' ||
      (sign !== null && (TIGHT_AFTER.has(sign) || (startsOperand && (sign === '−' || sign === '+'))))
  }
  return text.replace(/ +/g, ' ').trim()
}

function writeDigits(token: Extract<Token, { kind: 'number' }>): string {
  return token.isFraction ? token.text : writeAmount(token.value, 20).text
}
