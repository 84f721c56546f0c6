import type { Book } from '#app/kits/foundation/text-files/book/book.ts'
import { countUnknownSigns } from '#app/kits/foundation/text-files/exports/pdf/pdf-fonts.ts'

/** What is left to do on a book. `stop`: it cannot be published so. `part`: the chapter where it is mended. */
export type Finding = {
  id: string
  isStop: boolean
  words: string
  part: string | null
  place: 'chapter' | 'details' | 'terms' | 'cover' | 'desk'
}

const MOST_NAMED = 12
/** A PDF with more boxes than this is no book. */
export const PDF_MOST_UNKNOWN = 0.2

/** What a reader would miss, or could not read: gaps that stop publishing first, then what is worth a look. */
export function toFindings(
  book: Pick<Book, 'parts' | 'about' | 'author' | 'cover' | 'indexTerms' | 'language'>,
): Finding[] {
  const { parts } = book
  const named = <T>(all: readonly T[], to: (one: T) => Finding) => all.slice(0, MOST_NAMED).map(to)
  const silent = parts.flatMap(({ id, title, markdown }) => {
    const pictures = markdown.match(/!\[\s*\]\(/g)?.length ?? 0
    return pictures > 0 ? [{ id, title, pictures }] : []
  })
  const texts = parts.map(({ markdown }) => markdown).join('\n')
  const lower = texts.toLowerCase()
  const lost = book.indexTerms.filter((term) => !lower.includes(term.toLowerCase()))
  return [
    ...(parts.length === 0
      ? [{ id: 'none', isStop: true, words: 'It has no chapters yet.', part: null, place: 'desk' as const }]
      : []),
    ...named(silent, ({ id, title, pictures }) => ({
      id: `alt-${id}`,
      isStop: true,
      words: `“${title}”: ${pictures === 1 ? 'a picture has' : `${pictures} pictures have`} no description. Write one between the brackets: ![what it shows](…).`,
      part: id,
      place: 'chapter' as const,
    })),
    ...(book.cover && book.cover.alt === ''
      ? [{ id: 'cover-alt', isStop: true, words: 'The cover has no description.', part: null, place: 'cover' as const }]
      : []),
    ...(parts.length > 0 && texts.trim() === ''
      ? [{ id: 'blank', isStop: true, words: 'No chapter has any words yet.', part: null, place: 'desk' as const }]
      : named(
          parts.filter(({ markdown }) => markdown.trim() === ''),
          ({ id, title }) => ({
            id: `empty-${id}`,
            isStop: false,
            words: `“${title}” has no words yet.`,
            part: id,
            place: 'chapter' as const,
          }),
        )),
    ...named(parts.filter(hasOpenNotes), ({ id, title }) => ({
      id: `note-${id}`,
      isStop: false,
      words: `“${title}” refers to a footnote that is not there.`,
      part: id,
      place: 'chapter' as const,
    })),
    ...toLooks(book, lost),
  ]
}

/** What is worth a look. */
function toLooks(
  { cover, about, author }: Pick<Book, 'cover' | 'about' | 'author'>,
  lost: readonly string[],
): Finding[] {
  return [
    ...(lost.length > 0
      ? [
          {
            id: 'index',
            isStop: false,
            words: `Index words that stand nowhere in the book: ${lost.slice(0, 8).join(', ')}.`,
            part: null,
            place: 'terms' as const,
          },
        ]
      : []),
    ...(cover
      ? []
      : [
          {
            id: 'cover',
            isStop: false,
            words: 'It has no cover. It can do without: the title page comes first then.',
            part: null,
            place: 'cover' as const,
          },
        ]),
    ...(about === ''
      ? [{ id: 'about', isStop: false, words: 'Nothing says what it is about.', part: null, place: 'details' as const }]
      : []),
    ...(author === ''
      ? [
          {
            id: 'author',
            isStop: false,
            words: 'Nobody is named as its author.',
            part: null,
            place: 'details' as const,
          },
        ]
      : []),
  ]
}

function hasOpenNotes({ markdown }: { markdown: string }): boolean {
  const defined = new Set([...markdown.matchAll(/^ {0,3}\[\^([^\]\s]{1,60})\]:/gm)].map(([, label]) => label))
  return [...markdown.matchAll(/\[\^([^\]\s]{1,60})\](?!:)/g)].some(([, label]) => !defined.has(label))
}

/** What a PDF of it cannot show: an honest line, or null where all can be drawn. `isTooMuch`: it would be boxes. */
export function toPdfNote(book: Pick<Book, 'parts' | 'title'>): { words: string; isTooMuch: boolean } | null {
  const { unknown, total } = countUnknownSigns(
    [book.title, ...book.parts.map(({ title, markdown }) => `${title} ${markdown}`)].join(' '),
  )
  if (unknown === 0) return null
  const isTooMuch = unknown > total * PDF_MOST_UNKNOWN
  const signs = `${unknown.toLocaleString('en')} of its ${total.toLocaleString('en')} characters`
  return {
    isTooMuch,
    words: isTooMuch
      ? `No PDF can be made here: ${signs} are of scripts that its fonts do not have (such as Chinese, Arabic or Hebrew). EPUB and HTML carry them all, and a browser prints the HTML.`
      : `In the PDF ${signs} stand as boxes: its fonts have Latin, Greek, Cyrillic, Vietnamese and Devanagari. EPUB and HTML carry them all.`,
  }
}
