import type { Lexicon, PartOfSpeech } from '#app/providers/knowledge/lexicon.ts'
import type { Cues } from './cues.ts'
import { readCues } from './cues.ts'
import type { DateMention } from './dates.ts'
import { readDates } from './dates.ts'
import type { Quantity } from './quantities.ts'
import { readQuantities } from './quantities.ts'
import { BE, PREPOSITIONS, readShape, retag } from './shape.ts'
import type { Shape } from './shape.ts'
import type { Span } from './text.ts'
import { toKey, toPlainText } from './text.ts'
import type { Token } from './tokens.ts'
import { readTokens } from './tokens.ts'
import { converses, emptyWords, lightWords, phrases } from './vocabulary.ts'

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

/** A quantity or date with what it hangs on. `isTopic` means it belongs to what is spoken of, not to what is said. */
export type Placed<T> = T & { anchors: string[]; counted: string | null; verb: string | null; isTopic: boolean; isAside: boolean }

export type Slots = {
  text: string
  key: string
  terms: Term[]
  verbs: string[]
  cues: Cues
  quantities: Placed<Quantity>[]
  dates: Placed<DateMention>[]
  isPassive: boolean
  isCopular: boolean
  isImperative: boolean
  isFragment: boolean
}

const POS: Record<string, { kind: Term['kind']; pos: PartOfSpeech }> = {
  NOUN: { kind: 'noun', pos: 'noun' },
  PROPN: { kind: 'noun', pos: 'noun' },
  VERB: { kind: 'verb', pos: 'verb' },
  ADJ: { kind: 'adj', pos: 'adj' },
  ADV: { kind: 'adv', pos: 'adv' },
}
const ORDERED = new Set(['before', 'after', 'than', 'above', 'below', 'over', 'under', 'inside', 'outside'])
const PARTICLES = new Set('up down out off away back over on in'.split(' '))
const TAKING_PARTICLES = new Set('turn switch take carry put hold log move kick hand set check pass go'.split(' '))
const TITLES = new Set('mr mrs ms dr prof sir lord lady saint st president king queen emperor pope prince princess professor general captain chancellor'.split(' '))
const WEIGHTS: Record<Term['kind'], number> = { name: 2, noun: 1.3, verb: 1, adj: 1, adv: 0.6 }
const LIGHT_WEIGHT = 0.25

/** Typed slots of one claim: what it speaks of, what it says, how surely, of how much, with which figures and dates. */
export function readSlots(raw: string, lexicon: Lexicon): Slots {
  const text = toPlainText(raw)
  const allDates = readDates(text)
  const allQuantities = readQuantities(text, allDates)
  const mentions: Span[] = [...allDates, ...allQuantities]
  const asides = readAsides(text)
  const isTold = isOutside(asides.filter((aside) => isTelling(text, aside, mentions)))
  const dates = allDates.filter(isTold)
  const quantities = allQuantities.filter(isTold)
  const cues = readCues(text, mentions)
  const tokens = readTokens(text).map((token) => ({ ...token }))
  const hidden: Span[] = [...mentions, ...cues.spans, ...cues.denied, ...asides]
  const isHidden = (token: Span): boolean => hidden.some((span) => token.start >= span.start && token.start < span.end)
  retag(tokens, lexicon)
  const shape = readShape(tokens, isHidden, text)
  const equative = cues.polarity === -1 ? EQUATIVE.exec(text) : null
  const read = turned(joined(readTerms(tokens, shape, isHidden, (token) => !isOutside(mentions)(token), cues, text, lexicon), text, lexicon), shape)
  const terms = equative ? compared(read, equative.index + equative[0].length) : read
  return {
    text,
    key: toKey(text),
    terms,
    verbs: terms.filter(({ kind }) => kind === 'verb').map(({ lemma }) => lemma),
    cues: equative ? { ...cues, polarity: 1, negations: [] } : cues,
    quantities: [...quantities, ...impliedRanks(text)].map((quantity) => placed(quantity, terms, shape, asides)),
    dates: dates.map((date) => placed(date, terms, shape, asides)),
    isPassive: shape.isPassive,
    isCopular: shape.isCopular,
    isImperative: shape.isImperative,
    isFragment: shape.verbAt === null,
  }
}

/** What stands in parentheses within a claim: a gloss on one word, never what the claim is about. */
function readAsides(text: string): Span[] {
  return [...text.matchAll(/(?<=\S\s?)\([^()]*\)/g)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

function isOutside(spans: Span[]): (span: Span) => boolean {
  return (span) => spans.every(({ start, end }) => span.start < start || span.start >= end)
}

/** Whether an aside tells more than a figure or date: "(called Nur-Sultan from 2019 to 2022)", not "(212 °F)". */
function isTelling(text: string, { start, end }: Span, mentions: Span[]): boolean {
  const inside = mentions.filter((span) => span.start > start && span.end < end)
  const bare = [...text.slice(start, end)].map((sign, i) => (inside.some((span) => start + i >= span.start && start + i < span.end) ? ' ' : sign)).join('')
  return bare.replace(MEASURE_WORDS, ' ').match(/\p{L}{3,}/gu) !== null
}

const MEASURE_WORDS = /\b(?:about|around|approximately|roughly|nearly|almost|over|or|and|from|since|until|between|high|tall|long|wide|deep|old|per|of|in|on|at|to|by|local time|BCE?|AD|CE)\b/gi

/** "The longest river" is the first of its rank, against "the second longest". */
function impliedRanks(text: string): Quantity[] {
  if (/\bone of\b|\bamong\b/i.test(text)) return []
  return [...text.matchAll(SUPERLATIVE)].slice(0, 1).map((match) => ({
    start: match.index,
    end: match.index,
    dimension: 'ordinal',
    unit: 'rank',
    value: 1,
    low: 1,
    high: 1,
    step: 0,
    bound: 'exact',
    isUnitless: false,
    text: match[1] ?? '',
    by: match[2] ?? match[3],
  }))
}

const SUPERLATIVE = /\bthe (?:[a-z]+'s )?((?:most|least) ([a-z]+)|([a-z]{2,}[^r\W]est))\b(?! (?:of|in) all\b)/gi

function readTerms(tokens: Token[], shape: Shape, isHidden: (token: Span) => boolean, isMention: (token: Span) => boolean, cues: Cues, text: string, lexicon: Lexicon): Term[] {
  const terms: Term[] = []
  let role = 'S'
  let phrase = 0
  let isDefinite = false
  let isFirstWord = true
  let isPastVerb = false
  for (const [i, token] of tokens.entries()) {
    const isVerbGroup = token.start >= shape.verbStart && token.end <= shape.verbEnd
    if (token.start < shape.frontEnd && role === 'S') role = 'front'
    if (token.start >= shape.frontEnd && role.startsWith('front')) role = 'S'
    if (!isPastVerb && shape.verbAt !== null && token.start >= shape.verbEnd) {
      isPastVerb = true
      role = shape.isCopular ? 'C' : shape.isThere ? 'S' : 'O'
      phrase += 1
      isDefinite = false
    }
    if (token.pos === 'PUNCT' || token.text === ',') {
      phrase += 1
      isDefinite = false
      continue
    }
    if (token.lower === 'the' || token.lower === "'s" || token.pos === 'PRON' || token.lower === 'this') isDefinite = true
    if (token.lower === 'a' || token.lower === 'an') isDefinite = false
    if (token.lower === "'s" && i > 0 && terms.at(-1)) {
      const owner = terms.at(-1)
      if (owner && owner.end >= token.start - 1) owner.role = 'of'
    }
    if (startsPhrase(token, text) && !isHidden(token)) {
      terms.push(toTerm(token, token.lower, 'adv', role, phrase, false, cues))
      continue
    }
    if (PREPOSITIONS.has(token.lower) && !isMention(token) && token.pos !== 'VERB' && !isVerbGroup && text[token.end] !== '-' && text[token.start - 1] !== '-') {
      if (token.lower === 'as' && shape.isCopular && role === 'C') continue
      if (role !== 'than') role = token.lower
      phrase += 1
      isDefinite = false
      if (!ORDERED.has(token.lower)) continue
    }
    const isHiddenHere = isHidden(token)
    if (isHiddenHere) {
      if (!/\p{L}/u.test(token.text)) continue
      isFirstWord = false
      continue
    }
    if (token.pos === 'CCONJ' || token.pos === 'SCONJ' || token.lower === 'and' || token.lower === 'or') {
      phrase += 1
      if (!ORDERED.has(token.lower)) continue
    }
    if (!/[\p{L}\p{N}]/u.test(token.text)) continue
    const wasFirst = isFirstWord
    isFirstWord = false
    const labelled = terms.at(-1)
    if (labelled && isLabel(token, labelled, text)) {
      extend(labelled, token, text)
      continue
    }
    const isOrdered = ORDERED.has(token.lower)
    if (emptyWords.has(token.lower) && !isOrdered && !isAcronym(token, text)) continue
    if (token.pos === 'AUX' && BE.has(token.lower)) continue
    const name = isNameToken(token, tokens[i + 1], wasFirst, lexicon)
    const previous = terms.at(-1)
    if (name && previous?.kind === 'name' && /^[\s.-]*(?:(?:da|van|von|de|del|la|bin|al|der|den|y)\s)*$/.test(text.slice(previous.end, token.start)) && previous.role !== 'of-owner') {
      extend(previous, token, text)
      continue
    }
    const tag = POS[token.pos] ?? (isOrdered ? { kind: 'adv' as const, pos: 'adv' as const } : null)
    if (!name && !tag && !/^\p{L}{3,}$/u.test(token.text)) continue
    const kind: Term['kind'] = name ? 'name' : isVerbGroup && token.pos === 'VERB' ? 'verb' : (tag?.kind ?? 'noun')
    const lemma = name ? toKey(token.text) : lemmaOf(token.lower, tag?.pos, lexicon)
    if (name && TITLES.has(lemma) && /^\s[A-Z]/.test(text.slice(token.end))) continue
    const isMainVerb = isVerbGroup && (token.pos === 'VERB' || token.pos === 'AUX')
    if (isMainVerb) {
      terms.push(toTerm(token, lemma, 'verb', 'V', phrase, false, cues))
      role = shape.isCopular ? 'C' : 'O'
      phrase += 1
      continue
    }
    if (kind === 'verb' && token.pos === 'VERB') phrase += 1
    terms.push(toTerm(token, lemma, kind, role, phrase, isDefinite, cues))
  }
  return terms.filter(({ text: word }) => word !== '')
}

/** "Module A", "hepatitis B": a letter that names one of several. */
function isLabel(token: Token, before: Term, text: string): boolean {
  return /^[A-HJ-Z]$/.test(token.text) && before.kind !== 'verb' && before.kind !== 'adv' && text.slice(before.end, token.start) === ' ' && !/^(?:\.\s?\p{Lu}|['-])/u.test(text.slice(token.end))
}

function extend(term: Term, token: Token, text: string): void {
  term.end = token.end
  term.text = text.slice(term.start, term.end)
  term.lemma = toKey(term.text)
  term.kind = 'name'
  term.weight = WEIGHTS.name
}

/** Whether the dictionary knows the noun; the tree of animals is deep, so it is asked for by itself. */
function isThing(word: string, lexicon: Lexicon): boolean {
  return lexicon.isKindOf(word, 'entity') || lexicon.isKindOf(word, 'animal') || lexicon.isKindOf(word, 'object')
}

/** Words the dictionary lacks lose their plural ("apps"), so that they meet the vocabulary of claims. */
function lemmaOf(word: string, pos: PartOfSpeech | undefined, lexicon: Lexicon): string {
  const lemma = lexicon.lemma(word, pos)
  return lemma === word && pos === 'noun' && /[a-z]{2}[^siu]s$/.test(word) && !lexicon.isKindOf(word, 'entity') ? word.slice(0, -1) : lemma
}

function isAcronym(token: Token, text: string): boolean {
  return /^[A-Z]{2,}$/.test(token.text) && text !== text.toUpperCase()
}

const NEVER_NAMES = new Set('more less fewer most least few many much some any every each all no none both either neither this that these those there here when where why how what who which if unless because since although while before after during until yes not never always often'.split(' '))

function isNameToken(token: Token, next: Token | undefined, isFirst: boolean, lexicon: Lexicon): boolean {
  if (!/^\p{Lu}/u.test(token.text) || token.text === 'I') return false
  if (!isFirst) return true
  if (/^\p{Lu}[\p{Lu}\d]/u.test(token.text) || /\d/.test(token.text)) return true
  if (next && /^\p{Lu}/u.test(next.text) && token.pos !== 'VERB' && token.pos !== 'DET' && !/^(?:[A-Z]+)$/.test(next.text)) return true
  if (next?.pos === 'AUX' && (token.pos === 'VERB' || token.pos === 'ADJ') && /^(?:is|was|has|had)$/.test(next.lower) && !/(?:ing|ed)$/.test(token.lower)) return true
  if ((token.pos === 'ADJ' ) && next && /^\p{Ll}/u.test(next.text) && (next.pos === 'NOUN' || next.pos === 'ADJ')) return false
  if (lexicon.lemma(token.lower, 'noun') !== token.lower && /s$/.test(token.lower) && isThing(token.lower, lexicon) && !lexicon.isKindOf(token.text, 'location')) return false
  if (lexicon.isProperName(token.text)) return true
  return (token.pos === 'PROPN' || token.pos === 'NOUN') && lexicon.lemma(token.lower) === token.lower && !NEVER_NAMES.has(token.lower) && !isThing(token.lower, lexicon) && !isThing(lexicon.lemma(token.lower, 'noun'), lexicon)
}

function toTerm(token: Token, lemma: string, kind: Term['kind'], role: string, phrase: number, isDefinite: boolean, cues: Cues): Term {
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

const PHRASE_WORDS: ReadonlyMap<string, string[][]> = new Map(
  phrases.reduce((byFirst, phrase) => {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    return byFirst.set(first, [...(byFirst.get(first) ?? []), words])
  }, new Map<string, string[][]>()),
)

/** Whether a preposition opens a phrase of the vocabulary: "on time", "in force". */
function startsPhrase(token: Token, text: string): boolean {
  const options = PREPOSITIONS.has(token.lower) ? PHRASE_WORDS.get(token.lower) : undefined
  const rest = text.slice(token.start).toLowerCase()
  return options?.some((words) => words.length > 1 && new RegExp(`^${words.join(' ')}\\b`).test(rest)) ?? false
}

/** Joins the phrases of the vocabulary ("take place") and phrasal verbs the dictionary knows ("die out") into one term. */
function joined(terms: Term[], text: string, lexicon: Lexicon): Term[] {
  const result: Term[] = []
  for (let i = 0; i < terms.length; i += 1) {
    const term = terms[i]
    if (!term) continue
    const length = phraseAt(terms, i, text)
    if (length > 0) {
      const end = phraseEnd(term, length, text)
      const covered = terms.filter((other) => other.start >= term.start && other.end <= end)
      result.push({ ...term, end, text: text.slice(term.start, end), lemma: phraseText(term, text, length), weight: IDLE_PHRASES.has(phraseText(term, text, length)) ? LIGHT_WEIGHT : Math.max(...covered.map(({ weight }) => weight), term.kind === 'verb' ? 1 : 1.3) })
      i += covered.length - 1
      continue
    }
    const after = text.slice(term.end)
    const apart = term.kind === 'verb' ? /^(?:\s[\w'-]+){1,5}?\s(off|on|up|down|out|away|over)(?=[.,;!]|$| (?:when|if|after|before|once|because))/.exec(after)?.[1] : undefined
    const distant = apart ? phrasalVerb(term, apart, lexicon) : null
    if (distant) {
      result.push({ ...term, lemma: distant, weight: WEIGHTS.verb })
      continue
    }
    const particle = term.kind === 'verb' ? /^\s([a-z]+)\b/.exec(after)?.[1] : undefined
    const isParticle = particle !== undefined && PARTICLES.has(particle) && (!/^(?:in|on|over)$/.test(particle) || TAKING_PARTICLES.has(term.lemma))
    const phrasal = particle && isParticle ? phrasalVerb(term, particle, lexicon) : null
    result.push(phrasal ? { ...term, lemma: phrasal, end: term.end + 1 + (particle?.length ?? 0), weight: WEIGHTS.verb } : term)
  }
  return result
}

const IDLE_PHRASES = new Set(['take place', 'go on', 'be around', 'know as'])

function phrasalVerb(term: Term, particle: string, lexicon: Lexicon): string | null {
  const inflected = `${term.lemma} ${particle}`
  const probe = /s$|sh$|ch$/.test(term.lemma) ? `${term.lemma}es ${particle}` : `${term.lemma}s ${particle}`
  return lexicon.lemma(probe, 'verb') === inflected ? inflected : null
}

function wordsFrom(term: Term, text: string): string[] {
  return text.slice(term.start).toLowerCase().split(/[^a-z'.-]+/, 6)
}

function phraseAt(terms: Term[], i: number, text: string): number {
  const term = terms[i]
  if (!term) return 0
  const words = wordsFrom(term, text)
  const options = [...(PHRASE_WORDS.get(words[0] ?? '') ?? []), ...(PHRASE_WORDS.get(term.lemma) ?? [])]
  const found = options.find((phrase) => phrase.every((word, at) => (at === 0 ? true : words[at]?.replace(/\.$/, '') === word)))
  return found?.length ?? 0
}

function phraseText(term: Term, text: string, length: number): string {
  const words = wordsFrom(term, text).slice(0, length).map((word) => word.replace(/\.$/, ''))
  const asWritten = words.join(' ')
  const asForm = [term.lemma, ...words.slice(1)].join(' ')
  return phrases.includes(asForm) ? asForm : asWritten
}

function phraseEnd(term: Term, length: number, text: string): number {
  const match = new RegExp(`^(?:[^a-zA-Z'.-]*[a-zA-Z'.-]+){${length}}`).exec(text.slice(term.start))
  return term.start + (match?.[0].replace(/\.$/, '').length ?? term.text.length)
}

/** Passive and converse sentences in active form: roles are renamed, the converse verb takes its partner's name. */
function turned(terms: Term[], shape: Shape): Term[] {
  let result = terms
  if (shape.isPassive) {
    const rename: Record<string, string> = { S: 'O', by: 'S' }
    result = result.map((term) => ({ ...term, role: rename[term.role] ?? term.role }))
  }
  const at = result.findIndex((term) => {
    const converse = converses[term.lemma]
    return converse && (term.role === 'V' || term.role === 'C') && (!converse.needs || result.some(({ role }) => role === converse.needs))
  })
  const converse = converses[result[at]?.lemma ?? '']
  if (!converse) return result
  return result.map((term, i) => (i === at ? { ...term, lemma: converse.lemma } : { ...term, role: converse.roles[term.role] ?? term.role }))
}

const EQUATIVE = /\b(?:as|so) (?!well\b|long\b|soon\b|far\b|many\b|much\b)[a-z]+ as /i

/** "Humans hear not as high as dogs" says "dogs hear higher than humans": who is compared changes places. */
function compared(terms: Term[], from: number): Term[] {
  return terms.map((term) => {
    if (term.start >= from) return { ...term, role: 'S', isSubject: true }
    return term.role === 'S' ? { ...term, role: 'than', isSubject: false } : term.role === 'as' ? { ...term, role: 'C' } : term
  })
}

/** What a figure or date hangs on: the words of its phrase and the noun it counts, and the nearest verb before it. */
function placed<T extends Span>(mention: T, terms: Term[], shape: Shape, asides: Span[]): Placed<T> {
  const after = terms.filter(({ start, kind }) => start >= mention.end && start - mention.end < 30 && kind !== 'verb').slice(0, 2)
  const before = terms.filter(({ end }) => end <= mention.start)
  const verb = before.filter(({ kind }) => kind === 'verb').at(-1) ?? terms.find(({ kind }) => kind === 'verb')
  return {
    ...mention,
    counted: countedBy(mention, terms),
    anchors: [...after, ...before.slice(-2)].map(({ lemma }) => lemma),
    verb: verb?.lemma ?? null,
    isAside: !isOutside(asides)(mention),
    isTopic: shape.verbAt !== null && mention.end <= shape.verbStart && mention.start >= shape.frontEnd,
  }
}

/** The noun a number counts: the last noun of the words right after it ("95 known moons" counts moons). */
function countedBy(mention: Span, terms: Term[]): string | null {
  const first = terms.find(({ start, kind }) => start >= mention.end && start - mention.end < 25 && kind !== 'verb' && kind !== 'adv')
  if (!first || first.kind === 'name') return null
  const run = terms.filter((term) => term.start >= first.start && term.phrase === first.phrase && (term.kind === 'noun' || term.kind === 'adj'))
  const noun = run.filter(({ kind }) => kind === 'noun').at(-1)
  return noun?.lemma ?? null
}
