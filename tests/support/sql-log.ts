import Database from 'better-sqlite3'

/** A statement, and how SQLite would find its rows. */
export type Plan = { sql: string; steps: string[] }
type Prepare = (this: Database.Database, sql: string) => Database.Statement

/**
 * Writes down every statement that this process prepares on SQLite from here on, and tells how SQLite would find the rows
 * of each. Call it before the database is opened.
 */
export function logStatements() {
  const seen = new Map<string, Database.Database>()
  const prototype = Database.prototype as unknown as { prepare: Prepare }
  const { prepare } = prototype
  prototype.prepare = function (sql) {
    seen.set(sql, this)
    return prepare.call(this, sql)
  }
  return {
    /** Statements with the steps of their plans. Those that make or change tables have none. */
    plans: (): Plan[] =>
      [...seen].flatMap(([sql, database]) => {
        if (!database.open || !/^\s*(select|with|delete|update)\b/i.test(sql)) return []
        const steps = prepare.call(database, `explain query plan ${sql}`)
        const holes = Array.from({ length: sql.split('?').length - 1 }, () => null)
        return [{ sql, steps: (steps.all(...holes) as { detail: string }[]).map(({ detail }) => detail) }]
      }),
    stop() {
      prototype.prepare = prepare
    },
  }
}
