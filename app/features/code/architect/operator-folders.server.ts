import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zip, type AsyncZippable } from 'fflate'
import { env } from '#app/platform/env.server.ts'
import { REPOSITORY_MAX_BYTES } from '../code.limits.ts'
import { FILE_MAX_BYTES, isOfOthers, isText, MOST_ENTRIES, RepositoryError } from './unpack-repository.ts'

const MOST_FOLDERS = 200

/** Names of the folders of repositories that the operator set; none where there is no such setting or folder. */
export async function listOperatorFolders(): Promise<string[]> {
  const root = env().REPOSITORIES_DIR
  if (!root) return []
  const entries = await readdir(root, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted()
    .slice(0, MOST_FOLDERS)
}

/**
 * The code and texts of one of these folders as a zip; null where none is called so. Links are not followed, so that nothing
 * outside of the folder is read. Throws RepositoryError for more than a zip may hold, or nothing.
 */
export async function zipOperatorFolder(name: string): Promise<Uint8Array | null> {
  const root = env().REPOSITORIES_DIR
  if (!root || !(await listOperatorFolders()).includes(name)) return null
  const files: AsyncZippable = {}
  let [count, bytes] = [0, 0]
  const open = ['']
  while (open.length > 0) {
    const folder = open.pop()!
    for (const entry of await readdir(join(root, name, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && !isOfOthers(`${path}/`)) open.push(path)
      if (!entry.isFile() || !isText(path)) continue
      count += 1
      if (count > MOST_ENTRIES) throw new RepositoryError('many')
      const at = join(root, name, path)
      const { size } = await lstat(at)
      if (size > FILE_MAX_BYTES) continue
      bytes += size
      if (bytes > REPOSITORY_MAX_BYTES) throw new RepositoryError('large')
      files[path] = [new Uint8Array(await readFile(at)), { level: 6 }]
    }
  }
  if (Object.keys(files).length === 0) throw new RepositoryError('empty')
  return new Promise((resolve, reject) => zip(files, (error, packed) => (error ? reject(error) : resolve(packed))))
}
