import * as pg from './dialect/pg.ts'
import * as sqlite from './dialect/sqlite.ts'
import type * as Dialect from '#dialect'

export type Db = Dialect.Db

/** Which engine runs: PostgreSQL when DATABASE_URL says so, else the embedded SQLite. drizzle-kit reads this file too. */
export const dialect: 'pg' | 'sqlite' = (process.env.DATABASE_URL ?? '').startsWith('postgres') ? 'pg' : 'sqlite'

/** The column kit: the only place that chooses a dialect, and the only cast. The type check runs once per dialect. */
export const k = (dialect === 'pg' ? pg : sqlite) as unknown as typeof Dialect
