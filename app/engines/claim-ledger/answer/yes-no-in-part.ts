import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { SeatClaim } from '../claims.ts'
import type { Asked } from '../segment/question-form.ts'
import { isInPart, isLimit } from '../segment/yes-or-no.ts'
import { stem } from '../text/stem.ts'
import { toKey, toPlainText } from '../text/text.ts'
import { emptyWords } from '../text/vocabulary.ts'

export type Stance = { claim: SeatClaim; value: 'Yes' | 'No' | 'In part'; condition: string | null }

/** How much of what the question says of its subject a claim must say, so that its yes or no is an answer. */
const SAID_SHARE = 0.75
/** What is only inferred is looked for in the first sentences. */
const FIRST = 3

/**
 * What the first claims of one seat answer to a question of yes or no. A no for some alone ("not for pregnant women; for everyone
 * else it is fine") is in part, and so is one that has both.
 */
export function readStance(claims: SeatClaim[], asked: Asked, question: string, lexicon: Lexicon): Stance | null {
  const [opening] = claims
  if (opening && isInPart(toPlainText(opening.text)))
    return { claim: opening, value: 'In part', condition: partOf(opening.text) }
  const said = claims.find(({ isYes }) => isYes !== null)
  if (said)
    return withLimits(
      { claim: said, value: said.isYes ? 'Yes' : 'No', condition: limitOf(said.text) },
      claims,
      asked,
      question,
      lexicon,
    )
  const found = claims.slice(0, FIRST).flatMap((claim) => inferred(claim, asked, question, lexicon) ?? [])
  const [first] = found
  if (!first) return null
  const isBoth = found.some(({ value }) => value === 'Yes') && found.some(({ value }) => value === 'No')
  if (isBoth && found.every(({ condition }) => condition === null)) return null
  if (isBoth)
    return { ...first, value: 'In part', condition: clean(found.find(({ value }) => value === 'No')!.claim.text) }
  if (first.value === 'No' && first.condition !== null && !FOR_MOST.test(first.condition))
    return { ...first, value: 'In part', condition: clean(first.claim.text) }
  return first
}

/** What is said behind a "not exactly", where it is said in the same breath. */
const partOf = (text: string): string | null => (text.trim().split(/\s+/).length > MOST_BARE_WORDS ? clean(text) : null)
const MOST_BARE_WORDS = 4

/** "No. … For everyone else it is fine": what is said behind a no may take it back for most. */
function withLimits(stance: Stance, claims: SeatClaim[], asked: Asked, question: string, lexicon: Lexicon): Stance {
  if (stance.value === 'In part') return stance
  const others = claims
    .filter((claim) => claim !== stance.claim)
    .flatMap((claim) => inferred(claim, asked, question, lexicon) ?? [])
  const exception = others.find(({ value, condition }) => value !== stance.value && condition !== null)
  const condition =
    stance.condition ??
    (stance.value === 'Yes' ? (others.find(({ value }) => value === 'Yes')?.condition ?? null) : null)
  if (!exception) return { ...stance, condition }
  return stance.value === 'No'
    ? { ...stance, value: 'In part', condition: clean(exception.claim.text) }
    : { ...stance, condition: condition ?? clean(exception.claim.text) }
}

/** The yes or no of a claim that says what the question asks, or denies it. */
function inferred(claim: SeatClaim, asked: Asked, question: string, lexicon: Lexicon): Stance | null {
  const plain = toPlainText(claim.text)
  if (SCOPED_NO.test(plain)) return { claim, value: 'No', condition: clean(plain.replace(/^but /i, '')) }
  const restated = VAGUE.test(plain) ? null : toRestated(plain, question)
  if (restated) return { claim, value: restated, condition: null }
  const predicate = predicateOf(asked, question)
  const sought = predicate === null || VAGUE.test(plain) ? [] : tellingWords(predicate)
  if (sought.length === 0) return null
  const said = new Set(tellingWords(plain))
  if (isOfOther(claim, said, question, sought)) return null
  const turned = sought.filter((word) => !said.has(stem(word)) && isTurned(word, claim, lexicon))
  const held = sought.filter((word) => said.has(stem(word)) || isMeant(word, plain) || turned.includes(word))
  if (held.length < sought.length * SAID_SHARE || held.length === 0) return null
  const isNo = (claim.slots.cues.polarity === -1) !== (turned.length % 2 === 1)
  return { claim, value: isNo ? 'No' : 'Yes', condition: scopeOf(plain, question) }
}

/** Of how much that the question names a claim with a subject of its own must speak: "the green colour is harmless" is not the potato. */
const OWN_SHARE = 0.34

function isOfOther(
  { slots }: SeatClaim,
  said: ReadonlySet<string>,
  question: string,
  sought: readonly string[],
): boolean {
  const hasSubject = slots.terms.some(({ kind, role, weight }) => kind === 'noun' && role === 'S' && weight > 0.5)
  const asked = tellingWords(question).filter((word) => !sought.includes(word))
  return hasSubject && asked.length > 0 && asked.filter((word) => said.has(word)).length < asked.length * OWN_SHARE
}

/** Yes or no of a claim that says the question's own words and no others: "it is not visible from the Moon", asked whether it is. */
function toRestated(plain: string, question: string): 'Yes' | 'No' | null {
  const [sought, said] = [wordsOf(question), wordsOf(plain)]
  const denials = said.filter((word) => word === 'not').length
  if (sought.length < FEWEST_WORDS || sought.includes('not') || denials > 1) return null
  const beside = said.filter((word) => word !== 'not' && !sought.includes(word))
  const isSame = sought.every((word) => said.includes(word))
  if (!isSame || beside.length > MOST_BESIDE || (beside.length > 0 && OTHERWISE.test(plain))) return null
  return denials === 1 ? 'No' : 'Yes'
}

/** So many words may only say for whom, where or how surely. */
const MOST_BESIDE = 6
/** Words that make another statement of the question's own. */
const OTHERWISE = new RegExp(
  String.raw`\b(?:${[
    'if|unless|than|more|less|only|some|few|rarely|hardly|seldom|may|might|could|can|would|should|perhaps|possibly',
    String.raw`think|say|said|claims?|believe\w*|myth|idea|whether|that|according|used to|once|until`,
    'instead|but|however|although|while|without|because|non',
  ].join('|')})\b`,
  'i',
)
/** Nearly everybody is no special case. */
const FOR_MOST = /\b(?:most|general|all|any|every|everyone|everybody|anyone)\b/i

/** Fewer words are no statement. */
const FEWEST_WORDS = 2
const HELPERS = /^(?:a|an|the|do|does|did)$/

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\bcan[’']t\b|\bcannot\b/g, 'can not')
    .replace(/\bwon[’']t\b/g, 'will not')
    .replace(/n[’']t\b/g, ' not')
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter((word) => !HELPERS.test(word))
    .map((word) => (word === 'not' ? word : stem(word.replace(/(?<=\p{L}{3}[^s])s$/u, '')))) ?? []

/** What a question says of its subject: "is it safe to eat reheated rice" says that it is safe. */
function predicateOf({ question }: Asked, whole: string): string | null {
  const judged =
    /\b(safe|dangerous|harmful|healthy|unhealthy|legal|illegal|allowed|toxic|poisonous|ok|okay|fine|edible|necessary)\b/i.exec(
      question || whole,
    )
  return judged?.[1] ?? null
}

/** What tells of opinions and of the question itself answers neither yes nor no. */
const VAGUE =
  /\b(?:complex|complicated|depends?|ambiguous|myth|belief|believe|suggests?|question|debate|unclear|var(?:y|ies))\b/i

const tellingWords = (text: string): string[] =>
  toKey(text)
    .split(' ')
    .filter((word) => word !== '' && !emptyWords.has(word) && !GENERAL.has(word))
    .map(stem)

const GENERAL = new Set(
  'it you your one can could should would people someone anyone thing really still ever actually'.split(' '),
)
const GOOD = /^(?:safe|ok|okay|fine|allowed|legal|good|possible|healthi?|health)/
const FINE = /\b(?:safe(?:ly)?|fine|ok|okay|all right|no problem|harmless|allowed|legal|permitted)\b/i

const isMeant = (word: string, text: string): boolean => GOOD.test(word) && FINE.test(text)

/** "Dangerous" where "safe" is asked. */
function isTurned(word: string, { slots }: SeatClaim, lexicon: Lexicon): boolean {
  if (slots.text.toLowerCase().includes(`non-${word}`)) return true
  if (GOOD.test(word) && /\b(?:unsafe|dangerous|harmful|forbidden|illegal|prohibited|banned)\b/i.test(slots.text))
    return true
  return slots.terms.some(({ lemma, kind }) => kind === 'adj' && lexicon.areAntonyms(lemma, word))
}

const PEOPLE =
  'women|men|children|infants|babies|people|adults|patients|pets|dogs|cats|everyone else|others|those|anyone|most|some'
const FOR_WHOM = new RegExp(
  String.raw`\b(?:for|to|in|among|with) (?:(?!the\b|example\b|you\b|eating\b|human)[\p{L}-]+ ){0,3}?(?:${PEOPLE})\b[^.;]{0,80}`,
  'iu',
)
const ONLY_IF =
  /\b(?:as long as|so long as|provided(?: that)?|providing|only if|only when|only with|unless|if|except|when|once)\b[^.;]{3,120}/i

/** The condition a claim names, in its own words; one that the question names too is none. */
function scopeOf(text: string, question: string): string | null {
  const found = ONLY_IF.exec(text)?.[0] ?? FOR_WHOM.exec(text)?.[0] ?? null
  if (found === null) return null
  const sought = new Set(tellingWords(question))
  return tellingWords(found).every((word) => sought.has(word)) ? null : clean(found)
}

/** What limits a yes or no in the sentence it was completed to: "You can paint it, provided it is dry". */
function limitOf(text: string): string | null {
  const found = ONLY_IF.exec(text)?.[0] ?? text.split(', ').slice(1).find(isLimit)
  return found ? clean(found) : null
}

/** "Not for pregnant women": a no for some, which says nothing of the others. */
const SCOPED_NO =
  /^(?:but )?not (?:for|if|when|while|during|with|in|on|to|under|below) (?!all\b|least\b|any\b|the slightest)/i

const clean = (text: string): string => text.trim().replace(/[\s.;,]+$/, '')
