import type { Slots } from '../slots/slots.ts'
import type { Span } from '../text/text.ts'
import type { Facts } from './facts.ts'
import type { Within } from './standing-alone.ts'

export type Relation = 'agree' | 'contradict' | 'qualifies' | 'unrelated'

/** Which slot differs, with the words and their place in each claim. */
export type Difference = { slot: string; a: { value: string; spans: Span[] }; b: { value: string; spans: Span[] } }

export type Verdict = {
  relation: Relation
  /** The cheapest that decided: the words, the dictionary, trees over all their traits, the sentences embedded. */
  tier: 'exact' | 'slots' | 'lexicon' | 'learned' | 'embedding'
  differs: Difference | null
  /** How likely the relation is, where trees judged two claims of answers in prose. */
  share?: number
  /** Whose words the other one says too, where they agree; without it they agree as a whole. */
  within?: Within | null
  /** Of a contradiction: whether it is sure enough to be shown as a dispute. */
  strength?: Strength
}

/** A dispute stands on the rules and on one subject; what is only possible is left to the reader of both. */
export type Strength = 'dispute' | 'possible'

/**
 * What the embedded networks make of two sentences: the cosine of their embeddings, and how likely each relation is, in
 * the order of `relations`; null where they were not asked.
 */
export type Meaning = { cosine: number | null; entailed: readonly number[] | null }

/**
 * Words did not decide; what the two sentences mean does. `reading` says that the network may read them, as claims put
 * side by side or as claims of answers in prose, which are read but never embedded.
 */
export type Open = { decide: (meaning: Meaning) => Verdict; promise: number; reading?: 'beside' | 'prose' }

/** What speaks against agreement: another name, another figure, a denial, a limit; or nothing. */
export const stages = ['rival', 'figure', 'denial', 'limit', 'agreement'] as const
export type Stage = (typeof stages)[number]

/** What two claims come to if they are about one thing: the kind of clash found, or none. */
export type Suspicion = { stage: Stage; verdict: Verdict }

/** How likely it must be that two claims are about one thing, for each kind of clash. */
export type Least = Readonly<Record<Stage, number>>

/** "lexicon" where a dictionary was needed to match the words. */
export function tierOf({ isLexical }: Facts): 'slots' | 'lexicon' {
  return isLexical ? 'lexicon' : 'slots'
}

/** A verdict without a differing slot. */
export function verdict(relation: Relation, tier: Verdict['tier']): Verdict {
  return { relation, tier, differs: null }
}

/** The slot that differs, with the words of both sides. */
export function difference(slot: string, left: Span[], right: Span[], { a, b }: Facts): Difference {
  const side = (slots: Slots, spans: Span[]): Difference['a'] => ({
    value: spans.map(({ start, end }) => slots.text.slice(start, end)).join(' … '),
    spans: spans.map(({ start, end }) => ({ start, end })),
  })
  return { slot, a: side(a, left), b: side(b, right) }
}
