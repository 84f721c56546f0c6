import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import Papa from 'papaparse'
import { isOldContainer, isLockedOffice } from '#app/kits/foundation/documents/locked-office.ts'
import { readWorkbook, toCellText } from '#app/kits/foundation/documents/read-sheets.ts'
import { isZip } from '#app/kits/foundation/files/media/is-zip.ts'
import { toTextOrNull } from '#app/kits/foundation/files/media/text-kind.ts'
import { TableError } from './table-jobs.ts'

/** A table as a CSV file of our own shape: what stands before its first row, and how its cells are parted. */
export type TableSource = {
  path: string
  delimiter: string
  names: string[]
  skip: number
  notes: string[]
  sheets: string[]
}

const HEAD_CHARS = 200_000
const LOOKED_AT_ROWS = 60
export const MOST_COLUMNS = 300
const MOST_CELLS = 20_000_000

/** Reads CSV, Excel, JSON and SQLite as one table. Throws TableError. */
export async function rowsOfFile(
  bytes: Uint8Array,
  name: string,
  sheet: string | null,
  folder: string,
): Promise<TableSource> {
  const path = join(folder, 'table.csv')
  if (bytes.byteLength === 0) throw new TableError('empty')
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (isOldContainer(bytes)) throw new TableError(isLockedOffice(bytes) ? 'locked' : 'other')
  if (isZip(bytes)) return fromWorkbook(bytes, sheet, path)
  if (head.startsWith('SQLite format 3')) return fromSqlite(bytes, sheet, folder, path)
  const text = toTextOrNull(bytes)
  if (text === null) throw new TableError('other')
  if (/^\s*[[{]/.test(text.slice(0, 1_000))) {
    const rows = rowsOfJson(text)
    if (rows) return fromRows(rows, path, [], [])
  }
  return fromText(text, name, path)
}

function fromText(text: string, name: string, path: string): TableSource {
  const plain = text.replace(/^\uFEFF/, '')
  // A first line that names its separator, as Excel writes it.
  const said = /^sep=(.)\r?\n/i.exec(plain)
  const body = said ? plain.slice(said[0].length) : plain
  const { data, meta } = Papa.parse<string[]>(body.slice(0, HEAD_CHARS), {
    preview: LOOKED_AT_ROWS,
    delimiter: said?.[1] ?? (/\.tsv$/i.test(name) ? '\t' : ''),
    skipEmptyLines: 'greedy',
  })
  const [first] = data
  if (!first || (data.length < 2 && first.length < 2)) throw new TableError('empty')
  writeFileSync(path, body)
  const width = Math.min(
    MOST_COLUMNS,
    data.reduce((most, row) => Math.max(most, row.length), 0),
  )
  const isHead = looksLikeHead(first)
  return {
    path,
    delimiter: meta.delimiter || ',',
    names: toNames(isHead ? first : [], width),
    skip: isHead ? 1 : 0,
    notes: isHead ? [] : ['It has no line of names; columns are numbered.'],
    sheets: [],
  }
}

/** Names are words, each once. */
const looksLikeHead = (cells: readonly string[]) => {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return (
    filled.length > 0 &&
    filled.every((cell) => !/^[-+]?[\d.,]+%?$/.test(cell.trim())) &&
    filled.length >= cells.length / 2
  )
}

function toNames(head: readonly string[], width: number): string[] {
  const seen = new Map<string, number>()
  return Array.from({ length: width }, (_, n) => {
    const name = (head[n] ?? '').replace(/\s+/g, ' ').trim().slice(0, 80) || `Column ${n + 1}`
    const key = name.toLowerCase()
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    const whole = count > 1 ? `${name} ${count}` : name
    return key === 'row_number' ? 'Row number' : whole
  })
}

function fromRows(rows: readonly (readonly string[])[], path: string, notes: string[], sheets: string[]): TableSource {
  const filled = rows.filter((row) => row.some((cell) => cell !== ''))
  const [first] = filled
  if (!first || filled.length < 2) throw new TableError('empty')
  const width = Math.min(
    MOST_COLUMNS,
    filled.reduce((most, row) => Math.max(most, row.length), 0),
  )
  if (filled.length * width > MOST_CELLS) throw new TableError('large')
  const isHead = looksLikeHead(first)
  const even = filled.map((row) => Array.from({ length: width }, (_, n) => row[n] ?? ''))
  writeFileSync(path, Papa.unparse(even, { delimiter: ',', newline: '\n' }))
  return { path, delimiter: ',', names: toNames(isHead ? first : [], width), skip: isHead ? 1 : 0, notes, sheets }
}

async function fromWorkbook(bytes: Uint8Array, wanted: string | null, path: string): Promise<TableSource> {
  const { sheets, troubles } = await readWorkbook(bytes).catch((error: unknown) => {
    const kind = error instanceof Error && 'kind' in error ? String(error.kind) : 'broken'
    throw new TableError(kind === 'large' ? 'large' : kind === 'other' ? 'other' : 'broken', error)
  })
  const names = sheets.filter(({ rows }) => rows.length > 1).map(({ name }) => name)
  const chosen = sheets.find(({ name }) => name === wanted) ?? sheets.find(({ name }) => name === names[0])
  if (!chosen) throw new TableError('empty')
  const others = names.length > 1 ? [`It has ${names.length} sheets; this is “${chosen.name}”.`] : []
  // Titles above a table stand alone in their row.
  const start = chosen.rows.findIndex((row) => row.filter((cell) => cell !== null).length > 1)
  const rows = chosen.rows.slice(Math.max(0, start)).map((row) => row.map(toCellText))
  return fromRows(rows, path, [...troubles, ...others], names)
}

function rowsOfJson(text: string): string[][] | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    try {
      value = lines.map((line) => JSON.parse(line) as unknown)
    } catch {
      return null
    }
  }
  const list = Array.isArray(value)
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).find(Array.isArray)
      : null
  if (!Array.isArray(list) || list.length === 0) return null
  if (list.every(Array.isArray)) return (list as unknown[][]).map((row) => row.map(toWords))
  const objects = list.filter(
    (one): one is Record<string, unknown> => typeof one === 'object' && one !== null && !Array.isArray(one),
  )
  const names = [...new Set(objects.slice(0, 1_000).flatMap((one) => Object.keys(one)))].slice(0, MOST_COLUMNS)
  return [names, ...objects.map((one) => names.map((name) => toWords(one[name])))]
}

const toWords = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value as string | number | boolean)

/** The largest table of a database, or the one that was chosen; nothing in it is run. */
function fromSqlite(bytes: Uint8Array, wanted: string | null, folder: string, path: string): TableSource {
  const file = join(folder, 'table.sqlite')
  writeFileSync(file, bytes)
  let database: Database.Database
  try {
    database = new Database(file, { readonly: true, fileMustExist: true })
  } catch (error) {
    throw new TableError('broken', error)
  }
  try {
    database.pragma('trusted_schema = off')
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .pluck()
      .all() as string[]
    const sized = tables.map((table) => ({
      table,
      rows: database
        .prepare(`select count(*) from ${quoted(table)}`)
        .pluck()
        .get() as number,
    }))
    const chosen = tables.find((table) => table === wanted) ?? sized.toSorted((a, b) => b.rows - a.rows)[0]?.table
    if (!chosen) throw new TableError('empty')
    const statement = database.prepare(`select * from ${quoted(chosen)}`)
    const names = statement.columns().map(({ name }) => name)
    const rows = [
      names,
      ...(statement.raw().all() as unknown[][]).map((row) =>
        row.map((cell) => (Buffer.isBuffer(cell) ? '' : toWords(cell))),
      ),
    ]
    const notes = tables.length > 1 ? [`It has ${tables.length} tables; this is “${chosen}”.`] : []
    return fromRows(rows, path, notes, tables)
  } catch (error) {
    throw error instanceof TableError ? error : new TableError('broken', error)
  } finally {
    database.close()
  }
}
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
