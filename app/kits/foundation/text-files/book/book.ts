import type { Picture } from '../exports/pictures.ts'

/** Where a part stands in a book: before its chapters, among them, or behind them. */
export type PartKind = 'front' | 'chapter' | 'back'

/** A part of a book, in Markdown. `note`: a line below its title, such as who or what wrote it. */
export type BookPart = { id: string; kind: PartKind; title: string; markdown: string; note?: string }

/** What a term means, as the back of the book says it. */
export type Term = { term: string; meaning: string }

/** A whole book, ready to become a file. */
export type Book = {
  id: string
  title: string
  subtitle: string
  author: string
  /** BCP 47. */
  language: string
  about: string
  subjects: string[]
  /** In words, with its address where it has one. */
  licence: { label: string; url: string | null } | null
  /** Lines of the page behind the title: edition, where it was made, what an engine had a part in. */
  imprint: string[]
  /** When it last changed. */
  at: Date
  cover: (Picture & { alt: string }) | null
  parts: BookPart[]
  glossary: Term[]
  /** Words that the index leads to. */
  indexTerms: string[]
  pictures: Picture[]
}

const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Which way a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has((language.split('-')[0] ?? '').toLowerCase()) ? 'rtl' : 'ltr'

/** Whether a code may stand for a language in a file (BCP 47, its usual forms). */
export function isLanguageCode(code: string): boolean {
  if (!/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/.test(code)) return false
  try {
    return Intl.getCanonicalLocales(code).length === 1
  } catch {
    return false
  }
}

/** Parts in the order of a book: front matter, chapters, back matter. */
export const inOrder = <P extends { kind: PartKind }>(parts: readonly P[]): P[] =>
  (['front', 'chapter', 'back'] as const).flatMap((kind) => parts.filter((part) => part.kind === kind))
