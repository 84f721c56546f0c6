import { toKey } from './dictionary.server.ts'
import type { Dictionary, Entry, Pointer, Synset } from './dictionary.server.ts'

/** Rare senses make strange bedfellows ("high" and "eminent"), so a relation counts only among the first senses. */
const commonSenses = 4
const commonShare = 0.05

/** One meaning of a word, its place by frequency, and the part of the word's tagged uses that had this meaning. */
export type UsedSense = { synset: Synset; word: string; rank: number; share: number }

/** The meanings of a headword, the most frequent first. */
export function sensesOf(dictionary: Dictionary, entry: Entry): UsedSense[] {
  const total = frequencyOf(entry) || 1
  return entry.senses.map(({ offset, count }, i) => {
    const synset = dictionary.getSynset(entry.pos, offset)
    return { synset, word: wordIn(synset, entry.key), rank: i + 1, share: count / total }
  })
}

function wordIn(synset: Synset, key: string): string {
  return synset.words.find((word) => toKey(word) === key) ?? key
}

/** The meanings a word is mostly used in. */
export function common(senses: UsedSense[]): UsedSense[] {
  return senses.filter(
    ({ rank, share }) => rank === 1 || (rank <= commonSenses && (share >= commonShare || share === 0)),
  )
}

/** How often a headword was met in the tagged texts. */
export function frequencyOf(entry: Entry): number {
  return entry.senses.reduce((sum, { count }) => sum + count, 0)
}

/** The meanings that chosen ties of a meaning lead to. */
export function follow(dictionary: Dictionary, synset: Synset, isWanted: (pointer: Pointer) => boolean): Synset[] {
  return synset.pointers.filter(isWanted).map(({ pos, offset }) => dictionary.getSynset(pos, offset))
}
