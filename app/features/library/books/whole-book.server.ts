import type { EditionContent, PartOrigin } from '#app/database/tables/learn/books.ts'
import { findAnyFile, readFile, type FileRow } from '#app/kits/foundation/files/files.server.ts'
import type { Book } from '#app/kits/foundation/text-files/book/book.ts'
import type { Picture } from '#app/kits/foundation/text-files/exports/pictures.ts'
import type { BookRow, EditionRow } from './keeping/books.store.server.ts'
import { listChapters, readChapters, readTexts } from './keeping/chapters.store.server.ts'
import { licenceOf } from './licences.ts'
import { picturesIn, toBookPicture } from './picture-address.ts'

const MOST_BYTES = 24 * 1_048_576

/** Who or what wrote a part, in a line; empty for one that a person wrote. */
export function toOriginWords({ from, engine, of }: PartOrigin): string {
  switch (from) {
    case 'draft':
      return `Drafted by ${engine ?? 'a model'}, then edited by the author.`
    case 'run':
      return `From a consensus run${of ? ` on “${of}”` : ''}: its claims carry their sources as notes.`
    default:
      return ''
  }
}

/** What an edition of now would hold. */
export async function toEditionContent(book: BookRow): Promise<EditionContent> {
  const { title, subtitle, author, language, about, subjects, licence, cover, glossary, indexTerms } = book
  return {
    ...{ title, subtitle, author, language, about, subjects, licence, glossary, indexTerms },
    cover: cover && { file: cover.file, alt: cover.alt },
    parts: (await listChapters(book.id)).map((part) => ({
      chapterId: part.id,
      version: part.version,
      title: part.title,
      kind: part.kind,
      origin: part.origin,
    })),
  }
}

/** A book as its writer has it now. */
export async function readDraftBook(book: BookRow): Promise<Book> {
  const parts = await readChapters(book.id)
  return assemble(book, await toEditionContent(book), new Map(parts.map(({ id, text }) => [id, text])), {
    at: book.updatedAt,
    edition: 'A draft, not published',
  })
}

/** A book as an edition has it. */
export async function readEditionBook(book: BookRow, edition: EditionRow): Promise<Book> {
  const { content, number, createdAt } = edition
  return assemble(book, content, await readTexts(content.parts), {
    at: createdAt,
    edition: `Edition ${number}, ${createdAt.toISOString().slice(0, 10)}`,
  })
}

async function assemble(
  book: BookRow,
  content: EditionContent,
  texts: ReadonlyMap<string, string>,
  { at, edition }: { at: Date; edition: string },
): Promise<Book> {
  const parts = content.parts.map(({ chapterId, kind, title, origin }) => {
    const note = toOriginWords(origin)
    return { id: chapterId, kind, title, markdown: texts.get(chapterId) ?? '', ...(note && { note }) }
  })
  const engines = [
    ...new Set(content.parts.flatMap(({ origin }) => (origin.from === 'draft' ? [origin.engine ?? 'a model'] : []))),
  ]
  return {
    ...{ id: book.id, title: content.title, subtitle: content.subtitle, author: content.author },
    ...{ language: content.language, about: content.about, subjects: content.subjects },
    licence: licenceOf(content.licence),
    imprint: [edition, ...(engines.length > 0 ? [`Chapters marked so were drafted by ${engines.join(', ')}.`] : [])],
    at,
    cover: content.cover ? await readCover(book, content.cover) : null,
    parts,
    glossary: content.glossary,
    indexTerms: content.indexTerms,
    pictures: await readPictures(
      book,
      parts.map(({ markdown }) => markdown),
    ),
  }
}

/** A picture file of the book's member; null for anything else. */
export async function findBookFile(book: Pick<BookRow, 'userId'>, id: string): Promise<FileRow | null> {
  const file = await findAnyFile(id)
  return file?.purpose === 'picture' && file.ownerId === book.userId ? file : null
}

async function readCover(book: BookRow, { file: id, alt }: { file: string; alt: string }): Promise<Book['cover']> {
  const file = await findBookFile(book, id)
  return file && { ...(await toPicture(toBookPicture(book.id, id), file)), alt }
}

async function readPictures(book: BookRow, texts: readonly string[]): Promise<Picture[]> {
  const ids = new Set(texts.flatMap((text) => picturesIn(book.id, text)))
  const pictures: Picture[] = []
  let left = MOST_BYTES
  for (const id of ids) {
    const file = await findBookFile(book, id)
    if (!file || file.bytes > left) continue
    left -= file.bytes
    pictures.push(await toPicture(toBookPicture(book.id, id), file))
  }
  return pictures
}

const toPicture = async (src: string, file: FileRow): Promise<Picture> => ({
  src,
  bytes: await readFile(file),
  type: file.type,
  width: file.width ?? 1,
  height: file.height ?? 1,
})
