import { problem } from '#app/platform/request/problem.ts'
import { PoolBusy, WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import { toDisposition } from '#app/kits/foundation/files/serving/disposition.ts'
import { exportsRoom } from '#app/kits/foundation/text-files/exports-room.server.ts'
import { requireDocument } from '../documents.server.ts'
import type { DocumentRow } from '../documents.store.server.ts'
import { readPictures } from '../pictures/document-pictures.server.ts'
import { listComments } from '../sharing/comments.store.server.ts'
import { MOST_COMMENTS } from '../sharing/document-share.ts'
import { EXPORTS, type ExportKind } from '#app/kits/foundation/text-files/exports/export-kinds.ts'

/** A document as a file, for whoever it belongs to. */
export async function exportDocument(request: Request, id: string): Promise<Response> {
  const { row } = await requireDocument(request, id)
  const as = new URL(request.url).searchParams.get('as') ?? 'md'
  if (!Object.hasOwn(EXPORTS, as)) throw problem(404, 'A document cannot be taken away as this kind of file.')
  const kind = as as ExportKind
  const name = `${row.title.replace(/[/\\:*?"<>|]+/g, ' ').trim() || 'document'}.${kind}`
  const body = await write(kind, row, request.signal)
  return new Response(body as BodyInit, {
    headers: {
      'Content-Type': EXPORTS[kind].type,
      'Content-Disposition': toDisposition(name, 'application/octet-stream'),
      'Cache-Control': 'no-store',
    },
  })
}

const readComments = async (id: string) =>
  (await listComments(id, MOST_COMMENTS)).map(({ name, quote, text, createdAt, doneAt }) => ({
    ...{ name, quote, text },
    at: createdAt,
    isDone: doneAt !== null,
  }))

async function write(kind: ExportKind, row: DocumentRow, signal: AbortSignal): Promise<string | Uint8Array> {
  const { id, title, text: markdown, updatedAt: at } = row
  if (kind === 'md') return markdown
  const pictures = await readPictures(row)
  try {
    const comments = kind === 'docx' ? await readComments(id) : []
    const input = { kind, id, title, markdown, at, pictures, comments }
    return (await exportsRoom().run('write', input, { signal })).bytes
  } catch (error) {
    if (error instanceof PoolBusy)
      throw problem(503, 'Many documents are being written just now. Please try again in a moment.')
    if (error instanceof WorkerFailure)
      throw problem(422, 'This document could not be written as this kind of file. Markdown works always.')
    throw error
  }
}
