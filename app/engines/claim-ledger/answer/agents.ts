import type { SeatClaim } from '../claims.ts'
import type { DecidedEdge } from '../judgements.ts'
import { toPlainText } from '../text/text.ts'
import { pairsOf, placedClaims, rivalEdge, withRivals } from './told-rivals.ts'
import { stemsOf } from '../text/stems-of.ts'
import type { Told } from './told-rivals.ts'

/** What an illness comes from: of one illness only one of these is the cause, unless somebody names several. */
const AGENTS: readonly [string, RegExp][] = [
  ['virus', /\bvir(?:us(?:es)?|al)\b/i],
  ['bacterium', /\bbacteri(?:um|a|al)\b/i],
  ['parasite', /\b(?:parasit(?:es?|ic)|protozoa\w*|worms?|mites?|amoebas?)\b/i],
  ['fungus', /\bfung(?:us|i|al)\b/i],
  ['prion', /\bprions?\b/i],
]
const CAUSED =
  /^(?:the )?([\p{L}][\p{L} '-]{2,40}?)(?: \([^()]{1,40}\))? (?:is|are) (?:an? [\p{L} -]{0,40}?)?(?:caused|spread) by [^.;]{3,120}$/iu
const CAUSES = /^([^.;,]{3,80}?) causes? ([\p{L}][\p{L} '-]{2,40})$/iu
const IS_OF_KIND =
  /^(?:the )?([\p{L}][\p{L} '-]{2,40}?)(?: \([^()]{1,40}\))? (?:is|are) an? (?:[\p{L}-]+ ){0,3}?(?:viral|bacterial|parasitic|fungal) (?:infection|disease|illness)/iu
const UNSURE = /\b(?:can|may|might|could|often|sometimes|usually|mostly|most|some|many|not|never|rather than)\b|n't\b/i

type Caused = Told & { illness: string[] }

function causeIn(claim: SeatClaim, at: number): Caused | null {
  const text = toPlainText(claim.text).replace(/[.!]+$/, '')
  const illness = CAUSED.exec(text)?.[1] ?? IS_OF_KIND.exec(text)?.[1] ?? CAUSES.exec(text)?.[2]
  const agents = agentsIn(text)
  if (illness === undefined || agents.size !== 1 || UNSURE.test(text)) return null
  const [agent] = agents
  return { at, seat: claim.answer.seat, illness: stemsOf(illness), value: agent!, spans: [] }
}

const agentsIn = (text: string): Set<string> =>
  new Set(AGENTS.flatMap(([agent, pattern]) => (pattern.test(text) ? [agent] : [])))

/** An illness that one seat says comes from a virus and another from bacteria; who names both is held against nobody. */
export function withAgents(edges: DecidedEdge[], claims: SeatClaim[]): DecidedEdge[] {
  const told = placedClaims(claims).flatMap(({ claim, at }) => causeIn(claim, at) ?? [])
  const isNamedBy = (agent: string, seat: string): boolean =>
    claims.some(({ answer, text }) => answer.seat === seat && agentsIn(text).has(agent))
  const rivals = pairsOf(told)
    .filter(([x, y]) => x.value !== y.value && x.illness.join() === y.illness.join() && x.illness.length > 0)
    .filter(([x, y]) => !isNamedBy(x.value, y.seat) && !isNamedBy(y.value, x.seat))
    .map(([x, y]) => rivalEdge(x, y, 'who or what'))
  return withRivals(edges, rivals)
}
