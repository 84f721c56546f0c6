import { toTable } from '#app/platform/table.ts'
import type { Lexicon } from '../lexicon.ts'
import { toKey } from './dictionary.server.ts'
import type { Dictionary, Synset } from './dictionary.server.ts'
import { listSenses } from './senses.ts'

/** Something the question says that an answer must say too, in its own or in related words. */
export type Term = {
  /** As asked, in lower case. */
  text: string
  /** Lower-case words and phrases that say the same: forms, derived words, synonyms. */
  family: Set<string>
  isName: boolean
  /** Without it the hit is no answer: names, numbers, superlatives, what was done. */
  isNeeded: boolean
  isSuperlative: boolean
}

const stopWords = new Set(
  (
    'a an the of in on at to for from by with about into over under between through during than as and or but not no is are was were be been being am ' +
    'do does did done has have had can could will would shall should may might must it its this that these those there their they them he she his her him ' +
    'we us our you your i me my who whom whose what which when where why how one ones some any all each every very more many much also just only ever ' +
    'such so then else if because while called named known name word term person someone somebody people thing things something anything called used ' +
    'world earth call means mean kind type sort whole entire actually really exactly'
  ).split(' '),
)
const phraseLength = 4
const personField = 18

/** What a doer is called where derivation does not tell: write gives author. */
const doers: Record<string, string[]> = toTable({
  write: ['author', 'writer', 'novelist', 'poet', 'dramatist', 'playwright', 'wrote', 'written'],
  paint: ['painter', 'painted', 'artist'],
  discover: ['discoverer', 'discovered', 'discovery', 'first to find', 'isolated'],
  invent: ['inventor', 'invented', 'invention', 'inventions', 'devised', 'developed'],
  compose: ['composer', 'composed'],
  found: ['founder', 'founded', 'established'],
  sculpt: ['sculptor', 'sculpture'],
  design: ['architect', 'designer', 'designed'],
  direct: ['filmmaker', 'director', 'film maker'],
  kill: ['assassin', 'killer', 'murderer', 'killed', 'assassinated'],
  lead: ['leader', 'led'],
  rule: ['ruler', 'king', 'queen', 'emperor'],
  study: ['studies', 'study', 'science', 'scientific'],
  fear: ['fear', 'morbid fear', 'phobia'],
  eat: ['eating', 'feeds', 'eats', 'feeding'],
  repair: ['repairs', 'mends', 'repairing'],
  sell: ['seller', 'sells', 'dealer'],
  make: ['makes', 'maker', 'making', 'made'],
})

const ordinals: Record<string, string> = toTable({
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
  eleventh: '11th',
  twelfth: '12th',
  sixteenth: '16th',
})
const sameOrdinal = new Map(
  Object.entries(ordinals).flatMap(
    ([word, figure]) =>
      [
        [word, figure],
        [figure, word],
      ] as const,
  ),
)

/** The terms of a question's describing words, longest headwords taken as one: "light bulb", "Roman Empire". */
export function readTerms(dictionary: Dictionary, lexicon: Lexicon, words: string): Term[] {
  const tokens =
    words.match(/[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu)?.map((token) => token.replace(/['’]s$|[.'-]+$/g, '')) ?? []
  const terms: Term[] = []
  for (let at = 0; at < tokens.length;) {
    const length = phraseAt(dictionary, tokens, at)
    const text = tokens.slice(at, at + length).join(' ')
    if (length > 1 || !stopWords.has(text.toLowerCase())) terms.push(toTerm(dictionary, lexicon, text, at))
    at += length
  }
  return terms
}

function phraseAt(dictionary: Dictionary, tokens: string[], at: number): number {
  for (let length = Math.min(phraseLength, tokens.length - at); length > 1; length -= 1) {
    const phrase = tokens.slice(at, at + length)
    if (stopWords.has(phrase[0]?.toLowerCase() ?? '') || stopWords.has(phrase.at(-1)?.toLowerCase() ?? '')) continue
    if (listSenses(dictionary, phrase.join(' '), 'noun').length > 0) return length
  }
  return 1
}

/** "In the north of Spain": what is in the middle is no answer. */
const POINT = /^((?:north|south)?-?(?:east|west)|north|south)(?:ern)?$/

function toTerm(dictionary: Dictionary, lexicon: Lexicon, text: string, at: number): Term {
  const lower = text.toLowerCase()
  const isName = lexicon.isProperName(text) && (at > 0 || lexicon.isProperName(lower))
  const isSuperlative = isSuperlativeForm(lower)
  const isNumber = /\d/.test(lower) || sameOrdinal.has(lower)
  const isFixed = isSuperlative || isNumber
  const point = POINT.exec(lower)?.[1]
  const others = isFixed ? [sameOrdinal.get(lower) ?? lower] : familyOf(dictionary, lexicon, lower)
  const sides = point ? [point, `${point}ern`] : []
  const family = new Set(
    [lower, ...sides, ...(isName ? namesOf(dictionary, text) : others)].map((each) => each.toLowerCase()),
  )
  return { text: lower, family, isName, isNeeded: isName || isFixed || point !== undefined, isSuperlative }
}

/** Words that end like a superlative and are none. */
const endsLikeSuperlative = new Set(
  (
    'forest honest modest harvest interest request arrest protest contest conquest guest chest quest west test rest ' +
    'nest pest priest tempest invest suggest digest everest budapest'
  ).split(' '),
)

/** The other names of what the name mostly stands for, without those that mostly stand for something else. */
function namesOf(dictionary: Dictionary, name: string): string[] {
  const synset = listSenses(dictionary, name, 'noun')[0]?.synset
  return synset ? synset.words.filter((word) => standsFor(dictionary, word, synset, 1)) : []
}

/** Whether a word has this meaning among its first: "machine" can be a car, but hardly ever is. */
function standsFor(dictionary: Dictionary, word: string, synset: Synset, within: number): boolean {
  return listSenses(dictionary, word, synset.pos).some(
    ({ rank, synset: meant }) => rank <= within && meant.offset === synset.offset,
  )
}

function isSuperlativeForm(word: string): boolean {
  return /^(?:most|least|best|worst|last|farthest|furthest)$|^\w{2,}est$/.test(word) && !endsLikeSuperlative.has(word)
}

function familyOf(dictionary: Dictionary, lexicon: Lexicon, word: string): string[] {
  const readings = (['verb', 'noun', 'adj'] as const).map((pos) => lexicon.lemma(word, pos))
  const lemmas = [...new Set([word, lexicon.lemma(word), ...readings])]
  const senses = lemmas.flatMap((lemma) => listSenses(dictionary, lemma).filter(({ rank }) => rank <= 3))
  const synonyms = senses.flatMap(({ synset }) => synset.words.filter((each) => standsFor(dictionary, each, synset, 2)))
  const derived = saysDeed(dictionary, word)
    ? senses.flatMap(({ synset, word: own }) => derivedWords(dictionary, synset, own))
    : []
  const named = lemmas.flatMap((lemma) => doers[lemma] ?? [])
  return [...lemmas, ...synonyms, ...derived, ...named].filter((each) => each !== '')
}

/** "Invented" and "inventor" speak of a deed and may be told by each other; "plants" may not be told by "planting". */
function saysDeed(dictionary: Dictionary, word: string): boolean {
  const noun = listSenses(dictionary, word, 'noun')[0]
  return noun === undefined || noun.synset.field === personField || /(?:ed|ing)$/.test(word)
}

function derivedWords(dictionary: Dictionary, synset: Synset, word: string): string[] {
  const place = synset.words.indexOf(word) + 1
  return synset.pointers
    .filter(({ symbol, source }) => symbol === '+' && source === place)
    .map(({ pos, offset, target }) => dictionary.getSynset(pos, offset).words[target - 1] ?? '')
}

/** The words of a text, each with its dictionary forms, to be met by a family. */
export function tokensOf(lexicon: Lexicon, text: string): { written: string; forms: Set<string> }[] {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu) ?? []).map((token) => {
    const written = token.replace(/['’]s$|[.'-]+$/g, '')
    const lower = written.toLowerCase()
    const forms = [lower, lexicon.lemma(lower), lexicon.lemma(lower, 'noun'), lexicon.lemma(lower, 'verb')]
    return { written, forms: new Set(forms) }
  })
}

export type Token = ReturnType<typeof tokensOf>[number]

/** Places where one of the family stands among the tokens, as index of its first token and number of tokens. */
export function placesOf(family: Iterable<string>, tokens: Token[]): { at: number; length: number }[] {
  const places: { at: number; length: number }[] = []
  for (const member of family) {
    const words = toKey(member).split(/[_\s]+/)
    for (let at = 0; at + words.length <= tokens.length; at += 1) {
      if (words.every((word, i) => tokens[at + i]?.forms.has(word.replace(/['’]s$|\.$/, ''))))
        places.push({ at, length: words.length })
    }
  }
  return places
}
