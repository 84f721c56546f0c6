import { join } from 'node:path'
import Database from 'better-sqlite3'
import { StartRefusal } from '#app/platform/start-refusal.ts'
import { makeDataFolder } from '#app/platform/data-folder.server.ts'

/**
 * Holds a data folder for this server until the returned function is called, or the process is gone, however it went.
 * Throws a sentence for the operator when another server has it: two of them on one file would each believe their own
 * limits, queues and caches. The server's own threads and the command-line tools only read and write rows, which
 * SQLite keeps apart: they need no lock.
 */
export function lockDataFolder(dataDir: string): () => void {
  makeDataFolder(dataDir)
  const lock = new Database(join(dataDir, 'frenly.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new StartRefusal(taken(dataDir))
    throw error
  }
  return () => lock.close()
}

const taken = (dataDir: string) =>
  `Another server works with ${dataDir}. Stop it first, or give this one a DATA_DIR of its own. Several servers on the ` +
  'same data need PostgreSQL (DATABASE_URL).'
