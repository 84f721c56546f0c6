import { createHash } from 'node:crypto'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { log } from '#app/platform/log.server.ts'
import type { ByteRange } from '#app/providers/files/files.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { toBytes, type Plan } from './file-purposes.ts'
import {
  findFileRow,
  listFileRows,
  removeFileRow,
  sumFileBytes,
  type FilePage,
  type FileRow,
} from './files.store.server.ts'
import { sizeKeysOf } from './serving/size-keys.ts'

export type { FileRow } from './files.store.server.ts'

const USUAL_PAGE = 50

/** Somebody's own file; null for one that is another's, is gone, or never was: nobody learns which. */
export async function findFile(id: string, viewer: { id: string } | null): Promise<FileRow | null> {
  const file = await findAnyFile(id)
  return file && viewer && file.ownerId === viewer.id ? file : null
}

/** A file whoever it belongs to, for whoever has shown a right to it; null when it is gone. */
export async function findAnyFile(id: string): Promise<FileRow | null> {
  const file = await findFileRow(id)
  return file && (file.expiresAt === null || file.expiresAt > clock.now()) ? file : null
}

/** All bytes of a file, proved by its hash. Throws when the storage lost or changed them. */
export async function readFile(file: FileRow): Promise<Uint8Array> {
  const bytes = await chosenFiles().read(file.key)
  if (!bytes) throw new Error(`The storage lost the file ${file.id}`)
  if (hashOf(Buffer.from(bytes)) !== file.sha256) throw new Error(`The storage changed the file ${file.id}`)
  return bytes
}

/** A file's bytes as they come, or a part of them. A whole file that does not prove right breaks off before its end. */
export async function openFile(file: FileRow, range?: ByteRange): Promise<AsyncIterable<Uint8Array>> {
  const bytes = await chosenFiles().open(file.key, range)
  if (!bytes) throw new Error(`The storage lost the file ${file.id}`)
  return range ? bytes : proved(bytes, file)
}

/** Passes each piece on when the next has come, so that the last one waits for the proof. */
async function* proved(bytes: AsyncIterable<Uint8Array>, { id, sha256 }: FileRow): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let held: Uint8Array | null = null
  for await (const piece of bytes) {
    if (held) yield held
    hash.update(piece)
    held = piece
  }
  if (hash.digest('hex') !== sha256) throw new Error(`The storage changed the file ${id}`)
  if (held) yield held
}

/** Takes a file away: the row first, so that nothing leads to bytes that are gone. False when it was gone already. */
export async function removeFile(file: Pick<FileRow, 'id' | 'key' | 'width'>): Promise<boolean> {
  if (!(await removeFileRow(file.id))) return false
  await removeObjects(objectKeysOf(file))
  return true
}

/** Takes files away by their ids; what is gone already is no fault. */
export async function removeFiles(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const file = await findAnyFile(id)
    if (file) await removeFile(file)
  }
}

/** Everything that is kept of a file: its bytes, and a picture's other sizes. */
export const objectKeysOf = ({ key, width }: Pick<FileRow, 'key' | 'width'>): string[] =>
  width === null ? [key] : [key, ...sizeKeysOf(key)]

/** Removes what lies under keys that no row names any more. What can't go now is swept later. */
export async function removeObjects(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await chosenFiles()
      .remove(key)
      .catch((error: unknown) => log.warn({ err: error }, 'the bytes of a removed file stayed behind'))
  }
}

/** A member's files, newest first; the last one of a page as `after` gives the next page. */
export const listFiles = (owner: { id: string }, page: Partial<FilePage> = {}): Promise<FileRow[]> =>
  listFileRows(owner.id, { most: USUAL_PAGE, ...page })

/** What a member's files use of the room the plan has, in bytes. */
export async function quotaOf({ id, plan }: { id: string; plan: Plan }): Promise<{ used: number; most: number }> {
  return { used: await sumFileBytes(id), most: toBytes(env().FILE_QUOTA_MB[plan]) }
}
