import type { Span } from './text.ts'

export type Relation = 'agree' | 'contradict' | 'qualifies' | 'unrelated'

/** Which slot differs, with the words and their place in each claim. */
export type Difference = { slot: string; a: { value: string; spans: Span[] }; b: { value: string; spans: Span[] } }

export type Verdict = { relation: Relation; tier: 'exact' | 'slots' | 'lexicon' | 'embedding'; differs: Difference | null }
