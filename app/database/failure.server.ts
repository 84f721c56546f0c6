/** Why the database did not do as it was told, in words that both engines share. */
export type DatabaseFailure = 'unique' | 'foreign' | 'notnull' | 'check' | 'unstorable' | 'busy' | 'full'

/** A text holds what no database keeps alike. */
export class UnstorableText extends Error {
  readonly code = 'UNSTORABLE'
  constructor() {
    super('A text for the database holds NUL')
    this.name = 'UnstorableText'
  }
}

/** A transaction took longer than it may and was rolled back. */
export class LateTransaction extends Error {
  readonly code = 'LATE'
  constructor(limitMs: number) {
    super(`The transaction took longer than ${limitMs} ms`)
    this.name = 'LateTransaction'
  }
}

/** The database could not be reached, or the connection broke: what was under way may have happened or not. */
export class DatabaseAway extends Error {
  readonly code = 'AWAY'
  constructor(cause: unknown) {
    super('The database does not answer', { cause })
    this.name = 'DatabaseAway'
  }
}

/** SQLSTATE of PostgreSQL, result codes of SQLite, those of the file system, and our own. */
const FAILURES: readonly (readonly [codes: RegExp, failure: DatabaseFailure])[] = [
  [/^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY|ROWID))$/, 'unique'],
  [/^(23503|SQLITE_CONSTRAINT_FOREIGNKEY)$/, 'foreign'],
  [/^(23502|SQLITE_CONSTRAINT_NOTNULL)$/, 'notnull'],
  [/^(23514|SQLITE_CONSTRAINT_CHECK)$/, 'check'],
  // A character that is none, in text and in JSON; the last one is also said of JSON that is none.
  [/^(22021|22P05|22P02|UNSTORABLE)$/, 'unstorable'],
  [/^(53100|SQLITE_FULL|ENOSPC|EDQUOT)$/, 'full'],
  // Collisions, cancelled and late statements, too many connections, and a server that starts, stops or is gone.
  [/^(40001|40P01|CR000|55P03|57014|53[23]00|57P0[1-4]|25P03|08...|SQLITE_(BUSY|LOCKED)(_.+)?|LATE|AWAY)$/, 'busy'],
]

const MOST_CAUSES = 5

/** What kind of failure an error is, also where drizzle or somebody else wrapped it; null when it is none of the database. */
export function failureOf(error: unknown): DatabaseFailure | null {
  for (let at = error, n = 0; typeof at === 'object' && at !== null && n < MOST_CAUSES; n++) {
    const { code, cause } = at as { code?: unknown; cause?: unknown }
    const known = typeof code === 'string' && FAILURES.find(([codes]) => codes.test(code))
    if (known) return known[1]
    at = cause
  }
  return null
}

/** Two transactions collided, or waited for each other: it may simply be run again. CR000 is CockroachDB's. */
export const isCollision = (error: unknown): boolean => ['40001', '40P01', 'CR000'].includes(codeOf(error))

/** The connection is at fault and not what was asked over it. */
export function isConnectionLost(error: unknown): boolean {
  const { message } = (error ?? {}) as { message?: unknown }
  return LOST_CODES.test(codeOf(error)) || (typeof message === 'string' && LOST_WORDS.test(message))
}

const LOST_CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-4]|25P03|53300|08...)$/
/** What the driver says without a code. */
const LOST_WORDS = /connection terminated|connection error|timeout exceeded when trying to connect|not queryable/i

function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } }
  return String(code ?? cause?.code ?? '')
}
