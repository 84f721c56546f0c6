import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ByteSource } from './files.ts'

export const UNFINISHED = '.part'
const OWNER_ONLY = 0o600
const NAME_BYTES = 6

/**
 * Writes a file whole or not at all: under a name beside it, onto the disk, then renamed, so that neither a killed
 * process nor a power cut leaves half of one.
 */
export async function writeWhole(path: string, source: ByteSource): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomBytes(NAME_BYTES).toString('hex')}${UNFINISHED}`
  try {
    const file = await open(unfinished, 'wx', OWNER_ONLY)
    try {
      for await (const piece of source) await file.writeFile(piece)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** A name is safe once its folder is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
