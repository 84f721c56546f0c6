import { toPlainText } from '../text/text.ts'
import { readTokens } from '../text/tokens.ts'
import type { Token } from '../text/tokens.ts'

const RELATIVE = /^(?:that|which|who|whose|whom|where)$/
const PARTICIPLE = /(?:ed|en|wn|lt|pt|ught|ound|ung|ade|aid|et)$/

/** Whether a token is a finite verb or an auxiliary, as far as its form and tag tell. */
export function isVerb(token: Token | undefined): boolean {
  return token !== undefined && (token.pos === 'VERB' || token.pos === 'AUX') && !/ing$/.test(token.lower)
}

/**
 * The place of the verb that makes a text a sentence, -1 for a noun phrase: verbs of relative clauses ("a scale that
 * defines") and participles that only describe ("a city built on a plateau") are passed over.
 */
export function mainVerbAt(tokens: readonly Token[]): number {
  let open = 0
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i]
    if (token && i > 0 && RELATIVE.test(token.lower) && !isVerb(tokens[i - 1])) open += 1
    if (!isVerb(token) || tokens[i - 1]?.lower === 'to' || isDescribing(tokens, i) || isNoun(tokens, i)) continue
    if (open === 0) return i
    open -= 1
    while (isVerb(tokens[i + 1]) || tokens[i + 1]?.pos === 'ADV') i += 1
  }
  return -1
}

/** "At the back end of the body": the tagger takes the noun for a verb. */
function isNoun(tokens: readonly Token[], i: number): boolean {
  const modifier = tokens[i - 1]?.pos
  return (
    tokens[i]?.pos === 'VERB' &&
    tokens[i - 2]?.pos === 'DET' &&
    (modifier === 'ADJ' || modifier === 'ADV') &&
    tokens[i + 1]?.pos !== 'DET'
  )
}

/**
 * "Built on a plateau" after its noun, in a phrase that opens in lower case: a gloss, where nobody writes sentences. Or
 * "mashed" in "from mashed chickpeas": no verb follows a preposition.
 */
function isDescribing(tokens: readonly Token[], i: number): boolean {
  const [token, before, after] = [tokens[i], tokens[i - 1], tokens[i + 1]]
  if (!token || token.pos !== 'VERB' || !PARTICIPLE.test(token.lower)) return false
  if (before?.pos === 'ADP' && after?.pos === 'NOUN') return true
  if (after?.pos !== 'ADP') return false
  if (i === 0 || before?.text === '(') return true
  const isPlainNoun =
    before?.pos === 'NOUN' || before?.pos === 'PROPN' || before?.pos === 'CCONJ' || before?.pos === 'ADV'
  return isPlainNoun && /^\p{Ll}/u.test(tokens[0]?.text ?? '') && !tokens.slice(0, i).some(({ pos }) => pos === 'AUX')
}

/** Whether a text is a sentence of its own rather than a phrase. */
export function isSentence(text: string): boolean {
  const tokens = readTokens(toPlainText(text))
  return tokens.length >= 3 && mainVerbAt(tokens) > 0
}

/** Whether a text opens with the verb of a sentence whose subject was left out: "has many moons". */
export function lacksSubject(text: string): boolean {
  const [first, next] = readTokens(text)
  if (!first || !/[^s]s$|^(?:are|were|had|did|can|will)$/.test(first.lower)) return false
  return isVerb(first) || (first.pos === 'NOUN' && (next?.pos === 'ADV' || next?.pos === 'DET'))
}

const MOST_SUBJECT_WORDS = 8

/** Whether what was read as a verb is a noun before the verb: "git merge combines two". */
const isMisread = (tokens: readonly Token[], at: number): boolean => {
  const [verb, next, object] = tokens.slice(at, at + 3)
  if (!verb || verb.pos !== 'VERB' || !next || !object || !/^[a-z]+[^s]s$/.test(next.lower)) return false
  return next.pos === 'VERB' || (next.pos === 'NOUN' && (object.pos === 'DET' || object.pos === 'NUM'))
}

/**
 * What a sentence speaks of, in its own words; null when that is a pronoun, long, or stands behind an opening phrase, and where two
 * verbs follow each other so that the first may be a noun: "git merge combines".
 */
export function subjectOfSentence(text: string): string | null {
  const tokens = readTokens(text)
  const at = mainVerbAt(tokens)
  if (isMisread(tokens, at)) return null
  const subject = text.slice(0, tokens[at]?.start ?? 0).trim()
  if (subject === '' || /[,;:(]/.test(subject) || subject.split(/\s+/).length > MOST_SUBJECT_WORDS) return null
  if (
    new RegExp(
      String.raw`^(?:it|he|she|they|this|that|these|those|there|i|we|you|one|what|who|if|when|while|in|on|at|` +
        String.raw`by|for)\b(?! of\b)`,
      'i',
    ).test(subject)
  )
    return null
  return subject.replace(/\s+(?:also|still|now|then|first|originally|officially|often|usually|\w+ly)$/i, '')
}

/** What is said of the others needs those it was said of first. */
export const OF_THE_OTHERS = 'otherwise|for (?:(?:every|any)(?:one|body)|all|the) (?:else|others?|rest)'

/** Whether a text has opened a parenthesis that is not closed. */
export function isInParentheses(text: string): boolean {
  return text.split('(').length > text.split(')').length
}

/** "For everyone else it is fine": what is said of the others stays with what was said before. */
export const LEANS_ON_BEFORE = new RegExp(`^(?:${OF_THE_OTHERS})\\b`, 'i')
