import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { SHARE_KIND } from '../book-answer.ts'
import { NO_BOOK } from '../books.server.ts'
import { findBook, findEdition, findShownBook, type BookRow, type EditionRow } from '../keeping/books.store.server.ts'

/** How somebody comes to a book: it is theirs, they have a link to it, or everybody may. */
export type Reach = 'owner' | 'link' | 'public'
export type Readable = {
  book: BookRow
  reach: Reach
  /** What is read; null: the book as its writer has it now. */
  edition: EditionRow | null
  share: string | null
  by: { name: string; handle: string } | null
}

/** A book for whoever may read it: a 404 for everybody else, as for none. */
export async function requireReadable(request: Request, id: string): Promise<Readable> {
  const params = new URL(request.url).searchParams
  const [shown, member] = await Promise.all([findShownBook(id), findUser(request)])
  const asked = Number(params.get('edition') ?? 0)
  const own = member ? await findBook(id) : null
  if (own && member && own.userId === member.id) {
    const number = Number.isSafeInteger(asked) && asked > 0 ? asked : null
    const edition = number === null ? null : await findEdition(id, number)
    if (number !== null && !edition) throw notFound('There is no such edition of this book.')
    return { book: own, reach: 'owner', edition, share: null, by: shown?.by ?? null }
  }
  if (shown) {
    const edition = await findEdition(id, shown.book.shownEdition!)
    if (edition) return { book: shown.book, reach: 'public', edition, share: null, by: shown.by }
  }
  const share = params.get('share')
  const link = share ? await findShareLink(SHARE_KIND, share) : null
  const book = link?.thingId === id ? await findBook(id) : null
  if (!book || book.hiddenAt) throw notFound(NO_BOOK)
  return { book, reach: 'link', edition: null, share, by: null }
}
