import type { Lexicon } from '../lexicon.ts'
import { cosine } from '../similarity.ts'
import type { EmbedTexts } from '../similarity.ts'
import type { Dictionary, Synset } from './dictionary.server.ts'
import { quoted } from './gloss-index.server.ts'
import type { GlossIndex } from './gloss-index.server.ts'
import { readGloss } from './gloss.ts'
import type { WordnetRequest } from './request.ts'
import { kindsOf, listSenses } from './senses.ts'
import { placesOf, readTerms, tokensOf } from './terms.ts'
import type { Term, Token } from './terms.ts'

const candidates = 15
const floorOfCosine = 0.6
const floorOfCoverage = 0.75
const personField = 18
const kindSteps = 4
/** Words that may stand before a name without making it another one: "President Lincoln", "Mount Everest". */
const titles = /^(?:president|king|queen|sir|saint|st|mount|mt|lake|river|general|emperor|pope|the|dr|lord|lady|ancient|dame|in|of|on)$/i
/** Words that turn what follows them: "above room temperature" is not "at room temperature". */
const turners = /^(?:not|no|never|without|except|above|below|before|after|former|formerly|improved|modified|onetime|ex|once|unlike|than|against|near|nor|non|excluding|under|over|outside|beyond|until)$/i
const passives = /^(?:was|were|is|are|been|being|be|by)$/i
/** Scopes that leave out nothing. */
const anywhere = /,? (?:in|on|of|from|within) (?:the (?:whole |entire )?|our |this )?(?:world|earth|planet earth|globe|solar system|history|all time|nature)\b/gi
const mostCompared = 6
const firstClauseBonus = 0.1
const kindBonus = 0.2
const phraseBonus = 0.15
const plainBonus = 0.1
const phraseLength = 4
const narrowerWithin = 6
/** Words about the met ones that are compared with the question, so that a long clause does not drown them. */
const margin = 2
const notFirst = /^(?:2nd|3rd|\dth|second|third|fourth|fifth|next|one|among)$/i

export type Closest = { synset: Synset; word: string; cosine: number }
type Describe = Extract<WordnetRequest, { kind: 'describe' }>
type Tools = { dictionary: Dictionary; lexicon: Lexicon; index: GlossIndex; embed: EmbedTexts }

/**
 * The meaning that a description fits ("largest planet", "who discovered penicillin"), or null. A hit that merely shares
 * words is no answer: one clause of its gloss, with what it is a kind of, must say what was asked.
 */
export async function findClosest(tools: Tools, asked: Describe, question: string): Promise<Closest | null> {
  const request = { ...asked, words: asked.words.replace(anywhere, '') || asked.words }
  const { dictionary, lexicon, index } = tools
  const terms = needed(readTerms(dictionary, lexicon, [request.type, request.words].filter(Boolean).join(' ')), request, lexicon)
  if (terms.length === 0 || (terms.length === 1 && !request.words.includes(' '))) return null
  const hits = candidatesOf(index, terms).filter(({ synset }) => fitsQuestionWord(synset, request))
  const weights = terms.map((term) => weightOf(index, term))
  const fitting = hits
    .flatMap(({ synset }) => {
      const fit = bestClause(tools, synset, terms, weights, request)
      return fit ? [{ synset, ...fit }] : []
    })
    .toSorted((a, b) => b.coverage + b.bonus - a.coverage - a.bonus)
    .slice(0, mostCompared)
  if (fitting.length === 0) return null
  const texts = fitting.map(({ synset, clause }) => `${synset.words[0] ?? ''}: ${withoutAsides(clause)}`)
  const [whole, described, ...vectors] = await tools.embed([question, request.words, ...texts, ...fitting.map(({ clause }) => withoutAsides(clause)), ...fitting.map(({ passage }) => passage)])
  const ranked = fitting.map(({ synset, coverage, bonus }, i) => {
    const nearness = Math.max(cosine(whole, vectors[i]), cosine(described, vectors[i]), cosine(described, vectors[fitting.length + i]), cosine(described, vectors[2 * fitting.length + i]))
    return { synset, word: synset.words[0] ?? '', cosine: nearness, score: nearness + coverage + bonus }
  })
  const [best] = ranked.toSorted((a, b) => b.score - a.score)
  return best && best.cosine >= floorOfCosine ? best : null
}

function withoutAsides(clause: string): string {
  return clause.replace(/\s*\([^()]*\)/g, '').trim() || clause
}

/** In "who painted the fence" the deed is what matters; in "capital of Mongolia" the head noun is. */
function needed(terms: Term[], request: Describe, lexicon: Lexicon): Term[] {
  const head = headOf(request, lexicon)
  return terms.map((term, i) => ({ ...term, isNeeded: term.isNeeded || (request.asked === 'doer' && i === 0) || (head !== null && term.family.has(head)) }))
}

/** The noun that says what the answer is: "capital" in "capital of Mongolia", "planet" in "largest planet". */
function headOf({ words, type }: Describe, lexicon: Lexicon): string | null {
  if (type) return lexicon.lemma(type.split(' ').at(-1) ?? type, 'noun')
  const before = words.split(/ (?:of|in|on|at|for|from|that|which|who|with|by|to|near|between|among|caused|used|made) /i)[0] ?? ''
  const last = before.split(' ').at(-1) ?? ''
  return /^\p{L}+$/u.test(last) ? lexicon.lemma(last, 'noun') : null
}

function candidatesOf(index: GlossIndex, terms: Term[]): { synset: Synset; rank: number }[] {
  const groups = terms.map((term) => `(${[...term.family].slice(0, 24).map(quoted).join(' OR ')})`)
  const needs = groups.filter((_, i) => terms[i]?.isNeeded)
  const searches = [groups.join(' AND '), ...(needs.length > 0 ? [needs.join(' AND ')] : []), groups.join(' OR ')]
  const found = new Map<string, { synset: Synset; rank: number }>()
  for (const match of searches) {
    for (const hit of index.search(match, candidates)) found.set(`${hit.synset.pos}${hit.synset.offset}`, hit)
  }
  return [...found.values()]
}

function fitsQuestionWord(synset: Synset, { asked, type }: Describe): boolean {
  if (asked === 'who' || asked === 'doer') return synset.pos === 'noun' && synset.field === personField
  return synset.pos === 'noun' || type === null
}

function weightOf(index: GlossIndex, term: Term): number {
  const seen = Math.max(1, index.countOf(term.text))
  return Math.log(120_000 / seen)
}

/** Whether the head noun is first of all a person: "founder", not "study". */
function namesPerson(dictionary: Dictionary, head: string | null): boolean {
  return head !== null && listSenses(dictionary, head, 'noun')[0]?.synset.field === personField
}

/** An entry whose own name says the question again tells nothing: "Thai monetary unit". */
function repeats(lexicon: Lexicon, { words }: Synset, terms: Term[]): boolean {
  const own = words.slice(0, 1).flatMap((word) => tokensOf(lexicon, word))
  return terms.length > 1 && terms.filter((term) => placesOf(term.family, own).length > 0).length >= terms.length / 2 && own.length > 1
}

/** "Inventor of the telephone", "who discovered radium": the deed stands before its object, with no other subject between. */
function isDoneTo(tokens: Token[], [deed, ...objects]: Term[]): boolean {
  const last = objects.at(-1)
  if (!deed || !last) return true
  return placesOf(deed.family, tokens).some(({ at }) =>
    placesOf(last.family, tokens).some((object) => object.at > at && !tokens.slice(at + 1, object.at).some(({ written }) => /^(?:who|whose|which|that|in|at|near|from|on|to|with)$/i.test(written))),
  )
}

/** "Capital … Canada": what is asked of a name stands before it, with no other name between unless both are listed. */
function keepsTogether(tokens: Token[], terms: Term[]): boolean {
  return terms.every((name, j) => {
    if (!name.isName) return true
    const said = placesOf(name.family, tokens)
    const before = terms.slice(0, j).filter((term) => !term.isName && placesOf(term.family, tokens).length > 0)
    return before.every((term) =>
      placesOf(term.family, tokens).some(({ at }) => said.some((place) => place.at > at && isClear(tokens, at, place.at, terms))),
    )
  })
}

function isClear(tokens: Token[], from: number, to: number, terms: Term[]): boolean {
  const asked = new Set(terms.flatMap(({ text, family }) => [text, ...family].flatMap((each) => each.toLowerCase().replace(/['’]s\b/g, '').split(' '))))
  const between = tokens.slice(from + 1, to).map(({ written }) => written).filter((word) => word !== 'the')
  const isForeign = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) && !titles.test(word) && !asked.has(word.toLowerCase())
  return !between.some(isForeign) || /^(?:and|or)$/.test(between.at(-1) ?? '')
}

/** Whether the head noun is only spoken of in passing: "animal" in "hair on the crest of the animal's neck". */
function isMerelyObject(tokens: Token[], terms: Term[], head: string | null): boolean {
  const family = terms.find((term) => head !== null && !term.isName && term.family.has(head))?.family
  const places = family ? placesOf(family, tokens) : []
  const isObject = (at: number) => {
    const before = tokens.slice(Math.max(0, at - 3), at).map(({ written }) => written.toLowerCase())
    const link = before.findLastIndex((word) => /^(?:of|in|from|for|to|with|by|on|at|about|than)$/.test(word))
    return link >= 0 && !before.slice(link).some((word) => /^(?:and|or|is|that|which|who)$/.test(word))
  }
  return places.length > 0 && places.every(({ at }) => isObject(at))
}

/** The part of a clause that says what was asked. */
function passageOf(tokens: Token[], terms: Term[]): string {
  const places = terms.flatMap((term) => placesOf(term.family, tokens).slice(0, 1))
  const start = Math.min(...places.map(({ at }) => at)) - margin
  const end = Math.max(...places.map(({ at, length }) => at + length)) + margin
  return tokens.slice(Math.max(0, start), end).map(({ written }) => written).join(' ')
}

/** Of two that fit, the one that says less besides: "adult male deer" before "male deer in his second year". */
function plainness(said: number, asked: number): number {
  return plainBonus * Math.min(1, asked / said)
}

function holdsPhrase(clause: string, words: string): boolean {
  return clause.toLowerCase().includes(words.toLowerCase().split(' ').slice(-phraseLength).join(' '))
}

type Fit = { clause: string; passage: string; coverage: number; bonus: number }

function bestClause({ dictionary, lexicon }: Tools, synset: Synset, terms: Term[], weights: number[], request: Describe): Fit | null {
  const kinds = kindsOf(dictionary, synset, kindSteps).flatMap(({ words }) => words)
  const kindTokens = kinds.map((kind) => tokensOf(lexicon, kind))
  const head = headOf(request, lexicon)
  const own = new Set(synset.words.map((word) => word.toLowerCase()))
  if (request.words.toLowerCase().split(' ').some((word) => own.has(word)) || repeats(lexicon, synset, terms)) return null
  const isOfType = head !== null && kindTokens.some((kind) => placesOf([head], kind).length > 0)
  if (request.type !== null && !isOfType) return null
  if (request.asked === 'what' && synset.field === personField && !isOfType && !namesPerson(dictionary, head)) return null
  const fits = readGloss(synset.gloss).clauses.flatMap((clause, place) => {
    const tokens = tokensOf(lexicon, clause)
    const met = terms.map((term, i) => isMet(term, tokens, terms, head, request.asked === 'doer' && i === 0) || (!term.isName && term.family.has(head ?? '') && kindTokens.some((kind) => placesOf(term.family, kind).length > 0)))
    if (terms.some((term, i) => term.isNeeded && !met[i])) return []
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const coverage = weights.reduce((sum, weight, i) => sum + (met[i] ? weight : 0), 0) / total
    if (coverage < floorOfCoverage) return []
    const main = tokensOf(lexicon, withoutAsides(clause))
    if (!keepsTogether(main, terms) || (!isOfType && request.asked !== 'doer' && isMerelyObject(main, terms, head))) return []
    if (request.asked === 'doer' && !isDoneTo(main, terms)) return []
    return [{ clause, passage: passageOf(tokens, terms), coverage, bonus: (isOfType ? kindBonus : 0) + (place === 0 ? firstClauseBonus : 0) + (holdsPhrase(clause, request.words) ? phraseBonus : 0) + plainness(tokens.length, terms.length) }]
  })
  return fits.toSorted((a, b) => b.coverage - a.coverage)[0] ?? null
}

function isMet(term: Term, tokens: Token[], terms: Term[], head: string | null, isDeed: boolean): boolean {
  const asked = new Set(terms.flatMap(({ text }) => text.split(' ')))
  return placesOf(term.family, tokens).some(({ at, length }) => {
    const before = tokens.slice(Math.max(0, at - 2), at).map(({ written }) => written)
    if (before.some((word) => turners.test(word) && !asked.has(word.toLowerCase()))) return false
    if (isDeed && passives.test(before.at(-1) ?? '')) return false
    if (term.isName) return isWholeName(tokens, at, length, terms)
    return !term.isSuperlative || isSameSuperlative(tokens, at, terms, head)
  })
}

/** "Western Australia" is not Australia, while "President Lincoln" is Lincoln. */
function isWholeName(tokens: Token[], at: number, length: number, terms: Term[]): boolean {
  const asked = new Set(terms.flatMap(({ text }) => text.split(' ')))
  const isForeign = (token: Token | undefined) =>
    token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.written) && !titles.test(token.written) && !asked.has(token.written.toLowerCase())
  return !isForeign(tokens[at - 1]) && !isForeign(tokens[at + length])
}

/** A superlative must be about what was asked, without "second" or "one of the", and within no narrower place. */
function isSameSuperlative(tokens: Token[], at: number, terms: Term[], head: string | null): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ written }) => written)
  const asked = new Set(terms.flatMap(({ text }) => text.split(' ')))
  if (before.some((word) => notFirst.test(word) && !asked.has(word.toLowerCase()))) return false
  const after = tokens.slice(at + 1, at + 5)
  const noun = head === null ? 0 : after.findIndex(({ forms }) => forms.has(head))
  if (noun < 0 || after.slice(0, noun).some(({ written }) => !asked.has(written.toLowerCase()))) return false
  return !isWithinPlace(tokens.slice(at + 1 + noun + 1, at + narrowerWithin + noun), asked)
}

const everywhere = /^(?:world|earth|sky|universe|solar|globe|history|all|known|its|any)$/i

/** "…in the Pamir Mountains" or "in the country", when nobody asked about those. */
function isWithinPlace(following: Token[], asked: ReadonlySet<string>): boolean {
  const link = following.findIndex(({ written }) => /^(?:of|in|on)$/.test(written))
  const place = following.slice(link + 1).find(({ written }) => written !== 'the')
  return link >= 0 && place !== undefined && !everywhere.test(place.written) && !asked.has(place.written.toLowerCase())
}
