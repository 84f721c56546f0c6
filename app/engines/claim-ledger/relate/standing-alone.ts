import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import { compareDates } from '../figures/dates.ts'
import type { Quantity } from '../figures/quantities.ts'
import type { Term } from '../slots/terms.ts'
import type { Slots } from '../slots/slots.ts'
import { isSentence, OF_THE_OTHERS } from '../segment/clause.ts'
import { compareQuantities } from '../mentions/quantity-pairs.ts'
import { besideOf } from './beside.ts'
import { roleClass } from './align.ts'
import type { Match } from './align.ts'
import type { Facts } from './facts.ts'
import { valueKey, valuesOf } from './same-frame.ts'
import { areValuesApart, isSameFigure } from './shared-values.ts'
import type { SharedValues } from './shared-values.ts'

/** Whose words the other claim says too: nothing that stands in them is missing there. */
export type Within = 'a' | 'b' | 'both'

/** A claim that opens with a word for something said before: alone it says nothing. */
const LINKS = 'and|but|so|also|however|though|additionally|furthermore|moreover|then|for this|in this|in addition'
const POINTERS =
  "it|its|it's|they|they're|their|he|his|she|her|this|that|these|those|such|both|another|others?|here|we|our|as such|like this|either|neither"
/** "Each has four legs" points back, "each player has four cards" does not. */
const EACH = 'each(?= (?:of (?:them|these|those)|one|other|is|was|has|had|can|could|will|would|may|must)\\b)'
const PARTS = `some of (?:them|these)|one of (?:them|these)|${OF_THE_OTHERS}`
const OTHERS = 'the (?:former|latter|others?|rest|two|result)(?= (?:is|are|was|were|has|have)\\b)'
/** "It is important to rest" points at nothing. */
const EMPTY_IT = '(?! (?:is|was) (?:(?:said|thought|believed|known) that|important|possible) )'
const DANGLING = new RegExp(`^(?:(?:${LINKS}),?\\s+)?(?:${POINTERS}|${EACH}|${OTHERS}|${PARTS})\\b${EMPTY_IT}`, 'i')

/** "Are suitable for most cars": what is lies behind in a line before. */
const HEADLESS =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|does|do(?! not\b)|did|may|might|must|should|been|being)\s/i

/** "Which is likely", "where h is a constant", "in such cases": of what, stands before. */
const LEANING = new RegExp(
  String.raw`^(?:(?:where|whose) (?!.*,)|which (?:is|are|was|were|has|have|can|may|will|makes?|means|helps?)|` +
    String.raw`(?:in|under|at) (?:such|this|that|these|those) (?:an? )?(?:cases?|situations?|way|circumstances|conditions|point|time|example))\b`,
  'i',
)

/** "Our eyes are less sensitive to it": what it is stands in a sentence before. */
const ENDS_OPEN =
  /^[^,;:]{0,60}\s(?:to|for|of|with|from|by|on|in|about|than|around|through|without|against) (?:it|them|him|her|this|that|these|those)[.!]?$/i
/** "The scholars are", "the air it has to pass through": what is left behind a cut. */
const ENDS_SHORT =
  /\b(?:is|are|was|were|be|has|have|the|an?|of|and|or|with|from|into|(?:pass|go|goes|travels?|passes) through)[.:]?$/i
/** "The bluer it looks" hangs on what it grows with. */
/** "What's not, and adapt your plans" is the end of a sentence. */
const ENDING = /^wh(?:at|ich|o)\b[^,]{0,30},\s(?:and|then)\s/i
const THE_MORE = /^the (?:more|less|\p{L}{2,}er)(?: \p{L}+)? (?:the|it|they|you|your|its|a)\b/iu
/** "Returning home, he saw it": the one who is meant is named before. */
const MEANT_BEFORE =
  /^(?:\p{L}+ing\b[^,]{0,80}|(?:[Aa]fter|[Bb]efore|[Ww]h(?:en|ile)|[Ii]n|[Oo]n|[Aa]t|[Bb]y|[Dd]uring|[Dd]espite|[Uu]pon)\b[^,\p{Lu}]{0,80}), (?:he|she)\b/u

/** "Cooking an egg here would be possible": where that is stands before. */
const OF_A_PLACE =
  /^[^,;:]{0,80}\s(?:here|there)(?: (?:is|are|was|were|can|could|will|would|may|might|must|should|has|have)\b|[.!]?$)/i
/** "Is there", "there is" name no place. */
const NO_PLACE =
  /\b(?:that|if|because|and|but|whether|when|while|where|so|are|is|was|were) there (?:is|are|was|were|can|could|will|would|may|might|must|should|has|have)\b/i

export const isDangling = (text: string): boolean => {
  const said = text.trim()
  if (OF_A_PLACE.test(said) && !NO_PLACE.test(said)) return true
  return [DANGLING, HEADLESS, LEANING, ENDS_OPEN, ENDS_SHORT, THE_MORE, ENDING, MEANT_BEFORE].some((pattern) =>
    pattern.test(said),
  )
}

/** A little that one side lacks may be no more than a word of how it was said. */
const LIGHT = 0.5
const SMALL_WORDS = new Set(
  'also often typically usually generally however actually really simply just very known famous widely commonly well include called name various different other several many type kind way form particular'.split(
    ' ',
  ),
)

const COMPARED = /^(?:more|less|fewer|most|least|fewest)$/i
const isTelling = ({ weight, lemma, text, kind, isCondition }: Term): boolean =>
  weight > LIGHT && (!SMALL_WORDS.has(lemma) || COMPARED.test(text)) && !(isCondition && kind === 'adv')

/** Nouns that carry little mostly, and are the very thing spoken of as what somebody changes or takes: "you can modify a set". */
const THINGS = new Set('set record order act city area river'.split(' '))
const isThing = ({ lemma, role, kind }: Term): boolean => kind === 'noun' && role === 'O' && THINGS.has(lemma)

/** Words in which one claim takes back or limits what it says, and the other does not. */
function areOpenAlike({ a, b }: { a: Slots; b: Slots }): boolean {
  const [x, y] = [a.cues, b.cues]
  return (
    x.polarity === y.polarity &&
    x.negations.length === y.negations.length &&
    x.certainty === y.certainty &&
    x.conditions.length === y.conditions.length
  )
}

/** Words that limit, widen or put off what is said: the other claim has them too. */
const LIMITING = new RegExp(
  String.raw`\b(?:both|only|never|always|all|every|most|first|last|second|primarily|mainly|mostly|main|set to|will|going to|scheduled|` +
    String.raw`planned|expected|once|formerly|no longer|any ?more|ever since|since then|adult|not (?:just|only|merely|simply|solely))\b`,
  'gi',
)
/** More than one of them: "the main reason" is not "several reasons". */
const SEVERAL = /\b(?:several|many|multiple|numerous|various|a (?:number|variety|range) of)\b/i
const FUTURE = /\b(?:set to|will|going to|scheduled|planned|expected)\b/i
const NOT_KNOWN =
  /\bI (?:do not|don't|am not|can't|cannot) (?:know|sure|have|understand)\b|\bI'm not sure\b|\ban? (?:\p{L}+ )?(?:interesting|intriguing|fascinating) (?:idea|question|thought|concept)\b/iu
/** What somebody should do is said by who orders it, and not by who only tells of it. */
const ADVISED =
  /\b(?:should|must|need|needs|have to|has to|ought|recommend(?:s|ed)?|advis\w*|important|essential|crucial|best|required?|necessary)\b/i
const isAdvisedAlike = (own: Slots, other: Slots): boolean =>
  own.cues.duty === null || ADVISED.test(other.text) || orderOf(other)?.start === 0

function areLimitsIn(own: Slots, other: Slots): boolean {
  const said = other.text.toLowerCase()
  return (
    (own.text.match(LIMITING) ?? []).every((word) => said.includes(word.toLowerCase())) &&
    (!SEVERAL.test(own.text) || SEVERAL.test(other.text)) &&
    isAdvisedAlike(own, other) &&
    !NOT_KNOWN.test(other.text)
  )
}

/** Whether a claim's dates, figures and what it puts in parentheses stand in the other too, a month where it names one. */
function areMentionsIn(own: Slots, other: Slots, lexicon: Lexicon): boolean {
  const areDatesIn = own.dates.every((date) =>
    other.dates.some(
      (one) =>
        compareDates(date, one) === 'same' &&
        FIELDS.every((field) => date[field] === null || date[field] === one[field]),
    ),
  )
  const areFiguresIn = own.quantities.every(
    (figure) =>
      figure.unit === 'rank' ||
      other.quantities.some(
        (one) => compareQuantities(figure, one, own, other, lexicon) === 'same' && isSaidBy(figure, one),
      ),
  )
  const asides = [...own.text.matchAll(ASIDE)]
    .map(([, aside, contrast]) => [aside ?? contrast])
    .flatMap(([aside = '']) => aside.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const said = other.text.toLowerCase()
  return areDatesIn && areFiguresIn && asides.every((word) => said.includes(word))
}

/** What stands in parentheses, or is set against what is said: "a thought experiment, not an actual event", "rather than a thing". */
const ASIDE =
  /\(([^()]*)\)|(?:,\s(?:and\s|but\s)?not|\brather than|\binstead of|\bas opposed to|\bunlike)\s([^,.;()]{3,60})/g
const FIELDS = ['month', 'day', 'weekday', 'time'] as const

/** Whether who names one figure names the other: "3–4 days" is no "up to six days", though it lies within. */
function isSaidBy(own: Quantity, other: Quantity): boolean {
  const isOpen = ({ bound }: Quantity): boolean => bound === 'over' || bound === 'under'
  if (isOpen(own) && isOpen(other)) return own.bound === other.bound && isSameFigure(own, other)
  // "Over 180" is not said by who says "about 180".
  if (isOpen(own) && other.bound === 'about') return false
  if (isOpen(other)) return own.bound !== 'range' && isSameFigure(own, other)
  return isSameFigure(own, other)
}

/** "Rinse the rice" in "Rinse the rice first": one thing to do, of which the other says a little more. */
function isOrderWithin(own: Slots, other: Slots): boolean {
  const [first, second] = [orderOf(own), orderOf(other)]
  if (!first || !second || first.lemma !== second.lemma || own.isFragment) return false
  const isObject = own.terms.some((term) => term.role === 'O' && isTelling(term))
  return isObject && other.terms.length - besideOf(other).size <= own.terms.length + MOST_MORE
}

/** The verb that opens an order, also behind "generally,". */
const orderOf = ({ terms, text }: Slots): Term | undefined =>
  terms.find(
    ({ kind, role, start }) =>
      kind === 'verb' &&
      role === 'V' &&
      (start === 0 || /^(?:\p{L}+ly|always|then|first),? $/iu.test(text.slice(0, start))),
  )

/** A claim that says many words more does another thing. */
const MOST_MORE = 3

/** So few telling words may stand in any sentence. */
const LEAST_TELLING = 3

/** "A male lion and a female tiger" are no "male tiger and female lion": what a word stands before is the same in both. */
function arePairedAlike(own: Slots, other: Slots): boolean {
  const pairsIn = ({ terms, text }: Slots): [string, string][] =>
    terms.flatMap((term, i): [string, string][] => {
      const next = terms[i + 1]
      const isPair = term.kind === 'adj' && next?.kind === 'noun' && /^\s$/.test(text.slice(term.end, next.start))
      return isPair ? [[term.lemma, next.lemma]] : []
    })
  const [mine, theirs] = [pairsIn(own), pairsIn(other)]
  return mine.every(([word, thing]) => {
    const things = theirs.flatMap(([adjective, noun]) => (adjective === word ? [noun] : []))
    return things.length === 0 || things.includes(thing) || !things.some((one) => mine.some(([, noun]) => noun === one))
  })
}

/** "343 m/s (767 mph)" beside "767 mph": who names one of two units did not name the other. */
function isInBothUnits(own: Slots, other: Slots): boolean {
  const written = valuesOf(own.text).map(({ text }) => valueKey(text).replace(/[^\d.]+$/, ''))
  return own.quantities.some((figure) =>
    other.quantities.some(
      (one) =>
        one.dimension === figure.dimension &&
        one.unit !== figure.unit &&
        valuesOf(one.text).some(({ text }) => written.includes(valueKey(text).replace(/[^\d.]+$/, ''))) &&
        !valuesOf(figure.text).some(({ text }) => valuesOf(one.text).some((value) => value.text === text)),
    ),
  )
}

/** "No simple formula" does not say "no formula". */
const isNoneOfFewer = ({ text }: Slots, others: readonly Term[]): boolean =>
  /\b(?:no|(?:not|never|without) any)\b/i.test(text) && others.some((term) => term.kind === 'adj' && isTelling(term))

/** "A treatable illness" is not said by "an illness that needs treatment". */
function isSynonym({ how, a, b }: Match): boolean {
  if (how !== 'synonym' || [a, b].some(({ kind, weight }) => kind === 'adv' && weight <= LIGHT)) return false
  const kinds = [a.kind, b.kind]
  if (kinds.includes('adj') && kinds.includes('noun')) return false
  return !(kinds.includes('adj') && kinds.includes('verb')) || ('CV'.includes(a.role) && 'CV'.includes(b.role))
}

/** "Caesar was killed" is not said by "Caesar returned after the killing": the deed of one is no deed of the other. */
function isDeedNamedOnly(own: Slots, other: Slots, near: readonly Match[], side: 'a' | 'b'): boolean {
  const of = (match: Match): [mine: Term, theirs: Term] => (side === 'b' ? [match.a, match.b] : [match.b, match.a])
  const isDeed = ({ role, kind, weight }: Term): boolean => role === 'V' && kind === 'verb' && weight > LIGHT
  const named = near.map(of).some(([mine, theirs]) => isDeed(mine) && theirs.kind === 'noun')
  return (
    named &&
    own.terms.filter(isDeed).length === 1 &&
    other.terms.some((term) => isDeed(term) && !near.map(of).some(([, theirs]) => theirs === term))
  )
}

/** "The number determines the order" and "the order determines the number": what does it in one is what it is done to in the other. */
const areDoneToEachOther = (near: readonly Match[]): boolean =>
  near.some(({ a, b }) => a.kind === 'verb' && a.weight >= 1 && a.role === 'V' && b.role === 'V') &&
  near.some(
    ({ a, b }) => a.kind !== 'verb' && ((a.role === 'S' && b.role === 'O') || (a.role === 'O' && b.role === 'S')),
  )

/**
 * Whose words of two claims the other one says too: each telling word of it has a partner there, its values stand there to the
 * last sign, and neither denies or limits what the other says. A phrase without a verb is said only by the same phrase.
 */
export function saidWithin(facts: Facts, values: SharedValues): Within | null {
  if (areValuesApart(values) || !areOpenAlike(facts)) return null
  const { alignment, a, b } = facts
  if (areLimitsIn(a, b) !== areLimitsIn(b, a) && [a, b].some(({ text }) => FUTURE.test(text))) return null
  const near = alignment.matches.filter((match) => match.how === 'same' || isSynonym(match))
  if (areDoneToEachOther(near) || isDeedNamedOnly(a, b, near, 'b') || isDeedNamedOnly(b, a, near, 'a')) return null
  const isSaid = ({ terms }: Slots, found: ReadonlySet<Term>): boolean => {
    const telling = terms.filter(isTelling)
    return telling.length > 0 && terms.every((term) => (isTelling(term) || isThing(term) ? found.has(term) : true))
  }
  const isA =
    values.a === 'same' &&
    isSaid(a, new Set(near.map((match) => match.a))) &&
    areMentionsIn(a, b, facts.lexicon) &&
    areLimitsIn(a, b) &&
    !isNoneOfFewer(a, facts.loneB) &&
    !isInBothUnits(a, b) &&
    arePairedAlike(a, b)
  const isB =
    values.b === 'same' &&
    isSaid(b, new Set(near.map((match) => match.b))) &&
    areMentionsIn(b, a, facts.lexicon) &&
    areLimitsIn(b, a) &&
    !isNoneOfFewer(b, facts.loneA) &&
    !isInBothUnits(b, a) &&
    arePairedAlike(b, a)
  const isLone = [a, b].every(({ terms }) => terms.filter(isTelling).length < 2)
  if (isA && isB && isLone && !isWholeSame(facts)) return null
  if (isA && isB) return 'both'
  const [besideA, besideB] = [besideOf(a), besideOf(b)]
  if (isA && isOrderWithin(a, b) && !near.some((match) => besideB.has(match.b))) return 'a'
  if (isB && isOrderWithin(b, a) && !near.some((match) => besideA.has(match.a))) return 'b'
  const isFull = ({ text, terms, isFragment, quantities, dates }: Slots): boolean =>
    !isFragment &&
    isSentence(text) &&
    terms.filter(isTelling).length + quantities.length + dates.length >= LEAST_TELLING
  const isFigured = ({ quantities, dates }: Slots): boolean => quantities.length + dates.length > 0
  const isPlaced = near.some((match) => isTelling(match.a) && isTelling(match.b) && isInOnePlace(match))
  if (!isPlaced && !(isFigured(a) && isFigured(b))) return null
  if (isA && isFull(a)) return 'a'
  return isB && isFull(b) ? 'b' : null
}

/** Of one telling word each, "grieving takes time" and "they grieve in their way" say the same only where the other words do too. */
const isWholeSame = ({ alignment, a, b }: Facts): boolean =>
  [a, b].every((side, i) =>
    side.terms.every((term) => alignment.matches.some((match) => (i === 0 ? match.a : match.b) === term)),
  )

/** Of claims that share words alone, none stands in the same place: "a meme spreads", "the word became a meme, spreading". */
const isInOnePlace = ({ a, b }: Match): boolean => roleClass(a.role) === roleClass(b.role)
