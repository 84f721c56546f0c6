import type { Chronology, Reading } from '#app/engines/chronology/chronology.ts'
import type { Mark } from '#app/engines/email-writer/mark.ts'
import type { MergedChanges, Proposed } from '#app/engines/email-writer/polish/merge-changes.ts'
import type { PolishTone } from '#app/engines/email-writer/polish/polish-tones.ts'
import type { Choices, Redaction } from '#app/engines/redaction/redact.ts'
import type { Ports, Span } from '#app/providers/ports.ts'
import type { Label } from './moderation.ts'

export type PolishedDraft = {
  draft: string
  tone: PolishTone
  engine: { label: string; changes: readonly Proposed[] }
  /** Words the second dictionary does not know; null where the draft is not English. */
  doubts: readonly Span[] | null
}

/** What the language room is asked. */
export type Jobs = {
  detect: { input: { text: string }; result: Ports['detect']['result'] }
  /** The sentences worth ranking, at most `most`, and whether the text is English. */
  sentences: { input: { text: string; most: number }; result: { spans: Span[]; isEnglish: boolean } }
  rank: { input: { sentences: string[]; count: number; vectors: Float32Array[] | null }; result: number[] }
  words: { input: { text: string }; result: Label[] }
  /** Masks what tells who a text is about. Without the word list names are found by rules alone, which is for long texts. */
  redact: { input: { text: string; choices?: Choices; hasWordList: boolean }; result: Redaction }
  /** The chronology of each of some stories. */
  order: { input: { stories: readonly string[]; reading: Reading }; result: Chronology[] }
  /** What an engine would change in a draft, merged with the rules of letters where it is English. */
  mergePolish: { input: PolishedDraft; result: MergedChanges & { marks: Mark[] } }
  /** What each sentence is taken for, by its vector and those of the examples. */
  likeness: { input: { sentences: Float32Array[]; examples: Float32Array[] }; result: Label[] }
}

/** Unit vectors of texts, in order; brought by the caller from the embedding port. */
export type EmbedTexts = (texts: string[], signal?: AbortSignal) => Promise<Float32Array[]>
