import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keyOwners } from '#app/kits/foundation/files/key-owners.store.server.ts'
import type { FileStore } from '#app/providers/files/files.ts'
import { createLocalFiles } from '#app/providers/files/local.server.ts'

/** Copies all files of a bucket into a backup, where files of a data folder would be. Gives how many there are. */
export const copyFromBucket = (bucket: FileStore, backup: string): Promise<number> =>
  copyAll(bucket, createLocalFiles(join(backup, 'files')))

/** Moves the files of a data folder that was just restored into the bucket. Gives how many there are. */
export async function moveIntoBucket(dataDir: string, bucket: FileStore): Promise<number> {
  const copied = await copyAll(createLocalFiles(join(dataDir, 'files')), bucket)
  await rm(join(dataDir, 'files'), { recursive: true, force: true })
  return copied
}

/** A file that is there already has the same bytes: keys are never used twice. */
async function copyAll(from: FileStore, into: FileStore): Promise<number> {
  let copied = 0
  for (const folder of Object.keys(keyOwners)) {
    for await (const { key, bytes } of from.list(folder)) {
      const pieces = await from.open(key)
      // Removed since it was listed.
      if (!pieces) continue
      if (!(await into.exists(key))) await into.putStream(key, pieces, bytes)
      copied += 1
    }
  }
  return copied
}
