import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { isFileKey, type FileStore } from './files.ts'

/** Files in a folder of this machine. */
export function createLocalFiles(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    put: async (key, bytes) => disk.put(checked(key), bytes),
    exists: async (key) => disk.exists(checked(key)),
    remove: async (key) => disk.delete(checked(key)),
    async read(key) {
      try {
        return await disk.getBytes(checked(key))
      } catch (error) {
        if (isGone(error)) return null
        throw error
      }
    },
  }
}

function checked(key: string): string {
  if (!isFileKey(key)) throw new Error(`Not the key of a file: ${JSON.stringify(key)}`)
  return key
}

const isGone = (error: unknown) =>
  error instanceof errors.E_CANNOT_READ_FILE && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
