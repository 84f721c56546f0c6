import { toDisposition } from '#app/kits/foundation/files/serving/disposition.ts'
import { BOOK_SIZES, type BookSize } from '#app/kits/foundation/text-files/book/book-pdf.ts'
import { BOOK_FORMATS, type BookFormat } from '#app/kits/foundation/text-files/book/write-book.ts'
import { exportsRoom } from '#app/kits/foundation/text-files/exports-room.server.ts'
import { badRequest, problem } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { PoolBusy, WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
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
  try {
    const { bytes } = await exportsRoom().run(
      'writeBook',
      { format: as, size, book: whole },
      { signal: request.signal },
    )
    return new Response(bytes as BodyInit, {
      headers: {
        'Content-Type': BOOK_FORMATS[as].type,
        'Content-Disposition': toDisposition(`${toFileName(whole.title)}.${as}`, 'application/octet-stream'),
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
    })
  } catch (error) {
    if (error instanceof PoolBusy)
      throw problem(503, 'Many books are being written just now. Please try again in a moment.')
    if (error instanceof WorkerFailure)
      throw problem(422, 'This book could not be written as this kind of file. Markdown works always.')
    throw error
  }
}

export const toFileName = (title: string): string =>
  title
    .replace(/[/\\:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .toWellFormed() || 'book'
