import type { Lexicon } from '../lexicon.ts'
import type { Dictionary, Synset } from './dictionary.server.ts'
import { readGloss } from './gloss.ts'
import { isForeignName, isMet } from './met.ts'
import type { Sought } from './met.ts'
import type { WordnetRequest } from './request.ts'
import { kindsOf, listSenses } from './senses.ts'
import { placesOf, tokensOf } from './terms.ts'
import type { Term, Token } from './terms.ts'

export type Describe = Extract<WordnetRequest, { kind: 'describe' }>

/** A clause that says what was asked: the part that says it, the share of the question it meets, and what speaks for it. */
export type Fit = { clause: string; passage: string; coverage: number; bonus: number }

export const personField = 18
const floorOfCoverage = 0.75
const kindSteps = 4
const firstClauseBonus = 0.1
const kindBonus = 0.2
const phraseBonus = 0.15
const plainBonus = 0.1
const phraseLength = 4
/** Words about the met ones that are compared with the question, so that a long clause does not drown them. */
const margin = 2
const endsReach = /^(?:who|whose|which|that|in|at|near|from|on|to|with)$/i
const links = /^(?:of|in|from|for|to|with|by|on|at|about|than)$/
const restarts = /^(?:and|or|is|that|which|who)$/

/**
 * The clause of a gloss that says, together with what the meaning is a kind of, everything that was asked; null when none
 * does. `weights` tell how much each term of the question matters.
 */
export function bestClause(
  { dictionary, lexicon }: { dictionary: Dictionary; lexicon: Lexicon },
  synset: Synset,
  sought: Sought,
  weights: number[],
  request: Describe,
): Fit | null {
  const kinds = kindsOf(dictionary, synset, kindSteps).flatMap(({ words }) =>
    words.map((word) => tokensOf(lexicon, word)),
  )
  const { terms, head } = sought
  const placed = placedBy(request.words)
  const isOfType = head !== null && kinds.some((kind) => placesOf([head], kind).length > 0)
  if (namesItself(lexicon, synset, terms, request) || !isOfAskedType(dictionary, synset, head, isOfType, request))
    return null
  const fits = readGloss(synset.gloss).clauses.flatMap((clause, place) => {
    if (placed && !placed.test(clause)) return []
    const tokens = tokensOf(lexicon, clause)
    const met = terms.map((term) => isMet(term, tokens, sought) || isMetByKind(term, kinds, head))
    const coverage = coverageOf(terms, met, weights)
    if (coverage < floorOfCoverage || !isWellJoined(tokensOf(lexicon, withoutAsides(clause)), sought, isOfType))
      return []
    const bonus =
      (isOfType ? kindBonus : 0) +
      (place === 0 ? firstClauseBonus : 0) +
      (holdsPhrase(clause, request.words) ? phraseBonus : 0) +
      plainness(tokens.length, terms.length)
    return [{ clause, passage: passageOf(tokens, terms), coverage, bonus }]
  })
  return fits.toSorted((a, b) => b.coverage - a.coverage)[0] ?? null
}

export function withoutAsides(clause: string): string {
  return clause.replace(/\s*\([^()]*\)/g, '').trim() || clause
}

/** A direction, a nearness, an edge or a comparison, and the name it starts from. */
const WHERE = new RegExp(
  String.raw`(?:^|\s)((?:(?:north|south)[- ]?(?:east|west)?|east|west)(?:ern)?(?:wards?)? (?:of|from)|(?:near|beside|behind|opposite|above|below|under|beneath|` +
    String.raw`across from|close to|next to|next door to|in front of)|(?:middle|cent(?:re|er)|borders?|edge|left|right|north|south|east|west) of(?= \p{Lu})|` +
    String.raw`(?:(?!oth)\p{L}+er|(?:more|less) \p{L}+) than) (?:the )?(\p{L}[^,?]*)$`,
  'u',
)

/** "Southeast of Italy" is told by a clause that sets something southeast of Italy, not by one that has both words. */
function placedBy(words: string): RegExp | null {
  const [, where = '', what = ''] = WHERE.exec(words) ?? []
  if (where === '') return null
  const [way, name] = [where, what].map((part) => part.trim().replace(/[^\p{L}\p{N}]+/gu, '[- ]?(?:the )?'))
  return new RegExp(`\\b${way} (?:the )?${name}`, 'iu')
}

/** The share of the question that is met, by weight; 0 when something needed is not. */
function coverageOf(terms: Term[], met: boolean[], weights: number[]): number {
  if (terms.some((term, i) => term.isNeeded && !met[i])) return 0
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.reduce((sum, weight, i) => sum + (met[i] ? weight : 0), 0) / total
}

function isMetByKind(term: Term, kinds: Token[][], head: string | null): boolean {
  return (
    !term.isName &&
    head !== null &&
    term.family.has(head) &&
    kinds.some((kind) => placesOf(term.family, kind).length > 0)
  )
}

function isOfAskedType(
  dictionary: Dictionary,
  synset: Synset,
  head: string | null,
  isOfType: boolean,
  request: Describe,
): boolean {
  if (isOfType) return true
  if (request.type !== null) return false
  return request.asked !== 'what' || synset.field !== personField || namesPerson(dictionary, head)
}

/** Whether the head noun is first of all a person: "founder", not "study". */
function namesPerson(dictionary: Dictionary, head: string | null): boolean {
  return head !== null && listSenses(dictionary, head, 'noun')[0]?.synset.field === personField
}

/** An entry whose own name says the question again tells nothing: "Thai monetary unit". */
function namesItself(lexicon: Lexicon, { words }: Synset, terms: Term[], request: Describe): boolean {
  const names = new Set(words.map((word) => word.toLowerCase()))
  if (
    request.words
      .toLowerCase()
      .split(' ')
      .some((word) => names.has(word))
  )
    return true
  const own = words.slice(0, 1).flatMap((word) => tokensOf(lexicon, word))
  const said = terms.filter((term) => placesOf(term.family, own).length > 0)
  return terms.length > 1 && own.length > 1 && said.length >= terms.length / 2
}

function isWellJoined(tokens: Token[], { terms, head, hasDeed }: Sought, isOfType: boolean): boolean {
  if (!keepsTogether(tokens, terms)) return false
  return hasDeed ? isDoneTo(tokens, terms) : isOfType || !isMerelyObject(tokens, terms, head)
}

/** "Inventor of the telephone", "who discovered radium": the deed stands before its object, with no other subject between. */
function isDoneTo(tokens: Token[], [deed, ...objects]: Term[]): boolean {
  const last = objects.at(-1)
  if (!deed || !last) return true
  const reaches = (from: number, to: number) =>
    to > from && !tokens.slice(from + 1, to).some(({ written }) => endsReach.test(written))
  return placesOf(deed.family, tokens).some(({ at }) =>
    placesOf(last.family, tokens).some((object) => reaches(at, object.at)),
  )
}

/** "Capital … Canada": what is asked of a name stands before it, with no other name between unless both are listed. */
function keepsTogether(tokens: Token[], terms: Term[]): boolean {
  return terms.every((name, j) => {
    if (!name.isName) return true
    const said = placesOf(name.family, tokens)
    const before = terms.slice(0, j).filter((term) => !term.isName && placesOf(term.family, tokens).length > 0)
    return before.every((term) =>
      placesOf(term.family, tokens).some(({ at }) =>
        said.some((place) => place.at > at && isClear(tokens, at, place.at, terms)),
      ),
    )
  })
}

function isClear(tokens: Token[], from: number, to: number, terms: Term[]): boolean {
  const between = tokens
    .slice(from + 1, to)
    .map(({ written }) => written)
    .filter((word) => word !== 'the')
  return !between.some((word) => isForeignName(word, terms, true)) || /^(?:and|or)$/.test(between.at(-1) ?? '')
}

/** Whether the head noun is only spoken of in passing: "animal" in "hair on the crest of the animal's neck". */
function isMerelyObject(tokens: Token[], terms: Term[], head: string | null): boolean {
  const family = terms.find((term) => head !== null && !term.isName && term.family.has(head))?.family
  const places = family ? placesOf(family, tokens) : []
  const isObject = (at: number) => {
    const before = tokens.slice(Math.max(0, at - 3), at).map(({ written }) => written.toLowerCase())
    const link = before.findLastIndex((word) => links.test(word))
    return link >= 0 && !before.slice(link).some((word) => restarts.test(word))
  }
  return places.length > 0 && places.every(({ at }) => isObject(at))
}

/** The part of a clause that says what was asked. */
function passageOf(tokens: Token[], terms: Term[]): string {
  const places = terms.flatMap((term) => placesOf(term.family, tokens).slice(0, 1))
  const start = Math.min(...places.map(({ at }) => at)) - margin
  const end = Math.max(...places.map(({ at, length }) => at + length)) + margin
  return tokens
    .slice(Math.max(0, start), end)
    .map(({ written }) => written)
    .join(' ')
}

/** Of two that fit, the one that says less besides: "adult male deer" before "male deer in his second year". */
function plainness(said: number, asked: number): number {
  return plainBonus * Math.min(1, asked / said)
}

function holdsPhrase(clause: string, words: string): boolean {
  return clause.toLowerCase().includes(words.toLowerCase().split(' ').slice(-phraseLength).join(' '))
}
