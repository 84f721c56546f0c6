import type { SeatClaim } from '../claims.ts'
import type { DecidedEdge } from '../judgements.ts'
import type { Asked } from '../segment/question-form.ts'
import { toPlainText } from '../text/text.ts'
import { ofOneMind, pairsOf, placedClaims, rivalEdge, withRivals } from './told-rivals.ts'
import { stemsOf } from '../text/stems-of.ts'
import type { Told } from './told-rivals.ts'

/** That one thing changes another, or does not: "pressure has no effect on the speed", "the speed rises with pressure". */
type Influence = Told & { cause: string[]; effect: string[]; isDenied: boolean }

const THING = String.raw`((?:[\p{L}\d'’-]+ ){0,7}?[\p{L}\d'’-]+)`
const SOFT = String.raw`(?:(?:also|strongly|greatly|clearly|essentially|virtually|practically|basically|almost|largely|effectively) )?`
const CHANGE = 'affect|influence|change|alter|impact'
const NOUN = '(?:effect|influence|impact|bearing)'
const at = (source: string): RegExp =>
  new RegExp(String.raw`^${source}(?=[,.;:!]| (?:in|at|for|because|since|as|so|and|but|when|while|by)\b|$)`, 'iu')

/** Each pattern with the places of what changes and of what is changed by it. */
const PATTERNS: readonly [pattern: RegExp, cause: 1 | 2, effect: 1 | 2, isDenied: boolean][] = [
  [at(`${THING} (?:does|do|did)(?: not|n['’]t) (?:${CHANGE}) ${THING}`), 1, 2, true],
  [at(`${THING} (?:has|have|had) ${SOFT}no ${NOUN}(?: on ${THING})?`), 1, 2, true],
  [at(`${THING} (?:does|do|did)(?: not|n['’]t) depend on ${THING}`), 2, 1, true],
  [
    at(`${THING} (?:is|are) ${SOFT}(?:independent of|unaffected by|not affected by|not influenced by) ${THING}`),
    2,
    1,
    true,
  ],
  [at(`${THING} ${SOFT}(?:${CHANGE})s? ${THING}`), 1, 2, false],
  [
    at(
      `${THING} (?:has|have|had) an? (?:(?:big|large|strong|direct|major|significant|great) )?${NOUN}(?: on ${THING})?`,
    ),
    1,
    2,
    false,
  ],
  [
    at(
      `${THING} ${SOFT}(?:increases?|decreases?|rises?|falls?|drops?|grows?|varies|changes) with (?:(?:increasing|decreasing|higher|lower|rising|falling) )?${THING}`,
    ),
    2,
    1,
    false,
  ],
  [at(`${THING} ${SOFT}depends? (?:heavily |strongly |mainly |mostly |directly )?on ${THING}`), 2, 1, false],
]
/** Words that leave open whether it does at all, or say it of one case. */
const OPEN =
  /\b(?:may|might|could|can|if|unless|only|alone|directly|significant(?:ly)?|much|always|necessarily|sometimes|slight(?:ly)?|small|little|constant|fixed)\b/i
/** What names nothing that could be changed. */
const NAMELESS = /^(?:it|this|that|they|these|those|which|what|he|she|you|we|not|neither|nothing|everything)\b/i

function influenceIn(claim: SeatClaim, place: number, subject: string): Influence | null {
  const plain = toPlainText(claim.text)
  const text = plain.replace(/^[\p{L} ]{2,30}: (?=\p{Lu})/u, '')
  if (OPEN.test(text)) return null
  for (const [pattern, cause, effect, isDenied] of PATTERNS) {
    const found = pattern.exec(text)
    if (!found) continue
    const [by, of = subject] = [found[cause], found[effect]]
    if (by === undefined || of === '' || NAMELESS.test(by) || NAMELESS.test(of)) return null
    const sides = { cause: stemsOf(by), effect: stemsOf(of.replace(/ (?:in|at|for) .*$/i, '')) }
    if (sides.cause.length === 0 || sides.effect.length === 0) return null
    const value = found[0].trim()
    const start = claim.text.indexOf(value)
    const spans = start < 0 ? [] : [{ start, end: start + value.length }]
    return { at: place, seat: claim.answer.seat, value, spans, ...sides, isDenied }
  }
  return null
}

const isWithin = (x: string[], y: string[]): boolean =>
  x.every((word) => y.includes(word)) || y.every((word) => x.includes(word))
const areRivals = (x: Influence, y: Influence): boolean =>
  x.isDenied !== y.isDenied && isWithin(x.cause, y.cause) && isWithin(x.effect, y.effect)

/** Of one thing that changes another in what one seat says, and does not in what another says. */
export function withInfluence(edges: DecidedEdge[], claims: SeatClaim[], asked: Asked | null): DecidedEdge[] {
  const subject = asked && !asked.isYesNo ? asked.subject : ''
  const told = placedClaims(claims).flatMap(({ claim, at: place }) => influenceIn(claim, place, subject) ?? [])
  const rivals = pairsOf(ofOneMind(told, areRivals)).filter(([x, y]) => areRivals(x, y))
  return withRivals(
    edges,
    rivals.map(([x, y]) => rivalEdge(x, y, 'negation')),
  )
}
