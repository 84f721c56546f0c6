import { shares } from '../slots/cue-words.ts'
import type { Slots } from '../slots/slots.ts'
import type { Term } from '../slots/terms.ts'
import type { Span } from '../text/text.ts'
import type { Facts } from './facts.ts'

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
    const conditional = own.terms.filter(({ isCondition, weight }) => isCondition && weight > 0.5)
    const lone = conditional.filter((term) => rest.includes(term))
    return own.cues.conditions.length > 0 && (conditional.length === 0 || lone.length > conditional.length / 2)
  }
  const isOnlyBoth = [a, b].every(({ text }) => /\b(?:only|solely|exclusively)\b/i.test(text))
  if (isOnlyBoth) return narrowedSubject(facts)
  const left = isOpenCondition(a, alignment.restA)
  const right = isOpenCondition(b, alignment.restB)
  if (left || right) return { slot: 'condition', a: left ? a.cues.conditions : [], b: right ? b.cues.conditions : [] }
  const narrowing = narrowedSubject(facts) ?? narrowedRank(facts) ?? narrowedRule(facts) ?? narrowedByWho(facts)
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
  const wholeA = alignment.restA.filter(isSomebody)
  const wholeB = alignment.restB.filter(isSomebody)
  if (isForSome([...new Set([...loneA, ...wholeA])], loneB)) return { slot: 'condition', a: loneA, b: [] }
  if (isForSome([...new Set([...loneB, ...wholeB])], loneA)) return { slot: 'condition', a: [], b: loneB }
  return heads.some(({ b: y }) => isNarrowing(loneB, loneA, y)) ? { slot: 'how many', a: [], b: loneB } : null
}

/** "For adults": a light word that limits all the same. */
function isSomebody({ role, lemma }: Term): boolean {
  return (role === 'for' || role === 'among') && /^(?:adult|person|people|man|woman|child)$/.test(lemma)
}

/** What is forbidden, required or denied "within 50 miles" is less than what is so everywhere. */
function narrowedRule({ a, b, loneA, loneB }: Facts): { slot: string; a: Span[]; b: Span[] } | null {
  const isRule = ({ cues }: Slots): boolean =>
    cues.polarity === -1 || cues.duty === 'must' || (cues.isShareSaid && cues.share === shares.all)
  const isAll = ({ cues }: Slots): boolean => cues.isShareSaid && cues.share === shares.all && cues.polarity === 1
  const areRules = isRule(a) && isRule(b)
  if (!areRules && !isAll(a) && !isAll(b)) return null
  const isAdjunct = (own: Slots, lone: Term[]): boolean =>
    lone.length > 0 &&
    lone.every(
      ({ role, kind }) =>
        (kind !== 'verb' || role !== 'V') &&
        kind !== 'adv' &&
        (ADJUNCTS.has(role) || (role === 'O' && kind === 'noun' && own.cues.polarity === -1)),
    )
  const figures = (own: Slots): number => own.quantities.length + own.dates.length
  if ((areRules || isAll(b)) && loneB.length === 0 && isAdjunct(a, loneA) && figures(a) >= figures(b))
    return { slot: 'condition', a: loneA, b: [] }
  if ((areRules || isAll(a)) && loneA.length === 0 && isAdjunct(b, loneB) && figures(b) >= figures(a))
    return { slot: 'condition', a: [], b: loneB }
  return null
}

const ADJUNCTS = new Set([
  'in',
  'on',
  'at',
  'within',
  'during',
  'before',
  'after',
  'between',
  'for',
  'near',
  'inside',
  'outside',
  'over',
  'under',
  'of',
  'from',
  'through',
])

/** "Employees who are paid by the hour" are fewer than "employees". */
function narrowedByWho({
  a,
  b,
  loneA,
  loneB,
  alignment: { matches },
}: Facts): { slot: string; a: Span[]; b: Span[] } | null {
  const restrictionOf = (own: Slots, heads: Term[]): Span | null => {
    const found = RESTRICTION.exec(own.text)
    if (!found) return null
    const at = found.index + found[0].length
    const head = heads.find(
      (term) =>
        term.end <= at &&
        at - term.end < found[0].length + 1 &&
        !term.isDefinite &&
        /s$|people|men|women|children/.test(term.text),
    )
    return head ? { start: found.index, end: own.text.length } : null
  }
  const left = restrictionOf(
    a,
    matches.map((match) => match.a),
  )
  const right = restrictionOf(
    b,
    matches.map((match) => match.b),
  )
  if (left && !right && loneB.length === 0) return { slot: 'how many', a: [left], b: [] }
  return right && !left && loneA.length === 0 ? { slot: 'how many', a: [], b: [right] } : null
}

const RESTRICTION = /(?<=[a-z]) (?:who|whose|that|which)(?= )/

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

/** "Most voters" and "more than half of the voters" say the same. */
function isMostByFigure(said: Slots, counted: Slots): boolean {
  return (
    said.cues.share === shares.most &&
    !counted.cues.isShareSaid &&
    counted.quantities.some(({ dimension, value }) => dimension === 'share' && value >= HALF && value < 1)
  )
}

const HALF = 0.5

function isShareDifferent(a: Slots, b: Slots): boolean {
  if (a.cues.share === b.cues.share) return false
  const isWhole = (share: number): boolean => share >= shares.generic
  if (isWhole(a.cues.share) && isWhole(b.cues.share)) return false
  if (isMostByFigure(a, b) || isMostByFigure(b, a)) return false
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
