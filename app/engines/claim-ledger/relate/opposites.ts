import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { Term } from '../slots/terms.ts'
import { areSameStem } from '../text/stem.ts'
import { areOppositeInClaims, areOppositeJudgements, areSameInClaims, saidInClaims } from '../text/vocabulary.ts'

/** Opposites by dictionary form, and by the form written, so that "fewer" meets "more". */
export function areOpposite(x: Term, y: Term, lexicon: Lexicon): boolean {
  if (areOppositeInClaims(x.text.toLowerCase(), y.text.toLowerCase())) return true
  const isSameKind =
    x.kind === y.kind ||
    (x.kind !== 'noun' && y.kind !== 'noun') ||
    x.role === y.role ||
    /^(?:un|non)/.test(x.lemma + '|' + y.lemma) ||
    /\|(?:un|non)/.test(x.lemma + '|' + y.lemma)
  if (!isSameKind) return false
  if (areOppositeInClaims(x.lemma, y.lemma)) return true
  if (areOppositeJudgements(x.lemma, y.lemma)) return true
  if (areSameInClaims(x.lemma, y.lemma)) return false
  if (isNegatedVerb(x, y, lexicon) || isNegatedVerb(y, x, lexicon)) return true
  if (isNegatedForm(x.lemma, y.lemma) || isNegatedForm(y.lemma, x.lemma)) return true
  if (deniesLike(x.lemma, y.lemma, lexicon) || deniesLike(y.lemma, x.lemma, lexicon)) return true
  return lexicon.areAntonyms(x.lemma, y.lemma) || isPhraseAgainst(x, y, lexicon) || isPhraseAgainst(y, x, lexicon)
}

/** "Turned down" against "accepted": the phrase says "rejected", which the dictionary has an opposite of. */
function isPhraseAgainst(phrase: Term, plain: Term, lexicon: Lexicon): boolean {
  if (!phrase.lemma.includes(' ') || phrase.kind === 'name' || plain.lemma.includes(' ')) return false
  return saidInClaims(phrase.lemma).some((word) => lexicon.areAntonyms(word, plain.lemma))
}

/** "Ineffective" denies "work", because "effective" says the same as "work" in claims. */
function deniesLike(negated: string, plain: string, lexicon: Lexicon): boolean {
  const bare = /^(?:un|in|im|il|ir|dis|non-?)(.{4,})$/.exec(negated)?.[1]
  return (
    bare !== undefined &&
    lexicon.areAntonyms(negated, bare) &&
    (areSameInClaims(bare, plain) || areSameStem(bare, plain))
  )
}

/** "Unsupported" denies "supports", "untreated" denies "treat". */
function isNegatedVerb(negated: Term, plain: Term, lexicon: Lexicon): boolean {
  const bare = /^(?:un|non-?)(.{4,}ed)$/.exec(negated.text.toLowerCase())?.[1]
  return (
    bare !== undefined &&
    lexicon.lemma(bare, 'verb') === plain.lemma &&
    lexicon.lemma(negated.text.toLowerCase(), 'verb') === negated.text.toLowerCase()
  )
}

const FALSE_NEGATIONS = new Set([
  'invaluable',
  'inflammable',
  'infamous',
  'indifferent',
  'impress',
  'import',
  'increase',
  'include',
  'inform',
  'invest',
  'display',
  'discover',
  'discuss',
  'disease',
  'intense',
  'industry',
  'instrument',
])

/** "unsafe" denies "safe", "harmless" denies "harmful"; only where what is left is the other word. */
function isNegatedForm(negated: string, plain: string): boolean {
  if (FALSE_NEGATIONS.has(negated)) return false
  const bare = /^(?:un|in|im|il|ir|dis|non-?|mis|de|a)(.{3,})$/.exec(negated)?.[1]
  if (bare === plain && plain.length >= 4)
    return (
      !/^(?:de|a|mis|in|im)/.test(negated) ||
      /(?:able|ible|al|ent|ant|ive|ous|ed|ate|ic|ct|er|ure|ect|ise|ile|ite|ral|ble|act|ute|ain)$/.test(plain)
    )
  const stemOf = /^(.{3,})less$/.exec(negated)?.[1]
  return stemOf !== undefined && (plain === `${stemOf}ful` || plain === `${stemOf}y`)
}
