import type { AppLoadContext } from '@remix-run/node'
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { BOOK_SIZES, type BookSize } from '#app/kits/foundation/text-files/book/book-pdf.ts'
import { BOOK_FORMATS, type BookFormat } from '#app/kits/foundation/text-files/book/write-book.ts'
import { sendBook } from '#app/kits/foundation/text-files/send-book.server.ts'
import type { Picture } from '#app/kits/foundation/text-files/exports/pictures.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { badRequest, notFound, problem } from '#app/platform/request/problem.ts'
import { createRateLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toPdfNote } from '../books/book-findings.ts'
import { toFileName } from '../books/reading/export-book.server.ts'
import { toManualBook } from './manual-book.ts'
import { toPages } from './manual-pages.ts'
import { requireReadableManual, type ReadManual } from './manuals.server.ts'

const QR_PIXELS = 480
const spendExport = createRateLimit('manual-exports', { points: 30, windowS: 60 })

export const toManualPicture = (id: string, file: string): string =>
  fillPath(allEndpoints['library/manual-picture'], { id, file })
export const toManualFile = (id: string, query: Readonly<Record<string, string | null>>): string =>
  fillPath(allEndpoints['library/manual-export'], { id }) + toQuery(query)

/** A picture of a manual for whoever may read it. */
export async function sendManualPicture(
  request: Request,
  { id, file: fileId }: { id: string; file: string },
  context: AppLoadContext,
) {
  const { row } = await requireReadableManual(request, id)
  const file = row.pictures.some((one) => one.file === fileId) ? await findAnyFile(fileId) : null
  if (!file || file.ownerId !== row.userId) throw notFound('There is no picture under this address.')
  return toFileResponse(request, file, context)
}

/** A manual as a file, in one of its languages, for whoever may read it. */
export async function exportManual(request: Request, network: string, id: string): Promise<Response> {
  const manual = await requireReadableManual(request, id)
  const params = new URL(request.url).searchParams
  const [as, size, code] = [params.get('as') ?? 'pdf', params.get('size') ?? 'a4', params.get('language')]
  if (!Object.hasOwn(BOOK_FORMATS, as)) throw badRequest('A manual can be taken along as pdf, epub, html or md.')
  if (!Object.hasOwn(BOOK_SIZES, size)) throw badRequest('A PDF of a manual has the size a4, a5, a6 or letter.')
  const waitS = await spendExport(network)
  if (waitS > 0) throw problem(429, tooManyAtOnce('downloads', waitS), { 'Retry-After': String(waitS) })
  const language = code && Object.hasOwn(manual.languages, code) ? manual.languages[code]! : null
  const book = toManualBook({
    id,
    title: manual.title,
    maker: manual.row.maker,
    language: language ? code! : manual.row.language,
    at: manual.row.updatedAt,
    imprint: [
      `Version ${manual.version}, ${manual.row.updatedAt.toISOString().slice(0, 10)}`,
      ...(language?.isDraft ? [`Translated by ${language.by || 'an engine'}; nobody has checked it yet.`] : []),
    ],
    pages: toPages(manual.texts, language),
    pictures: await readPictures(manual),
    web: manual.row.shownVersion === null ? null : await drawCode(brandOrigin(request) + to('manual', { id })),
  })
  const note = as === 'pdf' ? toPdfNote(book) : null
  if (note?.isTooMuch) throw problem(422, note.words)
  return sendBook(
    book,
    {
      ...{ format: as as BookFormat, size: size as BookSize, name: toFileName(manual.title) },
      called: { one: 'manual', many: 'files' },
    },
    request.signal,
  )
}

async function readPictures({ row }: ReadManual): Promise<Map<string, Picture & { alt: string }>> {
  const pictures = new Map<string, Picture & { alt: string }>()
  for (const { key, file: id, alt } of row.pictures) {
    const file = await findAnyFile(id)
    if (file?.ownerId !== row.userId) continue
    const { type, width, height } = file
    pictures.set(key, {
      src: toManualPicture(row.id, id),
      bytes: await readFile(file),
      type,
      width: width ?? 1,
      height: height ?? 1,
      alt,
    })
  }
  return pictures
}

/** The address of the web edition as a QR code. */
async function drawCode(address: string): Promise<{ picture: Picture; address: string }> {
  const bytes = await sharp(Buffer.from(renderSVG(address, { border: 2 })))
    .resize(QR_PIXELS, QR_PIXELS, { kernel: 'nearest' })
    .png()
    .toBuffer()
  const size = QR_PIXELS / 3
  return {
    picture: { src: 'qr-code', bytes: new Uint8Array(bytes), type: 'image/png', width: size, height: size },
    address,
  }
}
