import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { Token } from '../text/tokens.ts'
import { BE, isParticiple, PREPOSITIONS } from './shape.ts'

/** A word in its place, as a rule sees it. */
type Spot = {
  token: Token
  i: number
  previous: Token | undefined
  next: Token | undefined
  tokens: Token[]
  lexicon: Lexicon
}

/** What the tagger is known to get wrong: each rule gives the right tag, or null where it does not apply. */
const RULES: ((spot: Spot) => string | null)[] = [
  labelLetter,
  quotedWord,
  verbAfterLabel,
  describingIng,
  nounInS,
  openingName,
  nameOfTwo,
  openingOrder,
  describingParticiple,
  describedByHave,
  nounAfterBe,
  participleAfterBe,
  verbAfterDo,
  verbAfterRelative,
]

/** The tagger takes "flows" for a noun and "supervised" for an adjective; a sentence without a verb gets one back. */
export function retag(tokens: Token[], lexicon: Lexicon): void {
  for (const [i, token] of tokens.entries()) {
    for (const rule of RULES) {
      token.pos = rule({ token, i, previous: tokens[i - 1], next: tokens[i + 1], tokens, lexicon }) ?? token.pos
    }
  }
  if (tokens.some((token) => isVerbal(token) && !/ing$/.test(token.lower)) || tokens.some(isDenyingVerb)) return
  const first = tokens.findIndex((token) => token.pos !== 'PUNCT')
  const candidates = tokens.filter((token, i) => i > first && canBeVerb(token, tokens[i - 1], tokens[i + 1], lexicon))
  const verb = candidates.find(({ lower }) => /s$/.test(lower)) ?? candidates[0]
  if (verb) verb.pos = 'VERB'
}

function isVerbal(token: Token | undefined): boolean {
  return token?.pos === 'VERB' || token?.pos === 'AUX'
}

function isVerbForm(word: string, lexicon: Lexicon): boolean {
  return lexicon.lemma(word, 'verb') !== word || lexicon.lemma(`${word.replace(/e$/, '')}ing`, 'verb') === word
}

function isOneOf(token: Token | undefined, ...tags: string[]): boolean {
  return token !== undefined && tags.includes(token.pos)
}

/** "Module A": a letter after a noun is a name. */
function labelLetter({ token, previous }: Spot): string | null {
  return /^[A-HJ-Z]$/.test(token.text) && isOneOf(previous, 'NOUN', 'PROPN') ? 'PROPN' : null
}

/** "“affect” is a verb": a word that is spoken of. */
function quotedWord({ token, previous, next }: Spot): string | null {
  const isQuoted = /^["“‘']$/.test(previous?.text ?? '') && /^["”’']$/.test(next?.text ?? '')
  return isQuoted && token.pos === 'VERB' ? 'NOUN' : null
}

/** "Module A imports module B". */
function verbAfterLabel({ token, i, previous, next, lexicon }: Spot): string | null {
  const isAfterLabel = i > 1 && previous?.pos === 'PROPN' && /^[A-HJ-Z]$/.test(previous.text)
  const isBetween = token.pos === 'NOUN' && next !== undefined && next.pos !== 'PUNCT'
  return isAfterLabel && isBetween && isVerbForm(token.lower, lexicon) ? 'VERB' : null
}

/** "In ascending order". */
function describingIng({ token, previous, next }: Spot): string | null {
  const isIng = token.pos === 'VERB' && /ing$/.test(token.lower)
  return isIng && next?.pos === 'NOUN' && isOneOf(previous, 'ADP', 'DET') ? 'ADJ' : null
}

/** "Of flows", "the new works are": a plural noun taken for a verb. */
function nounInS({ token, i, previous, next }: Spot): string | null {
  if (token.pos !== 'VERB' || !/[^s]s$/.test(token.lower)) return null
  if (previous?.lower === 'to' || (previous?.pos === 'ADP' && previous.lower !== 'as')) return 'NOUN'
  const isBeforeVerb = isVerbal(next) && !/ing$/.test(next?.lower ?? '')
  return i > 0 && isBeforeVerb && isOneOf(previous, 'ADJ', 'NOUN', 'DET', 'PROPN') ? 'NOUN' : null
}

/** "Jobs was born": a name that opens the sentence before its verb. */
function openingName({ token, i, next }: Spot): string | null {
  const isOpening = i === 0 && token.pos === 'VERB' && /^\p{Lu}/u.test(token.text)
  if (!isOpening || next?.pos !== 'AUX' || !/^(?:is|was|has|had|are|were|can|will)$/.test(next.lower)) return null
  return /s$/.test(token.lower) ? 'NOUN' : 'PROPN'
}

/** "Don Quixote was written", "wrote Don Quixote": the first word of a name. */
function nameOfTwo({ token, i, previous, next, tokens }: Spot): string | null {
  if (token.pos !== 'VERB' || !/^\p{Lu}\p{Ll}/u.test(token.text) || !/^\p{Lu}\p{Ll}/u.test(next?.text ?? ''))
    return null
  if (i > 0) return /^\p{Ll}/u.test(previous?.text ?? '') ? 'PROPN' : null
  const behind = tokens.slice(1).find(({ text }) => !/^\p{Lu}/u.test(text))
  return behind?.pos === 'AUX' || (behind?.pos === 'VERB' && !/ing$/.test(behind.lower)) ? 'PROPN' : null
}

/** "Whisk the eggs": an order. */
function openingOrder({ token, i, next, lexicon }: Spot): string | null {
  const isOpening = i === 0 && token.pos !== 'VERB' && token.pos !== 'DET'
  const hasObject =
    (next?.pos === 'DET' && /^(?:the|a|an|your|some)$/.test(next.lower)) ||
    (next?.pos === 'PRON' && /^(?:it|them|him|her|us|me)$/.test(next.lower))
  return isOpening && hasObject && isVerbForm(token.lower, lexicon) ? 'VERB' : null
}

/** "The frozen lake". */
function describingParticiple({ token, i, previous, next }: Spot): string | null {
  const isModifying = i === 0 || isOneOf(previous, 'ADP', 'DET', 'ADJ')
  const isForm = token.pos === 'VERB' && /(?:ed|en|wn)$/.test(token.lower)
  return isModifying && isForm && isOneOf(next, 'NOUN', 'ADJ') ? 'ADJ' : null
}

/** "Has live music". */
function describedByHave({ token, previous, next, lexicon }: Spot): string | null {
  const isAfterHave = token.pos === 'VERB' && previous !== undefined && /^(?:have|has|had)$/.test(previous.lower)
  return isAfterHave && next?.pos === 'NOUN' && lexicon.lemma(token.lower, 'verb') === token.lower ? 'ADJ' : null
}

/** "Is work": the bare form after "is" is a noun. */
function nounAfterBe({ token, previous, lexicon }: Spot): string | null {
  const isBare = token.pos === 'VERB' && lexicon.lemma(token.lower, 'verb') === token.lower && !isParticiple(token)
  return isBare && previous && BE.has(previous.lower) && previous.lower !== "'s" ? 'NOUN' : null
}

/** "Is closely supervised by". */
function participleAfterBe({ token, i, next, tokens, lexicon }: Spot): string | null {
  if (token.pos !== 'ADJ' || !/(?:ed|wn|en)$/.test(token.lower)) return null
  const hasBe = tokens.slice(Math.max(0, i - 3), i).some(({ lower }) => BE.has(lower) && lower !== "'s")
  const isLast = next === undefined || isOneOf(next, 'ADP', 'PUNCT', 'PART')
  return hasBe && isLast && lexicon.lemma(token.lower, 'verb') !== token.lower ? 'VERB' : null
}

/** "Did not chase the rabbit", "to chase the rabbit", "will chase the rabbit". */
function verbAfterDo({ token, i, next, tokens, lexicon }: Spot): string | null {
  if (!isOneOf(token, 'NOUN', 'ADJ', 'PROPN') || !isBareVerb(token, lexicon)) return null
  const lead = tokens.slice(Math.max(0, i - 2), i).filter(({ lower }) => !/^(?:not|n't|never|also|ever)$/.test(lower))
  const isLed = /^(?:do|does|did|don't|doesn't|didn't|will|would|can|cannot|can't|could|must|should|won't)$/.test(
    lead.at(-1)?.lower ?? '',
  )
  return isLed && isOneOf(next, 'DET', 'PRON', 'PROPN', 'NOUN', 'ADP') ? 'VERB' : null
}

function isBareVerb(token: Token, lexicon: Lexicon): boolean {
  return lexicon.lemma(token.lower, 'verb') === token.lower && isVerbForm(token.lower, lexicon)
}

/** "The fox that chased the rabbit". */
function verbAfterRelative({ token, previous, next, lexicon }: Spot): string | null {
  const isRelative = previous !== undefined && /^(?:who|that|which)$/.test(previous.lower)
  const isForm = isOneOf(token, 'NOUN', 'ADJ') && lexicon.lemma(token.lower, 'verb') !== token.lower
  return isRelative && isForm && isOneOf(next, 'DET', 'PRON', 'PROPN') ? 'VERB' : null
}

/** Whether a word of a sentence without a verb may be the verb it lacks. */
function canBeVerb(token: Token, before: Token | undefined, next: Token | undefined, lexicon: Lexicon): boolean {
  const isThird = /s$/.test(token.lower)
  if (!before || !next || (next.pos === 'PUNCT' && !isThird)) return false
  if (!/^[a-z]+$/.test(token.text) || !isOneOf(token, 'NOUN', 'ADJ', 'PROPN', 'ADV', 'ADP', 'SCONJ')) return false
  if (PREPOSITIONS.has(token.lower) || isOneOf(before, 'DET', 'ADJ', 'ADP', 'PUNCT')) return false
  if (before.lower === "'s" || before.lower === 'to') return false
  const isAfterPlural = lexicon.lemma(before.lower, 'noun') !== before.lower && /[^s]s$/.test(token.lower)
  return isVerbForm(token.lower, lexicon) && !lexicon.isProperName(token.text) && !isAfterPlural
}

function isDenyingVerb(token: Token): boolean {
  return /^(?:lack|lacks|lacked|fails?|failed)$/.test(token.lower)
}
