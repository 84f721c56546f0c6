import type { AppLoadContext } from '@remix-run/node'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { readTexts, readChapters } from '../keeping/chapters.store.server.ts'
import { toBookPicture } from '../picture-address.ts'
import { requireReadable } from './readable.server.ts'
import { findBookFile, toEditionContent } from '../whole-book.server.ts'

const NO_PICTURE = 'There is no picture under this address.'

/** A picture of a book for whoever may read what shows it. */
export async function sendBookPicture(
  request: Request,
  { id, file: fileId }: { id: string; file: string },
  context: AppLoadContext,
): Promise<Response> {
  const readable = await requireReadable(request, id)
  const { book, reach } = readable
  const file = await findBookFile(book, fileId)
  if (!file || !(reach === 'owner' || (await isShown(readable, fileId)))) throw notFound(NO_PICTURE)
  return toFileResponse(request, file, context)
}

/** Of a member's pictures a reader sees those that the book shows, and no other. */
async function isShown(
  { book, edition }: Awaited<ReturnType<typeof requireReadable>>,
  fileId: string,
): Promise<boolean> {
  const content = edition?.content ?? (await toEditionContent(book))
  if (content.cover?.file === fileId) return true
  const place = toBookPicture(book.id, fileId)
  const texts = edition
    ? [...(await readTexts(content.parts)).values()]
    : (await readChapters(book.id)).map(({ text }) => text)
  return texts.some((text) => text.includes(place))
}
