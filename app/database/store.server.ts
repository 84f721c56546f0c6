import { env } from '#app/platform/env.server.ts'
import { once } from '#app/platform/once.ts'
import { dialect, type Db } from './kit.ts'
import { openPgStore } from './pg-store.server.ts'
import { openSqliteStore } from './sqlite-store.server.ts'

/**
 * The database as everything above sees it. `db` is the ambient transaction inside `tx`, else the root; `tx` joins an
 * outer transaction. Both engines behave alike, so a store never asks which one runs.
 */
export type Store = {
  readonly db: Db
  tx<T>(work: () => Promise<T>): Promise<T>
  /** Does something once the ambient transaction stands, at once outside of one, and never when it was rolled back. */
  afterCommit(task: () => void): void
  migrate(): Promise<void>
  close(): Promise<void>
}

/** The process's store, opened at first use. */
export function store(): Store {
  return once('database', () =>
    dialect === 'pg' ? openPgStore(env().DATABASE_URL ?? '') : openSqliteStore(env().DATA_DIR),
  )
}
