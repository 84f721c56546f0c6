import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '#app/platform/env.server.ts'
import { once } from '#app/platform/once.ts'
import { createSecretId, hashOf } from '#app/platform/secrets/ids.server.ts'

/**
 * Pieces of films: voices, pictures and finished scenes, each under the hash of all it was made from. They are a store of
 * work that is done already, never the only copy of anything: whatever is missing is made again. On the disk of this server, because
 * ffmpeg reads files.
 */
const rootFolder = () => join(env().DATA_DIR, 'film-pieces')
const folderOf = (filmId: string) => join(rootFolder(), filmId)

const underWay = () => once('film-pieces-under-way', () => new Map<string, Promise<Piece>>())

export type Piece = { file: string; isNew: boolean }

/** The name of a piece: what it is made from, by its hash. */
export const toPieceName = (madeFrom: unknown, ending: string): string =>
  `${hashOf(JSON.stringify(madeFrom)).slice(0, 32)}.${ending}`

/** The file of a piece when it is there. */
export async function findPiece(filmId: string, name: string): Promise<string | null> {
  const file = join(folderOf(filmId), name)
  try {
    const { size } = await stat(file)
    if (size === 0) return null
    await utimes(file, new Date(), new Date())
    return file
  } catch {
    return null
  }
}

/** A piece as it is kept, or made now. It appears whole or not at all, and two who ask at once make it once. */
export function keepPiece(filmId: string, name: string, make: () => Promise<Uint8Array>): Promise<Piece> {
  const key = `${filmId}/${name}`
  const begun = underWay().get(key)
  if (begun) return begun
  const making = makePiece(filmId, name, make).finally(() => underWay().delete(key))
  underWay().set(key, making)
  return making
}

async function makePiece(filmId: string, name: string, make: () => Promise<Uint8Array>): Promise<Piece> {
  const kept = await findPiece(filmId, name)
  if (kept) return { file: kept, isNew: false }
  const bytes = await make()
  const folder = folderOf(filmId)
  await mkdir(folder, { recursive: true })
  const [file, part] = [join(folder, name), join(folder, `.${createSecretId()}.part`)]
  try {
    await writeFile(part, bytes)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return { file, isNew: true }
}

export const removePiecesOf = (filmId: string) => rm(folderOf(filmId), { recursive: true, force: true })

/** The films that have pieces here. */
export const listFilmsWithPieces = (): Promise<string[]> => readdir(rootFolder()).catch(() => [])

/** Takes away pieces of a film that were not used since. */
export async function removeOldPieces(filmId: string, before: Date): Promise<void> {
  const folder = folderOf(filmId)
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    const { mtime } = await stat(file).catch(() => ({ mtime: new Date() }))
    if (mtime < before) await rm(file, { force: true })
  }
}
