import * as exact from '../rational.ts'
import { call, type Formula, holdsLetter, negative, number, power, product, quotient, sum, whole } from './formula.ts'

const SQUARE = whole(2)

/** The derivative of a formula by one letter, other letters being constants; by the rules of sum, product, power and chain. */
export function differentiate(formula: Formula, by: string): Formula {
  if (!holdsLetter(formula, by)) return whole(0)
  if (formula.kind === 'number' || formula.kind === 'letter') return whole(1)
  if (formula.kind === 'sum') return sum(...formula.parts.map((part) => differentiate(part, by)))
  if (formula.kind === 'power') return differentiatePower(formula.base, formula.exponent, by)
  if (formula.kind === 'call') return product(differentiateCall(formula), differentiate(formula.of, by))
  return sum(...formula.parts.map((part, at) => product(...formula.parts.toSpliced(at, 1, differentiate(part, by)))))
}

function differentiatePower(base: Formula, exponent: Formula, by: string): Formula {
  const inner = differentiate(base, by)
  if (exponent.kind === 'number') {
    const lower = number(exact.subtract(exponent.value, exact.fromInteger(1)))
    return product(exponent, power(base, lower), inner)
  }
  const whole = power(base, exponent)
  const outer = product(whole, call('ln', base), differentiate(exponent, by))
  return holdsLetter(base, by)
    ? sum(outer, product(exponent, power(base, sum(exponent, number(exact.fromInteger(-1)))), inner))
    : outer
}

function differentiateCall({ name, of }: Extract<Formula, { kind: 'call' }>): Formula {
  const oneLess = sum(whole(1), negative(power(of, SQUARE)))
  const root = power(oneLess, number(exact.toRational(-1n, 2n)))
  switch (name) {
    case 'sin':
      return call('cos', of)
    case 'cos':
      return negative(call('sin', of))
    case 'tan':
      return quotient(whole(1), power(call('cos', of), SQUARE))
    case 'ln':
      return quotient(whole(1), of)
    case 'asin':
      return root
    case 'acos':
      return negative(root)
    case 'atan':
      return quotient(whole(1), sum(whole(1), power(of, SQUARE)))
  }
}

/** The formula with products of sums multiplied out where all of it is made of whole powers; powers of sums stay as they are. */
export function expand(formula: Formula): Formula {
  if (formula.kind === 'sum') return sum(...formula.parts.map(expand))
  if (formula.kind !== 'product' || !formula.parts.every(isPlain)) return formula
  const most = formula.parts.reduce((count, part) => count * (part.kind === 'sum' ? part.parts.length : 1), 1)
  if (most > 30) return formula
  return formula.parts.reduce<Formula>((left, right) => {
    const [lefts, rights] = [left, right].map((side) => (side.kind === 'sum' ? side.parts : [side]))
    return sum(...lefts!.flatMap((a) => rights!.map((b) => product(a, b))))
  }, whole(1))
}

const isPlain = (formula: Formula): boolean =>
  formula.kind === 'number' ||
  formula.kind === 'letter' ||
  (formula.kind === 'power' && formula.base.kind === 'letter' && formula.exponent.kind === 'number') ||
  ((formula.kind === 'sum' || formula.kind === 'product') && formula.parts.every(isPlain))
