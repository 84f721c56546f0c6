import { toTable } from '#app/platform/table.ts'
import type { Lexicon, PartOfSpeech } from '#app/engines/knowledge/lexicon.ts'
import { toKey } from '../text/text.ts'
import type { Span } from '../text/text.ts'
import type { Token } from '../text/tokens.ts'
import { emptyWords, giving, lightWords } from '../text/vocabulary.ts'
import type { Cues } from './cues.ts'
import { isNameToken } from './name-tokens.ts'
import { startsPhrase } from './phrases.ts'
import { BE, PREPOSITIONS } from './shape.ts'
import type { Shape } from './shape.ts'

/**
 * A word, phrase or name that carries meaning. `role` is S (who acts), O (what it is done to), C (what it is said to
 * be), V (the verb), or the preposition it hangs on; passives and converse verbs are already turned round.
 */
export type Term = Span & {
  text: string
  lemma: string
  kind: 'name' | 'noun' | 'verb' | 'adj' | 'adv'
  role: string
  phrase: number
  weight: number
  isDefinite: boolean
  isSubject: boolean
  isCondition: boolean
}

const POS: Record<string, { kind: Term['kind']; pos: PartOfSpeech }> = toTable({
  NOUN: { kind: 'noun', pos: 'noun' },
  PROPN: { kind: 'noun', pos: 'noun' },
  VERB: { kind: 'verb', pos: 'verb' },
  ADJ: { kind: 'adj', pos: 'adj' },
  ADV: { kind: 'adv', pos: 'adv' },
})

const ORDERED = new Set(['before', 'after', 'than', 'above', 'below', 'over', 'under', 'inside', 'outside'])

const TITLES = new Set(
  (
    'mr mrs ms dr prof sir lord lady saint st president king queen emperor pope prince princess ' +
    'professor general captain chancellor'
  ).split(' '),
)

export const WEIGHTS: Record<Term['kind'], number> = { name: 2, noun: 1.3, verb: 1, adj: 1, adv: 0.6 }

export const LIGHT_WEIGHT = 0.25

/** A claim with its words, frame and small words, and what of it is no content. */
export type Frame = {
  text: string
  tokens: Token[]
  shape: Shape
  cues: Cues
  lexicon: Lexicon
  isHidden: (token: Span) => boolean
  isMention: (token: Span) => boolean
}

/** Where reading stands: the role and phrase of the next word. */
type Place = {
  isPastFront: boolean
  before: { role: string; end: number } | null
  role: string
  phrase: number
  isDefinite: boolean
  isFirstWord: boolean
  isPastVerb: boolean
}

/** The words, names and phrases of a claim in order, each with its role. */
export function readTerms(frame: Frame): Term[] {
  const terms: Term[] = []
  const place: Place = {
    isPastFront: false,
    before: null,
    role: 'S',
    phrase: 0,
    isDefinite: false,
    isFirstWord: true,
    isPastVerb: false,
  }
  for (const [i, token] of frame.tokens.entries()) {
    enter(place, token, frame)
    leaveMention(place, token, frame)
    leaveFront(place, token, terms, frame)
    if (token.pos === 'PUNCT' || token.text === ',') {
      nextPhrase(place)
      continue
    }
    readArticle(place, token, terms)
    readGiven(place, token, terms)
    if (startsPhrase(token, frame.text) && !frame.isHidden(token)) {
      terms.push(
        toTerm(
          token,
          { lemma: token.lower, kind: 'adv', role: place.role },
          { ...place, isDefinite: false },
          frame.cues,
        ),
      )
      continue
    }
    if (!isLinking(place, token, frame)) readWord(terms, place, token, frame.tokens[i + 1], frame)
  }
  return terms.filter(({ text }) => text !== '')
}

function nextPhrase(place: Place): void {
  place.phrase += 1
  place.isDefinite = false
}

/** The role changes behind an opening phrase and behind the main verb. */
function enter(place: Place, token: Token, { shape }: Frame): void {
  if (token.start < shape.frontEnd && place.role === 'S') place.role = 'front'
  if (token.start >= shape.frontEnd && !place.isPastFront) {
    place.isPastFront = true
    if (shape.frontEnd > 0) place.role = 'S'
  }
  if (place.isPastVerb || shape.verbAt === null || token.start < shape.verbEnd) return
  place.isPastVerb = true
  place.role = shape.isCopular ? 'C' : shape.isThere ? 'S' : 'O'
  nextPhrase(place)
}

/** "In 2006 YouTube bought Google": behind the date that a preposition leads in the sentence begins again. */
function leaveMention(place: Place, token: Token, frame: Frame): void {
  if (!place.before || token.start < place.before.end) return
  if (frame.isMention(token)) place.before.end = token.end
  else {
    if (token.pos === 'DET' || token.pos === 'PROPN' || token.pos === 'NOUN' || token.pos === 'PRON')
      place.role = place.before.role
    place.before = null
  }
}

/** "At Hastings the English ...": a second noun phrase before the verb is who acts. */
function leaveFront(place: Place, token: Token, terms: Term[], { shape, text }: Frame): void {
  const before = terms.at(-1)
  if (place.isPastVerb || place.role === 'S' || !before || shape.verbAt === null || token.pos !== 'DET') return
  const isNext = /^,?\s$/.test(text.slice(before.end, token.start))
  if (!isNext || (before.kind !== 'noun' && before.kind !== 'name') || terms.some(({ role }) => role === 'S')) return
  place.role = 'S'
  nextPhrase(place)
}

/** "Gave his sister a kidney": what stands before a second object is who gets it. */
function readGiven(place: Place, token: Token, terms: Term[]): void {
  if (place.role !== 'O' || token.pos !== 'DET') return
  const verb = terms.findLast(({ role }) => role === 'V')
  const given = terms.filter((term) => term.role === 'O' && verb && term.start > verb.end)
  const before = given.at(-1)
  if (!verb || !before || !giving.has(verb.lemma) || token.start - before.end > 1) return
  if (before.kind !== 'noun' && before.kind !== 'name') return
  for (const term of given) term.role = 'to'
  place.phrase += 1
}

function readArticle(place: Place, token: Token, terms: Term[]): void {
  if (['the', "'s", 'this'].includes(token.lower) || token.pos === 'PRON') place.isDefinite = true
  if (token.lower === 'a' || token.lower === 'an') place.isDefinite = false
  const owner = terms.at(-1)
  if (token.lower === "'s" && owner && owner.end >= token.start - 1) owner.role = 'of'
}

/** Whether a token only links or is no content: a preposition sets the role of what follows. */
function isLinking(place: Place, token: Token, frame: Frame): boolean {
  const isOrdered = ORDERED.has(token.lower)
  if (isPreposition(token, frame)) {
    if (token.lower === 'as' && frame.shape.isCopular && place.role === 'C') return true
    if (namesPlace(token, frame)) return true
    const object = frame.tokens[frame.tokens.indexOf(token) + 1]
    place.before = object && frame.isMention(object) && !place.isPastVerb ? { role: place.role, end: object.end } : null
    if (place.role !== 'than') place.role = token.lower
    nextPhrase(place)
    if (!isOrdered) return true
  }
  if (frame.isHidden(token)) {
    if (/\p{L}/u.test(token.text)) place.isFirstWord = false
    return true
  }
  if (token.pos === 'CCONJ' || token.pos === 'SCONJ' || token.lower === 'and' || token.lower === 'or') {
    place.phrase += 1
    if (!isOrdered) return true
  }
  return !/[\p{L}\p{N}]/u.test(token.text)
}

/** "The island of Elba" is Elba: the name takes the place of its kind. */
function namesPlace(token: Token, { tokens }: Frame): boolean {
  const at = tokens.indexOf(token)
  return (
    token.lower === 'of' &&
    PLACES.has(tokens[at - 1]?.lower ?? '') &&
    tokens[at - 2]?.lower === 'the' &&
    /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '')
  )
}

const PLACES = new Set('island isle city town village port state province county kingdom republic'.split(' '))

function isPreposition(token: Token, { text, isMention, shape }: Frame): boolean {
  const isCompound = text[token.end] === '-' || text[token.start - 1] === '-'
  return (
    PREPOSITIONS.has(token.lower) && !isMention(token) && token.pos !== 'VERB' && !isInVerb(token, shape) && !isCompound
  )
}

function isInVerb(token: Token, shape: Shape): boolean {
  return token.start >= shape.verbStart && token.end <= shape.verbEnd
}

function readWord(
  terms: Term[],
  place: Place,
  token: Token,
  next: Token | undefined,
  { text, shape, cues, lexicon }: Frame,
): void {
  const isFirst = place.isFirstWord
  place.isFirstWord = false
  const previous = terms.at(-1)
  if (previous && isLabel(token, previous, text)) return extend(previous, token, text)
  const isOrdered = ORDERED.has(token.lower)
  if (emptyWords.has(token.lower) && !isOrdered && !isAcronym(token, text)) return
  if (token.pos === 'AUX' && BE.has(token.lower)) return
  if (previous?.kind === 'name' && PARTICLE.test(token.text) && /^\p{Lu}/u.test(next?.text ?? '')) return
  const isName = isNameToken(token, next, isFirst, lexicon)
  if (isName && previous?.kind === 'name' && NAME_JOINT.test(text.slice(previous.end, token.start)))
    return extend(previous, token, text)
  const tag = POS[token.pos] ?? (isOrdered ? ADVERB : null)
  if (!isName && !tag && !/^\p{L}{3,}$/u.test(token.text)) return
  const lemma = isName ? toKey(token.text) : lemmaOf(token.lower, tag?.pos, lexicon)
  if (isName && TITLES.has(lemma) && /^\s[A-Z]/.test(text.slice(token.end))) return
  if (isInVerb(token, shape) && (token.pos === 'VERB' || token.pos === 'AUX')) {
    terms.push(toTerm(token, { lemma, kind: 'verb', role: 'V' }, { ...place, isDefinite: false }, cues))
    place.role = shape.isCopular ? 'C' : 'O'
    place.phrase += 1
    return
  }
  const kind = isName ? 'name' : (tag?.kind ?? 'noun')
  if (kind === 'verb' && token.pos === 'VERB') place.phrase += 1
  terms.push(toTerm(token, { lemma, kind, role: place.role }, place, cues))
}

const ADVERB = { kind: 'adv', pos: 'adv' } as const
/** "Miguel de Cervantes" is one name. */
const PARTICLES = 'da|van|von|de|del|la|bin|al|der|den|y'
const PARTICLE = new RegExp(`^(?:${PARTICLES})$`)
const NAME_JOINT = new RegExp(String.raw`^[\s.-]*(?:(?:${PARTICLES})\s)*$`)

/** "Module A", "hepatitis B": a letter that names one of several. */
function isLabel(token: Token, before: Term, text: string): boolean {
  return (
    /^[A-HJ-Z]$/.test(token.text) &&
    before.kind !== 'verb' &&
    before.kind !== 'adv' &&
    text.slice(before.end, token.start) === ' ' &&
    !/^(?:\.\s?\p{Lu}|['-])/u.test(text.slice(token.end))
  )
}

function extend(term: Term, token: Token, text: string): void {
  term.end = token.end
  term.text = text.slice(term.start, term.end)
  term.lemma = toKey(term.text)
  term.kind = 'name'
  term.weight = WEIGHTS.name
}

/** Words the dictionary lacks lose their plural ("apps"), so that they meet the vocabulary of claims. */
function lemmaOf(word: string, pos: PartOfSpeech | undefined, lexicon: Lexicon): string {
  const lemma = lexicon.lemma(word, pos)
  return lemma === word && pos === 'noun' && /[a-z]{2}[^siu]s$/.test(word) && !lexicon.isKindOf(word, 'entity')
    ? word.slice(0, -1)
    : lemma
}

function isAcronym(token: Token, text: string): boolean {
  return /^[A-Z]{2,}$/.test(token.text) && text !== text.toUpperCase()
}

function toTerm(
  token: Token,
  { lemma, kind, role }: Pick<Term, 'lemma' | 'kind' | 'role'>,
  { phrase, isDefinite }: Pick<Term, 'phrase' | 'isDefinite'>,
  cues: Cues,
): Term {
  const isLight = kind !== 'name' && lightWords.has(lemma)
  return {
    start: token.start,
    end: token.end,
    text: token.text,
    lemma,
    kind,
    role,
    phrase,
    weight: isLight ? LIGHT_WEIGHT : WEIGHTS[kind],
    isDefinite,
    isSubject: role === 'S',
    isCondition: cues.conditions.some((span) => token.start >= span.start && token.end <= span.end),
  }
}
