import { clock } from '#app/platform/clock.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { FILES_FOLDER } from './file-purposes.ts'
import { findAnyFile, openFile, type FileRow } from './files.server.ts'
import { createFile } from './files.store.server.ts'

/**
 * Copies a file that was looked at when it was kept, for another owner, or for the house (null). Null where it is gone. Nobody
 * is refused for want of room: what was bought is handed over, and counts from then on.
 */
export async function copyFile(id: string, ownerId: string | null): Promise<FileRow | null> {
  const file = await findAnyFile(id)
  if (!file) return null
  const key = `${FILES_FOLDER}/${createSecretId()}`
  await chosenFiles().putStream(key, await openFile(file), file.bytes)
  const now = clock.now()
  const copy = { ...file, id: createId(now.getTime()), ownerId, key, createdAt: now, expiresAt: null }
  await createFile(copy)
  return copy
}
