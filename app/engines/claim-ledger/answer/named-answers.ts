import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { SeatClaim } from '../claims.ts'
import type { DecidedEdge } from '../judgements.ts'
import { areSameName, isDemonym } from '../relate/names.ts'
import type { Asked } from '../segment/question-form.ts'
import { compareText, editDistance, toPlainText } from '../text/text.ts'
import { doerIn } from './doer-asked.ts'
import { ofOneMind, pairsOf, rivalEdge, withRivals } from './told-rivals.ts'
import { stemsOf } from '../text/stems-of.ts'
import type { Told } from './told-rivals.ts'

/** "The largest desert", "the capital": what only one thing can be. */
const ONLY_ONE =
  /\bthe (?:(?:second|third|fourth|fifth) )?((?:\p{L}{2,}est|most \p{L}+|least \p{L}+|first|last|only|capital)(?: \p{L}+)?)/iu
const BE = /\s(?:is|was|are|were)\s/
/** A name that a text opens with. */
export const NAME =
  /^(?:the )?(\p{Lu}[\p{L}\p{N}'’-]*(?: (?:of|the|de|da|del|and) (?=\p{Lu})| \p{Lu}[\p{L}\p{N}'’-]*)*)/u
/** "The Soviet cosmonaut" before a name. */
export const OFFICE =
  /^(?:the|an?) (?:\p{Lu}[\p{L}-]+ )?(?:(?!(?:of|in|on|at|and|or|by|from|which|that|near|to|with|for|is|was) )\p{Ll}[\p{L}-]+ ){1,4}(?=\p{Lu})/u
const FIRST_CLAIMS = 3

/** The name that a claim gives to the one thing asked: behind "is", or before it. */
function nameIn(text: string, sought: string): { name: string; start: number } | null {
  const be = BE.exec(text)
  if (!be) return null
  const end = be.index + be[0].length
  const office = OFFICE.exec(text.slice(end))?.[0].length ?? 0
  const [left, right] = [text.slice(0, be.index), text.slice(end + office)]
  const asked = sought.toLowerCase()
  if (left.toLowerCase().includes(asked)) {
    const found = NAME.exec(right)
    return found ? { name: found[1]!, start: end + office + found[0].length - found[1]!.length } : null
  }
  const said = right.split(/[,;(]|\s(?:but|and|which|that|if|when)\s/)[0]!.toLowerCase()
  const found = NAME.exec(left)
  const isWhole = found !== null && found[0].length === left.length
  return isWhole && said.startsWith(`the ${asked}`)
    ? { name: found[1]!, start: found[0].length - found[1]!.length }
    : null
}

/** Words of the question tell no name from another. */
export const generalWords = ({ question }: Asked): ReadonlySet<string> => new Set(stemsOf(question))

/** Whether a sentence names one of several, or somebody of before. */
export const isDoubtful = (text: string): boolean =>
  /\b(?:[Mm]ight|may|could|[Pp]erhaps|[Pp]robably|[Oo]ne of|[Ss]ome (?:say|argue|claim)|disputed|often called|used to|until)\b/.test(
    text,
  )

/** Two names of one thing: the same, spelled otherwise, a shorter form, or with a word in common that the question has not. */
export function areOneName(x: string, y: string, general: ReadonlySet<string>, lexicon: Lexicon): boolean {
  const [own, other] = [x, y].map((name) =>
    name.split(' ').filter((word) => stemsOf(word).some((one) => !general.has(one))),
  )
  if (
    own!.length === 0 ||
    other!.length === 0 ||
    areSameName(x, y, lexicon) ||
    areSameName(own!.join(' '), other!.join(' '), lexicon)
  )
    return true
  if (areAlike(own!.join(''), other!.join(''))) return true
  return own!.some((one) =>
    other!.some((two) => one.toLowerCase() === two.toLowerCase() || isDemonym(one, two) || areAlike(one, two)),
  )
}

/** "Antarctica" and "Antarctic", "Ulaanbaatar" and "Ulan Bator". */
function areAlike(one: string, two: string): boolean {
  const [short = '', long = ''] = [one, two].map((word) => word.toLowerCase()).toSorted((x, y) => x.length - y.length)
  return (
    short.length >= LEAST_ALIKE && (long.startsWith(short) || editDistance(short, long) <= Math.floor(long.length / 3))
  )
}
const LEAST_ALIKE = 5

/**
 * Of a thing that only one can be ("the largest desert in the world") or do ("who invented the telephone") two seats that name two things are rivals, in whatever sentences. Who
 * names the other's too as such says neither.
 */
export function withNamedAnswers(
  edges: DecidedEdge[],
  claims: SeatClaim[],
  asked: Asked | null,
  lexicon: Lexicon,
): DecidedEdge[] {
  const sought = asked && !asked.isYesNo && asked.expectsOne ? ONLY_ONE.exec(asked.question)?.[1] : undefined
  if (asked === null || (sought === undefined && !asked.isWho)) return edges
  const general = generalWords(asked)
  const told = claims.flatMap((claim, at): (Told & { name: string })[] => {
    if (claim.order >= FIRST_CLAIMS || claim.slots.cues.polarity === -1) return []
    const text = toPlainText(claim.text)
    const found = sought === undefined ? doerIn(text, asked.question, lexicon) : nameIn(text, sought)
    if (!found || isDoubtful(text)) return []
    const end = found.start + found.name.length
    const spans = text === claim.text ? [{ start: found.start, end }] : []
    return [{ at, seat: claim.answer.seat, value: found.name, name: found.name, spans }]
  })
  const single = ofOneMind(told, (one, other) => !areOneName(one.name, other.name, general, lexicon))
  const named = single.map((one) => ({ ...one, value: leadingName(one.name, single, general, lexicon) }))
  const rivals = pairsOf(named)
    .filter(([x, y]) => !areOneName(x.name, y.name, general, lexicon))
    .map(([x, y]) => rivalEdge(x, y, 'who or what'))
  return withRivals(edges, rivals)
}

/** The shortest of the names that one thing goes by: they are one side. */
export const leadingName = (
  name: string,
  all: readonly { name: string }[],
  general: ReadonlySet<string>,
  lexicon: Lexicon,
): string =>
  all
    .map((one) => one.name)
    .filter((other) => areOneName(name, other, general, lexicon))
    .toSorted((x, y) => x.length - y.length || compareText(x, y))[0] ?? name
