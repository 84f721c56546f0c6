import Papa from 'papaparse'
import { parse as parseToml, stringify as writeToml } from 'smol-toml'
import { parse as parseYaml, stringify as writeYaml } from 'yaml'

export const dataFormats = ['json', 'yaml', 'csv', 'toml'] as const
export type DataFormat = (typeof dataFormats)[number]
export type Converted = { isDone: true; text: string; notes: string[] } | { isDone: false; message: string }

/** A file of data in another format. What the other cannot hold is said, never dropped in silence. */
export function convert(text: string, from: DataFormat, into: DataFormat): Converted {
  let value: unknown
  try {
    value = read(text, from)
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return { isDone: false, message: `This is no ${from.toUpperCase()} that can be read: ${message}` }
  }
  try {
    return write(value, into)
  } catch (error) {
    return { isDone: false, message: error instanceof Error ? error.message : String(error) }
  }
}

const YAML_ALIASES = 100
function read(text: string, format: DataFormat): unknown {
  if (format === 'json') return JSON.parse(text)
  if (format === 'yaml') return parseYaml(text, { maxAliasCount: YAML_ALIASES })
  if (format === 'toml') return parseToml(text)
  const { data, errors } = Papa.parse<Record<string, string>>(text.trim(), { header: true, skipEmptyLines: true })
  const [first] = errors.filter(({ type }) => type !== 'Delimiter')
  if (first) throw new Error(`${first.message} (row ${(first.row ?? 0) + 2})`)
  return data
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

function write(value: unknown, format: DataFormat): Converted {
  if (format === 'json') return { isDone: true, text: `${JSON.stringify(value, toJson, 2)}\n`, notes: [] }
  if (format === 'yaml') return { isDone: true, text: writeYaml(value), notes: [] }
  if (format === 'toml') return toToml(value)
  const rows = Array.isArray(value) ? value : [value]
  if (!rows.every(isPlain)) return { isDone: false, message: 'CSV holds a list of objects; this is something else.' }
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const nested = names.filter((name) => rows.some((row) => typeof row[name] === 'object' && row[name] !== null))
  const cells = rows.map((row) => names.map((name) => toCell(row[name])))
  return {
    isDone: true,
    text: `${Papa.unparse([names, ...cells])}\n`,
    notes: nested.length > 0 ? [`Written as JSON inside a cell: ${nested.join(', ')}.`] : [],
  }
}

const toJson = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
const toCell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function toToml(value: unknown): Converted {
  const notes: string[] = []
  const table = isPlain(value) ? value : { items: value }
  if (!isPlain(value)) notes.push('TOML begins with a table, so the list stands under “items”.')
  let dropped = 0
  const clean = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.filter((each) => each !== null || !(dropped += 1)).map(clean)
    if (!isPlain(one)) return one
    return Object.fromEntries(
      Object.entries(one).flatMap(([key, each]) => (each === null ? ((dropped += 1), []) : [[key, clean(each)]])),
    )
  }
  const text = `${writeToml(clean(table) as Record<string, unknown>).trimEnd()}\n`
  if (dropped > 0) notes.push(`TOML has no null: ${dropped} ${dropped === 1 ? 'value was' : 'values were'} left out.`)
  return { isDone: true, text, notes }
}
