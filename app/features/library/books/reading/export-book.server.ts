import { BOOK_SIZES, type BookSize } from '#app/kits/foundation/text-files/book/book-pdf.ts'
import { BOOK_FORMATS, type BookFormat } from '#app/kits/foundation/text-files/book/write-book.ts'
import { sendBook } from '#app/kits/foundation/text-files/send-book.server.ts'
import { badRequest, problem } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toPdfNote } from '../book-findings.ts'
import { requireReadable } from './readable.server.ts'
import { readDraftBook, readEditionBook } from '../whole-book.server.ts'

const spendExport = createRateLimit('book-exports', { points: 30, windowS: 60 })
const isFormat = (as: string): as is BookFormat => Object.hasOwn(BOOK_FORMATS, as)
const isSize = (size: string): size is BookSize => Object.hasOwn(BOOK_SIZES, size)

/** A book as a file, for whoever may read it. */
export async function exportBook(request: Request, network: string, id: string): Promise<Response> {
  const { book, edition } = await requireReadable(request, id)
  const params = new URL(request.url).searchParams
  const [as, size] = [params.get('as') ?? 'epub', params.get('size') ?? 'a5']
  if (!isFormat(as)) throw badRequest('A book can be taken along as epub, pdf, html or md.')
  if (!isSize(size)) throw badRequest('A PDF of a book has the size a4, a5 or letter.')
  const waitS = await spendExport(network)
  if (waitS > 0)
    throw problem(429, tooManyAtOnce('downloads', waitS), (overLimit(waitS) as { headers?: HeadersInit }).headers)
  const whole = edition ? await readEditionBook(book, edition) : await readDraftBook(book)
  const note = as === 'pdf' ? toPdfNote(whole) : null
  if (note?.isTooMuch) throw problem(422, note.words)
  return sendBook(
    whole,
    { format: as, size, name: toFileName(whole.title), called: { one: 'book', many: 'books' } },
    request.signal,
  )
}

export const toFileName = (title: string): string =>
  title
    .replace(/[/\\:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .toWellFormed() || 'book'
