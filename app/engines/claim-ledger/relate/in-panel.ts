import { shareOf } from '../judge/judge.ts'
import type { Term } from '../slots/terms.ts'
import { rivalsIn } from './contradiction.ts'
import { besideOf } from './beside.ts'
import { areMembers, areNumbered, areOfTwoCases, areTouching, isAnyOne, isListed } from '../no-rivals/figures.ts'
import { isNoDenial, isOneFigureNamed } from '../no-rivals/denials.ts'
import type { Substitution } from './rivals.ts'
import type { Facts } from './facts.ts'
import { areAmountsOfRecipes, areOtherAmounts, areStepsOfRecipes } from '../no-rivals/ingredients.ts'
import { sharedValues } from './shared-values.ts'
import { isDangling, saidWithin } from './standing-alone.ts'
import { tierOf, verdict } from './verdict.ts'
import type { Suspicion, Verdict } from './verdict.ts'

/** How much of both claims must be shared by a dispute: two sentences about one thing that differ in one place. */
const SURE_COVER = 0.75
/** Two names in answer to a question that has one may come with more. */
const ASKED_COVER = 0.6
/** How likely the network must find a contradiction, and how unlikely agreement. */
const SURE = { contradict: 0.5, agree: 0.4 }
/** So likely must be what is only possible. */
const LEAST_POSSIBLE = 0.6
const POSSIBLE_COVER = 0.5
/** Where the network is so sure of a contradiction, full cover alone is no agreement. */
const MOST_DOUBT = 0.6

/**
 * What two claims of two answers are to each other on a panel: a contradiction is a dispute or only possible, an agreement says
 * whose words both say. What is neither stays open.
 */
export function bestStanding(
  facts: Facts,
  suspicion: Suspicion,
  found: Verdict,
  entailed: readonly number[] | null,
): Verdict {
  const isAsked = suspicion.stage === 'rival' && facts.isSameQuestion
  if (found.relation === 'contradict' || isAsked) return contradiction(facts, suspicion, found, entailed)
  const values = sharedValues(facts)
  const within = suspicion.stage === 'agreement' ? saidWithin(facts, values) : null
  const isDoubted = entailed !== null && shareOf('contradict', entailed) > MOST_DOUBT
  if (within && !isDoubted && !areOtherAmounts(facts))
    return { ...verdict('agree', tierOf(facts)), share: found.share ?? 1, within }
  if (found.relation !== 'agree') return found
  if (areOtherAmounts(facts)) return verdict('unrelated', found.tier)
  return verdict(values.a === 'rounded' || values.b === 'rounded' ? 'qualifies' : 'unrelated', found.tier)
}

function contradiction(
  facts: Facts,
  suspicion: Suspicion,
  found: Verdict,
  entailed: readonly number[] | null,
): Verdict {
  const share = entailed === null ? (found.share ?? 1) : shareOf('contradict', entailed)
  if (suspicion.stage === 'figure' && !facts.asksFigure && areAmountsOfRecipes(facts))
    return verdict('unrelated', found.tier)
  if (isSure(facts, suspicion, entailed)) return { ...suspicion.verdict, share, strength: 'dispute' }
  const isRuled = suspicion.verdict.relation === 'contradict'
  const cover = Math.min(facts.alignment.coverA, facts.alignment.coverB)
  const isLikely = share >= LEAST_POSSIBLE && isRuled && cover >= POSSIBLE_COVER
  return isLikely ? { ...found, share, strength: 'possible' } : verdict('unrelated', found.tier)
}

/** Names of places that may lie within each other: nobody was born in Andalusia and elsewhere who was born in Málaga. */
const isWhere = ({ a, b }: Substitution): boolean =>
  [a, b].every(({ kind, role }) => kind === 'name' && ['in', 'at', 'near', 'on'].includes(role))

/** The rules find the clash, both claims stand alone and are of one subject, and little else differs. */
function isSure(facts: Facts, suspicion: Suspicion, entailed: readonly number[] | null): boolean {
  const { stage, verdict: near } = suspicion
  const { a, b, isTopicApart, loneA, loneB } = facts
  if (near.relation !== 'contradict' || isDangling(a.text) || isDangling(b.text)) return false
  if (stage !== 'figure' && stage !== 'denial' && stage !== 'rival') return false
  const rivals = stage === 'rival' ? (rivalsIn(facts) ?? []) : []
  if (stage === 'rival' && a.cues.polarity !== b.cues.polarity) return false
  if (isTopicApart && rivals.length !== 1) return false
  const asides = stage === 'denial' ? [besideOf(a), besideOf(b)] : [NOTHING, NOTHING]
  if (rivals.some((pair) => isWhere(pair) && !pair.isRival) || areMembers(facts, rivals)) return false
  const others = [
    loneA.filter((term) => !rivals.some((pair) => pair.a === term) && !asides[0]!.has(term)),
    loneB.filter((term) => !rivals.some((pair) => pair.b === term) && !asides[1]!.has(term)),
  ]
  if (facts.firsts.length === 1 && rivals.length === 1) return true
  if (
    stage === 'denial' &&
    (isOfAnotherCase(facts, others) || isNoDenial(a.text, b.text) || isOneFigureNamed(a.text, b.text))
  )
    return false
  if (isUnsure(a.text) || isUnsure(b.text)) return false
  const isAsked =
    stage === 'rival' && facts.isSameQuestion && a.isCopular && b.isCopular && rivals.every(({ isNamed }) => isNamed)
  if (rivals.length > 1 || Math.max(...others.map(weightOf)) > MOST_ELSE[isAsked ? 'figure' : stage]) return false
  if (
    Math.min(
      sharedBeside(
        a.terms.filter((term) => !asides[0]!.has(term)),
        others[0]!,
        rivals.map((pair) => pair.a),
      ),
      sharedBeside(
        b.terms.filter((term) => !asides[1]!.has(term)),
        others[1]!,
        rivals.map((pair) => pair.b),
      ),
    ) < (isAsked ? ASKED_COVER : SURE_COVER)
  )
    return false
  if (
    stage === 'figure' &&
    (areAmountsOfRecipes(facts) ||
      areStepsOfRecipes(facts) ||
      areTouching(facts) ||
      areNumbered(facts) ||
      isListed(facts) ||
      isAnyOne(facts) ||
      (entailed !== null && shareOf('contradict', entailed) < LEAST_FIGURE))
  )
    return false
  if (stage === 'figure') return isOneDeed(facts) && isOneCase(facts) && !areOfTwoCases(facts)
  const isFigured = a.dates.length + a.quantities.length !== b.dates.length + b.quantities.length
  if (rivals.some(({ a: x, b: y }) => [x, y].every(({ lemma }) => BESIDE_EACH_OTHER.has(lemma)))) return false
  if (stage === 'rival' && (!isOneName(facts, rivals) || (isFigured && !isAsked))) return false
  if (entailed === null) return true
  return shareOf('contradict', entailed) >= SURE.contradict && shareOf('agree', entailed) <= SURE.agree
}

/** What one thing can be at once: the official language is mostly the dominant one. */
const BESIDE_EACH_OTHER: ReadonlySet<string> = new Set(
  'official dominant main primary principal national common major chief key central leading popular famous typical usual standard important large big great modern traditional'.split(
    ' ',
  ),
)

const NOTHING: ReadonlySet<Term> = new Set()

/** The figure or date that differs is told of one deed: on one verb, or in claims that say what something is. */
function isOneDeed(facts: Facts): boolean {
  const { a, b, alignment, differing } = facts
  if (differing.length !== 1) return false
  const areLeast = facts.loneA.length + facts.loneB.length === 0 && differing.every(areStated)
  if (!areLeast && differing.some((pair) => isOpen(pair.a) || isOpen(pair.b))) return false
  const isOneVerb = alignment.matches.some(({ a: x, how }) => x.kind === 'verb' && how !== 'opposite' && x.weight > 0.5)
  const [x, y] = [a, b].map(({ terms }) => terms.filter(({ kind, weight }) => kind === 'verb' && weight > 0.5).length)
  return isOneVerb || (x === 0 && y === 0)
}

/** Neither a denied figure beside one that is affirmed, nor two cases told apart by a noun: "in the fridge", "in the freezer". */
const isOneCase = ({ a, b, substitutions, alignment: { matches } }: Facts): boolean =>
  a.cues.polarity === b.cues.polarity &&
  !substitutions.some(({ a: x, b: y }) => [x, y].every(({ kind, weight }) => kind === 'noun' && weight > 0.5)) &&
  !matches.some(({ a: x, how }) => how === 'kind' && x.kind === 'noun' && !'SOCV'.includes(x.role))

/** Where the network finds it so unlikely, another figure is mostly of another matter. */
const LEAST_FIGURE = 0.2

const STATED = /^(?:(at least|a minimum of|no less than|no fewer than)|(?:at most|up to|no more than|a maximum of))\b/i
/** "At least two months" and "at least four": a least or a most that both state for one thing. */
function areStated({ a, b }: Facts['differing'][number]): boolean {
  const [x, y] = [STATED.exec(a.text), STATED.exec(b.text)]
  return x !== null && y !== null && (x[1] === undefined) === (y[1] === undefined)
}

/** "Over 350 years" and "over three centuries" may both hold. */
const isOpen = (mention: object): boolean =>
  'bound' in mention && (mention.bound === 'over' || mention.bound === 'under')

/** Two names in one place, or two answers to a question that has one in nearly the same words. */
const isOneName = (facts: Facts, rivals: readonly Substitution[]): boolean =>
  rivals.every(({ isNamed }) => isNamed) ||
  (facts.isSameQuestion && facts.loneA.length === 1 && facts.loneB.length === 1)

/** Steps of a calculation, what is only supposed, and the day up to which a model knows: these are no rivals. */
const isUnsure = (text: string): boolean => CALCULATED.test(text) || isSupposed(text)
const CALCULATED = /[=≈^×÷\\]/

/** What is only supposed, and the day up to which a model knows; the signs of a value are no sign of doubt. */
export const isSupposed = (text: string): boolean => SUPPOSED.test(text)
const SUPPOSED = new RegExp(
  String.raw`^if\b|^for (?:example|instance)\b|\b(?:assuming|assumptions?|assumed|suppose|hypothetically|` +
    String.raw`let's say|this (?:data ?set|sample|example)|estimated sample)\b|\bas of (?:my|\w+ \d)|\b(?:my (?:last|` +
    String.raw`knowledge)|knowledge cutoff|last (?:update|trained))\b`,
  'i',
)

/** What two claims may say besides: the weight of so many words. */
const MOST_ELSE = { figure: 2.7, denial: 1.3, rival: 0.7 }

/** How much of its own a side may add before it speaks of a case of its own. */
const OF_ANOTHER = 0.6
const PARTIAL =
  /\b(?:on (?:its|their|your|his|her) own|alone|by (?:itself|themselves)|always|necessarily|entirely|completely|fully)\b/i

/** "Enough for beginners" and "not enough on their own": a denial of one case beside what is said of another. */
const isOfAnotherCase = ({ a, b }: Facts, others: readonly (readonly Term[])[]): boolean =>
  PARTIAL.test(a.text) !== PARTIAL.test(b.text) ||
  others.every((terms) => weightOf(terms) >= OF_ANOTHER) ||
  others.some((terms) => terms.some(({ role, kind }) => role === 'for' && kind !== 'verb'))

const weightOf = (terms: readonly Term[]): number => terms.reduce((sum, { weight }) => sum + weight, 0)

/** How much of a claim is shared, but for the rival names that stand in one place. */
function sharedBeside(terms: readonly Term[], others: readonly Term[], rivals: readonly Term[]): number {
  const all = weightOf(terms.filter((term) => !rivals.includes(term)))
  return all === 0 ? 0 : 1 - weightOf(others) / all
}
