import { DocumentError } from '#app/kits/foundation/documents/documents-jobs.ts'
import { Archive } from '../imports/archive.ts'
import { readEpubBook, type EpubChapter } from '../imports/from-epub.ts'
import type { ImportedPicture } from '../imports/imported.ts'
import { readImport, tidy, toTitle } from '../imports/read-import.ts'
import { toMarkdown } from '../rich/markdown-blocks.ts'
import { wordsOf, type RichNode } from '../rich/rich-nodes.ts'
import { isLanguageCode } from './book.ts'
import { splitBook, withKinds, type PartDraft } from './split-book.ts'

/** A file as a book, and what of it was left out, in sentences. */
export type ReadBook = {
  title: string
  author: string
  /** Empty where the file does not say. */
  language: string
  about: string
  parts: PartDraft[]
  cover: Uint8Array | null
  pictures: ImportedPicture[]
  notes: string[]
}

const BOOK_MAX_CHARS = 12_000_000
export const BOOK_MAX_PARTS = 600
export const PART_MAX_CHARS = 1_000_000
const MOST_PICTURES = 300
const ABOUT_MAX_CHARS = 2_000
/** Parts of a file that are made anew by whoever writes one. */
const MADE_ANEW = /\b(?:cover|titlepage|toc|landmarks|index)\b/

/** A Markdown, DOCX, EPUB, OpenDocument, HTML or PDF file as a book. Throws DocumentError. For the worker. */
export async function readBook(bytes: Uint8Array, name: string): Promise<ReadBook> {
  const archive = isArchive(bytes) ? new Archive(bytes) : null
  if (archive && archive.text('META-INF/container.xml') !== null) return bounded(fromEpub(archive, name))
  const read = await readImport(bytes, name, BOOK_MAX_CHARS)
  const { title, author, language, parts } = splitBook(read.markdown)
  return bounded({
    title: title ?? (parts.length === 1 ? read.title : toTitle(name)) ?? read.title,
    author: author ?? '',
    language: language && isLanguageCode(language) ? language : '',
    about: '',
    parts,
    cover: null,
    pictures: read.pictures,
    notes: read.notes,
  })
}

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

function fromEpub(archive: Archive, name: string): ReadBook {
  if (isLocked(archive)) throw new DocumentError('locked')
  const { title, author, language, about, chapters, cover, gallery } = readEpubBook(archive, MOST_PICTURES)
  const parts: PartDraft[] = []
  for (const chapter of chapters) {
    if (MADE_ANEW.test(chapter.types)) continue
    const { heading, blocks } = takeHeading(chapter.blocks)
    const markdown = tidy(toMarkdown({ type: 'doc', content: blocks }))
    const own = heading || chapter.label || ''
    const last = parts.at(-1)
    // A file that no table of contents names goes on where the one before ended.
    if (own === '' && last) last.markdown = `${last.markdown}\n\n${markdown}`.trim()
    else if (own !== '' || markdown !== '') parts.push({ kind: kindOf(chapter), title: own || 'Opening', markdown })
  }
  if (parts.length === 0) throw new DocumentError('empty')
  return {
    title: title || toTitle(name) || 'Book',
    author,
    language: isLanguageCode(language) ? language : '',
    about: about
      .replace(/<[^>]{0,400}>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, ABOUT_MAX_CHARS)
      .toWellFormed(),
    parts: withKinds(parts),
    cover,
    pictures: gallery.pictures,
    notes: gallery.notes(),
  }
}

/** Chapters that only their seller's program opens; fonts that are scrambled do not count. */
function isLocked(archive: Archive): boolean {
  const xml = archive.text('META-INF/encryption.xml') ?? ''
  return [...xml.matchAll(/CipherReference\b[^>]{0,200}\bURI="([^"]{1,300})"/g)].some(([, uri]) =>
    /\.x?html?$/i.test(uri!),
  )
}

const kindOf = ({ types }: EpubChapter): PartDraft['kind'] =>
  /\bfrontmatter\b/.test(types) ? 'front' : /\bbackmatter\b/.test(types) ? 'back' : 'chapter'

/** The heading a chapter begins with is its title; what stands before it (a picture) stays. */
function takeHeading(blocks: RichNode[]): { heading: string; blocks: RichNode[] } {
  const at = blocks.slice(0, 3).findIndex(({ type }) => type === 'heading')
  if (at < 0) return { heading: '', blocks }
  const heading = wordsOf(blocks[at]!).replace(/\s+/g, ' ').trim().slice(0, 200)
  return heading === '' ? { heading, blocks } : { heading, blocks: blocks.filter((_, n) => n !== at) }
}

function bounded(book: ReadBook): ReadBook {
  const notes = [...book.notes]
  const parts = book.parts.slice(0, BOOK_MAX_PARTS).map((part) => {
    if (part.markdown.length <= PART_MAX_CHARS) return part
    notes.push(
      `“${part.title}” is longer than a chapter here: its first ${PART_MAX_CHARS.toLocaleString('en')} characters are kept.`,
    )
    return { ...part, markdown: part.markdown.slice(0, PART_MAX_CHARS).toWellFormed() }
  })
  if (book.parts.length > BOOK_MAX_PARTS)
    notes.push(`It has ${book.parts.length} chapters: the first ${BOOK_MAX_PARTS} are kept.`)
  return {
    ...book,
    title: book.title.slice(0, 200).toWellFormed(),
    author: book.author.slice(0, 200).toWellFormed(),
    parts,
    notes,
  }
}
