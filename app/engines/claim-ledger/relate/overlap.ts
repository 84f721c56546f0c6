import type { MentionCheck } from '../mentions/mentions.ts'
import type { Slots } from '../slots/slots.ts'
import type { Term } from '../slots/terms.ts'
import type { Alignment } from './align.ts'

/** Words for the measured property: with a figure in the same unit on both sides they add nothing. */
const PROPERTIES: string[][] = [
  ['height', 'tall', 'high', 'elevation', 'altitude', 'rise', 'stand', 'above sea level'],
  ['long', 'length', 'distance', 'far', 'away'],
  ['deep', 'depth'],
  ['wide', 'width', 'broad', 'diameter', 'across'],
  ['weigh', 'weight', 'heavy', 'mass'],
  ['old', 'age'],
  ['speed', 'fast', 'velocity', 'travel'],
  ['temperature', 'hot', 'heat', 'preheat'],
  ['cost', 'price', 'fee', 'charge'],
  ['last', 'take', 'duration', 'length', 'long'],
  ['population', 'people', 'inhabitant', 'live', 'resident', 'populous'],
  ['area', 'size'],
  ['capacity', 'store', 'hold'],
]

/** All words for a measured property. */
export const propertyWords: ReadonlySet<string> = new Set(PROPERTIES.flat())

/** Harmonic mean of how far each claim is covered by the other; comparable figures count as covered words. */
export function overlapOf(
  a: Slots,
  b: Slots,
  alignment: Alignment,
  quantities: MentionCheck,
  dates: MentionCheck,
  isMeasured: boolean,
): number {
  const bonus =
    quantities.shared + quantities.differing.length + quantities.narrower + dates.shared + dates.differing.length
  const side = (slots: Slots, rest: Term[]): number => {
    const core = slots.terms.filter(({ isCondition }) => !isCondition)
    const idle = (term: Term): boolean => isMeasured && propertyWords.has(term.lemma)
    const all = core.reduce((sum, { weight }) => sum + weight, 0) + bonus
    const lone = rest.filter((term) => !term.isCondition && !idle(term)).reduce((sum, { weight }) => sum + weight, 0)
    return all === 0 ? 0 : (all - lone) / all
  }
  const left = side(a, alignment.restA)
  const right = side(b, alignment.restB)
  return left + right === 0 ? 0 : (2 * left * right) / (left + right)
}

/** "330 m tall" against "125 m wide": both measured, not the same property. */
export function clashingProperties(a: Slots, b: Slots, alignment: Alignment, isMeasured: boolean): boolean {
  if (!isMeasured) return false
  const of = (terms: Term[]): Set<number> =>
    new Set(
      terms.flatMap(({ lemma, kind }) =>
        PROPERTIES.flatMap((words, i) => (kind !== 'verb' && words.includes(lemma) ? [i] : [])),
      ),
    )
  const left = of(a.terms)
  const right = of(b.terms)
  return (
    left.size > 0 &&
    right.size > 0 &&
    [...left].every((property) => !right.has(property)) &&
    !alignment.matches.some(({ a: x }) => left.has(PROPERTIES.findIndex((words) => words.includes(x.lemma))))
  )
}
