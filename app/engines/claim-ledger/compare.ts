import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import { decideBy, judge, shareOf } from './judge/judge.ts'
import type { Ground } from './judge/judge.ts'
import { readMeaningSigns, readWordSigns } from './judge/signs.ts'
import { amongFirsts, least } from './judge/thresholds.ts'
import type { Closeness } from './judge/thresholds.ts'
import { readTraits } from './judge/traits.ts'
import { weigh } from './judge/weigh.ts'
import { readWording } from './judge/wording.ts'
import { checkDates, checkQuantities } from './mentions/mentions.ts'
import { growInPanel, judgeInPanel, readPanelTraits } from './panel-judge.ts'
import { align, roleClass } from './relate/align.ts'
import { decideRivals, mentionVerdict, negationVerdict, rivalVerdict, rivalsIn } from './relate/contradiction.ts'
import { isContained } from './relate/contained.ts'
import { gather } from './relate/facts.ts'
import type { Facts } from './relate/facts.ts'
import { limitBetween } from './relate/narrowing.ts'
import { areNumbered, areTouching } from './no-rivals/figures.ts'
import { areAmountsOfRecipes, areStepsOfRecipes } from './no-rivals/ingredients.ts'
import { bestStanding, isSupposed } from './relate/in-panel.ts'
import { cautioned, isGrounded, ungrounded } from './relate/caution.ts'
import { isForeign, relateForeign } from './relate/other-languages.ts'
import { sameFrame } from './relate/same-frame.ts'
import type { FrameVerdict } from './relate/same-frame.ts'
import { haveSameWording } from './relate/same-wording.ts'
import { isDangling } from './relate/standing-alone.ts'
import type { Substitution } from './relate/rivals.ts'
import { difference, tierOf, verdict } from './relate/verdict.ts'
import type { Least, Meaning, Open, Suspicion, Verdict } from './relate/verdict.ts'
import { readYesOrNo } from './segment/yes-or-no.ts'
import type { Slots } from './slots/slots.ts'
import type { Term } from './slots/terms.ts'
import { toExactKey } from './text/text.ts'
import type { Span } from './text/text.ts'

/** How sure the words alone must be, so that the sentences need not be embedded. */
const SURE = 0.93
const HOPELESS = 0.04
/** How likely the words must make it that two claims in the same words are about one thing. */
const ALIKE = 0.9
/** Of "the foreign minister" and "the finance minister" in one frame the rules know more: so much must be left to them. */
const LEAST_RIVAL = 0.25

/**
 * Where two claims come from: `isSameQuestion` says both answer one question, so another name in the same place is a
 * rival answer; `asksFigure` that the question asks for a figure; `closeness` how near they stand, so how likely they are about one thing; `context` comes with claims of
 * answers in prose (see `contextOf`).
 */
export type Setting = { isSameQuestion: boolean; asksFigure?: boolean; closeness: Closeness; context?: number[] }

/**
 * Compares two claims by their slots. Contradiction is tested before agreement. Returns a verdict, or a function of the
 * cosine of their embeddings where the words leave it open.
 */
export function compareSlots(
  a: Slots,
  b: Slots,
  lexicon: Lexicon,
  setting: Setting = { isSameQuestion: false, closeness: 'picked' },
): Verdict | Open {
  if (a.key === b.key)
    return a.key === '' ? verdict('unrelated', 'exact') : { ...verdict('agree', 'exact'), within: 'both' }
  const bare = betweenBare(a, b)
  if (bare) return bare
  const { closeness, context } = setting
  const facts = factsOf(a, b, lexicon, setting)
  const framed = inOneFrame(facts)
  if (framed) return framed
  if (isForeign(a.text) || isForeign(b.text)) return inOtherLanguage(a, b)
  if (facts.isOtherKind) return verdict('unrelated', 'slots')
  const suspicion = suspect(facts)
  if (closeness === 'picked')
    return isSettled(facts, suspicion) ? withCaution(suspicion.verdict, facts) : judged(facts, suspicion)
  const rule = byRules(facts, suspicion, closeness)
  return inPanel(facts, suspicion, context ? inProse(facts, suspicion, ruling(rule), context) : rule)
}

/** "TRUE" and "False.": nothing else is said. */
function betweenBare(a: Slots, b: Slots): Verdict | null {
  const [x, y] = [a, b].map(({ text }) => readYesOrNo(text, ''))
  if (!x || !y || [x, y].some(({ end, behind }) => end === 0 || behind !== '')) return null
  if (x.isYes === y.isYes) return { ...verdict('agree', 'exact'), within: 'both' }
  const sideOf = ({ text }: Slots) => ({ value: text.replace(/[.!]$/, ''), spans: [{ start: 0, end: text.length }] })
  return {
    ...verdict('contradict', 'exact'),
    differs: { slot: 'negation', a: sideOf(a), b: sideOf(b) },
    strength: 'dispute',
  }
}

/** Claims in the same words, but for their values. */
function inOneFrame(facts: Facts): Verdict | null {
  const { a, b, figures, dates, shared } = facts
  const isRead = shared > 0 && figures.differing.length + dates.differing.length === 0
  const found = sameFrame(a.text, b.text, isRead) ?? inWords(facts)
  if (!found) return null
  const { relation, differs } = found
  if (relation === 'agree') return { ...verdict('agree', 'slots'), within: 'both' }
  const areOfRecipes = areAmountsOfRecipes(facts)
  if (areOfRecipes && figures.differing.length > 0 && !facts.asksFigure) return verdict('unrelated', 'slots')
  const isSure =
    !isDangling(a.text) &&
    !areOfRecipes &&
    !areStepsOfRecipes(facts) &&
    !areTouching(facts) &&
    !areNumbered(facts) &&
    !(figures.differing.length > 0 && isSupposed(a.text))
  return { ...verdict(relation, 'slots'), differs, strength: isSure ? 'dispute' : 'possible' }
}

/** Claims in the same words but for one figure or date that is spelled out: "at least two months", "at least four months". */
function inWords(facts: Facts): FrameVerdict | null {
  const { a, b, differing } = facts
  const [pair] = differing
  if (!pair || differing.length > 1 || facts.loneA.length + facts.loneB.length > 0) return null
  const [own, other] = [frameAround(a.text, pair.a), frameAround(b.text, pair.b)]
  return own === other ? { relation: 'contradict', differs: mentionVerdict(facts).differs } : null
}

/** A wording with a sign in the place of what stands there, but for the words of a limit: what "at least" bounds is no "at most". */
const frameAround = (text: string, { start, end }: Span): string =>
  toExactKey(`${text.slice(0, start)}\u0001 ${text.slice(start, end).match(BOUND)?.[0] ?? ''} ${text.slice(end)}`)
const BOUND =
  /^(?:at least|at most|up to|no more than|no less than|a (?:minimum|maximum) of|over|more than|under|less than)\b/i

/** Words that nobody here reads: nothing but a denial is known of them. */
function inOtherLanguage(a: Slots, b: Slots): Verdict {
  const relation = relateForeign(a.text, b.text)
  const whole = (text: string): Span => ({ start: 0, end: text.length })
  if (relation !== 'contradict') return verdict(relation, 'slots')
  const differs = {
    slot: 'negation',
    a: { value: a.text, spans: [whole(a.text)] },
    b: { value: b.text, spans: [whole(b.text)] },
  }
  return { ...verdict('contradict', 'slots'), differs, strength: 'dispute' }
}

/** An agreement whose values were held against each other. */
function withCaution(found: Verdict, facts: Facts): Verdict {
  const relation = cautioned(found.relation, facts)
  return relation === found.relation ? found : verdict(relation, found.tier)
}

/** Claims of two answers: how sure a contradiction is, and whose words an agreement is. */
function inPanel(facts: Facts, suspicion: Suspicion, found: Verdict | Open): Verdict | Open {
  if (!('decide' in found)) return bestStanding(facts, suspicion, found, null)
  return { ...found, decide: (meaning) => bestStanding(facts, suspicion, found.decide(meaning), meaning.entailed) }
}

/** The traits of two claims of answers in prose, as the trees read them; null where none are needed. */
export function proseTraits(a: Slots, b: Slots, lexicon: Lexicon, setting: Setting): number[] | null {
  const { closeness, context } = setting
  const facts = factsOf(a, b, lexicon, setting)
  if (a.key === b.key || facts.isOtherKind || closeness === 'picked' || !context) return null
  const suspicion = suspect(facts)
  const { relation } = ruling(byRules(facts, suspicion, closeness))
  return readPanelTraits(context, relation, facts, suspicion)
}

function byRules(facts: Facts, suspicion: Suspicion, closeness: Exclude<Closeness, 'picked'>): Verdict | Open {
  const named = rivalsIn(facts)
  if (named && facts.isSameQuestion) return decideRivals(facts, named)
  return weighed(facts, suspicion, leastOf(facts, closeness))
}

const UNASKED: Meaning = { cosine: null, entailed: null }
const ruling = (found: Verdict | Open): Verdict => ('decide' in found ? found.decide(UNASKED) : found)

/**
 * Claims of two answers in prose: the trees decide, with what the rules made of them among the traits, and the network
 * where they leave the most open. Of the same words put another way the rules know more here too.
 */
function inProse(facts: Facts, suspicion: Suspicion, rule: Verdict, context: number[]): Verdict | Open {
  if (rule.relation === 'agree' && areSameWords(facts) && areDeniedAlike(facts)) return rule
  const grown = growInPanel(readPanelTraits(context, rule.relation, facts, suspicion))
  const { verdict: near } = suspicion
  return {
    reading: 'prose',
    promise: shareOf('contradict', grown),
    decide: ({ entailed }) => {
      const { relation, share } = judgeInPanel(grown, entailed, suspicion, rule.relation)
      if (relation === rule.relation) return { ...rule, share }
      const found = relation === near.relation ? near : verdict(relation, 'learned')
      return { ...found, tier: 'learned', share }
    },
  }
}

/** All that the comparison of two claims finds; the same for both orders but for its sides. */
export function factsOf(a: Slots, b: Slots, lexicon: Lexicon, setting?: Setting): Facts {
  const { isSameQuestion = false, asksFigure = false } = setting ?? {}
  const pair = { a, b, lexicon, isSameQuestion, asksFigure }
  return gather(pair, align(a, b, lexicon), checkQuantities(a, b, lexicon), checkDates(a, b, lexicon))
}

/** The first clash between two claims, from the hardest to none. */
export function suspect(facts: Facts): Suspicion {
  const named = rivalsIn(facts)
  if (named) return { stage: 'rival', verdict: rivalVerdict(facts, named) }
  if (facts.differing.length > 0) return { stage: 'figure', verdict: mentionVerdict(facts) }
  if (facts.sign === -1) return { stage: 'denial', verdict: negationVerdict(facts) }
  const limit = limitBetween(facts)
  if (!limit) return { stage: 'agreement', verdict: verdict('agree', tierOf(facts)) }
  const differs = difference(limit.slot, limit.a, limit.b, facts)
  return { stage: 'limit', verdict: { ...verdict('qualifies', tierOf(facts)), differs } }
}

/** How likely it must be that two claims of two answers are about one thing, by what clashes between them. */
function leastOf(facts: Facts, closeness: Exclude<Closeness, 'picked'>): Least {
  const named = rivalsIn(facts) ?? []
  if (facts.firsts.length > 0 && named.length === 1) return amongFirsts
  return least[named.length === 0 || named.some(isFirm) ? closeness : 'apart']
}

/** Whether two names are of one kind and in one place: by whom and who are one place. */
function isFirm({ a: x, b: y }: Substitution): boolean {
  const placeOf = ({ role }: Term): string => (role === 'by' ? 'S' : roleClass(role))
  return x.kind === y.kind && placeOf(x) === placeOf(y)
}

/** Whether the rules know best: of one wording, whose figures say the same, that is repeated or denied. */
function isSettled(facts: Facts, { stage }: Suspicion): boolean {
  return (stage === 'agreement' || stage === 'denial') && haveSameWording(facts)
}

/** Two claims that were put side by side: the trees and the network decide. */
function judged(facts: Facts, suspicion: Suspicion): Open {
  const traits = readTraits(facts, suspicion)
  const wording = readWording(facts.a.text, facts.b.text)
  const { verdict: near, stage } = suspicion
  const likeness = likenessOf(facts, suspicion)
  return {
    reading: 'beside',
    promise: 1,
    decide: (meaning) => {
      const ground = likeness ?? groundOf(facts, suspicion, meaning)
      const likely = judge(traits, wording, meaning, ground)
      const isHeld = stage === 'rival' && likeness === 'alike' && shareOf(near.relation, likely) >= LEAST_RIVAL
      const clash = stage === 'rival' && areNumberedApart(facts) ? 'figure' : stage
      const likeliest = isHeld ? near.relation : decideBy(likely, clash, ground, meaning.entailed)
      const isLoose = likeliest === 'contradict' && !isHeld && !isGrounded(facts, suspicion, meaning.entailed)
      const found = cautioned(isLoose ? ungrounded(facts, suspicion) : likeliest, facts)
      const relation = found === 'unrelated' && isContained(facts, suspicion) ? 'qualifies' : found
      return near.relation === relation ? near : verdict(relation, meaning.cosine === null ? 'learned' : 'embedding')
    },
  }
}

/** "World War I" and "World War II" clash as figures do. */
function areNumberedApart(facts: Facts): boolean {
  const parted = (name: string): string[] => /^(.+) ([ivx]+|\d+)$/.exec(name)?.slice(1) ?? []
  return (rivalsIn(facts) ?? []).some(({ a, b }) => {
    const [[base, number], [other, count]] = [parted(a.lemma), parted(b.lemma)]
    return base !== undefined && base === other && number !== count
  })
}

/** Whether the claims are one another's words in another order or form, or all but. */
function likenessOf(facts: Facts, { stage }: Suspicion): Ground | null {
  if (stage === 'agreement' && facts.loneA.length + facts.loneB.length === 0) return 'repeated'
  return areSameWords(facts) && weigh(stage, readWordSigns(facts)) >= ALIKE ? 'alike' : null
}

function groundOf({ figures, dates, a, b }: Facts, { stage }: Suspicion, { entailed }: Meaning): Ground {
  if (entailed === null) return 'unread'
  const isPlain = [a, b].every((slots) => slots.quantities.length + slots.dates.length === 0)
  if (stage !== 'agreement') return isPlain ? 'warnedPlain' : 'warned'
  if (isPlain) return 'plain'
  const isClashing = figures.differing.length + dates.differing.length > 0
  if (figures.shared + dates.shared > 0 && !isClashing) return 'figured'
  return a.dates.length > 0 === b.dates.length > 0 ? 'read' : 'dated'
}

/** Two words of denial need not cancel each other: "not: it can't be frozen". */
function areDeniedAlike({ a, b }: Facts): boolean {
  return a.cues.negations.length === b.cues.negations.length
}

/** One word of each at most has no partner, and the partners are one word. */
function areSameWords({ loneA, loneB, alignment }: Facts): boolean {
  const isFew = Math.max(loneA.length, loneB.length) <= 1
  return isFew && alignment.matches.every(({ how }) => how === 'same' || how === 'opposite')
}

/** Whether they are about one thing: by words where these are sure, else by the closeness of the sentences as well. */
function weighed(facts: Facts, { stage, verdict: near }: Suspicion, { [stage]: enough }: Least): Verdict | Open {
  const words = readWordSigns(facts)
  const likely = weigh(stage, words)
  if (likely >= Math.max(SURE, enough)) return near
  if (likely <= Math.min(HOPELESS, enough / 4)) return verdict('unrelated', 'slots')
  return {
    promise: likely,
    decide: ({ cosine }) => {
      const share = cosine === null ? likely : weigh(stage, words, readMeaningSigns(facts, cosine))
      const tier = cosine === null ? near.tier : 'embedding'
      return share >= enough ? { ...near, tier } : verdict('unrelated', tier)
    },
  }
}
