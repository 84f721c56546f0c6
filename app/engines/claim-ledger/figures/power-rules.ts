import { AMOUNT, readAmount } from './amounts.ts'
import { rule } from './quantity-patterns.ts'
import type { Rule } from './quantity-patterns.ts'
import { plain } from './quantity-readers.ts'
import type { Draft } from './quantity-readers.ts'
import { findUnit, unitPattern } from './units.ts'

const UNIT = `(?: ?(?<d>${unitPattern})(?![A-Za-z²³]))?`

/** Figures written by powers of ten: "6.022 × 10^23", "10⁻³ g", "1.5e18". */
export const POWER_RULES: Rule[] = [
  rule(
    `(?<![\\w.,^])(?:(?<n>${AMOUNT}) ?(?:[x×·*∙]|\\\\times) ?)?10(?:\\^\\{?(?<e>[-−+]?\\d{1,3})\\}?|(?<s>⁻?[⁰¹²³⁴-⁹]{1,3}))(?!\\d)${UNIT}`,
    ({ n, e, s, d }) => power(n, e ?? fromRaised(s ?? ''), d),
  ),
  rule(`(?<![\\w.,^])(?<n>\\d(?:\\.\\d+)?)e(?<e>[-+]?\\d{1,3})(?!\\w)`, ({ n, e }) => power(n, e ?? '')),
]

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const fromRaised = (raised: string): string =>
  [...raised].map((sign) => (sign === '⁻' ? '-' : String(RAISED.indexOf(sign)))).join('')

function power(n: string | undefined, exponent: string, spelling?: string): Draft | null {
  const amount = n === undefined ? { value: 1, step: 0 } : readAmount(n)
  const size = 10 ** Number(exponent.replace('−', '-'))
  const unit = spelling === undefined ? null : findUnit(spelling)
  if (!amount || !Number.isFinite(size) || size === 0) return null
  const [value, step] = [amount.value * size, amount.step * size]
  if (!unit) return plain({ value, step })
  return {
    dimension: unit.dimension,
    unit: unit.name,
    value: (value + unit.offset) * unit.factor,
    step: step * unit.factor,
    isUnitless: false,
  }
}
