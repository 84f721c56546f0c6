import type { DocumentKind } from '#app/kits/foundation/documents/document.ts'

/** Kinds that are words; the others are known by their letters. */
const words: Partial<Record<DocumentKind, string>> = {
  text: 'Text',
  markdown: 'Markdown',
  html: 'Web page',
  eml: 'Email',
  picture: 'Picture',
}

/** "Markdown", "PDF": what sort of document it is. */
export const toKindName = (kind: DocumentKind): string => words[kind] ?? kind.toUpperCase()
