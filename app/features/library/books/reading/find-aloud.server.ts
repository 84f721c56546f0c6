import type { WholeText } from '#app/kits/members/kept/whole-texts.server.ts'
import { readDraftBook, readEditionBook } from '../whole-book.server.ts'
import { toAloud } from './book-aloud.ts'
import { requireReadable } from './readable.server.ts'

/** The text of a book to be read aloud, for whoever may read the book. */
export async function findBookAloud(request: Request, id: string): Promise<WholeText | null> {
  try {
    const { book, edition } = await requireReadable(request, id)
    const whole = edition ? await readEditionBook(book, edition) : await readDraftBook(book)
    return { title: whole.title, text: toAloud(whole) }
  } catch (error) {
    if (error instanceof Response && error.status === 404) return null
    throw error
  }
}
