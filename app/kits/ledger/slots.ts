import type { Lexicon, PartOfSpeech } from '#app/providers/knowledge/lexicon.ts'
import type { Cues } from './cues.ts'
import { readCues } from './cues.ts'
import type { DateMention } from './dates.ts'
import { readDates } from './dates.ts'
import type { Quantity } from './quantities.ts'
import { readQuantities } from './quantities.ts'
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
export type Placed<T> = T & { anchors: string[]; counted: string | null; verb: string | null; isTopic: boolean }

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
const BE = new Set(['am', 'is', 'are', 'was', 'were', 'be', 'been', 'being', "'s", "'re", 'remain', 'remains', 'becomes', 'became'])
const PREPOSITIONS = new Set(
  'of in on at by for to from with within into onto upon about over under between among through during against toward towards along across around per than as before after since until via without above below behind near inside outside near like'.split(' '),
)
const ORDERED = new Set(['before', 'after', 'than', 'above', 'below', 'over', 'under', 'inside', 'outside'])
const PARTICLES = new Set('up down out off away back over on in'.split(' '))
const TAKING_PARTICLES = new Set('turn switch take carry put hold log move kick hand set check pass go'.split(' '))
const TITLES = new Set('mr mrs ms dr prof sir lord lady saint st president king queen emperor pope prince princess professor general captain chancellor'.split(' '))
const WEIGHTS: Record<Term['kind'], number> = { name: 2, noun: 1.3, verb: 1, adj: 1, adv: 0.6 }
const LIGHT_WEIGHT = 0.25

/** Typed slots of one claim: what it speaks of, what it says, how surely, of how much, with which figures and dates. */
export function readSlots(raw: string, lexicon: Lexicon): Slots {
  const text = toPlainText(raw)
  const dates = readDates(text)
  const quantities = readQuantities(text, dates)
  const mentions: Span[] = [...dates, ...quantities]
  const cues = readCues(text, mentions)
  const tokens = readTokens(text)
  const hidden: Span[] = [...mentions, ...cues.spans, ...cues.denied]
  const isHidden = (token: Span): boolean => hidden.some((span) => token.start >= span.start && token.start < span.end)
  retag(tokens, isHidden, lexicon)
  const shape = readShape(tokens, isHidden, text)
  const terms = turned(joined(readTerms(tokens, shape, isHidden, cues, text, lexicon), text, lexicon), shape)
  return {
    text,
    key: toKey(text),
    terms,
    verbs: terms.filter(({ kind }) => kind === 'verb').map(({ lemma }) => lemma),
    cues,
    quantities: [...quantities, ...impliedRanks(text, quantities)].map((quantity) => placed(quantity, terms, shape)),
    dates: dates.map((date) => placed(date, terms, shape)),
    isPassive: shape.isPassive,
    isCopular: shape.isCopular,
    isImperative: shape.isImperative,
    isFragment: shape.verbAt === null,
  }
}

/** "The longest river" is the first of its rank, against "the second longest". */
function impliedRanks(text: string, quantities: Quantity[]): Quantity[] {
  if (quantities.some(({ dimension }) => dimension === 'ordinal') || /\bone of\b|\bamong\b|-?second|-?third/i.test(text)) return []
  return [...text.matchAll(/\bthe (?:[a-z]+'s )?((?:most|least) [a-z]+|[a-z]{2,}[^r\W]est)\b(?! (?:of|in) all\b)/gi)].slice(0, 1).map((match) => ({
    start: match.index, end: match.index, dimension: 'ordinal', unit: 'rank', value: 1, low: 1, high: 1, step: 0, bound: 'exact', isUnitless: false, text: match[1] ?? '',
  }))
}

type Shape = { verbAt: number | null; verbStart: number; verbEnd: number; isPassive: boolean; isCopular: boolean; isImperative: boolean; frontEnd: number; isThere: boolean }

function isParticiple(token: Token | undefined): boolean {
  if (!token || (token.pos !== 'VERB' && token.pos !== 'ADJ')) return false
  return /(?:ed|en|wn|lt|pt|nt|ft|ught|ound|ung|old|eld|ade|aid|et|ut|ad|ost|ook|ung|one|it|un|id)$/.test(token.lower) && !/ing$/.test(token.lower) && token.pos === 'VERB'
}

/** The tagger takes "flows" for a noun and "supervised" for an adjective; a sentence without a verb gets one back. */
function retag(tokens: Token[], isHidden: (token: Span) => boolean, lexicon: Lexicon): void {
  const isVerbForm = (word: string): boolean => lexicon.lemma(word, 'verb') !== word || lexicon.lemma(`${word.replace(/e$/, '')}ing`, 'verb') === word
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1]
    const previous = tokens[i - 1]
    const isThird = token.pos === 'VERB' && /[^s]s$/.test(token.lower)
    if (isThird && (previous?.lower === 'to' || (previous?.pos === 'ADP' && previous.lower !== 'as'))) token.pos = 'NOUN'
    if (isThird && i > 0 && (next?.pos === 'VERB' || next?.pos === 'AUX') && !/ing$/.test(next.lower) && (previous?.pos === 'ADJ' || previous?.pos === 'NOUN' || previous?.pos === 'DET' || previous?.pos === 'PROPN')) token.pos = 'NOUN'
    if (i === 0 && token.pos === 'VERB' && next?.pos === 'AUX' && /^\p{Lu}/u.test(token.text) && /^(?:is|was|has|had|are|were|can|will)$/.test(next.lower)) token.pos = /s$/.test(token.lower) ? 'NOUN' : 'PROPN'
    if (i === 0 && token.pos !== 'VERB' && token.pos !== 'DET' && next?.pos === 'DET' && /^(?:the|a|an|your|some)$/.test(next.lower) && isVerbForm(token.lower)) token.pos = 'VERB'
    const isModifying = i === 0 || previous?.pos === 'ADP' || previous?.pos === 'DET' || previous?.pos === 'ADJ'
    if (isModifying && token.pos === 'VERB' && /(?:ed|en|wn)$/.test(token.lower) && (next?.pos === 'NOUN' || next?.pos === 'ADJ')) token.pos = 'ADJ'
    const before = tokens.slice(Math.max(0, i - 3), i).find(({ lower }) => BE.has(lower) && lower !== "'s")
    if (before && token.pos === 'ADJ' && /(?:ed|wn|en)$/.test(token.lower) && (!next || next.pos === 'ADP' || next.pos === 'PUNCT' || next.pos === 'PART') && lexicon.lemma(token.lower, 'verb') !== token.lower) token.pos = 'VERB'
  }
  if (tokens.some((token) => (token.pos === 'VERB' || token.pos === 'AUX') && !/ing$/.test(token.lower)) || tokens.some(isDenyingVerb)) return
  const first = tokens.findIndex((token) => token.pos !== 'PUNCT')
  const candidates = tokens.filter((token, i) => {
    const before = tokens[i - 1]
    const next = tokens[i + 1]
    if (i <= first || !before || !next || next.pos === 'PUNCT' && !/s$/.test(token.lower)) return false
    if (!/^[a-z]+$/.test(token.text) || !['NOUN', 'ADJ', 'PROPN', 'ADV', 'ADP', 'SCONJ'].includes(token.pos) || PREPOSITIONS.has(token.lower)) return false
    if (before.pos === 'DET' || before.pos === 'ADJ' || before.pos === 'ADP' || before.lower === "'s" || before.pos === 'PUNCT') return false
    return isVerbForm(token.lower) && !lexicon.isProperName(token.text) && before.lower !== 'to' && !(lexicon.lemma(before.lower, 'noun') !== before.lower && /[^s]s$/.test(token.lower))
  })
  const verb = candidates.find(({ lower }) => /s$/.test(lower)) ?? candidates[0]
  if (verb) verb.pos = 'VERB'
}

function isDenyingVerb(token: Token): boolean {
  return /^(?:lack|lacks|lacked|fails?|failed)$/.test(token.lower)
}

/** Finds the main verb group, whether it is passive or says what something is, and a fronted "In 1937, ...". */
function readShape(tokens: Token[], isHidden: (token: Span) => boolean, text: string): Shape {
  const first = tokens.findIndex((token) => !isHidden(token) && token.pos !== 'PUNCT' && token.pos !== 'SPACE')
  const opener = tokens[first]
  const comma = tokens.findIndex((token, i) => i > first && token.text === ',')
  const isFronted = opener !== undefined && (opener.pos === 'ADP' || opener.pos === 'SCONJ') && comma > 0
  const from = isFronted ? comma + 1 : first
  const isFinite = (token: Token, i: number): boolean => {
    if (isHidden(token) && !/n't$|^can't|^cannot/.test(token.lower)) return false
    if (token.pos !== 'VERB' && token.pos !== 'AUX') return false
    if (/ing$/.test(token.lower) && token.pos === 'VERB') return false
    const before = tokens[i - 1]
    return before?.lower !== 'to' && !(before?.pos === 'DET' || before?.pos === 'ADJ' || before?.lower === "'s") && before?.lower !== 'that' && before?.lower !== 'which' && before?.lower !== 'who'
  }
  let verbAt = tokens.findIndex((token, i) => i >= from && isFinite(token, i))
  if (verbAt < 0) verbAt = tokens.findIndex((token) => (token.pos === 'VERB' || token.pos === 'AUX') && !isHidden(token))
  if (verbAt < 0) {
    return { verbAt: null, verbStart: text.length, verbEnd: text.length, isPassive: false, isCopular: false, isImperative: false, frontEnd: 0, isThere: false }
  }
  let last = verbAt
  while (last + 1 < tokens.length && isVerbal(tokens[last + 1], tokens[last + 2])) last += 1
  while (last > verbAt && tokens[last]?.pos !== 'VERB' && tokens[last]?.pos !== 'AUX' && tokens[last]?.pos !== 'ADJ') last -= 1
  const group = tokens.slice(verbAt, last + 1)
  const head = group.filter(({ pos }) => pos === 'VERB' || pos === 'AUX').at(-1)
  const hasBe = group.slice(0, -1).some(({ lower }) => BE.has(lower) || lower === 'get' || lower === 'gets' || lower === 'got')
  const isPassive = hasBe && isParticiple(head)
  const isNaming = isPassive && /^(?:called|named|known|termed|dubbed|titled|nicknamed)$/.test(head?.lower ?? '')
  const isCopular = (head !== undefined && BE.has(head.lower)) || isNaming
  const isImperative = verbAt === first && opener?.pos === 'VERB' && !/(?:ed|s)$/.test(opener.lower)
  return {
    verbAt,
    verbStart: tokens[verbAt]?.start ?? 0,
    verbEnd: tokens[last]?.end ?? 0,
    isPassive: isPassive && !isNaming,
    isCopular,
    isImperative,
    frontEnd: isFronted ? (tokens[comma]?.end ?? 0) : 0,
    isThere: opener?.lower === 'there',
  }
}

function isVerbal(token: Token | undefined, next: Token | undefined): boolean {
  if (!token) return false
  if (token.pos === 'AUX' || token.pos === 'VERB') return true
  const isBetween = token.pos === 'ADV' || token.pos === 'PART' || token.lower === 'not' || token.lower === 'to'
  return isBetween && (next?.pos === 'VERB' || next?.pos === 'AUX' || next?.pos === 'ADV' || next?.pos === 'PART')
}

function readTerms(tokens: Token[], shape: Shape, isHidden: (token: Span) => boolean, cues: Cues, text: string, lexicon: Lexicon): Term[] {
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
    if (PREPOSITIONS.has(token.lower) && token.pos !== 'VERB' && !isVerbGroup && text[token.end] !== '-' && text[token.start - 1] !== '-') {
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
    const isOrdered = ORDERED.has(token.lower)
    if (emptyWords.has(token.lower) && !isOrdered && !isAcronym(token, text)) continue
    if (token.pos === 'AUX' && BE.has(token.lower)) continue
    const name = isNameToken(token, tokens[i + 1], wasFirst, lexicon)
    const previous = terms.at(-1)
    if (name && previous?.kind === 'name' && /^[\s.-]*(?:(?:da|van|von|de|del|la|bin|al|der|den|y)\s)*$/.test(text.slice(previous.end, token.start)) && previous.role !== 'of-owner') {
      previous.end = token.end
      previous.text = text.slice(previous.start, previous.end)
      previous.lemma = toKey(previous.text)
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
  if (lexicon.lemma(token.lower, 'noun') !== token.lower && /s$/.test(token.lower) && lexicon.isKindOf(token.lower, 'entity') && !lexicon.isKindOf(token.text, 'location')) return false
  if (lexicon.isProperName(token.text)) return true
  return (token.pos === 'PROPN' || token.pos === 'NOUN') && lexicon.lemma(token.lower) === token.lower && !NEVER_NAMES.has(token.lower) && !lexicon.isKindOf(token.lower, 'entity') && !lexicon.isKindOf(lexicon.lemma(token.lower, 'noun'), 'entity')
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

/** What a figure or date hangs on: the words of its phrase and the noun it counts, and the nearest verb before it. */
function placed<T extends Span>(mention: T, terms: Term[], shape: Shape): Placed<T> {
  const after = terms.filter(({ start, kind }) => start >= mention.end && start - mention.end < 30 && kind !== 'verb').slice(0, 2)
  const before = terms.filter(({ end }) => end <= mention.start)
  const verb = before.filter(({ kind }) => kind === 'verb').at(-1) ?? terms.find(({ kind }) => kind === 'verb')
  return {
    ...mention,
    counted: countedBy(mention, terms),
    anchors: [...after, ...before.slice(-2)].map(({ lemma }) => lemma),
    verb: verb?.lemma ?? null,
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
