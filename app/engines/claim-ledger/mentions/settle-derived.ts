import type { Quantity } from '../figures/quantities.ts'
import { compareValues } from '../figures/values.ts'
import type { Placed, Slots } from '../slots/slots.ts'
import type { Span } from '../text/text.ts'
import type { MentionCheck } from './mentions.ts'
import { derivedFrom } from './parts.ts'
import { isMove } from './moves.ts'
import type { Outcome } from './quantity-pairs.ts'
import { isRestOf } from './shares.ts'

/** Holds what follows from several figures against what is left: 36 of 48 beds against three quarters of them. */
export function settleDerived(
  a: Slots,
  b: Slots,
  compare: (x: Placed<Quantity>, y: Placed<Quantity>) => Outcome,
  settled: Set<Placed<Quantity>>,
): MentionCheck {
  const result: MentionCheck = { shared: 0, differing: [], narrower: 0 }
  const sides = [
    { own: a, other: b, hold: compare },
    { own: b, other: a, hold: (x: Placed<Quantity>, y: Placed<Quantity>) => compare(y, x) },
  ]
  for (const { own, other, hold } of sides)
    for (const { figure, from, isChange } of derivedFrom(own)) {
      if (from.every((one) => settled.has(one))) continue
      const rivals = [
        ...other.quantities.map((one) => ({ figure: one, from: [one], isChange: isMove(one, other) })),
        ...derivedFrom(other),
      ].filter((one) => one.isChange === isChange && one.from.some((source) => !settled.has(source)))
      const outcomes = rivals.map((rival) => ({ rival, outcome: outcomeOf(figure, rival.figure, isChange, hold) }))
      const found =
        outcomes.find(({ outcome }) => outcome === 'same') ??
        outcomes.find(({ outcome }) => outcome === 'narrower') ??
        outcomes.find(({ outcome }) => outcome === 'differs')
      const rest = rivals.find((rival) => isRest(figure, rival.figure))
      for (const one of found || rest ? [...from, ...((found?.rival ?? rest)?.from ?? [])] : []) settled.add(one)
      if (!found) continue
      if (found.outcome === 'same') result.shared += 1
      else if (found.outcome === 'narrower') result.narrower += 1
      else
        result.differing.push(own === a ? differing(figure, found.rival.figure) : differing(found.rival.figure, figure))
    }
  return result
}

/** Two of twelve, and the ten others. */
function isRest(x: Quantity, y: Quantity): boolean {
  return x.dimension === 'share' && y.dimension === 'share' && isRestOf(x, y)
}

/** A product or sum that comes out right is the same; one that does not may be of another thing. */
function outcomeOf(
  derived: Placed<Quantity>,
  said: Placed<Quantity>,
  isChange: boolean,
  compare: (x: Placed<Quantity>, y: Placed<Quantity>) => Outcome,
): Outcome {
  if (derived.dimension !== said.dimension) return 'apart'
  const outcome = isChange ? compareValues(derived, said) : compare(derived, said)
  if (derived.dimension === 'share') return outcome
  return compareValues(derived, said) === 'same' ? 'same' : 'apart'
}

export function differing<T extends Span & { text: string }>(
  a: Placed<T>,
  b: Placed<T>,
): MentionCheck['differing'][number] {
  return { a, b, isTopic: a.isTopic && b.isTopic, isIdentity: isIdentity(a) || isIdentity(b) }
}

function isIdentity(mention: Span & { text: string; dimension?: string }): boolean {
  return mention.dimension === 'label' || mention.dimension === 'ordinal'
}
