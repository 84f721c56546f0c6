import { to } from '#app/catalogue/to.ts'
import { copyFile } from '#app/kits/foundation/files/copy-file.server.ts'
import { removeFileRows } from '#app/kits/foundation/files/files.store.server.ts'
import type { LicenceId } from '#app/kits/members/market/licences.ts'
import { defineSellable, type Bought, type Packed } from '#app/kits/members/market/sellables.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { toFindings } from '../book-findings.ts'
import { addParts } from '../books.server.ts'
import { createBook, findBook, listBooks, removeBooks, type BookRow } from '../keeping/books.store.server.ts'
import { readChapters } from '../keeping/chapters.store.server.ts'
import type { Licence } from '../licences.ts'
import { picturesIn, toBookPicture } from '../picture-address.ts'
import { findBookFile, readDraftBook } from '../whole-book.server.ts'
import { isBoundBook } from './bound-book.ts'
import { sampleBook, soldBook, type SoldBook } from './sold-book.ts'

const MOST_CHARS = 4_000_000
const MOST_PICTURE_BYTES = 24 * 1_048_576

defineSellable('ebook', {
  section: 'ebooks',
  label: 'Ebook',
  icon: 'bookmark',
  list: async (userId, most) =>
    (await listBooks(userId, { search: '', before: null, most }))
      .filter(({ book }) => !isBoundBook(book))
      .map(({ book: { id, title } }) => ({ id, title })),
  pack: packBook,
  keep: keepPictures,
  drop: async (payload) =>
    removeFileRows(
      soldBook.parse(payload).pictures.map(({ kept }) => kept),
      null,
    ),
  deliver: deliverBook,
  takeBack: takeBookBack,
})

async function packBook(userId: string, id: string): Promise<Packed | { refused: string } | null> {
  const book = await findBook(id)
  if (book?.userId !== userId) return null
  if (isBoundBook(book)) return { refused: 'You bought this book under a licence that does not let you pass it on.' }
  const whole = await readDraftBook(book)
  const stops = toFindings(whole).filter(({ isStop }) => isStop)
  if (stops.length > 0) return { refused: `Before it can be sold: ${stops.map(({ words }) => words).join(' ')}` }
  const sold = await toSold(book)
  if (sold.parts.reduce((sum, { text }) => sum + text.length, 0) > MOST_CHARS)
    return { refused: `A book for sale has up to ${MOST_CHARS.toLocaleString('en')} characters. Make volumes of it.` }
  if ((await weighPictures(book, sold)) > MOST_PICTURE_BYTES)
    return { refused: 'The pictures of a book for sale come to 24 MB at most. Make some of them smaller.' }
  const free =
    book.shownEdition && !book.hiddenAt
      ? `\n\nEdition ${book.shownEdition} of it can be [read here at no cost](${to('ebook', { id })}).`
      : ''
  return { title: book.title, payload: sold, sample: sampleBook(sold) + free }
}

/** The book as it stands, its pictures under the seller's own ids. */
async function toSold(book: BookRow): Promise<SoldBook> {
  const { id, subtitle, author, language, about, subjects, glossary, indexTerms, cover } = book
  const parts = (await readChapters(id)).map(({ kind, title, text, origin }) => ({ kind, title, text, origin }))
  const named = [...new Set([...(cover ? [cover.file] : []), ...parts.flatMap(({ text }) => picturesIn(id, text))])]
  return {
    ...{ from: id, subtitle, author, language, about, subjects, glossary, indexTerms, parts },
    cover: cover && { file: cover.file, alt: cover.alt },
    pictures: named.map((file) => ({ named: file, kept: file })),
  }
}

async function weighPictures(book: BookRow, { pictures }: SoldBook): Promise<number> {
  let bytes = 0
  for (const { named } of pictures) bytes += (await findBookFile(book, named))?.bytes ?? 0
  return bytes
}

/** The house keeps a copy of each picture for the listing: the seller may go on with the book. */
async function keepPictures(payload: unknown): Promise<SoldBook> {
  const sold = soldBook.parse(payload)
  const book = await findBook(sold.from)
  const pictures: SoldBook['pictures'] = []
  for (const { named } of sold.pictures) {
    const copy = book && (await findBookFile(book, named)) && (await copyFile(named, null))
    if (copy) pictures.push({ named, kept: copy.id })
  }
  return { ...sold, pictures }
}

async function deliverBook(userId: string, { title, payload, licence }: Bought): Promise<{ id: string; to: string }> {
  const sold = soldBook.parse(payload)
  const id = createSecretId()
  const copies = new Map<string, string>()
  for (const { named, kept } of sold.pictures) {
    const copy = await copyFile(kept, userId)
    if (copy) copies.set(named, copy.id)
  }
  const { subtitle, author, language, about, subjects, glossary, indexTerms } = sold
  const now = clock.now()
  const cover = sold.cover && copies.get(sold.cover.file)
  await createBook({
    ...{ id, userId, title, subtitle, author, language, about, subjects, glossary, indexTerms },
    ...{ licence: toBookLicence(licence), boughtUnder: licence, notes: [], createdAt: now, updatedAt: now },
    cover: cover && sold.cover ? { file: cover, alt: sold.cover.alt, by: 'bought' } : null,
  })
  const parts = sold.parts.map(({ kind, title: name, text, origin }) => {
    const markdown = [...copies].reduce(
      (all, [named, copy]) => all.replaceAll(toBookPicture(sold.from, named), toBookPicture(id, copy)),
      text,
    )
    return { kind, title: name, markdown, origin: toOrigin(origin) }
  })
  await addParts(id, parts, 0)
  return { id, to: to('ebook', { id }) }
}

const toOrigin = ({ from, engine, of }: SoldBook['parts'][number]['origin']) => ({
  from,
  ...(engine !== undefined && { engine }),
  ...(of !== undefined && { of }),
})

const toBookLicence = (licence: LicenceId): Licence =>
  licence === 'cc-by' || licence === 'cc0' ? licence : 'all-rights'

/** The copy goes whole, with its pictures, whatever the buyer did with it: it cannot be brought back from the shelf. */
async function takeBookBack(userId: string, id: string): Promise<void> {
  const book = await findBook(id, true)
  if (book?.userId !== userId) return
  const texts = (await readChapters(id)).map(({ text }) => text)
  const files = [...(book.cover ? [book.cover.file] : []), ...texts.flatMap((text) => picturesIn(id, text))]
  await removeBooks([id])
  await removeFileRows(files, userId)
}
