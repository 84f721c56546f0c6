import { findUnit } from '../figures/units.ts'
import type { Slots } from '../slots/slots.ts'
import type { Term } from '../slots/terms.ts'
import type { MentionCheck } from './mentions.ts'

/** "Is given in seconds" against "is expressed in minutes": units that are named without a figure. */
export function differingUnits(a: Slots, b: Slots): MentionCheck['differing'] {
  const [x, y] = [unitsIn(a), unitsIn(b)]
  const [first, second] = [x[0], y[0]]
  if (x.length !== 1 || y.length !== 1 || !first || !second) return []
  const isMeasured = [...a.quantities, ...b.quantities].some(({ dimension }) => dimension === first.unit.dimension)
  if (isMeasured) return []
  if (first.unit.dimension !== second.unit.dimension || first.unit.factor === second.unit.factor) return []
  return [{ a: first.term, b: second.term, isTopic: false, isIdentity: false }]
}

type Named = { term: Term; unit: NonNullable<ReturnType<typeof findUnit>> }

function unitsIn({ quantities, terms }: Slots): Named[] {
  const isFree = ({ start, end }: Term): boolean =>
    quantities.every((known) => known.end <= start || end <= known.start)
  return terms.flatMap((term) => {
    const unit = term.kind === 'noun' && WHOLE_WORD.test(term.text) ? findUnit(term.text.toLowerCase()) : null
    return unit && isFree(term) ? [{ term, unit }] : []
  })
}

/** Signs such as "m" and "in" are too short to be sure of, and one "minute" or "second" is a moment or a rank. */
const WHOLE_WORD = /^[a-z]{3,}s$/i
