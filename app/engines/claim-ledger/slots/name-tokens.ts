import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { Token } from '../text/tokens.ts'

/** Whether the dictionary knows the noun; the tree of animals is deep, so it is asked for by itself. */
function isThing(word: string, lexicon: Lexicon): boolean {
  return lexicon.isKindOf(word, 'entity') || lexicon.isKindOf(word, 'animal') || lexicon.isKindOf(word, 'object')
}

const NEVER_NAMES = new Set(
  (
    'more less fewer most least few many much some any every each all no none both either neither ' +
    'this that these those there here when where why how what who which if unless because since ' +
    'although while before after during until yes not never always often'
  ).split(' '),
)

export function isNameToken(token: Token, next: Token | undefined, isFirst: boolean, lexicon: Lexicon): boolean {
  if (!/^\p{Lu}/u.test(token.text) || token.text === 'I') return false
  if (!isFirst) return true
  if (/^\p{Lu}[\p{Lu}\d]/u.test(token.text) || /\d/.test(token.text)) return true
  if (
    next &&
    /^\p{Lu}/u.test(next.text) &&
    token.pos !== 'VERB' &&
    token.pos !== 'DET' &&
    !/^(?:[A-Z]+)$/.test(next.text)
  )
    return true
  if (
    next?.pos === 'AUX' &&
    (token.pos === 'VERB' || token.pos === 'ADJ') &&
    /^(?:is|was|has|had)$/.test(next.lower) &&
    !/(?:ing|ed)$/.test(token.lower)
  )
    return true
  if (token.pos === 'ADJ' && next && /^\p{Ll}/u.test(next.text) && (next.pos === 'NOUN' || next.pos === 'ADJ'))
    return false
  if (
    lexicon.lemma(token.lower, 'noun') !== token.lower &&
    /s$/.test(token.lower) &&
    isThing(token.lower, lexicon) &&
    !lexicon.isKindOf(token.text, 'location')
  )
    return false
  if (lexicon.isProperName(token.text)) return true
  return (
    (token.pos === 'PROPN' || token.pos === 'NOUN') &&
    lexicon.lemma(token.lower) === token.lower &&
    !NEVER_NAMES.has(token.lower) &&
    !isThing(token.lower, lexicon) &&
    !isThing(lexicon.lemma(token.lower, 'noun'), lexicon)
  )
}
