import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workOut } from '../calculator.ts'
import { toRational } from '../rational.ts'
import { differentiate, expand } from './derivative.ts'
import {
  call,
  type Formula,
  letter,
  number,
  power,
  product,
  quotient,
  substitute,
  sum,
  toNear,
  whole,
} from './formula.ts'
import { readFormula } from './read-formula.ts'
import { writeFormula } from './write-formula.ts'

const NOW = () => new Date('2026-11-30T12:00:00Z')
const answer = (question: string) => {
  const worked = workOut(question, NOW)
  return worked && ('text' in worked ? worked.text : worked.refusal)
}

test.each([
  ['What is the derivative of x^2?', 'is 2x.'],
  ['what is the derivative of x squared plus 3x', 'x² + 3x with respect to x is 2x + 3.'],
  ['Differentiate x³ − 2x² + 7', 'is 3x² − 4x.'],
  ['derivative of (x+1)(x-2)', 'is 2x − 1.'],
  ['derivative of sin(x)', 'is cos(x).'],
  ['derivative of cos x', 'is −sin(x).'],
  ['What is the derivative of tan(x)?', 'is 1/cos²(x).'],
  ['derivative of ln(x)', 'is 1/x.'],
  ['derivative of the natural log of x', 'is 1/x.'],
  ['derivative of e^x', 'is e^x.'],
  ['derivative of e^(2x)', 'is 2 e^(2x).'],
  ['derivative of sqrt(x)', 'is 1/(2√x).'],
  ['what is the derivative of 1/x', 'is −1/x².'],
  ['derivative of x sin x', 'is x cos(x) + sin(x).'],
  ['derivative of sin^2(x)', 'is 2 cos(x) sin(x).'],
  ['d/dx of (2x+1)^5', 'is 10(2x + 1)⁴.'],
  ['derivative of 3t^2 - 4t', 'with respect to t is 6t − 4.'],
  ['derivative of ax^2 + bx + c', 'is 2ax + b.'],
  ['What is the second derivative of x^3?', 'The second derivative of x³ with respect to x is 6x.'],
  ['If f(x) = x^2 + 1, what is the derivative?', 'is 2x.'],
  ['What is the derivative of x^2 at x = 3?', 'At x = 3 the derivative of x² is 6.'],
  ['derivative of 2^x', 'is 2^x ln(2).'],
  ['derivative of 7', null],
  ['derivative of 1/x at x = 0', 'has no value at x = 0.'],
  ['What is the derivative of the stock price?', null],
  ['What is a derivative in finance?', null],
  ['derivative of gold', null],
  ['derivative of ox', null],
  ['derivative of x*y', 'is y.'],
])('%s', (question, expected) => {
  if (expected === null) expect(answer(question) ?? 'nothing').not.toMatch(/derivative/)
  else expect(answer(question)).toContain(expected)
})

const x = letter('x')
const leaf: fc.Arbitrary<Formula> = fc.oneof(
  fc.constant(x),
  fc.integer({ min: -4, max: 4 }).map(whole),
  fc.constant(number(toRational(1n, 2n))),
)
const formulas = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.tuple(tie('formula'), tie('formula')).map(([a, b]) => sum(a, b)),
    fc.tuple(tie('formula'), tie('formula')).map(([a, b]) => product(a, b)),
    fc.tuple(tie('formula'), tie('formula')).map(([a, b]) => (toNear(b) === 0 ? a : quotient(a, b))),
    fc
      .tuple(tie('formula'), fc.integer({ min: -3, max: 4 }))
      .map(([a, n]) => (toNear(a) === 0 ? a : power(a, whole(n)))),
    fc.tuple(fc.constantFrom('sin', 'cos', 'tan', 'ln', 'atan'), tie('formula')).map(([name, of]) => call(name, of)),
    tie('formula').map((of) => power(letter('e'), of)),
  ),
})).formula

const at = (formula: Formula, place: number) =>
  toNear(substitute(formula, 'x', number(toRational(BigInt(Math.round(place * 1e6)), 1_000_000n))))

test('a derivative is the slope of its formula, wherever both can be measured', () => {
  let measured = 0
  fc.assert(
    fc.property(formulas, fc.constantFrom(0.73, 1.37, 2.11), (formula, place) => {
      const STEP = 1e-4
      const [before, here, after] = [at(formula, place - STEP), at(formula, place), at(formula, place + STEP)]
      const slope = (after - before) / (2 * STEP)
      const bend = (after - 2 * here + before) / STEP ** 2
      if (
        ![slope, bend, here].every(Number.isFinite) ||
        Math.abs(bend) > 1e3 ||
        Math.abs(slope) > 1e3 ||
        Math.abs(here) > 1e3
      )
        return
      measured += 1
      expect(at(expand(differentiate(formula, 'x')), place)).toBeCloseTo(slope, 1)
    }),
    { numRuns: 2_000, seed: 29 },
  )
  expect(measured).toBeGreaterThan(700)
})

test('what is written reads as the same formula', () => {
  fc.assert(
    fc.property(formulas, (formula) => {
      const written = writeFormula(formula).replace(
        /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
        (raised) => `^${[...raised].map((each) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(each)).join('')}`,
      )
      const read = readFormula(written)
      if (written.length > 120) return
      if (!read) return expect(written.match(/[a-zπ√(\d]/g)?.length ?? 0, written).toBeGreaterThan(30)
      const [mine, theirs] = [at(formula, 1.37), at(read, 1.37)]
      if (Number.isFinite(mine) && Math.abs(mine) < 1e6) expect(theirs, written).toBeCloseTo(mine, 4)
    }),
    { numRuns: 2_000, seed: 29 },
  )
})
