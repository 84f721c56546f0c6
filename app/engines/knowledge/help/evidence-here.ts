import { cosine } from '../similarity.ts'
import { namesProduct, speaksOfHeld, wantsMeaningOf } from './about-product.ts'
import type { Asked, Found } from './finding.ts'

/** Logistic regression, rounded, on the questions that are not held out: those of the tests, and of the panda's own set. */
const weights = {
  none: -4.1,
  coverage: 1.3,
  front: 0.3,
  asked: 2.6,
  shared: 0.7,
  askedAlike: 1.3,
  lead: 0.8,
  other: -2.3,
  named: 0.7,
  held: 0.7,
  meaning: -1.6,
  strange: -1.3,
  terse: 0.4,
}
const MOST_LEAD = 2
const MOST_STRANGE = 2
const TERSE_WORDS = 3

/** What speaks for the first article when somebody asks at the help desk of this place: above 0 more for it than against. */
export function evidenceHere(
  question: string,
  [best, next]: readonly Found[],
  { vector }: Asked,
  others: readonly Float32Array[],
): number {
  if (!best) return -Infinity
  const other = others.reduce((most, one) => Math.max(most, cosine(vector, one)), 0)
  return (
    weights.none +
    best.coverage * weights.coverage +
    best.frontCoverage * weights.front +
    best.asked * weights.asked +
    best.shared * weights.shared +
    best.askedAlike * weights.askedAlike +
    Math.min(MOST_LEAD, best.fit - (next?.fit ?? 0)) * weights.lead +
    other * weights.other +
    Math.min(MOST_STRANGE, best.strange) * weights.strange +
    (namesProduct(question) ? weights.named : 0) +
    (speaksOfHeld(question) ? weights.held : 0) +
    (wantsMeaningOf(question) ? weights.meaning : 0) +
    (question.split(' ').length <= TERSE_WORDS ? weights.terse : 0)
  )
}
