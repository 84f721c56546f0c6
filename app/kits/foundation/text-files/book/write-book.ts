import { toPlainPictures } from '../exports/pictures.ts'
import type { Book } from './book.ts'
import type { BookSize } from './book-pdf.ts'

/** What a book can be taken away as. */
export const BOOK_FORMATS = {
  epub: { label: 'EPUB', type: 'application/epub+zip' },
  pdf: { label: 'PDF', type: 'application/pdf' },
  html: { label: 'HTML', type: 'text/html; charset=utf-8' },
  md: { label: 'Markdown', type: 'text/markdown; charset=utf-8' },
} as const
export type BookFormat = keyof typeof BOOK_FORMATS
export type BookToWrite = { format: BookFormat; size: BookSize; book: Book }

/** A book as a file; `unknown`: signs that no font here can draw. For the worker. */
export async function writeBook({
  format,
  size,
  book: given,
}: BookToWrite): Promise<{ bytes: Uint8Array; unknown: number }> {
  const pictures = await toPlainPictures(given.pictures)
  const plainCover = given.cover ? (await toPlainPictures([given.cover])).get(given.cover.src) : undefined
  const book = { ...given, cover: given.cover && plainCover ? { ...plainCover, alt: given.cover.alt } : null }
  const whole = (bytes: Uint8Array) => ({ bytes, unknown: 0 })
  const text = (words: string) => whole(new TextEncoder().encode(words))
  switch (format) {
    case 'epub':
      return whole((await import('./book-epub.ts')).toBookEpub(book, pictures))
    case 'pdf':
      return (await import('./book-pdf.ts')).toBookPdf(book, pictures, size)
    case 'html':
      return text((await import('./book-text.ts')).toBookHtml(book, pictures))
    case 'md':
      return text((await import('./book-text.ts')).toBookMarkdown(book))
  }
}
