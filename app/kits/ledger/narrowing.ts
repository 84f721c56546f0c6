import { shares } from './cue-words.ts'
import type { Facts } from './facts.ts'
import type { Slots } from './slots.ts'
import type { Term } from './terms.ts'
import type { Span } from './text.ts'

export function limitBetween(facts: Facts): { slot: string; a: Span[]; b: Span[] } | null {
  const { a, b, alignment } = facts
  if (isShareDifferent(a, b)) return { slot: 'how many', a: spansOf(a.cues.shareSpan), b: spansOf(b.cues.shareSpan) }
  const isForbidding =
    a.cues.polarity === -1 &&
    b.cues.polarity === -1 &&
    /\bmay\b/i.test(a.text) !== /\bmay\b/i.test(b.text) &&
    Math.max(a.cues.certainty, b.cues.certainty) === 2
  if (a.cues.certainty !== b.cues.certainty && !isForbidding)
    return { slot: 'certainty', a: spansOf(a.cues.certaintySpan), b: spansOf(b.cues.certaintySpan) }
  if (a.cues.duty !== b.cues.duty && ((a.cues.duty && b.cues.duty) || isAdvice(facts)))
    return { slot: 'duty', a: [], b: [] }
  const isOpenCondition = (own: Slots, rest: Term[]): boolean => {
    const conditional = own.terms.filter(({ isCondition }) => isCondition)
    const lone = conditional.filter((term) => rest.includes(term))
    return own.cues.conditions.length > 0 && (conditional.length === 0 || lone.length > conditional.length / 2)
  }
  const isOnlyBoth = [a, b].every(({ text }) => /\b(?:only|solely|exclusively)\b/i.test(text))
  if (isOnlyBoth) return narrowedSubject(facts)
  const left = isOpenCondition(a, alignment.restA)
  const right = isOpenCondition(b, alignment.restB)
  if (left || right) return { slot: 'condition', a: left ? a.cues.conditions : [], b: right ? b.cues.conditions : [] }
  const narrowing = narrowedSubject(facts) ?? narrowedRank(facts)
  if (narrowing) return narrowing
  return facts.narrower > 0 ? { slot: 'range', a: a.quantities, b: b.quantities } : null
}

/** "The patch should fix the crash" against "fixes": said of one thing, not an order to the reader. */
function isAdvice({ a, b, alignment: { matches } }: Facts): boolean {
  const isThing = matches.some(({ a: x, b: y }) => x.isSubject && y.isSubject && x.weight > 0.5)
  return isThing && [a.cues.duty, b.cues.duty].includes('should') && !a.isPassive && !b.isPassive
}

/** "Male whales sing" says less than "whales sing": words before a bare plural subject that the other side lacks. */
function narrowedSubject({ loneA, loneB, alignment, lexicon }: Facts): { slot: string; a: Span[]; b: Span[] } | null {
  const isNarrowing = (own: Term[], other: Term[], head: Term | undefined): boolean =>
    other.length === 0 &&
    own.length > 0 &&
    head !== undefined &&
    own.every(
      (term) =>
        term.role === 'S' &&
        term.kind !== 'name' &&
        term.kind !== 'verb' &&
        term.phrase === head.phrase &&
        !term.isDefinite &&
        term.start < head.start,
    ) &&
    /s$/.test(head.text)
  const heads = alignment.matches.filter(
    ({ a: x, b: y }) => x.role === 'S' && y.role === 'S' && x.kind === 'noun' && y.kind === 'noun',
  )
  if (heads.some(({ a: x }) => isNarrowing(loneA, loneB, x))) return { slot: 'how many', a: loneA, b: [] }
  const isForSome = (own: Term[], other: Term[]): boolean =>
    other.length === 0 &&
    own.length > 0 &&
    own.every(({ role }) => role === 'for' || role === 'among') &&
    own.some((term) => /s$|^(?:people|children|men|women)$/.test(term.text) && lexicon.isKindOf(term.lemma, 'person'))
  if (isForSome(loneA, loneB)) return { slot: 'condition', a: loneA, b: [] }
  if (isForSome(loneB, loneA)) return { slot: 'condition', a: [], b: loneB }
  return heads.some(({ b: y }) => isNarrowing(loneB, loneA, y)) ? { slot: 'how many', a: [], b: loneB } : null
}

/** "The largest hot desert" ranks fewer things than "the largest desert". */
function narrowedRank({ loneA, loneB, alignment: { matches } }: Facts): { slot: string; a: Span[]; b: Span[] } | null {
  const ranks = matches.filter(
    ({ a: x, b: y }) => /^(?:most|least|.+[^r]est)$/i.test(x.text) && /^(?:most|least|.+[^r]est)$/i.test(y.text),
  )
  const within = (own: Term[], rank: Term, heads: Term[]): Term[] =>
    own.filter(
      (term) =>
        term.phrase === rank.phrase &&
        term.start > rank.start &&
        heads.some((head) => head.phrase === rank.phrase && head.start > term.start),
    )
  for (const rank of ranks) {
    const a = within(
      loneA,
      rank.a,
      matches.map((match) => match.a),
    )
    const b = within(
      loneB,
      rank.b,
      matches.map((match) => match.b),
    )
    if ((a.length === 0) !== (b.length === 0)) return { slot: 'range', a, b }
  }
  return null
}

function spansOf(span: Span | null): Span[] {
  return span ? [span] : []
}

function isShareDifferent(a: Slots, b: Slots): boolean {
  if (a.cues.share === b.cues.share) return false
  const isWhole = (share: number): boolean => share >= shares.generic
  if (isWhole(a.cues.share) && isWhole(b.cues.share)) return false
  if (a.cues.isShareSaid && b.cues.isShareSaid) return true
  const [said, other] = a.cues.isShareSaid ? [a, b] : [b, a]
  if (/\b(?:frequent|regular|common|normal|usual|typical|general|main|predominant)\b/i.test(other.text)) return false
  const verb = said.terms.find(({ role }) => role === 'V')
  const isAboutObject =
    verb !== undefined &&
    (said.cues.shareSpan?.start ?? 0) > verb.start &&
    /^(?:many|several|some|certain|a few|numerous|lots of|a number of|parts? of|much of|plenty of|a lot of)/i.test(
      said.text.slice(said.cues.shareSpan?.start ?? 0),
    )
  return !isAboutObject
}
