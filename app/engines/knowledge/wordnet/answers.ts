import type { SeatAnswer, Source } from '../knowledge.ts'
import type { WordSense } from './senses.ts'

const license = 'WordNet 3.1, Princeton University'

export const whyNot = {
  unread: 'WordNet explains words and names; it cannot read this as a question about one.',
  foreign: 'WordNet knows English words only.',
  unknown: 'WordNet has no entry for this.',
  untold: 'The WordNet entry does not tell this.',
  noneClose: 'No WordNet entry fits the description closely enough.',
  noIndex: 'The search index of WordNet could not be made on this machine.',
  noRelation: 'WordNet lists none for this word.',
} as const

export function abstained(why: keyof typeof whyNot): SeatAnswer {
  return { state: 'abstained', why: whyNot[why] }
}

export function answered(text: string, senses: readonly WordSense[], weight: 'exact' | 'closest'): SeatAnswer {
  return { state: 'answered', text, sources: senses.map(toSource), weight, isRecomputed: false }
}

function toSource({ word, synset }: WordSense): Source {
  return { title: `WordNet: ${word}`, url: null, license, quote: synset.gloss }
}
