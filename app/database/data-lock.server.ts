import { join } from 'node:path'
import Database from 'better-sqlite3'

/**
 * Holds a data folder for this process until the returned function is called, or the process is gone, however it went.
 * Throws a sentence for the operator when another process has it: two servers on one file would each believe their own
 * limits, queues and caches.
 */
export function lockDataFolder(dataDir: string): () => void {
  const lock = new Database(join(dataDir, 'frenly.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) throw new Error(taken(dataDir))
    throw error
  }
  return () => lock.close()
}

const taken = (dataDir: string) =>
  `Another process works with ${dataDir}. Stop it first, or give this one a DATA_DIR of its own. Several servers on the ` +
  'same data need PostgreSQL (DATABASE_URL).'
