import { PARTS, readAmount, scaleOf, topOf } from './amounts.ts'
import { readOrdinal } from './number-words.ts'
import type { Quantity } from './quantities.ts'
import { currencies, findUnit } from './units.ts'

const PERIODS: Record<string, number> = {
  hourly: 24,
  daily: 1,
  nightly: 1,
  weekly: 1 / 7,
  monthly: 1 / 30.4375,
  yearly: 1 / 365.25,
  annually: 1 / 365.25,
}

const DAY = 86400

/** "Last" as a rank: behind every other. */
export const LAST = 1e9

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
  const code = currencies.get(
    (sign ?? '')
      .trim()
      .toLowerCase()
      .replace(/^(?:us|american) /, ''),
  )
  if (!own || !code) return null
  const factor = scaleOf(scale) ?? 1
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
  const lower = (text ?? '').toLowerCase()
  const bottom = PARTS.find(([pattern]) => pattern.test(lower))?.[1]
  const top = topOf(lower)
  return bottom && top ? share(top / bottom, 0) : null
}

/** "A quarter of a litre", "three quarters of an hour". */
export function partOf(text?: string, spelling?: string): Draft | null {
  const share = fraction(text)
  const unit = findUnit(spelling ?? '')
  if (!share || !unit || unit.offset !== 0) return null
  return { ...share, dimension: unit.dimension, unit: unit.name, value: share.value * unit.factor }
}

export function times(value: number): Draft | null {
  return Number.isFinite(value) ? { dimension: 'times', unit: '×', value, step: 0, isUnitless: false } : null
}

export function frequency(n?: string, per?: string): Draft | null {
  const lower = (n ?? '').toLowerCase()
  const often =
    lower === 'once'
      ? 1
      : lower === 'twice'
        ? 2
        : lower === 'thrice'
          ? 3
          : readAmount(lower.replace(/ ?(?:times|x)$/, ''))?.value
  const period =
    PERIODS[per?.toLowerCase() ?? ''] ?? DAY / (findUnit(per === 'night' ? 'day' : (per ?? ''))?.factor ?? NaN)
  return often !== undefined && Number.isFinite(period)
    ? { dimension: 'frequency', unit: '/day', value: often * period, step: 0, isUnitless: false }
    : null
}

export function interval(n?: string, per?: string): Draft | null {
  const length = n === undefined ? 1 : n.toLowerCase() === 'other' ? 2 : readAmount(n)?.value
  const unit = findUnit(per ?? '')
  return length && unit
    ? { dimension: 'frequency', unit: '/day', value: DAY / (length * unit.factor), step: 0, isUnitless: false }
    : null
}

const LABELS = new RegExp(
  String.raw`\b(?:version|article|section|chapter|page|step|phase|type|level|grade|class|no\.|number|figure|` +
    String.raw`table|group|room|route|line|channel|model|rule|part|amendment|act|stage|title|clause|paragraph|` +
    String.raw`category|tier|generation|season|episode|volume)\s$`,
  'i',
)

const NO_ORDINAL_AFTER = new RegExp(
  String.raw`^[ -](?:hand|time\b(?! zone)|person to|of all|class\b|aid|and foremost|party|language|appear|` +
    String.raw`releas|publish|discover|built|open|used|became|came|met|began)`,
  'i',
)

export function ordinal(n: string | undefined, text: string, at: number): Draft | null {
  const value = readOrdinal(n ?? '')
  const after = text.slice(at + (n ?? '').length)
  if (/^[A-Z]/.test(n ?? '') && at > 0) return null
  if (!value || NO_ORDINAL_AFTER.test(after) || /^\s?(?:century|millennium)/i.test(after)) return null
  const by = /^[ -](?:most |least )?([a-z]+)/.exec(after)
  const isRanked = by !== null && (/^[ -](?:most|least) /.test(by[0]) || /[^r]est$/.test(by[1] ?? ''))
  return { dimension: 'ordinal', unit: '', value, step: 0, isUnitless: false, ...(isRanked ? { by: by[1] } : {}) }
}

export function count(n: string | undefined, text: string, at: number, per?: string): Draft | null {
  const written = n ?? ''
  const before = text.slice(0, at)
  const after = text.slice(at + written.length)
  if (
    /^(?:a|an)?\s?one$/i.test(written) &&
    (!/^ [a-z]/.test(after) ||
      /^ (?:of|and|but|than|can|could|should|must|may|might|would|who|that|which|is|has|another|day|time|thing|way)\b/.test(
        after,
      ) ||
      /\b(?:no|any|every|some|this|that|each|which|only|the(?: [a-z]+(?:er|est|nd|rd|th|ing|ed))?)[ -]$/i.test(before))
  )
    return null
  if (/\b(?:of|between|among) (?:the|these|those) $/i.test(before) && !/^ \p{L}/u.test(after)) return null
  const amount = readAmount(written.replace(/-bit$/i, ''))
  if (!amount) return null
  if (per) {
    const factor = DAY / (findUnit(per)?.factor ?? DAY)
    return {
      ...plain(amount),
      dimension: 'count/time',
      value: amount.value * factor,
      step: amount.step * factor,
      isUnitless: false,
    }
  }
  const isLabel =
    LABELS.test(before) ||
    (/[A-Z][\w.]*[ -]$/.test(before) &&
      (!/^(?:[^A-Za-z]*)(?:\w+ )$/.test(before) ||
        /^ (?:is|was|has|had|can|will|does|did|runs|supports|requires|landed|launched|introduced|added)\b/.test(
          after,
        )) &&
      /^\d{1,4}(?:\.\d+)*$/.test(written) &&
      !/^ (?!was\b|is\b|has\b|does\b|runs\b|supports\b|requires\b|adds\b)[a-z]+s\b/.test(after))
  return { ...plain(amount), dimension: isLabel ? 'label' : 'count' }
}
