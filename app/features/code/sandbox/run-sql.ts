import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import initSqlJs, { type Database, type SqlJsStatic } from 'sql.js'
import { OUTPUT_MAX_CHARS, type CheckResult, type Ran } from './code-jobs.ts'

const ROWS_SHOWN = 50
let loading: Promise<SqlJsStatic> | null = null
const sqlite = () =>
  (loading ??= initSqlJs({
    wasmBinary: new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm')))
      .buffer,
  }))

/** Runs SQL in a database of its own in memory, in WebAssembly: there is no disk it could reach. */
export async function runSql(setup: string, code: string, check: string): Promise<Ran> {
  const startedAt = performance.now()
  const { Database: Sqlite } = await sqlite()
  const db = new Sqlite()
  const said = { output: '', checks: [] as CheckResult[] }
  let engine = 'SQLite'
  let trouble: string | null = null
  try {
    engine = `SQLite ${String(db.exec('SELECT sqlite_version()')[0]?.values[0]?.[0])}`
    db.exec('PRAGMA max_page_count = 8192')
    db.exec(setup)
    const results = db.exec(code)
    said.output = results.map(toTable).join('\n').slice(0, OUTPUT_MAX_CHARS)
    said.checks = toChecks(check, toRows(results.at(-1))).map((one) => one(db))
  } catch (error) {
    trouble = error instanceof Error ? error.message : String(error)
  } finally {
    db.close()
  }
  return { engine, isDone: trouble === null, ...said, trouble, tookMs: performance.now() - startedAt }
}

type Result = ReturnType<Database['exec']>[number]
const toCell = (cell: unknown) => (cell === null ? 'NULL' : cell instanceof Uint8Array ? 'BLOB' : String(cell))
const toRows = (result: Result | undefined) => (result?.values ?? []).map((row) => row.map(toCell).join('|')).join(';')

function toTable({ columns, values }: Result): string {
  const lines = [columns, ...values.slice(0, ROWS_SHOWN).map((row) => row.map(toCell))].map((row) => row.join(' | '))
  const more = values.length > ROWS_SHOWN ? [`… ${values.length - ROWS_SHOWN} more rows`] : []
  return [...lines, ...more, ''].join('\n')
}

/** Each line is `query --> rows`, or `--> rows` for what the code itself gave; cells part by |, rows by ;. */
const toChecks = (check: string, given: string) =>
  check
    .split('\n')
    .filter((line) => line.includes('-->'))
    .map((line) => (db: Database): CheckResult => {
      const at = line.lastIndexOf('-->')
      const [query, expected] = [line.slice(0, at).trim(), line.slice(at + 3).trim()]
      try {
        const got = query === '' ? given : toRows(db.exec(query).at(-1))
        const isPassed = expected === 'fails' ? false : got === expected
        return {
          name: query || 'the rows it gives',
          isPassed,
          message: isPassed ? '' : `got ${got}, expected ${expected}`,
        }
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        return { name: query, isPassed: expected === 'fails', message: expected === 'fails' ? '' : message }
      }
    })
