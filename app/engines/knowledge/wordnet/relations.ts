import type { SeatAnswer } from '../knowledge.ts'
import type { Lexicon } from '../lexicon.ts'
import { abstained, answered } from './answers.ts'
import type { Dictionary, Synset } from './dictionary.server.ts'
import { toKey } from './dictionary.server.ts'
import { kindsOf, listSenses, rankSenses } from './senses.ts'
import type { WordSense } from './senses.ts'
import { asSentence, capitalised, definitionSentence, joined } from './sentence.ts'

const mostWords = 8
const kindSteps = 14
const usualSenses = 3
/** The field of animals. */
const animals = 5
/** Below so many tagged uses the counts say nothing about which meaning is usual. */
const fewUses = 10

/** Words that share a common meaning with the word, or for want of those the heads of its cluster of adjectives. */
export function synonymsOf(dictionary: Dictionary, phrase: string): SeatAnswer {
  const senses = listSenses(dictionary, phrase).toSorted((a, b) => b.count - a.count || a.rank - b.rank)
  const most = senses[0]?.synset.pos
  const common = senses.filter(({ rank, synset }) => rank <= usualSenses + 1 && synset.pos === most)
  const named = common.filter((sense) => others(sense).length > 0)
  const first = named.filter(({ rank }) => rank === 1)
  const telling = first.length > 0 ? first : named
  const chosen = telling.length > 0 ? telling : common
  const words = unique(
    chosen.flatMap((sense) => (telling.length > 0 ? others(sense) : headWords(dictionary, sense.synset))),
  )
  if (words.length === 0) return abstained(senses.length > 0 ? 'noRelation' : 'unknown')
  const start = words.length > 1 ? `Synonyms of "${phrase}" are` : `A synonym of "${phrase}" is`
  return answered(asSentence(`${start} ${joined(words.slice(0, mostWords))}`), chosen.slice(0, usualSenses), 'exact')
}

/** The opposites WordNet ties to the word, or to the head of its cluster of adjectives. */
export function antonymsOf(dictionary: Dictionary, phrase: string): SeatAnswer {
  const senses = usual(dictionary, phrase)
  const telling = senses
    .map((sense) => ({ sense, words: oppositeWords(dictionary, sense) }))
    .filter(({ words }) => words.length > 0)
  const words = unique(telling.flatMap((each) => each.words)).slice(0, mostWords)
  if (words.length === 0) return abstained(senses.length > 0 ? 'noRelation' : 'unknown')
  const text =
    words.length > 1
      ? `Opposites of "${phrase}" are ${joined(words)}`
      : `The opposite of "${phrase}" is ${words[0] ?? ''}`
  const isTied = telling.some(({ sense }) => !sense.synset.isSatellite)
  return answered(
    asSentence(text),
    telling.map(({ sense }) => sense).slice(0, usualSenses),
    isTied ? 'exact' : 'closest',
  )
}

/** What a thing is a kind of: "A whale is a kind of cetacean." */
export function kindOf(dictionary: Dictionary, lexicon: Lexicon, phrase: string, of: string | null): SeatAnswer {
  const senses = rankSenses(dictionary, listSenses(dictionary, phrase, 'noun'), 'what', phrase, '')
  const wanted = of === null ? null : lexicon.lemma(of, 'noun')
  const sense = senses.find(({ synset }) => wanted === null || holdsKind(dictionary, synset, wanted))
  const kinds = sense ? kindsOf(dictionary, sense.synset, 1) : []
  if (!sense || kinds.length === 0) return abstained(senses.length > 0 ? 'untold' : 'unknown')
  const names = joined(kinds.map(({ words }) => words[0] ?? ''))
  const tie = sense.synset.pointers.some(({ symbol }) => symbol === '@i') ? 'belongs to' : 'is a kind of'
  return answered(
    `${asSentence(`${sense.word} ${tie} ${names}`)} ${definitionSentence(sense.word, sense.synset)}`,
    [sense],
    'exact',
  )
}

/**
 * Yes when one is a kind of the other; where another meaning in the same field is none, as with the dolphin that is a
 * fish, the yes is for one meaning only. WordNet does not say what a thing is not: of animals, whose kinds exclude each
 * other, it is told where the other one is listed instead.
 */
export function isOneOf(dictionary: Dictionary, lexicon: Lexicon, phrase: string, of: string): SeatAnswer {
  const senses = listSenses(dictionary, phrase, 'noun')
  const kind = lexicon.lemma(of, 'noun')
  const most = senses[0]?.count ?? 0
  const common = senses.filter(({ rank, count }) => rank <= usualSenses && (most < fewUses || count >= most * 0.1))
  const sense = common.find(({ synset }) => holdsKind(dictionary, synset, kind))
  if (!sense) return listedElsewhere(dictionary, senses, kind) ?? abstained(senses.length > 0 ? 'untold' : 'unknown')
  const rivals = senses.filter(
    ({ synset }) => synset.field === sense.synset.field && !holdsKind(dictionary, synset, kind),
  )
  const [path] = kindsOf(dictionary, sense.synset, 1).map(({ words }) => words[0] ?? '')
  const step = path !== undefined && toKey(path) !== toKey(kind) ? `, by way of ${path}` : ''
  const start = rivals.length > 0 ? 'In one of its meanings, yes' : 'Yes'
  const tie = sense.synset.pointers.some(({ symbol }) => symbol === '@i')
    ? `is ${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind}`
    : `is a kind of ${kind}`
  return answered(asSentence(`${start}: ${sense.word} ${tie}${step}`), [sense], rivals.length > 0 ? 'closest' : 'exact')
}

/** "Whale is listed as a kind of cetacean, not among the kinds of fish"; null where it is not about two animals. */
function listedElsewhere(dictionary: Dictionary, senses: WordSense[], kind: string): SeatAnswer | null {
  const isOfAnimals = listSenses(dictionary, kind, 'noun').some(
    ({ synset }) => synset.field === animals && follow(dictionary, synset, ['~']).length > 1,
  )
  const sense = isOfAnimals ? senses.find(({ synset }) => synset.field === animals) : undefined
  const kinds = sense ? kindsOf(dictionary, sense.synset, 1).map(({ words }) => words[0] ?? '') : []
  if (!sense || kinds.length === 0) return null
  const text = `WordNet lists ${sense.word} as a kind of ${joined(kinds)}, not among the kinds of ${kind}`
  return answered(asSentence(text), [sense], 'closest')
}

/** Of two kinds that of which the thing is one, and what it is: "Is a tomato a fruit or a vegetable?" */
export function whichOf(
  dictionary: Dictionary,
  lexicon: Lexicon,
  phrase: string,
  kinds: readonly [string, string],
): SeatAnswer {
  const senses = rankSenses(dictionary, listSenses(dictionary, phrase, 'noun'), 'what', phrase, '')
  const [first, second] = kinds.map((kind) => lexicon.lemma(kind, 'noun'))
  for (const sense of senses.slice(0, usualSenses)) {
    const held = [first, second].filter((kind) => kind !== undefined && holdsKind(dictionary, sense.synset, kind))
    if (held.length !== 1) continue
    const text = `${sense.word} is a kind of ${held[0] ?? ''}`
    return answered(`${asSentence(text)} ${definitionSentence(sense.word, sense.synset)}`, [sense], 'exact')
  }
  return abstained(senses.length > 0 ? 'untold' : 'unknown')
}

/** What stands below or inside a thing: kinds (`~`, `~i`) or parts (`%p`, `%m`, `%s`). */
export function listBelow(dictionary: Dictionary, phrase: string, what: 'kinds' | 'parts'): SeatAnswer {
  const symbols = what === 'kinds' ? ['~', '~i'] : ['%p', '%m', '%s']
  const senses = rankSenses(dictionary, listSenses(dictionary, phrase, 'noun'), 'what', phrase, '')
  const below = (sense: WordSense) => follow(dictionary, sense.synset, symbols)
  const sense = senses.find((each) => below(each).length > 1)
  if (!sense) return abstained(senses.length > 0 ? 'noRelation' : 'unknown')
  const all = below(sense)
  const names = joined(all.slice(0, mostWords).map(({ words }) => words[0] ?? ''))
  const count =
    all.length > mostWords
      ? `${all.length} ${what} of ${sense.word}, among them`
      : `${capitalised(what)} of ${sense.word} are`
  return answered(
    asSentence(all.length > mostWords ? `WordNet lists ${count} ${names}` : `${count} ${names}`),
    [sense],
    'exact',
  )
}

function follow(dictionary: Dictionary, synset: Synset, symbols: readonly string[]): Synset[] {
  return synset.pointers
    .filter(({ symbol }) => symbols.includes(symbol))
    .map(({ pos, offset }) => dictionary.getSynset(pos, offset))
}

/** The first meanings of each part of speech that is at all usual for the word. */
function usual(dictionary: Dictionary, phrase: string): WordSense[] {
  const senses = listSenses(dictionary, phrase)
  const most = Math.max(...senses.map(({ count }) => count), 0)
  const common = senses.filter(({ rank, count }) => rank <= usualSenses && count >= most * 0.1)
  return common.toSorted((a, b) => b.count - a.count)
}

function others({ word, synset }: WordSense): string[] {
  return synset.words.filter((each) => toKey(each) !== toKey(word))
}

function headWords(dictionary: Dictionary, synset: Synset): string[] {
  return synset.pos === 'adj' ? follow(dictionary, synset, ['&']).flatMap(({ words }) => words.slice(0, 1)) : []
}

function oppositeWords(dictionary: Dictionary, { word, synset }: WordSense): string[] {
  const place = synset.words.indexOf(word) + 1
  const own = tiedOpposites(dictionary, synset, place)
  if (own.length > 0 || !synset.isSatellite) return own
  return follow(dictionary, synset, ['&']).flatMap((head) => tiedOpposites(dictionary, head, null))
}

function tiedOpposites(dictionary: Dictionary, synset: Synset, place: number | null): string[] {
  return synset.pointers
    .filter(({ symbol, source }) => symbol === '!' && (place === null || source === place))
    .map(({ pos, offset, target }) => dictionary.getSynset(pos, offset).words[target - 1] ?? '')
}

function holdsKind(dictionary: Dictionary, synset: Synset, kind: string): boolean {
  return kindsOf(dictionary, synset, kindSteps).some(({ words }) => words.some((word) => toKey(word) === toKey(kind)))
}

function unique(words: string[]): string[] {
  return [...new Set(words)]
}
