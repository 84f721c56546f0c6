import { DrizzleQueryError } from 'drizzle-orm/errors'
import { PgPreparedQuery } from 'drizzle-orm/pg-core'
import { SQLitePreparedQuery } from 'drizzle-orm/sqlite-core'
import { once } from '#app/platform/once.ts'
import { DatabaseAway, LateTransaction, UnstorableText } from './failure.server.ts'

const MAX_STATEMENT_CHARS = 2_000
/** Errors of ours hold no values. */
const PLAIN = [DatabaseAway, LateTransaction, UnstorableText] as const

/**
 * A statement that failed, as it may be logged: its text with placeholders and the code of the database. What the database said
 * itself is left out, since it quotes values ("Key (email)=(…) already exists").
 */
export class StatementFailure extends Error {
  constructor(
    readonly statement: string,
    readonly code: string,
  ) {
    super(`A statement failed (${code}): ${statement.slice(0, MAX_STATEMENT_CHARS)}`)
    this.name = 'StatementFailure'
  }
}

/** An error of a driver without what it quotes; errors of our own stay. */
export function toStatementFailure(statement: string, error: unknown): Error {
  if (error instanceof StatementFailure || PLAIN.some((kind) => error instanceof kind)) return error as Error
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return new StatementFailure(statement, typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown')
}

/**
 * Keeps drizzle from putting the values of a statement into its errors, for every database of this process: drizzle wraps each
 * failure in one whose message and properties hold them, and has no option against it.
 */
export function keepValuesOutOfErrors(): void {
  once('values-out-of-errors', () => [unwrap(PgPreparedQuery.prototype), unwrap(SQLitePreparedQuery.prototype)])
}

type Asking = { queryWithCache(...args: unknown[]): Promise<unknown> }

function unwrap(prototype: unknown): void {
  const prepared = prototype as Asking
  const { queryWithCache } = prepared
  if (typeof queryWithCache !== 'function')
    throw new Error('drizzle asks in another way now: failed statements would be logged with values')
  prepared.queryWithCache = async function (this: unknown, ...args) {
    try {
      return await queryWithCache.apply(this, args)
    } catch (error) {
      if (!(error instanceof DrizzleQueryError)) throw error
      throw toStatementFailure(error.query, error.cause)
    }
  }
}
