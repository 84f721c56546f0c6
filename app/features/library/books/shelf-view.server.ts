import { to } from '#app/catalogue/to.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import type { Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { countOverturned } from '../claims/claims.store.server.ts'
import { listWriters } from './model-help.server.ts'
import * as rows from './keeping/books.store.server.ts'
import { listOwnDocuments, listOwnRuns } from './keeping/own-material.store.server.ts'
import { toBookPicture } from './picture-address.ts'
import { readStars } from './keeping/readers.store.server.ts'
import { licenceOf } from './licences.ts'

const PER_PAGE = 24
const MOST_MATERIAL = 60

/** How books are kept: renamed, deleted, brought back from the shelf. */
export const booksKeeping: Keeping = {
  change: (id, owner, change) => (owner.userId ? rows.changeOwnBook(id, owner.userId, change) : Promise.resolve(false)),
  list: async (owner, asked) =>
    owner.userId
      ? (await rows.listBooks(owner.userId, asked)).map(({ book }) => ({ ...book, createdAt: book.updatedAt }))
      : [],
  count: (owner) => (owner.userId ? rows.countBooks(owner.userId) : Promise.resolve(0)),
  findDeleted: async (id, owner) =>
    owner.userId
      ? ((await rows.listDeletedBooks(owner.userId, PER_PAGE)).find((book) => book.id === id) ?? null)
      : null,
  toAddress: (id, query = {}) => (id ? to('ebook', { id }, { part: 'desk', ...query }) : to('ebooks', null, query)),
}

/** A member’s shelf, with what is left to do on each book. */
export async function readShelf(request: Request) {
  const member = await requireMember(request)
  const params = new URL(request.url).searchParams
  const search = (params.get('q') ?? '').trim().slice(0, 200)
  const before = toMoment(params.get('before'))
  const found = await rows.listBooks(member.id, { search, before, most: PER_PAGE + 1 })
  const shown = found.slice(0, PER_PAGE)
  const fallen = await countOverturned(member.id)
  const deleted = params.get('deleted')
  const gone = deleted ? await booksKeeping.findDeleted(deleted, { userId: member.id, guestId: null }) : null
  return {
    search,
    count: search ? null : await rows.countBooks(member.id),
    books: shown.map(({ book, chapters, empty, words }) => ({
      id: book.id,
      title: book.title,
      subtitle: book.subtitle,
      cover: book.cover && { src: toBookPicture(book.id, book.cover.file) },
      href: to('ebook', { id: book.id }, { part: 'desk' }),
      readHref: to('ebook', { id: book.id }),
      state: book.hiddenAt ? ('hidden' as const) : book.shownEdition ? ('published' as const) : ('draft' as const),
      edition: book.shownEdition,
      at: book.updatedAt,
      chapters,
      words: words ?? 0,
      todo: toTodo({ chapters, empty, fallen: fallen.get(book.id) ?? 0, isCovered: book.cover !== null }),
    })),
    next: found.length > PER_PAGE ? shown.at(-1)!.book.updatedAt.getTime() : null,
    deleted: gone,
  }
}
export type ShelfView = Awaited<ReturnType<typeof readShelf>>

function toTodo({
  chapters,
  empty,
  fallen,
  isCovered,
}: {
  chapters: number
  empty: number
  fallen: number
  isCovered: boolean
}): string[] {
  return [
    ...(fallen > 0
      ? [`${fallen} cited ${fallen === 1 ? 'claim' : 'claims'} no longer ${fallen === 1 ? 'stands' : 'stand'}`]
      : []),
    ...(chapters === 0
      ? ['Add the first chapter']
      : empty > 0
        ? [`${empty} of ${chapters} chapters without words`]
        : []),
    ...(chapters > 0 && !isCovered ? ['No cover yet'] : []),
  ]
}

const toMoment = (text: string | null): Date | null => {
  const ms = Number(text ?? Number.NaN)
  return Number.isSafeInteger(ms) && ms > 0 && ms < 8.64e15 ? new Date(ms) : null
}

/** The page where a book begins. */
export async function readCreate(request: Request) {
  const member = await requireMember(request)
  const [documents, runs, writers] = await Promise.all([
    listOwnDocuments(member.id, MOST_MATERIAL),
    listOwnRuns(member.id, MOST_MATERIAL),
    listWriters(member),
  ])
  return {
    title: (new URL(request.url).searchParams.get('text') ?? '').slice(0, 200),
    documents: documents.map(({ id, title }) => ({ id, label: title })),
    runs: runs.map(({ id, question }) => ({ id, label: question.slice(0, 140) })),
    writers,
  }
}
export type CreateView = Awaited<ReturnType<typeof readCreate>>

/** The published books. */
export async function readCatalogue(request: Request) {
  const params = new URL(request.url).searchParams
  const search = (params.get('q') ?? '').trim().slice(0, 200)
  const subject = (params.get('subject') ?? '').trim().slice(0, 60)
  const language = (params.get('language') ?? '').trim().slice(0, 35)
  const found = await rows.listShownBooks({
    search,
    subject,
    language,
    before: toMoment(params.get('before')),
    most: PER_PAGE + 1,
  })
  const shown = found.slice(0, PER_PAGE)
  const stars = await readStars(shown.map(({ book }) => book.id))
  return {
    search,
    subject,
    language,
    opds: allEndpoints['library/opds'],
    books: shown.map(({ book, name, handle }) => ({
      id: book.id,
      title: book.title,
      subtitle: book.subtitle,
      about: book.about.slice(0, 240),
      author: book.author || name,
      handle,
      cover: book.cover && { src: toBookPicture(book.id, book.cover.file) },
      subjects: book.subjects,
      language: book.language,
      licence: licenceOf(book.licence).label,
      href: to('ebook', { id: book.id }),
      at: book.publishedAt!,
      stars: stars.get(book.id) ?? null,
    })),
    next: found.length > PER_PAGE ? shown.at(-1)!.book.publishedAt!.getTime() : null,
  }
}
export type CatalogueView = Awaited<ReturnType<typeof readCatalogue>>
