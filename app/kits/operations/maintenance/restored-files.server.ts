import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { checkedKey } from '#app/providers/files/files.ts'

const AT_ONCE = 500

/**
 * How many files the rows of a restored data folder name, and how many of those are not in it as they were.
 * Rejects when the signal is aborted.
 */
export async function countLostFiles(dataDir: string, signal: AbortSignal): Promise<{ files: number; lost: number }> {
  const database = new Database(join(dataDir, 'frenly.sqlite'), { readonly: true, fileMustExist: true })
  try {
    const page = database.prepare('select key, bytes from files where key > ? order by key limit ?')
    const count = { files: 0, lost: 0 }
    for (let rows = page.all('', AT_ONCE) as Row[]; rows.length > 0;) {
      signal.throwIfAborted()
      const isThere = await Promise.all(rows.map((row) => isWhole(dataDir, row)))
      count.files += rows.length
      count.lost += isThere.filter((one) => !one).length
      rows = page.all(rows.at(-1)!.key, AT_ONCE) as Row[]
    }
    return count
  } finally {
    database.close()
  }
}

type Row = { key: string; bytes: number }

const isWhole = async (dataDir: string, { key, bytes }: Row): Promise<boolean> => {
  const found = await stat(join(dataDir, 'files', checkedKey(key))).catch(() => null)
  return found?.size === bytes
}
