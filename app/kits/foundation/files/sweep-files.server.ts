import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { removeFile, removeObjects } from './files.server.ts'
import { listExpiredFiles } from './files.store.server.ts'
import { keyOwners } from './key-owners.store.server.ts'
import { removeOldSpools } from './upload/spool.server.ts'

const DAY_MS = 86_400_000
const KEYS_AT_ONCE = 200
const EXPIRED_AT_ONCE = 100

/** How many files had reached their end, and how many objects belonged to nobody. */
export type SweptFiles = { expired: number; orphans: number }

/**
 * Removes files past their end, and what lies in the storage for a day without anybody who names it: an object is put
 * before its row is written, so a younger one may only just be on its way.
 */
export async function sweepFiles(): Promise<SweptFiles> {
  const dayAgo = new Date(clock.now().getTime() - DAY_MS)
  const expired = await removeExpired()
  let orphans = 0
  for (const folder of Object.keys(keyOwners)) orphans += await removeOrphans(folder, dayAgo)
  await removeOldSpools(dayAgo)
  await chosenFiles()
    .removeUnfinished(dayAgo)
    .catch((error: unknown) => log.warn({ err: error }, 'unfinished files could not be swept'))
  if (expired + orphans > 0) log.info({ expired, orphans }, 'files were swept')
  return { expired, orphans }
}

async function removeExpired(): Promise<number> {
  for (let count = 0; ;) {
    const files = await listExpiredFiles(clock.now(), EXPIRED_AT_ONCE)
    for (const file of files) if (await removeFile(file)) count++
    if (files.length < EXPIRED_AT_ONCE) return count
  }
}

async function removeOrphans(folder: string, before: Date): Promise<number> {
  let [keys, count]: [string[], number] = [[], 0]
  const removeUnowned = async () => {
    const owned = new Set(await keyOwners[folder]!(keys))
    const orphans = keys.filter((key) => !owned.has(key))
    await removeObjects(orphans)
    count += orphans.length
    keys = []
  }
  for await (const { key, keptAt } of chosenFiles().list(folder)) {
    if (keptAt < before && keys.push(key) === KEYS_AT_ONCE) await removeUnowned()
  }
  if (keys.length > 0) await removeUnowned()
  return count
}
