import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { SeatClaim } from '../claims.ts'
import type { DecidedEdge } from '../judgements.ts'
import { isDangling } from '../relate/standing-alone.ts'
import { toPlainText } from '../text/text.ts'
import { pairsOf, placedClaims, rivalEdge, withRivals } from './told-rivals.ts'
import { stemsOf } from '../text/stems-of.ts'
import type { Told } from './told-rivals.ts'

/** What one thing does to another, or is advised to be done with it: "reheating kills the toxin", "do not apply ice". */
type Deed = Told & {
  /** Deeds of one kind are one act: kill, destroy, get rid of. */
  act: string
  /** Who or what does it, each by its words; none where it is advice. */
  doers: string[][]
  object: string
  isDenied: boolean
  /** What is said besides, before any reason or exception. */
  besides: string[]
  /** What the object is of or to: "access to seeds" is no "access to loans". */
  of: string[]
}

/** Verbs that are one act where one denies what another says. */
const ACTS: readonly (readonly string[])[] = [
  'kill destroy eliminate remove inactivate deactivate neutralise neutralize denature'.split(' '),
  'prevent stop avert'.split(' '),
  'cause trigger induce provoke'.split(' '),
  'contain have include'.split(' '),
  'need require'.split(' '),
  'increase raise boost'.split(' '),
  'reduce lower decrease cut'.split(' '),
  'improve enhance'.split(' '),
  'damage harm hurt'.split(' '),
  ['count'],
]
/** What is put on something, opened, given: advice in one verb or another. */
const ADVISED: readonly (readonly string[])[] = [
  'apply use put place add pour sprinkle'.split(' '),
  'pop break burst'.split(' '),
  'give feed'.split(' '),
  'induce force make'.split(' '),
  'wash rinse clean'.split(' '),
  'rub massage'.split(' '),
]

const DENIED = /n't|\b(?:not|never|cannot|no longer)\b/i
const PARTLY =
  /\b(?:always|necessarily|completely|fully|entirely|all|every|reliably|directly|alone|only|just|immediately|quickly|easily|much|too)\b/i
/** "Need less water", "need to be watered": how much of it, or another deed. */
const SO_MUCH = /^(?:to|less|more|fewer|much|little|enough|extra|additional)\s/i
const UNSURE = /\b(?:may|might|could|possibly|perhaps|probably|sometimes|often|usually)\b/i

const ALL_ACTS = ACTS.flat().join('|')
const NOUNS = String.raw`(?:(?:the|this|that|these|those|any|all|its|their|your|an?|most|such) )?(?:[\p{L}'-]+ ){0,2}[\p{L}'-]+`
const ACTIVE = new RegExp(
  String.raw`(?:^|[,;(:] ?|\b(?:because|since|that|but|and|so|as|while|although|however,?) )((?:[\p{L}°\d'()-]+ ){1,7}?)` +
    String.raw`((?:do|does|did|will|would|can|could|is|are)?(?:n't| not)? ?(?:cannot )?(?:never )?(?:[\p{L}]+ly )?)` +
    String.raw`(${ALL_ACTS})(?:e?s|e?d)? (${NOUNS})`,
  'giu',
)
const PASSIVE = new RegExp(
  String.raw`((?:[\p{L}'-]+ ){1,3})(?:that |which )?((?:is|are|was|were|can(?:not)? be|won't be|will be)(?:n't| not)?(?: be)? (?:[\p{L}]+ly )?)` +
    String.raw`(${ALL_ACTS})e?d by ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)`,
  'giu',
)

const actOf = (verb: string): string | null => ACTS.find((act) => act.includes(verb.toLowerCase()))?.[0] ?? null
const isDenial = (helper: string): boolean => DENIED.test(helper)

/** The last word of a phrase is the thing it names. */
const headOf = (phrase: string): string | null =>
  stemsOf(
    phrase
      .replace(/\s(?:in|on|of|at|from|by|with|for|to|and|or|so|that|which)\b.*$/iu, '')
      .replace(/(?:\s\p{L}+ly)+$/iu, ''),
  ).at(-1) ?? null

/** What a claim says one thing does to another, or does not do. */
function effectsIn(claim: SeatClaim, at: number): Deed[] {
  const text = toPlainText(claim.text)
    .replace(/\bget(s?) rid of\b/giu, 'eliminate$1')
    .replace(/\b(counts?) (?:towards?|as part of)\b/giu, '$1')
  if (UNSURE.test(text)) return []
  const deed = (doer: string, helper: string, verb: string, object: string, index: number, length: number): Deed[] => {
    const [act, thing, by] = [actOf(verb), headOf(object), doersOf(doer)]
    if (!act || !thing || by.length === 0 || PARTLY.test(helper) || PARTLY.test(doer) || SO_MUCH.test(object)) return []
    const said = text.slice(index, index + length)
    return [
      {
        at,
        seat: claim.answer.seat,
        value: said.trim(),
        spans: text === claim.text ? [{ start: index, end: index + length }] : [],
        act,
        doers: by,
        object: thing,
        // "Have no solid surface" and "do not have" one are one denial.
        isDenied: isDenial(helper) !== /^(?:no|none|neither)\b/i.test(object),
        besides: [],
        of: stemsOf(OF_WHAT.exec(`${object}${text.slice(index + length, index + length + 60)}`)?.[1] ?? ''),
      },
    ]
  }
  return [
    ...[...text.matchAll(ACTIVE)].flatMap(
      ({ index, 0: all, 1: doer = '', 2: helper = '', 3: verb = '', 4: object = '' }) =>
        deed(doer, helper, verb, object, index, all.length),
    ),
    ...[...text.matchAll(PASSIVE)].flatMap(
      ({ index, 0: all, 1: object = '', 2: helper = '', 3: verb = '', 4: doer = '' }) =>
        deed(doer, helper, verb, object, index, all.length),
    ),
  ]
}

/** "Drinks like coffee", "coffee and tea": each of them does it. */
const doersOf = (phrase: string): string[][] =>
  phrase
    .split(/,? (?:and|or|like|such as|including) |, /iu)
    .map(stemsOf)
    .filter((words) => words.length > 0)

/** One thing does it: the first telling word of both, or all words of one. */
const isOneDoer = (x: Deed, y: Deed): boolean =>
  x.doers.some((one) =>
    y.doers.some(
      (other) =>
        one.some((word) => other.includes(word)) &&
        (one[0] === other[0] || one.every((word) => other.includes(word)) || other.every((word) => one.includes(word))),
    ),
  )

const ADVICE = new RegExp(
  String.raw`^(?:(?:but|and|so|also|however|instead|then|first|next|please|always|to [^,]{2,60}|if [^,]{2,60}|when [^,]{2,60}),? )?` +
    String.raw`((?:you|one|people|owners|parents|adults|everyone) (?:should |must |need to |have to |can |may )(?:also )?)?` +
    String.raw`((?:do not|don't|never|(?:you )?should not|(?:you )?shouldn't|(?:you )?must not|(?:you )?mustn't|avoid|not)?) ?(?:try to |ever |also |immediately )?` +
    String.raw`([\p{L}]+) (.+)$`,
  'iu',
)
/** Reasons and exceptions take nothing back of the advice they follow. */
const REASON =
  /,? (?:because|since|as (?:it|this|they)|which|unless|without|until|so that|in order to|to (?:reduce|help|prevent|avoid|relieve|ease|soothe|speed|stop))\b/iu
const AFTER_OBJECT =
  /\s(?:to|on|in|at|with|over|onto|into|for|from|under|near|before|after|as|by|while|during|every|and|or|directly)\b|[,;(]/iu

/** What a claim advises to do with something, or not to do. */
function adviceIn(claim: SeatClaim, at: number, sought: ReadonlySet<string>, lexicon: Lexicon): Deed[] {
  const text = toPlainText(claim.text)
    .replace(/\s?\([^()]*\)/g, '')
    .replace(/[.!]+$/, '')
  const found = ADVICE.exec(text)
  const [, told = '', denial = '', said = '', rest = ''] = found ?? []
  const verb = lexicon.lemma(said.toLowerCase(), 'verb')
  const avoided = AVOIDED.exec(text)?.[1]
  if (avoided !== undefined && !UNSURE.test(text))
    return deedsOf(claim, at, 'use', objectsIn(beforeMore(avoided)), true)
  const isOrder =
    ADVISED.some((group) => group.includes(said.toLowerCase())) && !/^(?:of|is|are|was|can|in)\b/i.test(rest)
  const isOrdered = denial !== '' || told !== '' || isOrder || claim.slots.terms[0]?.kind === 'verb'
  if (!found || !isOrdered || UNSURE.test(text) || /\?$/.test(text)) return []
  const condition = /^(?:if|when) ([^,]{2,60}),/i.exec(text)?.[1]
  if (
    condition !== undefined &&
    !stemsOf(condition).every((word) => sought.has(word) || /^(?:you|your|it|have|has)$/.test(word))
  )
    return []
  const plain = rest.slice(0, REASON.exec(rest)?.index ?? rest.length)
  if (denial === '' && /\b(?:if|only|unless|when)\b/i.test(rest)) return []
  return deedsOf(claim, at, verb, objectsIn(plain), denial !== '')
}

/** "Avoid hot water" is not to use it. */
const AVOIDED =
  /^(?:(?:but|and|also|however|instead),? )?(?:(?:you|it is best to|it's best to) (?:should |must )?)?(?:avoid|skip|stay away from|steer clear of) (?!\p{L}+ing\b)(.+)$/iu

/** "And use cold water" is another advice, "since heat sets it" a reason. */
const INSTEAD = new RegExp(
  String.raw`,? (?:and|but|or) (?:then |instead,? )?(?:${ADVISED.flat().join('|')}|try|choose|opt|keep|switch|stick|always)\b`,
  'iu',
)
const beforeMore = (text: string): string =>
  [REASON, INSTEAD].reduce((left, pattern) => left.slice(0, pattern.exec(left)?.index ?? left.length), text)

const deedsOf = (
  claim: SeatClaim,
  at: number,
  verb: string,
  objects: { object: string; besides: string[] }[],
  isDenied: boolean,
): Deed[] =>
  objects.map(({ object, besides }) => ({
    at,
    seat: claim.answer.seat,
    value: toPlainText(claim.text).replace(/[.!]+$/, ''),
    spans: [],
    act: (ADVISED.find((group) => group.includes(verb)) ?? [verb])[0]!,
    doers: [],
    object,
    isDenied,
    besides,
    of: [],
  }))

/** "Ice, butter or toothpaste" are three things; "ice to the burn" is one, with where it is put. */
function objectsIn(phrase: string): { object: string; besides: string[] }[] {
  const parts = phrase.split(/,\s(?:or |and )?|\s(?:or|and)\s/)
  const isList =
    parts.length > 1 && parts.every((part) => part.split(' ').length <= MOST_LISTED && !AFTER_OBJECT.test(part))
  if (isList)
    return parts
      .map((part) => ({ object: stemsOf(part).at(-1) ?? '', besides: stemsOf(part).slice(0, -1) }))
      .filter(({ object }) => object !== '')
  const named = stemsOf(
    phrase.slice(0, AFTER_OBJECT.exec(phrase)?.index ?? phrase.length).replace(/(?:\s\p{L}+ly)+$/iu, ''),
  )
  const object = named.at(-1)
  if (!object || named.length > MOST_LISTED - 1) return []
  return [{ object, besides: stemsOf(phrase).filter((word) => word !== object) }]
}
const MOST_LISTED = 3

/** What is denied has no more to it than what is advised: "do not apply ice directly" speaks of another way. */
function isOneAdvice(x: Deed, y: Deed): boolean {
  const [no, yes] = x.isDenied ? [x, y] : [y, x]
  return no.besides.every((word) => yes.besides.includes(word))
}

const OF_WHAT = /\s(?:to|of|for) ([^,.;:()]{2,60})/iu
const areOfOne = ({ of: x }: Deed, { of: y }: Deed): boolean =>
  x.length === 0 || y.length === 0 || x.some((word) => y.includes(word))

/**
 * One act on one thing that one seat affirms and another denies, in whatever part of a sentence: "reheating kills the toxin", "a toxin
 * that is not destroyed by reheating"; "apply ice", "do not use ice".
 */
export function withDeeds(
  edges: DecidedEdge[],
  claims: SeatClaim[],
  question: string,
  lexicon: Lexicon,
): DecidedEdge[] {
  const sought = new Set(stemsOf(question))
  const told = placedClaims(claims).filter(({ claim }) => !isDangling(claim.text))
  const effects = told.flatMap(({ claim, at }) => effectsIn(claim, at))
  const advice = told.flatMap(({ claim, at }) => adviceIn(claim, at, sought, lexicon))
  const areRivals = (x: Deed, y: Deed): boolean =>
    x.act === y.act && x.object === y.object && x.isDenied !== y.isDenied && areOfOne(x, y)
  const rivals = [
    ...pairsOf(effects).filter(([x, y]) => areRivals(x, y) && isOneDoer(x, y)),
    ...pairsOf(advice).filter(([x, y]) => areRivals(x, y) && isOneAdvice(x, y)),
  ]
  const isTwoFaced = (one: Deed): boolean =>
    [...effects, ...advice].some(
      (other) =>
        other.seat === one.seat &&
        areRivals(one, other) &&
        (one.doers.length === 0 ? isOneAdvice(one, other) : isOneDoer(one, other)),
    )
  return withRivals(
    edges,
    rivals.filter((pair) => !pair.some(isTwoFaced)).map(([x, y]) => rivalEdge(x, y, 'negation')),
  )
}
