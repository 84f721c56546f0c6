import type { Ports, Span } from '#app/providers/ports.ts'
import type { Label } from './moderation.ts'

/** What the language room is asked. */
export type Jobs = {
  detect: { input: { text: string }; result: Ports['detect']['result'] }
  /** The sentences worth ranking, at most `most`, and whether the text is English. */
  sentences: { input: { text: string; most: number }; result: { spans: Span[]; isEnglish: boolean } }
  rank: { input: { sentences: string[]; count: number; vectors: Float32Array[] | null }; result: number[] }
  words: { input: { text: string }; result: Label[] }
  /** What each sentence is taken for, by its vector and those of the examples. */
  likeness: { input: { sentences: Float32Array[]; examples: Float32Array[] }; result: Label[] }
}

/** Unit vectors of texts, in order; brought by the caller from the embedding port. */
export type EmbedTexts = (texts: string[], signal?: AbortSignal) => Promise<Float32Array[]>
