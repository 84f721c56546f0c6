import * as exact from '../rational.ts'

export const FORMULA_FUNCTIONS = ['sin', 'cos', 'tan', 'ln', 'asin', 'acos', 'atan'] as const
export type FormulaFunction = (typeof FORMULA_FUNCTIONS)[number]

/** A formula with letters. Build it by the functions below: they keep it in one simple form. */
export type Formula =
  | { kind: 'number'; value: exact.Rational }
  | { kind: 'letter'; name: string }
  | { kind: 'sum'; parts: Formula[] }
  | { kind: 'product'; parts: Formula[] }
  | { kind: 'power'; base: Formula; exponent: Formula }
  | { kind: 'call'; name: FormulaFunction; of: Formula }

/** Euler's number, the one letter that never stands for something unknown. */
export const E: Formula = { kind: 'letter', name: 'e' }
export const PI: Formula = { kind: 'letter', name: 'π' }
export const number = (value: exact.Rational): Formula => ({ kind: 'number', value })
export const whole = (value: number): Formula => number(exact.fromInteger(value))
export const letter = (name: string): Formula => ({ kind: 'letter', name })

const LARGEST_POWER = 200n

/** Two formulas of one key are the same. */
export function toKey(formula: Formula): string {
  if (formula.kind === 'number') return `${formula.value.top}/${formula.value.bottom}`
  if (formula.kind === 'letter') return formula.name
  if (formula.kind === 'power') return `(${toKey(formula.base)})^(${toKey(formula.exponent)})`
  if (formula.kind === 'call') return `${formula.name}(${toKey(formula.of)})`
  return `${formula.kind}[${formula.parts.map(toKey).toSorted().join(' ')}]`
}

/** The number a formula begins with, and what it is multiplied by. */
export function splitNumber(formula: Formula): { times: exact.Rational; rest: Formula } {
  if (formula.kind === 'number') return { times: formula.value, rest: whole(1) }
  const [first, ...others] = formula.kind === 'product' ? formula.parts : []
  return first?.kind === 'number'
    ? { times: first.value, rest: others.length === 1 ? others[0]! : { kind: 'product', parts: others } }
    : { times: exact.fromInteger(1), rest: formula }
}

/** a + b + …, with like terms put together. */
export function sum(...given: Formula[]): Formula {
  const terms = new Map<string, { times: exact.Rational; rest: Formula }>()
  for (const part of given.flatMap((each) => (each.kind === 'sum' ? each.parts : [each]))) {
    const { times, rest } = splitNumber(part)
    const key = toKey(rest)
    const known = terms.get(key)
    terms.set(key, { times: known ? exact.add(known.times, times) : times, rest })
  }
  const parts = [...terms.values()]
    .filter(({ times }) => times.top !== 0n)
    .map(({ times, rest }) => product(number(times), rest))
  return parts.length === 1 ? parts[0]! : parts.length === 0 ? whole(0) : { kind: 'sum', parts }
}

/** a · b · …, with numbers multiplied and powers of the same base put together. */
export function product(...given: Formula[]): Formula {
  let times = exact.fromInteger(1)
  const powers = new Map<string, { base: Formula; exponents: Formula[] }>()
  for (const part of given.flatMap((each) => (each.kind === 'product' ? each.parts : [each]))) {
    if (part.kind === 'number') {
      times = exact.multiply(times, part.value)
      continue
    }
    const [base, exponent] = part.kind === 'power' ? [part.base, part.exponent] : [part, whole(1)]
    const key = toKey(base)
    powers.set(key, { base, exponents: [...(powers.get(key)?.exponents ?? []), exponent] })
  }
  if (times.top === 0n) return whole(0)
  const parts: Formula[] = []
  for (const { base, exponents } of powers.values()) {
    const raised = exponents.length === 1 ? toPower(base, exponents[0]!) : power(base, sum(...exponents))
    if (raised.kind === 'number') times = exact.multiply(times, raised.value)
    else parts.push(raised)
  }
  const isOne = times.top === 1n && times.bottom === 1n
  const all = isOne && parts.length > 0 ? parts : [number(times), ...parts]
  return all.length === 1 ? all[0]! : { kind: 'product', parts: all }
}

const isNumber = (formula: Formula, value: number) =>
  formula.kind === 'number' && exact.isSame(formula.value, exact.fromInteger(value))
const toPower = (base: Formula, exponent: Formula): Formula =>
  isNumber(exponent, 1) ? base : { kind: 'power', base, exponent }

/** base ^ exponent. A whole power goes into a product and into another power; a root does not, since it would lose a sign. */
export function power(base: Formula, exponent: Formula): Formula {
  if (isNumber(exponent, 0) || isNumber(base, 1)) return whole(1)
  if (exponent.kind === 'number' && exact.isWhole(exponent.value)) {
    const { top } = exponent.value
    if (base.kind === 'power') return power(base.base, product(base.exponent, exponent))
    if (base.kind === 'product') return product(...base.parts.map((part) => power(part, exponent)))
    const isSmall = top <= LARGEST_POWER && top >= -LARGEST_POWER
    if (base.kind === 'number' && isSmall && (base.value.top !== 0n || top > 0n))
      return number(exact.raise(base.value, top))
  }
  if (
    base.kind === 'number' &&
    exponent.kind === 'number' &&
    exponent.value.bottom === 2n &&
    exponent.value.top === 1n
  ) {
    const root = base.value.top >= 0n ? exact.findSquareRoot(base.value) : null
    if (root) return number(root)
  }
  return toPower(base, exponent)
}

/** A function of a formula; the logarithm of e and of 1 and the values at 0 are worked out. */
export function call(name: FormulaFunction, of: Formula): Formula {
  if (name === 'ln' && toKey(of) === 'e') return whole(1)
  if (name === 'ln' && isNumber(of, 1)) return whole(0)
  if (isNumber(of, 0) && name !== 'ln' && name !== 'acos') return whole(name === 'cos' ? 1 : 0)
  return { kind: 'call', name, of }
}

export const negative = (formula: Formula) => product(whole(-1), formula)
export const quotient = (top: Formula, bottom: Formula) => product(top, power(bottom, whole(-1)))

/** Whether a letter stands anywhere in the formula. */
export function holdsLetter(formula: Formula, name: string): boolean {
  if (formula.kind === 'number') return false
  if (formula.kind === 'letter') return formula.name === name
  if (formula.kind === 'power') return holdsLetter(formula.base, name) || holdsLetter(formula.exponent, name)
  return formula.kind === 'call' ? holdsLetter(formula.of, name) : formula.parts.some((part) => holdsLetter(part, name))
}

/** The formula with another one in the place of a letter. */
export function substitute(formula: Formula, name: string, value: Formula): Formula {
  const inside = (part: Formula) => substitute(part, name, value)
  if (formula.kind === 'number') return formula
  if (formula.kind === 'letter') return formula.name === name ? value : formula
  if (formula.kind === 'power') return power(inside(formula.base), inside(formula.exponent))
  if (formula.kind === 'call') return call(formula.name, inside(formula.of))
  return formula.kind === 'sum' ? sum(...formula.parts.map(inside)) : product(...formula.parts.map(inside))
}

/** The nearest double of a formula whose only letters are e and π; NaN where a letter is unknown or nothing real comes out. */
export function toNear(formula: Formula): number {
  if (formula.kind === 'number') return exact.toNumber(formula.value)
  if (formula.kind === 'letter') return formula.name === 'e' ? Math.E : formula.name === 'π' ? Math.PI : NaN
  if (formula.kind === 'sum') return formula.parts.reduce((total, part) => total + toNear(part), 0)
  if (formula.kind === 'product') return formula.parts.reduce((total, part) => total * toNear(part), 1)
  if (formula.kind === 'call')
    return formula.name === 'ln' ? Math.log(toNear(formula.of)) : Math[formula.name](toNear(formula.of))
  const [base, exponent] = [toNear(formula.base), formula.exponent]
  const isOddRoot = exponent.kind === 'number' && exponent.value.bottom % 2n === 1n && exponent.value.bottom > 1n
  if (base < 0 && isOddRoot) {
    const size = Math.abs(base) ** exact.toNumber(exponent.value)
    return exponent.value.top % 2n === 0n ? size : -size
  }
  return base ** toNear(exponent)
}
