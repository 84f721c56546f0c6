import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { openWorkerPool, PoolBusy, WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { TableAnswer, TableFile, TableJobs, TableTrouble, ToldTable } from './table-jobs.ts'

/** Bundled by scripts/bundle-node.js; tests put their own here before the first job. */
export const tablesWorker = { file: 'build/tables.worker.js' }
const MEMORY_MB = 768
const NATIVE_MB = 1_536
const LIMIT_MS = 60_000
const MAX_WAITING = 16

export const tablesPool = () =>
  once('tables-room', () =>
    openWorkerPool<TableJobs>({
      name: 'table room',
      file: tablesWorker.file,
      memoryMb: MEMORY_MB,
      nativeMb: NATIVE_MB,
      limitMs: LIMIT_MS,
      maxWaiting: MAX_WAITING,
      answers: {
        bytes: async (fileId) => {
          const file = await findAnyFile(String(fileId))
          if (!file) throw new Error('The file is no longer there')
          return readFile(file)
        },
      },
    }),
  )

const TROUBLES: Readonly<Record<TableTrouble, string>> = {
  empty: 'There is no table in this file: it needs a line of names and at least one row.',
  broken: 'This file cannot be read. It may be broken.',
  other: 'This is no table that can be read here. CSV, Excel, JSON and SQLite fit.',
  large: 'This table takes too much room when it is opened. Please send a part of it.',
  locked: 'This file is locked by a password. Please save it without one and send it again.',
  refused: 'This query was not run: only one SELECT over the table is.',
}
const isTrouble = (reason: string | null): reason is TableTrouble => reason !== null && Object.hasOwn(TROUBLES, reason)

export type Tried<T> = { isDone: true; value: T } | { isDone: false; message: string; trouble?: TableTrouble }

async function tried<T>(work: Promise<T>): Promise<Tried<T>> {
  try {
    return { isDone: true, value: await work }
  } catch (error) {
    if (error instanceof PoolBusy)
      return { isDone: false, message: 'Many tables are being worked on just now. Please try again.' }
    if (!(error instanceof WorkerFailure)) throw error
    if (isTrouble(error.reason)) return { isDone: false, message: TROUBLES[error.reason], trouble: error.reason }
    log.warn({ err: error }, 'a table could not be worked on')
    return { isDone: false, message: error.kind === 'slow' ? 'This took too long and was stopped.' : TROUBLES.large }
  }
}

/** What a table holds: its columns with their types, and what was cleaned. */
export const tellTable = (file: TableFile): Promise<Tried<ToldTable>> => tried(tablesPool().run('tell', file))

/** The answer of one SELECT over a table. */
export const askTable = (
  file: TableFile,
  sql: string,
  most: number,
  signal?: AbortSignal,
): Promise<Tried<TableAnswer>> => tried(tablesPool().run('ask', { ...file, sql, most }, { ...(signal && { signal }) }))
