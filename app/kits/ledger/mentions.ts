import type { Lexicon } from '#app/providers/knowledge/lexicon.ts'
import { compareDates } from './dates.ts'
import type { DateMention } from './dates.ts'
import { areLikeWords, compareQuantities } from './quantity-pairs.ts'
import type { Outcome } from './quantity-pairs.ts'
import type { Placed, Slots } from './slots.ts'
import type { Span } from './text.ts'

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
  return check(a.quantities, b.quantities, (x, y) => compareQuantities(x, y, a, b, lexicon), lexicon)
}

/** Compares the dates of two claims, those of one verb with each other first. */
export function checkDates(a: Slots, b: Slots, lexicon: Lexicon): MentionCheck {
  return check(a.dates, b.dates, compareDatesInPlace, lexicon)
}

/** The years of a life or reign in parentheses are no rival of the date of a deed. */
function compareDatesInPlace(a: Placed<DateMention>, b: Placed<DateMention>): Outcome {
  return a.isAside !== b.isAside && a.isSpan !== b.isSpan ? 'apart' : compareDates(a, b)
}

function check<T extends Span & { text: string; dimension?: string }>(
  a: Placed<T>[],
  b: Placed<T>[],
  compare: (a: Placed<T>, b: Placed<T>) => Outcome,
  lexicon: Lexicon,
): MentionCheck {
  const settled = new Set<Placed<T>>()
  const result: MentionCheck = { shared: settleEqual(a, b, compare, lexicon, settled), differing: [], narrower: 0 }
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
function settleEqual<T extends Span & { dimension?: string }>(
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
    const same = [...alike, ...others].find((y) => !settled.has(y)) ?? alike[0]
    if (!same) continue
    shared += 1
    settled.add(same)
    settled.add(x)
  }
  return shared
}

/** Of one dimension: a bare "5" is no "5 seconds" where another figure counts minutes. */
function isOf({ dimension }: { dimension?: string }): (other: { dimension?: string }) => boolean {
  return (other) => other.dimension === dimension
}

function differing<T extends Span & { text: string }>(a: Placed<T>, b: Placed<T>): MentionCheck['differing'][number] {
  return { a, b, isTopic: a.isTopic && b.isTopic, isIdentity: isIdentity(a) || isIdentity(b) }
}

function isIdentity(mention: Span & { text: string; dimension?: string }): boolean {
  return mention.dimension === 'label' || mention.dimension === 'ordinal'
}

/** Where both claims have several figures, those on the same verb are compared with each other. */
function near<T extends Span>(x: Placed<T>, others: Placed<T>[], own: Placed<T>[], lexicon: Lexicon): Placed<T>[] {
  if (own.length < 2 && others.length < 2) return others
  const onVerb = others.filter(({ verb }) => verb !== null && x.verb !== null && areLikeWords(verb, x.verb, lexicon))
  const verbs = new Set([...own, ...others].map(({ verb }) => verb))
  return verbs.size > 1 && onVerb.length > 0 && onVerb.length < others.length ? onVerb : others
}
