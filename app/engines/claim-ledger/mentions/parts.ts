import type { Quantity } from '../figures/quantities.ts'
import type { Placed, Slots } from '../slots/slots.ts'
import { isLeaving } from './moves.ts'

/** A figure that follows from others of its claim: "36 of the 48 beds" is three quarters. */
type Derived = { figure: Placed<Quantity>; from: Placed<Quantity>[]; isChange: boolean }

/** What two figures of one claim that stand next to each other come to. */
export function derivedFrom({ quantities, text }: Slots): Derived[] {
  const figures = quantities.filter(({ unit }) => unit !== 'rank')
  return [
    ...figures.flatMap((first, i) => {
      const second = figures[i + 1]
      const alone = [...pairsOf(first, text), ...growthOf(first, text)]
      if (!second || second.start < first.end) return alone
      const between = text.slice(first.end, second.start)
      const found = combine(first, second, {
        before: text.slice(0, first.start),
        between,
        after: text.slice(second.end),
      })
      return [...found.map((read) => ({ ...read, from: [first, second] })), ...alone]
    }),
  ]
}

type Around = { before: string; between: string; after: string }

const ITS = String.raw`(?:(?:the|its|his|her|their|our|my|your|these|those|all|every|[\w-]+'s?|[a-z]+ [\w-]+'s?) )*`
const OF = new RegExp(
  String.raw`^(?!.*\b(?:and|or|but)\b)[^,.;:]{0,40}?\b(?:of|from|among|out of) ${ITS}(?:[a-z]+ )?$`,
  'i',
)
const OF_SHARE = new RegExp(String.raw`^ ?(?:of )?${ITS}(?:[a-z]+ )?$`, 'i')
const OF_FIRST = new RegExp(String.raw`(?:^|[,;] )(?:out )?of ${ITS}$`, 'i')
const GROUPS = /^ (?:[a-z]+ )?(?:[a-z]+s) (?:of|with|containing|holding) (?:up to )?$/
const BY = /^ ?(?:(?:wide|long|high|tall|deep) )?(?:by|x) $/

function combine(
  first: Placed<Quantity>,
  second: Placed<Quantity>,
  { before, between, after }: Around,
): Omit<Derived, 'from'>[] {
  const areCounts = first.dimension === 'count' && second.dimension === 'count'
  const made = (figure: Partial<Quantity>, like = second): Omit<Derived, 'from'>[] => [
    { figure: figureOf(like, figure, [first, second]), isChange: false },
  ]
  const isOf = OF_FIRST.test(before) && between.includes(',')
  if (isOf && first.dimension === 'count' && second.dimension === 'share')
    return made({ ...COUNT, value: first.value * second.value }, first)
  if (first.dimension === 'count' && GROUPS.test(between) && !/ out of $/.test(between))
    return made({ value: first.value * second.value })
  const [part, whole] = isOf ? [second, first] : [first, second]
  if (areCounts && (isOf || OF.test(between)) && part.value <= whole.value && whole.value > 1 && part.value >= 1) {
    const isRest = /\ball but (?:for )?$/i.test(isOf ? between : before)
    const value = isRest ? whole.value - part.value : part.value
    return [
      ...made({ dimension: 'share', unit: '%', value: value / whole.value, isUnitless: false, bound: part.bound }),
      ...(isRest ? made({ ...COUNT, value }, whole) : []),
    ]
  }
  if (first.dimension === 'share' && second.dimension === 'count' && /of$/.test(first.text) && OF_SHARE.test(between))
    return made({ ...COUNT, value: first.value * second.value })
  if (first.dimension === 'length' && second.dimension === 'length' && BY.test(between))
    return made({ dimension: 'area', unit: 'm²', value: first.value * second.value })
  if (
    areCounts &&
    / and (?:then )?$/.test(between) &&
    (/^ more\b/.test(after) || ((first.counted ?? second.counted) === second.counted && /^ [a-z]+ and $/.test(between)))
  )
    return made({ value: first.value + second.value }, first)
  return changeOf(first, second, before, between)
}

/** "From 800 to 760" is five percent less. */
function changeOf(
  first: Placed<Quantity>,
  second: Placed<Quantity>,
  before: string,
  between: string,
): Omit<Derived, 'from'>[] {
  if (first.dimension !== second.dimension || !/\bfrom $/i.test(before) || !/ to $/.test(between)) return []
  return changes(second, first.value, second.value, [first, second])
}

/** "From $5 to $6", which is read as one stretch, is a fifth more where something went so far. */
function growthOf(stretch: Placed<Quantity>, text: string): Derived[] {
  if (stretch.bound !== 'range' || !isLeaving(text.slice(0, stretch.start))) return []
  return changes(stretch, stretch.low, stretch.high, [stretch]).map((read) => ({ ...read, from: [stretch] }))
}

function changes(
  like: Placed<Quantity>,
  before: number,
  after: number,
  from: Placed<Quantity>[],
): Omit<Derived, 'from'>[] {
  const gap = Math.abs(after - before)
  const share = { dimension: 'share', unit: '%', value: gap / before, isUnitless: false, step: 0.005 }
  return [share, { value: gap }].map((read) => ({ figure: figureOf(like, read, from), isChange: true }))
}

/** Three pairs are six. */
function pairsOf(first: Placed<Quantity>, text: string): Derived[] {
  const [, noun] = /^ pairs of ([a-z]+)/.exec(text.slice(first.end)) ?? []
  if (first.dimension !== 'count' || noun === undefined) return []
  return [{ figure: figureOf(first, { value: first.value * 2 }, [first]), from: [first], isChange: false }]
}

const COUNT = { dimension: 'count', unit: '', isUnitless: true }

function figureOf(like: Placed<Quantity>, read: Partial<Quantity>, from: Placed<Quantity>[]): Placed<Quantity> {
  const value = read.value ?? like.value
  const bound = read.bound ?? (from.some((one) => one.bound === 'about') ? 'about' : 'exact')
  const [low, high] = [bound === 'under' ? -Infinity : value, bound === 'over' ? Infinity : value]
  return { ...like, step: 0, ...read, value, low, high, bound }
}
