import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import { compareDates } from '../figures/dates.ts'
import type { DateMention } from '../figures/dates.ts'
import type { Quantity } from '../figures/quantities.ts'
import type { Placed, Slots } from '../slots/slots.ts'
import type { Span } from '../text/text.ts'
import { areLikeWords } from './counted.ts'
import { areApartAsSaid, deedOfLapse } from './lapses.ts'
import { withoutLeft } from './moves.ts'
import { compareQuantities } from './quantity-pairs.ts'
import type { Outcome } from './quantity-pairs.ts'
import { differing, settleDerived } from './settle-derived.ts'

/**
 * How the figures (or dates) of two claims stand. `differing` are pairs that cannot both hold; `shared` how many
 * agree.
 */
export type MentionCheck = {
  shared: number
  differing: { a: Span & { text: string }; b: Span & { text: string }; isTopic: boolean; isIdentity: boolean }[]
  narrower: number
}

/** Compares the quantities of two claims, each with those it can be compared with. */
export function checkQuantities(a: Slots, b: Slots, lexicon: Lexicon): MentionCheck {
  const compare = (x: Placed<Quantity>, y: Placed<Quantity>): Outcome => compareQuantities(x, y, a, b, lexicon)
  const settled = new Set<Placed<Quantity>>()
  const shared = settleEqual(a.quantities, b.quantities, compare, lexicon, settled)
  const derived = settleDerived(a, b, compare, settled)
  const rest = checkRest(a.quantities, b.quantities, compare, lexicon, settled)
  return {
    shared: shared + derived.shared,
    differing: [...derived.differing, ...rest.differing],
    narrower: rest.narrower + derived.narrower,
  }
}

/** Compares the dates of two claims, those of one verb with each other first. */
export function checkDates(a: Slots, b: Slots, lexicon: Lexicon): MentionCheck {
  const compare = (x: Placed<DateMention>, y: Placed<DateMention>): Outcome => {
    const outcome = compareDatesInPlace(x, y)
    if (outcome === 'differs' && x.weekday !== null && daysOf(a) !== daysOf(b)) return 'apart'
    if (outcome !== 'differs' || !areApartAsSaid(x, y, a, b)) return outcome
    const isOne = (one: string | null, other: string | null): boolean =>
      one !== null && other !== null && areLikeWords(one, other, lexicon)
    const isOneDeed = isOne(x.verb, y.verb) && !isOne(deedOfLapse(a), y.verb) && !isOne(deedOfLapse(b), x.verb)
    return isOneDeed && a.dates.length === 1 && b.dates.length === 1 && x.weekday === null ? 'differs' : 'apart'
  }
  const settled = new Set<Placed<DateMention>>()
  const [own, other] = standingDates(a, b)
  const shared = settleEqual(own, other, compare, lexicon, settled)
  return { ...checkRest(own, other, compare, lexicon, settled), shared }
}

/** The dates to compare: one that something left counts only where both claims tell what was left. */
function standingDates(a: Slots, b: Slots): [Placed<DateMention>[], Placed<DateMention>[]] {
  const [own, other] = [withoutLeft(a.dates, a), withoutLeft(b.dates, b)]
  const isLeftInBoth = own.length < a.dates.length && other.length < b.dates.length
  return isLeftInBoth ? [a.dates, b.dates] : [own, other]
}

/** "Closed on Mondays" and "open from Tuesday to Sunday" do not clash by their days. */
function daysOf({ dates }: Slots): number {
  return dates.filter(({ weekday }) => weekday !== null).length
}

/** The years of a life or reign in parentheses are no rival of the date of a deed. */
function compareDatesInPlace(a: Placed<DateMention>, b: Placed<DateMention>): Outcome {
  return a.isAside !== b.isAside && a.isSpan !== b.isSpan ? 'apart' : compareDates(a, b)
}

function checkRest<T extends Span & { text: string; dimension?: string }>(
  a: Placed<T>[],
  b: Placed<T>[],
  compare: (a: Placed<T>, b: Placed<T>) => Outcome,
  lexicon: Lexicon,
  settled: Set<Placed<T>>,
): MentionCheck {
  const result: MentionCheck = { shared: 0, differing: [], narrower: 0 }
  for (const x of a) {
    if (settled.has(x)) continue
    const options = near(x, b, a, lexicon)
      .filter((y) => !settled.has(y))
      .map((y) => ({ y, outcome: compare(x, y) }))
    const found =
      options.find(({ outcome }) => outcome === 'narrower') ?? options.find(({ outcome }) => outcome === 'differs')
    if (!found) continue
    settled.add(found.y)
    if (found.outcome === 'narrower') result.narrower += 1
    else result.differing.push(differing(x, found.y))
  }
  return result
}

/** Takes out the pairs that say the same and counts them. */
function settleEqual<T extends Span & { dimension?: string; unit?: string }>(
  a: Placed<T>[],
  b: Placed<T>[],
  compare: (a: Placed<T>, b: Placed<T>) => Outcome,
  lexicon: Lexicon,
  settled: Set<Placed<T>>,
): number {
  let shared = 0
  for (const x of a) {
    const equal = near(x, b, a, lexicon).filter((y) => compare(x, y) === 'same')
    const alike = equal.filter(({ dimension }) => dimension === x.dimension)
    const others = equal.filter((y) => !b.some(isOf(x)) && !a.some(isOf(y)))
    const isOpen = (y: Placed<T>): boolean => !settled.has(y) && !hasOwnRival(x, y, a, b, compare)
    const same = [...alike, ...others].find(isOpen) ?? alike.find((y) => settled.has(y))
    if (!same) continue
    shared += 1
    settled.add(same)
    settled.add(x)
  }
  return shared
}

/** "An inch is 2.54 cm" is held against the "3.2 cm" of "one inch is 3.2 cm", not against the inch. */
function hasOwnRival<T extends { dimension?: string; unit?: string }>(
  x: Placed<T>,
  y: Placed<T>,
  a: Placed<T>[],
  b: Placed<T>[],
  compare: (a: Placed<T>, b: Placed<T>) => Outcome,
): boolean {
  if (x.unit === y.unit) return false
  const isAlone = (z: Placed<T>, others: Placed<T>[], isSame: (w: Placed<T>) => boolean): boolean =>
    z !== x && z !== y && !others.some(isSame)
  return (
    b.some((z) => z.unit === x.unit && isOf(x)(z) && isAlone(z, a, (w) => compare(w, z) === 'same')) ||
    a.some((z) => z.unit === y.unit && isOf(y)(z) && isAlone(z, b, (w) => compare(z, w) === 'same'))
  )
}

/** Of one dimension: a bare "5" is no "5 seconds" where another figure counts minutes. */
function isOf({ dimension }: { dimension?: string }): (other: { dimension?: string }) => boolean {
  return (other) => other.dimension === dimension
}

/** Where the claims have several figures, those on one verb are compared with each other and with no others. */
function near<T extends Span>(x: Placed<T>, others: Placed<T>[], own: Placed<T>[], lexicon: Lexicon): Placed<T>[] {
  const verbs = new Set([...own, ...others].map(({ verb }) => verb))
  if ((own.length < 2 && others.length < 2) || verbs.size < 2) return others
  const areOnOneVerb = (y: Placed<T>, z: Placed<T>): boolean =>
    y.verb !== null && z.verb !== null && areLikeWords(y.verb, z.verb, lexicon)
  const onVerb = others.filter((y) => areOnOneVerb(x, y))
  return onVerb.length > 0 ? onVerb : others.filter((y) => !own.some((z) => areOnOneVerb(y, z)))
}
