import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { badRequest, problem } from '#app/platform/request/problem.ts'
import { TurnsBusy } from '#app/platform/request/turns.ts'
import { openFile, type FileRow } from '../files.server.ts'
import { PICTURES_BUSY, PICTURES_WAIT_S } from '../picture-turns.server.ts'
import { readRange } from './byte-range.ts'
import { isShown, toDisposition } from './disposition.ts'
import { readSize, readWidth, SIZE_TYPE } from './picture-sizes.server.ts'
import { PICTURE_WIDTHS } from './size-keys.ts'

/** Nothing a file holds may run or fetch. The PDF readers of browsers refuse to work in a sandbox, and are one themselves. */
const POLICY = "sandbox; default-src 'none'"
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Resolves when the line to the visitor takes more; see LoadContext. */
type Room = { hasRoom?: () => Promise<void> }

/**
 * A file as an answer: whole, a range of it, in another width (`?width=`), or only the word that it has not changed.
 * Whether the visitor may have it was asked before. The server adds nosniff to all.
 */
export async function toFileResponse(request: Request, file: FileRow, room: Room = {}): Promise<Response> {
  const width = new URL(request.url).searchParams.get('width')
  const headers = headersOf(file, width)
  if (isUnchanged(request, headers.get('ETag') ?? ''))
    return new Response(null, { status: 304, headers: withoutBody(headers) })
  if (width !== null) return sized(request, file, width, headers)

  const range =
    request.headers.has('if-range') && request.headers.get('if-range') !== headers.get('ETag')
      ? null
      : readRange(request.headers.get('range'), file.bytes)
  headers.set('Accept-Ranges', 'bytes')
  if (range === 'unsatisfiable') return outOfRange(file)
  const length = range ? range.end - range.start + 1 : file.bytes
  headers.set('Content-Length', String(length))
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  return new Response(toStream(await openFile(file, range ?? undefined), request.signal, room), { status, headers })
}

function headersOf({ name, type, sha256 }: FileRow, width: string | null): Headers {
  const shownType = width === null ? type : SIZE_TYPE
  return new Headers({
    'Content-Type': type === 'text/plain' ? 'text/plain; charset=utf-8' : shownType,
    'Content-Disposition': toDisposition(name, shownType),
    'ETag': width === null ? `"${sha256}"` : `"${sha256}-${width}"`,
    // A file that was removed or taken from somebody is not to be seen again, so each use asks.
    'Cache-Control': 'private, no-cache, no-transform',
    'Content-Security-Policy': isShown(shownType) && type === 'application/pdf' ? PDF_POLICY : POLICY,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  })
}

function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')
  return (
    known !== null && (known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
  )
}

function withoutBody(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of ['Content-Type', 'Content-Disposition']) kept.delete(name)
  return kept
}

const outOfRange = ({ bytes }: FileRow) =>
  problem(416, `This file has ${bytes} bytes.`, {
    'Content-Range': `bytes */${bytes}`,
    'Cache-Control': 'private, no-cache',
  })

async function sized(request: Request, file: FileRow, said: string, headers: Headers): Promise<Response> {
  const width = readWidth(said)
  if (width === null) throw badRequest(`Pictures come in these widths: ${PICTURE_WIDTHS.join(', ')}.`)
  if (file.width === null || !file.type.startsWith('image/')) throw badRequest('Only pictures come in other widths.')
  try {
    const bytes = await readSize(file, width)
    headers.set('Content-Length', String(bytes.byteLength))
    return new Response(request.method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>), { headers })
  } catch (error) {
    if (!(error instanceof TurnsBusy)) throw error
    throw problem(503, PICTURES_BUSY, overLimit(PICTURES_WAIT_S).headers)
  }
}

/** Reads on only when there is room, so that a slow visitor of a large file costs no memory; ends with the visitor. */
function toStream(
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  { hasRoom }: Room,
): ReadableStream<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]()
  let isBegun = false
  // What was never begun would not hear that it ends.
  const end = async () => {
    if (!isBegun) await pieces.next()
    await pieces.return?.()
  }
  return new ReadableStream(
    {
      async pull(controller) {
        await hasRoom?.()
        if (signal.aborted) {
          await end()
          return controller.close()
        }
        isBegun = true
        const next = await pieces.next()
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
}
