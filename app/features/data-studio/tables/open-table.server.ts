import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance, StatementType, type DuckDBConnection } from '@duckdb/node-api'
import { TABLE, toLiteral, toName } from '#app/engines/table-questions/to-sql.ts'
import { convert, countsOf, tellStyle, typeOfStyle } from './column-sql.ts'
import { rowsOfFile, type TableSource } from './rows-of-file.server.ts'
import {
  TableError,
  type Cell,
  type ColumnStyle,
  type Recipe,
  type TableAnswer,
  type ToldColumn,
  type ToldTable,
} from './table-jobs.ts'

const MEMORY = '640MB'
const ASK_LIMIT_MS = 15_000
const SAMPLES = 3
const LOOKED_AT_ROWS = 30_000
const MOST_VALUES = 200
const VALUE_MAX_CHARS = 60

export type OpenTable = {
  told: ToldTable
  /** Runs one SELECT; anything else is refused. */
  ask: (sql: string, most: number) => Promise<TableAnswer>
  close: () => void
}

/** Opens a file as a table, cleaned by a recipe. Once it is open nothing but the table can be reached. Throws TableError. */
export async function openTable(bytes: Uint8Array, name: string, recipe: Recipe): Promise<OpenTable> {
  const folder = mkdtempSync(join(tmpdir(), 'frenly-table-'))
  try {
    const source = await rowsOfFile(bytes, name, recipe.sheet, folder)
    const instance = await DuckDBInstance.create(':memory:', { threads: '1', memory_limit: MEMORY, temp_directory: '' })
    const connection = await instance.connect()
    const close = () => {
      connection.closeSync()
      instance.closeSync()
    }
    try {
      await load(connection, source)
      await lock(connection)
      const told = await clean(connection, source, recipe)
      return { told, ask: (sql, most) => ask(connection, sql, most), close }
    } catch (error) {
      close()
      if (error instanceof TableError) throw error
      throw new TableError(/Out of Memory/i.test(String(error)) ? 'large' : 'broken', error)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Every cell as it stands, without the blanks around it. */
async function load(connection: DuckDBConnection, { path, delimiter, names, skip, notes }: TableSource) {
  const columns = names.map((name) => `${toLiteral(name)}: 'VARCHAR'`).join(', ')
  await connection.run(
    `CREATE TEMP TABLE parsed AS SELECT * FROM read_csv(${toLiteral(path)}, auto_detect=false, columns={${columns}}, header=false, skip=${skip}, ` +
      `delim=${toLiteral(delimiter)}, quote='"', escape='"', null_padding=true, strict_mode=false, parallel=false, ignore_errors=true, store_rejects=true)`,
  )
  const rejected = await readNumber(connection, 'SELECT count(DISTINCT line) FROM reject_errors')
  if (rejected > 0) notes.push(`${rejected.toLocaleString('en')} lines did not fit the table and were left out.`)
  const cells = names.map((name) => `nullif(trim(${toName(name)}), '') AS ${toName(name)}`).join(', ')
  const anything = names.map((name) => `trim(${toName(name)}) <> ''`).join(' OR ')
  await connection.run(
    `CREATE TABLE raw AS SELECT row_number() OVER () AS row_number, ${cells} FROM parsed WHERE ${anything}`,
  )
  await connection.run('DROP TABLE parsed')
}

/** From here on no file, no other database and no extension can be reached, and nobody can change that. */
async function lock(connection: DuckDBConnection) {
  for (const setting of [
    'enable_external_access=false',
    'autoinstall_known_extensions=false',
    'autoload_known_extensions=false',
    'lock_configuration=true',
  ])
    await connection.run(`SET ${setting}`)
}

async function clean(
  connection: DuckDBConnection,
  { names, notes, sheets }: TableSource,
  recipe: Recipe,
): Promise<ToldTable> {
  const before = await readNumber(connection, 'SELECT count(*) FROM raw')
  // What a column holds is told by a fair part of a long table, and then held against all of it.
  const step = Math.max(1, Math.ceil(before / LOOKED_AT_ROWS))
  const counted = await readRow(
    connection,
    `SELECT ${names.flatMap(countsOf).join(', ')} FROM raw WHERE row_number % ${step} = ${1 % step}`,
  )
  const each = counted.length / names.length
  const whole = await readRow(
    connection,
    `SELECT ${names.flatMap((name) => [`count(${toName(name)})`, `approx_count_distinct(${toName(name)})`]).join(', ')} FROM raw`,
  )
  const raw = names.map((source, n) => {
    const told = tellStyle(counted.slice(n * each, (n + 1) * each).map(Number), source)
    const style: ColumnStyle = recipe.styles[source] ?? told.style
    if (told.note && !recipe.styles[source]) notes.push(told.note)
    return {
      source,
      style,
      name: recipe.names[source]?.trim() || source,
      filled: Number(whole[2 * n]),
      distinct: Number(whole[2 * n + 1]),
    }
  })
  const columns = raw.map(({ source, style, name }) => `${convert(source, style)} AS ${toName(name)}`).join(', ')
  const doubles = recipe.withoutDoubles
    ? ` QUALIFY row_number() OVER (PARTITION BY ${names.map(toName).join(', ')} ORDER BY row_number) = 1`
    : ''
  await connection.run(`CREATE TABLE ${TABLE} AS SELECT row_number, ${columns} FROM raw${doubles}`)
  const rowCount = await readNumber(connection, `SELECT count(*) FROM ${TABLE}`)
  if (before > rowCount)
    notes.push(`${(before - rowCount).toLocaleString('en')} rows that stood there before were left out.`)
  if (rowCount === 0) throw new TableError('empty')
  const told: ToldColumn[] = []
  const values: [string, string[]][] = []
  for (const { source, style, name, filled, distinct } of raw) {
    const type = typeOfStyle(style)
    const misfit = `${toName(source)} IS NOT NULL AND ${convert(source, style)} IS NULL`
    const unfit = type === 'text' ? 0 : await readNumber(connection, `SELECT count(*) FROM raw WHERE ${misfit}`)
    const unfitSamples =
      unfit === 0
        ? []
        : await readList(connection, `SELECT DISTINCT ${toName(source)} FROM raw WHERE ${misfit} LIMIT ${SAMPLES}`)
    const samples = await readList(
      connection,
      `SELECT ${toName(source)} FROM raw WHERE ${toName(source)} IS NOT NULL LIMIT ${SAMPLES}`,
    )
    told.push({ source, style, name, type, empty: before - filled, distinct, unfit, unfitSamples, samples })
    if (type === 'text' && distinct <= MOST_VALUES)
      values.push([
        name,
        await readList(
          connection,
          `SELECT DISTINCT ${toName(name)} FROM ${TABLE} WHERE length(${toName(name)}) <= ${VALUE_MAX_CHARS} LIMIT ${MOST_VALUES}`,
        ),
      ])
  }
  await connection.run('DROP TABLE raw')
  return { columns: told, rowCount, notes, sheets, values }
}

async function ask(connection: DuckDBConnection, sql: string, most: number): Promise<TableAnswer> {
  const startedAt = performance.now()
  if (!/^\s*(?:select|with)\b/i.test(sql)) throw new TableError('refused')
  const statements = await connection.extractStatements(sql).catch((error: unknown) => {
    throw new TableError('refused', error)
  })
  if (statements.count !== 1) throw new TableError('refused')
  const prepared = await statements.prepare(0).catch((error: unknown) => {
    throw new TableError('refused', error)
  })
  if (prepared.statementType !== StatementType.SELECT) throw new TableError('refused')
  const stop = setTimeout(() => connection.interrupt(), ASK_LIMIT_MS)
  try {
    const reader = await prepared.runAndReadUntil(most + 1)
    const rows = reader.getRowsJson().map((row) => row.map(toCell))
    return {
      columns: reader.columnNames(),
      rows: rows.slice(0, most),
      isCut: rows.length > most,
      tookMs: Math.round(performance.now() - startedAt),
    }
  } finally {
    clearTimeout(stop)
  }
}

/** Whole numbers come as words, because they may be larger than numbers here. */
function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const words = typeof value === 'string' ? value : JSON.stringify(value)
  return /^-?\d{1,15}$/.test(words) && !/^-?0\d/.test(words) ? Number(words) : words
}

const readRow = async (connection: DuckDBConnection, sql: string) =>
  (await connection.runAndReadAll(sql)).getRowsJson()[0] ?? []
const readNumber = async (connection: DuckDBConnection, sql: string) => Number((await readRow(connection, sql))[0] ?? 0)
const readList = async (connection: DuckDBConnection, sql: string) =>
  (await connection.runAndReadAll(sql)).getRowsJson().flatMap(([value]) => (value === null ? [] : [String(value)]))
