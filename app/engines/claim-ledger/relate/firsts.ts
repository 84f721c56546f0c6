import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { Slots } from '../slots/slots.ts'
import type { Term } from '../slots/terms.ts'
import type { Alignment } from './align.ts'
import { areSameName } from './names.ts'
import { isSuperlative } from './rivalry.ts'
import type { Substitution } from './rivals.ts'

/**
 * "The Nile is the longest river, with the Amazon second" and "the Amazon is the longest river": two subjects of which
 * each is said to be the one, also where the other is named beside it.
 */
export function findFirsts(a: Slots, b: Slots, { matches }: Alignment, lexicon: Lexicon): Substitution[] {
  const isShared = matches.some(
    ({ a: p, b: q, how }) => how !== 'opposite' && isTheOne(p) && isTheOne(q) && p.role === 'C' && q.role === 'C',
  )
  const [x, y] = [subjectOf(a), subjectOf(b)]
  if (!isShared || !x || !y || areSameName(x.text, y.text, lexicon) || isRanked(a) || isRanked(b)) return []
  const isSubjectToo = matches.some(
    ({ a: p, b: q }) => (p === x && q.start <= y.start + REACH) || (q === y && p.start <= x.start + REACH),
  )
  return isSubjectToo ? [] : [{ a: x, b: y, isRival: true, isNamed: true, isVerb: false }]
}

/** "The gravity of the Moon": so many letters behind a subject a name still belongs to it. */
const REACH = 25

/** The longest, or the larger where there are two. */
function isTheOne(term: Term): boolean {
  if (/^(?:chief|primary|principal|biggest)$/i.test(term.text)) return true
  return isSuperlative(term) || (term.isDefinite && term.kind === 'adj' && /[^e]er$/.test(term.text.toLowerCase()))
}

/** The second largest is not the largest. */
function isRanked({ text }: Slots): boolean {
  return RANKED.test(text)
}

const RANKED =
  /\bone of\b|\bamong\b|\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:nd|rd|th))[ -](?:most|least|\w+est)\b/i

/** What a claim that says what something is speaks of: the one name, else the one thing. */
function subjectOf({ terms, isCopular }: Slots): Term | null {
  if (!isCopular) return null
  const [name, noun] = (['name', 'noun'] as const).map((kind) =>
    terms.filter((term) => term.kind === kind && term.role === 'S' && term.isSubject),
  )
  const found = name?.length === 1 ? name[0] : name?.length === 0 && noun?.length === 1 ? noun[0] : null
  return found ?? null
}
