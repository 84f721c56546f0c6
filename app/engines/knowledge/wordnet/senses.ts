import type { PartOfSpeech } from '../lexicon.ts'
import { readGloss } from './gloss.ts'
import { dictionaryForms } from './lemma.ts'
import type { Asked } from './request.ts'
import { partsOfSpeech, toKey } from './dictionary.server.ts'
import type { Dictionary, Pointer, Synset } from './dictionary.server.ts'

/** One meaning of a headword: the word as that meaning writes it, and how often it was met in tagged texts. */
export type WordSense = { word: string; synset: Synset; count: number; rank: number }

/** Fields of meaning of the lexicographers' files: living beings of one kind, and everything that has a place. */
const personField = 18
const placeFields: readonly number[] = [15, 17, 6]
/** A headword written in capitals by the asker means the name, else the common word. */
const spellingBonus = 3
const fieldBonus = 4
const contextBonus = 6
const nounBonus = 1.5
const rankCost = 0.15

/** Every meaning of a phrase in one or any part of speech, most frequent first within each; empty when unknown. */
export function listSenses(dictionary: Dictionary, phrase: string, only: PartOfSpeech | null = null): WordSense[] {
  const word = phrase.trim()
  return partsOfSpeech
    .filter((pos) => only === null || pos === only)
    .flatMap((pos) => {
      const [form] = dictionaryForms(
        toKey(word).replaceAll('_', ' '),
        pos,
        (each) => dictionary.findEntry(each, pos) !== null,
      )
      const entry = form === undefined ? null : dictionary.findEntry(form, pos)
      return (entry?.senses ?? []).map(({ offset, count }, i) => {
        const synset = dictionary.getSynset(pos, offset)
        const written = synset.words.find((each) => toKey(each) === entry?.key) ?? word
        return { word: written, synset, count, rank: i + 1 }
      })
    })
}

/** The same meanings, the likeliest first: by frequency, the question word, capitals, and words that tell the meaning. */
export function rankSenses(
  dictionary: Dictionary,
  senses: WordSense[],
  asked: Asked,
  phrase: string,
  context: string,
): WordSense[] {
  const scored = senses.map((sense) => ({ sense, score: scoreOf(dictionary, sense, asked, phrase, context) }))
  return scored.toSorted((a, b) => b.score - a.score).map(({ sense }) => sense)
}

function scoreOf(dictionary: Dictionary, sense: WordSense, asked: Asked, phrase: string, context: string): number {
  const { synset, word, count, rank } = sense
  const frequency = Math.log2(1 + count) - rank * rankCost
  const isNoun = synset.pos === 'noun'
  const spelling = isCapital(phrase) === isCapital(word) ? spellingBonus : 0
  const fits =
    (asked === 'who' && synset.field === personField) || (asked === 'where' && placeFields.includes(synset.field))
  return (
    frequency +
    spelling +
    (isNoun && asked !== 'word' ? nounBonus : 0) +
    (fits ? fieldBonus : 0) +
    contextOverlap(dictionary, synset, context) * contextBonus
  )
}

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text)
}

function contextOverlap(dictionary: Dictionary, synset: Synset, context: string): number {
  const wanted = context.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  if (wanted.length === 0) return 0
  const about = [synset.gloss, ...kindsOf(dictionary, synset, 6).flatMap(({ words }) => words)].join(' ').toLowerCase()
  return wanted.filter((word) => about.includes(word.replace(/s$/, ''))).length / wanted.length
}

function isUpward({ symbol }: Pointer): boolean {
  return symbol === '@' || symbol === '@i'
}

/** What a meaning is a kind or an instance of, nearest first, up to so many steps. */
export function kindsOf(dictionary: Dictionary, synset: Synset, steps: number): Synset[] {
  const found: Synset[] = []
  let level = [synset]
  for (let step = 0; step < steps && level.length > 0; step += 1) {
    level = level.flatMap((each) =>
      each.pointers.filter(isUpward).map(({ pos, offset }) => dictionary.getSynset(pos, offset)),
    )
    found.push(...level)
  }
  return found
}

/** Counts of a few uses say little, so one is added to each. */
const OFTEN_ENOUGH = 0.33

/** Meanings that stand in for each other nearly as often, at most three: what a reader could have meant. */
export function likelySenses(ranked: WordSense[]): WordSense[] {
  const [first, ...rest] = ranked
  if (!first) return []
  const close = rest.filter(({ synset, count, word }) => {
    if (synset.pos !== first.synset.pos) return false
    if (isCapital(word) !== isCapital(first.word)) return count > first.count
    return first.count > 0 ? count + 1 >= (first.count + 1) * OFTEN_ENOUGH : synset.field !== first.synset.field
  })
  return [first, ...close].filter(({ synset }) => readGloss(synset.gloss).definition !== '').slice(0, 3)
}
