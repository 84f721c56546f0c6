import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { SeatClaim } from '../claims.ts'
import { factsOf, suspect } from '../compare.ts'
import type { DecidedEdge } from '../judgements.ts'
import { isDangling } from '../relate/standing-alone.ts'
import type { Term } from '../slots/terms.ts'
import { pairsOf, placedClaims, rivalEdge, withRivals } from './told-rivals.ts'
import { stemsOf } from '../text/stems-of.ts'

const COMPARING = /\b(?:more|less|fewer|\p{L}{2,}er)\b/iu
/** Words that say how surely or how much, and nothing of what is compared. */
const SMALL =
  /^(?:also|generally|usually|typically|often|much|far|slightly|even|than|significantly|considerably|overall)$/i

/** The work of comparing is bounded: of one answer the first comparisons are read. */
const MOST_OF_SEAT = 12

/** What one claim says besides only names what the question compares: "than an oven", asked whether a fryer is better than an oven. */
const isOfQuestion = (terms: readonly Term[], sought: ReadonlySet<string>): boolean =>
  terms.every(({ lemma, text }) => SMALL.test(lemma) || stemsOf(`${text} ${lemma}`).some((word) => sought.has(word)))

/** "Use less energy" and "use more energy than ovens": one thing is compared both ways round with what the question names. */
export function withCompared(
  edges: DecidedEdge[],
  claims: SeatClaim[],
  question: string,
  lexicon: Lexicon,
): DecidedEdge[] {
  const sought = new Set(stemsOf(question))
  const comparing = placedClaims(claims).filter(({ claim }) => COMPARING.test(claim.text) && !isDangling(claim.text))
  const told = comparing.filter(
    ({ seat, at }) => comparing.filter((other) => other.seat === seat && other.at < at).length < MOST_OF_SEAT,
  )
  const rivals = pairsOf(told).flatMap(({ 0: x, 1: y }) => {
    const facts = factsOf(x.claim.slots, y.claim.slots, lexicon)
    const { opposites, loneA, loneB, alignment } = facts
    const [opposite] = opposites
    const { stage, verdict } = suspect(facts)
    if (!opposite || opposites.length > 1 || stage !== 'denial' || verdict.relation !== 'contradict') return []
    if (![opposite.a, opposite.b].every(({ text }) => COMPARING.test(text))) return []
    const isOneSubject = alignment.matches.some(({ a, how }) => how === 'same' && a.role === 'S' && a.kind !== 'verb')
    if (!isOneSubject || !isOfQuestion(loneA, sought) || !isOfQuestion(loneB, sought)) return []
    const side = (one: typeof x, { start, end }: Term) => ({
      at: one.at,
      seat: one.seat,
      value: one.claim.text.slice(start, end),
      spans: [{ start, end }],
    })
    return [rivalEdge(side(x, opposite.a), side(y, opposite.b), 'opposite')]
  })
  return withRivals(edges, rivals)
}
