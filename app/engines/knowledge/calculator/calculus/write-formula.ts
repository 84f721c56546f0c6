import * as exact from '../rational.ts'
import { type Formula, number, power, product, splitNumber, toKey } from './formula.ts'

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const raise = (value: bigint) => [...String(value)].map((digit) => RAISED[Number(digit)]).join('')

/** Writes a formula as people write it: "3x² − 2x + 1", "1/(2√x)", "2 cos(2x)". */
export function writeFormula(formula: Formula): string {
  if (formula.kind === 'sum') return writeSum(formula.parts)
  if (formula.kind === 'product' || isBelow(formula)) return writeProduct(formula)
  if (formula.kind === 'number') return writeNumber(formula.value)
  if (formula.kind === 'letter') return formula.name
  return formula.kind === 'call' ? `${writeName(formula.name)}(${writeFormula(formula.of)})` : writePower(formula)
}

const writeNumber = ({ top, bottom }: exact.Rational) =>
  `${top < 0n ? '−' : ''}${top < 0n ? -top : top}${bottom === 1n ? '' : `/${bottom}`}`
const writeName = (name: string) => name.replace(/^a(?=sin|cos|tan)/, 'arc')

function writeSum(parts: Formula[]): string {
  return parts
    .toSorted((a, b) => Number(holdsSine(a)) - Number(holdsSine(b)) || toDegree(b) - toDegree(a))
    .map((part, at) => {
      const { times, rest } = splitNumber(part)
      const isLess = times.top < 0n
      const size = isLess ? product(number(exact.negate(times)), rest) : part
      const said = size.kind === 'sum' ? `(${writeFormula(size)})` : writeFormula(size)
      return at === 0 ? (isLess ? `−${said}` : said) : `${isLess ? ' − ' : ' + '}${said}`
    })
    .join('')
}

const holdsSine = (formula: Formula): boolean =>
  formula.kind === 'call' || (formula.kind === 'product' && formula.parts.some(holdsSine))

/** The whole degree of a term, for the order in which people write them. */
function toDegree(formula: Formula): number {
  if (formula.kind === 'letter') return formula.name === 'e' || formula.name === 'π' ? 0 : 1
  if (formula.kind === 'product') return formula.parts.reduce((sum, part) => sum + toDegree(part), 0)
  return formula.kind === 'power' && formula.exponent.kind === 'number'
    ? toDegree(formula.base) * exact.toNumber(formula.exponent.value)
    : 0
}

const isBelow = (formula: Formula) =>
  formula.kind === 'power' && formula.exponent.kind === 'number' && formula.exponent.value.top < 0n

function writeProduct(formula: Formula): string {
  const { times, rest } = splitNumber(formula)
  const parts = rest.kind === 'product' ? rest.parts : [rest]
  const above = parts.filter((part) => !isBelow(part) && part.kind !== 'number')
  const below = parts
    .filter(isBelow)
    .map((part) =>
      part.kind === 'power' && part.exponent.kind === 'number'
        ? power(part.base, number(exact.negate(part.exponent.value)))
        : part,
    )
  const sign = times.top < 0n ? '−' : ''
  const size = times.top < 0n ? -times.top : times.top
  const top = `${sign}${writeFactors(size, above)}`
  if (below.length === 0 && times.bottom === 1n) return top
  const bottom = writeFactors(times.bottom, below)
  const isOne = below.length + (times.bottom > 1n ? 1 : 0) === 1
  return `${top}/${isOne && (below[0]?.kind === 'sum' || !/[ /]/.test(bottom)) ? bottom : `(${bottom})`}`
}

/** Letters before functions, functions set apart by a space; sums in brackets. */
function writeFactors(size: bigint, parts: Formula[]): string {
  const ordered = parts.toSorted(
    (a, b) => toPlace(a) - toPlace(b) || (toKey(a) < toKey(b) ? -1 : toKey(a) > toKey(b) ? 1 : 0),
  )
  let written = size === 1n && ordered.length > 0 ? '' : String(size)
  for (const part of ordered) {
    const said = part.kind === 'sum' ? `(${writeFormula(part)})` : writeFormula(part)
    const isApart = /^[a-z]{2}/.test(said) || / |[a-z]{2,}\(.*\)$/.test(written) || (/^e/.test(said) && written !== '')
    const needsSign = written !== '' && /^[\d/]/.test(said)
    written += `${needsSign ? ' · ' : isApart && written !== '' ? ' ' : ''}${said}`
  }
  return written
}

function toPlace(formula: Formula): number {
  if (formula.kind === 'letter') return formula.name === 'π' ? 0 : 1
  if (formula.kind === 'sum') return 3
  if (formula.kind === 'call') return 5
  if (formula.kind !== 'power') return 2
  if (formula.base.kind === 'call') return 4
  if (isRoot(formula.exponent)) return 2
  return formula.exponent.kind === 'number' ? (formula.base.kind === 'letter' ? 1 : 3) : 2
}

function writePower({ base, exponent }: Extract<Formula, { kind: 'power' }>): string {
  if (isRoot(exponent))
    return base.kind === 'letter' || (base.kind === 'number' && exact.isWhole(base.value))
      ? `√${writeFormula(base)}`
      : `√(${writeFormula(base)})`
  if (exponent.kind === 'number' && exact.isWhole(exponent.value) && exponent.value.top > 0n) {
    const raised = raise(exponent.value.top)
    if (base.kind === 'call') return `${writeName(base.name)}${raised}(${writeFormula(base.of)})`
    return `${isAtom(base) ? writeFormula(base) : `(${writeFormula(base)})`}${raised}`
  }
  const written = writeFormula(exponent)
  const isShort = isAtom(exponent) && /^\w$|^\d+$/.test(written)
  return `${isAtom(base) ? writeFormula(base) : `(${writeFormula(base)})`}^${isShort ? written : `(${written})`}`
}

const isRoot = (exponent: Formula) =>
  exponent.kind === 'number' && exact.isSame(exponent.value, exact.toRational(1n, 2n))
const isAtom = (formula: Formula) =>
  formula.kind === 'letter' || (formula.kind === 'number' && exact.isWhole(formula.value) && formula.value.top >= 0n)
