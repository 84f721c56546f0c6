import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { env } from '#app/platform/env.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { TooLongError, type ByteSource } from '#app/providers/files/files.ts'

const OWNER_ONLY = 0o600

/** Bytes on their way in, in a file of their own until somebody has looked at them. */
export type Spooled = { path: string; bytes: number; sha256: string; discard(): Promise<void> }

const folder = () => join(env().DATA_DIR, 'incoming')

/** Writes bytes aside as they come; throws TooLongError with the piece that is too much, and leaves nothing when it throws. */
export async function spool(source: ByteSource, maxBytes: number): Promise<Spooled> {
  await mkdir(folder(), { recursive: true })
  const path = join(folder(), createSecretId())
  const discard = () => rm(path, { force: true })
  const hash = createHash('sha256')
  let bytes = 0
  try {
    const file = await open(path, 'wx', OWNER_ONLY)
    try {
      for await (const piece of source) {
        bytes += piece.byteLength
        if (bytes > maxBytes) throw new TooLongError(maxBytes)
        hash.update(piece)
        await file.writeFile(piece)
      }
    } finally {
      await file.close()
    }
  } catch (error) {
    await discard()
    throw error
  }
  return { path, bytes, sha256: hash.digest('hex'), discard }
}

/** Removes what came in before a moment and was forgotten, by a process that was killed. */
export async function removeOldSpools(before: Date): Promise<void> {
  for (const name of await readdir(folder()).catch(() => [])) {
    const path = join(folder(), name)
    const written = await stat(path).catch(() => null)
    if (written && written.mtime < before) await rm(path, { force: true })
  }
}
