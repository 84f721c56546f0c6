import { problem } from '#app/platform/request/problem.ts'
import { PoolBusy, WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import { toDisposition } from '#app/kits/foundation/files/serving/disposition.ts'
import type { Book } from './book/book.ts'
import type { BookSize } from './book/book-pdf.ts'
import { BOOK_FORMATS, type BookFormat } from './book/write-book.ts'
import { exportsRoom } from './exports-room.server.ts'

type Wish = {
  format: BookFormat
  size: BookSize
  /** The name of the file without its ending. */
  name: string
  /** What is written, as refusals say it. */
  called: { one: string; many: string }
}

/** Writes a book in the exports room and answers with the file. Throws 503 while the room is full, 422 for what cannot be written. */
export async function sendBook(
  book: Book,
  { format, size, name, called: { one, many } }: Wish,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const { bytes } = await exportsRoom().run('writeBook', { format, size, book }, { signal })
    return new Response(bytes as BodyInit, {
      headers: {
        'Content-Type': BOOK_FORMATS[format].type,
        'Content-Disposition': toDisposition(`${name}.${format}`, 'application/octet-stream'),
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
    })
  } catch (error) {
    if (error instanceof PoolBusy)
      throw problem(503, `Many ${many} are being written just now. Please try again in a moment.`)
    if (error instanceof WorkerFailure)
      throw problem(422, `This ${one} could not be written as this kind of file. Markdown works always.`)
    throw error
  }
}
