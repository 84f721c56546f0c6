import { createReadStream } from 'node:fs'
import { access, opendir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkedKey, isFileKey, type ByteRange, type FileStore, type KeptObject } from './files.ts'
import { measured } from './measured.server.ts'
import { UNFINISHED, writeWhole } from './whole-file.server.ts'

/** Files in a folder of this machine. */
export function createLocalFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key))
  return {
    id: 'local',
    put: async (key, bytes) => writeWhole(pathOf(key), [bytes]),
    async putStream(key, source, maxBytes) {
      const { pieces, measure } = measured(source, maxBytes)
      await writeWhole(pathOf(key), pieces)
      return measure()
    },
    read: async (key) => orNull(readFile(pathOf(key)).then((bytes) => new Uint8Array(bytes))),
    async open(key, range) {
      const path = pathOf(key)
      return (await isThere(path)) ? piecesOf(path, range) : null
    },
    exists: async (key) => isThere(pathOf(key)),
    remove: async (key) => rm(pathOf(key), { force: true }),
    list: (name) => listFolder(folder, name),
    async removeUnfinished(before) {
      for await (const path of everyFile(folder)) {
        if (path.endsWith(UNFINISHED) && ((await orNull(stat(path)))?.mtime ?? before) < before)
          await rm(path, { force: true })
      }
    },
  }
}

const isThere = async (path: string) => (await orNull(access(path).then(() => true))) ?? false

/** Opened with the first piece, so that what is never read holds nothing. */
async function* piecesOf(path: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, range)
}

async function* listFolder(root: string, name: string): AsyncGenerator<KeptObject> {
  for await (const path of everyFile(join(root, name))) {
    const key = `${name}/${path.split('/').at(-1)}`
    const kept = isFileKey(key) ? await orNull(stat(path)) : null
    if (kept) yield { key, bytes: kept.size, keptAt: kept.mtime }
  }
}

/** The paths of all files in a folder and below it; none when it does not exist. */
async function* everyFile(folder: string): AsyncGenerator<string> {
  for await (const entry of (await orNull(opendir(folder, { recursive: true }))) ?? []) {
    if (entry.isFile()) yield join(entry.parentPath, entry.name)
  }
}

/** Null for what is not there. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
