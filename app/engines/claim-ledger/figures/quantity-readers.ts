import { fractionOf, readAmount, scaleOf } from './amounts.ts'
import type { Quantity } from './quantities.ts'
import { currencies, findUnit, smallCoins } from './units.ts'

export const DAY = 86400

export type Draft = Omit<Quantity, 'low' | 'high' | 'bound' | 'start' | 'end' | 'text'>

export function plain(amount: { value: number; step: number }): Draft {
  return { dimension: 'count', unit: '', value: amount.value, step: amount.step, isUnitless: true }
}

export function united(number: string, spelling: string, per?: string): Draft | null {
  const unit = findUnit(spelling)
  const amount = readAmount(number)
  if (!unit || !amount) return null
  const period = per ? (findUnit(per)?.factor ?? DAY) : 1
  return {
    dimension: unit.dimension + (per ? '/time' : ''),
    unit: unit.name + (per ? `/${per}` : ''),
    value: ((amount.value + unit.offset) * unit.factor) / period,
    step: (amount.step * unit.factor) / period,
    isUnitless: false,
  }
}

export function unitRange(g: Record<string, string | undefined>, text: string, at: number): Draft[] | null {
  if (
    / and /.test(text.slice(at, at + 60).split(g.n ?? '')[0] ?? '') &&
    !/between $|^between/i.test(text.slice(Math.max(0, at - 8), at + 8))
  ) {
    if (!g.c) return null
    return null
  }
  const first = united(g.a ?? '', g.c ?? g.d ?? '', g.per)
  const second = united(g.n ?? '', g.d ?? '', g.per)
  return first && second && first.dimension === second.dimension ? range(first, second) : null
}

export function countRange(g: Record<string, string | undefined>, text: string, at: number): Draft[] | null {
  const a = readAmount(g.a ?? '')
  const n = readAmount(g.n ?? '')
  const isJoinedByAnd =
    / and /.test(text.slice(at + (g.a ?? '').length, at + (g.a ?? '').length + 14).slice(0, 6)) &&
    !/between /i.test(text.slice(Math.max(0, at - 8), at + 9))
  if (!a || !n || a.value >= n.value || isJoinedByAnd) return null
  const per = g.per ? DAY / (findUnit(g.per)?.factor ?? DAY) : 1
  const dimension = g.per ? 'count/time' : 'count'
  return [a, n].map((amount) => ({
    ...plain(amount),
    dimension,
    value: amount.value * per,
    step: amount.step * per,
    isUnitless: !g.per,
  }))
}

export function range(a: Draft | null, b: Draft | null): Draft[] | null {
  return a && b && a.value <= b.value ? [a, b] : null
}

export function sum(n?: string, d?: string, m?: string, e?: string): Draft | null {
  const first = united(n ?? '', d ?? '')
  const second = united(m ?? '', e === 'm' ? 'min' : e === 'in' ? 'inch' : (e ?? ''))
  if (!first || !second || first.dimension !== second.dimension || second.value >= first.value) return null
  return { ...first, value: first.value + second.value, step: second.step }
}

export function money(number?: string, sign?: string, scaledBy?: string): Draft | null {
  const own = readAmount(number ?? '')
  const scale = scaledBy && !/[a-z]/i.test(number ?? '') ? (/(?:[a-z]+)$/i.exec(scaledBy)?.[0] ?? '') : ''
  const word = (sign ?? '')
    .trim()
    .toLowerCase()
    .replace(/^(?:us|american) /, '')
  const coin = smallCoins.get(word)
  const code = coin ?? currencies.get(word)
  if (!own || !code) return null
  const factor = (scaleOf(scale) ?? 1) * (coin ? 0.01 : 1)
  return {
    dimension: `money:${code}`,
    unit: code,
    value: own.value * factor,
    step: own.step * factor,
    isUnitless: false,
  }
}

export function part(share: number, scale?: string, currency?: string): Draft {
  const value = share * (scaleOf(scale ?? '') ?? 1)
  const paid = currency ? money(String(value), currency) : null
  return paid ?? { ...plain({ value, step: 0 }), isUnitless: true }
}

export function share(value: number, step: number): Draft {
  return { dimension: 'share', unit: '%', value, step, isUnitless: false }
}

export function ratio(n?: string, of?: string): Draft | null {
  const top = readAmount(n ?? '')
  const bottom = readAmount(of ?? '')
  return top && bottom && bottom.value > top.value && top.value > 0 ? share(top.value / bottom.value, 0) : null
}

export function isPlainRatio(text: string, at: number): boolean {
  return !/[\d/]$/.test(text.slice(0, at))
}

export function fraction(text?: string): Draft | null {
  const value = fractionOf(text ?? '')
  return value && value < 1 ? share(value, 0) : null
}

/** "A quarter of a litre", "three quarters of an hour", "half-inch". */
export function partOf(text?: string, spelling?: string): Draft | null {
  const value = fractionOf(text ?? '')
  const unit = findUnit(spelling ?? '')
  if (!value || !unit || unit.offset !== 0 || unit.dimension === 'share') return null
  return { dimension: unit.dimension, unit: unit.name, value: value * unit.factor, step: 0, isUnitless: false }
}

/** "A stone and a half", "two hours and three quarters". */
export function andPart(n?: string, spelling?: string, text?: string): Draft | null {
  const whole = /^(?:an?|one)$/i.test(n ?? '') ? 1 : readAmount(n ?? '')?.value
  const rest = fractionOf(text ?? '')
  return whole && rest ? united(`${whole + rest}`, spelling ?? '') : null
}

export function times(value: number): Draft | null {
  return Number.isFinite(value) ? { dimension: 'times', unit: '×', value, step: 0, isUnitless: false } : null
}

/** "A third eye" is a rank, "a third" and "a third more" a part. */
export function isNth(text = '', whole: string, at: number): boolean {
  const after = whole.slice(at + text.length)
  return (
    /^(?:an?|one) (?:third|fifth|sixth|eighth|tenth)$/i.test(text) &&
    /^ (?!of|more|less|as|the|in|on|at|is|was|are|were|and|or|to|by|over|off|have|has|had|higher|lower|larger|smaller|longer|shorter|each|since|between)[a-z]/.test(
      after,
    )
  )
}
