import type { AppLoadContext } from '@remix-run/node'
import { findAnyFile, readFile, removeFile, type FileRow } from '#app/kits/foundation/files/files.server.ts'
import { saveFile, type FileRefusal } from '#app/kits/foundation/files/save-file.server.ts'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import type { FileToSave } from '#app/kits/foundation/files/file-to-save.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findDocument, type DocumentRow } from '../documents.store.server.ts'
import { PICTURE_MAX_BYTES } from '../editor.limits.ts'
import type { Picture } from '#app/kits/foundation/text-files/exports/pictures.ts'
import { findSharedDocument } from '../sharing/shared-document.server.ts'
import { picturesIn, toPictureAddress } from './picture-address.ts'

const GUEST_KEEPS_MS = 30 * 86_400_000
const MOST_BYTES = 24 * 1_048_576
const NO_PICTURE = 'There is no picture under this address.'

/** Keeps a picture for a document; gives its file, or why it cannot be kept. */
export async function keepPicture(
  owner: Visitor,
  sent: Pick<FileToSave, 'name' | 'content' | 'claimedType'>,
): Promise<{ isSaved: true; file: FileRow } | FileRefusal> {
  const expiresAt = new Date(clock.now().getTime() + GUEST_KEEPS_MS)
  return saveFile({
    ...(owner.userId === null ? { owner: { network: owner.guestId }, expiresAt } : { owner: { id: owner.userId } }),
    purpose: 'picture',
    ...sent,
    limits: { maxBytes: PICTURE_MAX_BYTES },
  })
}

/** A picture of a document for its owner, or for who has a link to it. A 404 for everybody else. */
export async function sendPicture(
  request: Request,
  { id, file: fileId }: { id: string; file: string },
  context: AppLoadContext,
): Promise<Response> {
  const share = new URL(request.url).searchParams.get('share')
  const row = share === null ? await findOwn(request, id) : ((await findSharedDocument(share))?.row ?? null)
  const file = row?.id === id ? await findPictureOf(row, fileId) : null
  if (!file) throw notFound(NO_PICTURE)
  return toFileResponse(request, file, context)
}

async function findOwn(request: Request, id: string): Promise<DocumentRow | null> {
  const row = await findDocument(id)
  return (await findReader(request, id, row)) ? row : null
}

/** A file is a picture of a document when it was made for one, belongs to the same person, and the document shows it. */
async function findPictureOf(row: DocumentRow, fileId: string): Promise<FileRow | null> {
  const file = await findAnyFile(fileId)
  const isTheirs = file?.purpose === 'picture' && file.ownerId === row.userId
  return isTheirs && row.text.includes(toPictureAddress(row.id, fileId)) ? file : null
}

/** The pictures of a document with their bytes, as many as a file of it may carry. */
export async function readPictures(row: DocumentRow): Promise<Picture[]> {
  const pictures: Picture[] = []
  let left = MOST_BYTES
  for (const id of picturesIn(row.id, row.text)) {
    const file = await findPictureOf(row, id)
    if (!file || file.bytes > left) continue
    left -= file.bytes
    const { type, width, height } = file
    pictures.push({
      src: toPictureAddress(row.id, id),
      bytes: await readFile(file),
      type,
      width: width ?? 1,
      height: height ?? 1,
    })
  }
  return pictures
}

/** Takes the pictures of a document away that is gone for good. */
export async function removePicturesOf(row: DocumentRow): Promise<void> {
  for (const id of picturesIn(row.id, row.text)) {
    const file = await findPictureOf(row, id)
    if (file) await removeFile(file)
  }
}
