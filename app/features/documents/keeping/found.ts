import type { DocumentBlock } from '#app/kits/foundation/documents/document.ts'
import type { DocumentFacts } from '#app/engines/document-facts/facts.ts'
import type { Place } from '#app/engines/document-facts/placed.ts'
import type { Readability } from '#app/kits/asking/conversation/allies/readability.ts'

/** A sentence of the document, word for word, with its place. */
export type Quoted = Place & { text: string }

/** What was found in a document, as it is kept. */
export type Found = {
  facts: DocumentFacts | null
  summary: { quotes: Quoted[]; engine: string; isPart: boolean } | null
  level: Pick<Readability, 'words' | 'sentences' | 'wordsPerSentence' | 'ease'> | null
  /** What could not be read, in sentences. */
  troubles: string[]
  /** Words a reader would not see, and visible ones that give orders: quoted, never followed. */
  hidden: { page: number; text: string }[]
  orders: Quoted[]
  /** Who read the pictures of its pages; null where nothing was. */
  reader: string | null
  isCut: boolean
  tookMs: number
}

export const NOTHING_FOUND: Found = {
  facts: null,
  summary: null,
  level: null,
  troubles: [],
  hidden: [],
  orders: [],
  reader: null,
  isCut: false,
  tookMs: 0,
}

/** A passage of an answer: which document, where, and its words. */
export type AnswerPassage = Place & { document: string; title: string; text: string; place: string }
export type DocumentAnswer = {
  passages: AnswerPassage[]
  /** Where nothing answers: what comes nearest. */
  near: AnswerPassage[]
  tookMs: number
  looked: number
}

export type KeptPage = { number: number; label: string | null; text: string; blocks: DocumentBlock[] }
