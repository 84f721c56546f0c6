import Papa from 'papaparse'
import { toTextOrNull } from '#app/kits/foundation/files/media/text-kind.ts'
import { MOST_ROWS } from './import.limits.ts'

/** One row of a list, its cells as they stand there; `row` counts from the line of names, which is 1. */
export type ListRow = { row: number; name: string; email: string; role: string }

/** Why a list cannot be read, as a sentence. */
export class ListTrouble extends Error {}

const ROWS_AT_ONCE = 500
const HEAD_CHARS = 100_000
const CELL_CHARS = 500

/** What columns are called in lists of members, without blanks and signs. */
const names = {
  name: ['name', 'fullname', 'displayname', 'realname', 'membername', 'person'],
  first: ['firstname', 'givenname', 'forename'],
  last: ['lastname', 'surname', 'familyname'],
  email: ['email', 'emailaddress', 'mail', 'mailaddress', 'address', 'primaryemail'],
  role: ['role', 'roles', 'group', 'standing'],
} as const
type Column = keyof typeof names

const NO_TEXT = 'This is no text. Save the table as CSV, then send that.'
const EMPTY = 'There is nothing in this file.'
const NO_EMAIL =
  'The first line has to name the columns, and one of them has to be “email”; “name” and “role” may stand beside it.'
const toTooLong = (most: number) => `The list has more than ${most.toLocaleString('en')} rows. Send it in parts.`
const openQuote = (row: number) =>
  `The quotation marks of row ${row} do not close. Mend the row, then send the file again.`

/**
 * The rows of a list, some at a time, with how far the reading is: UTF-8, UTF-16 or an older set of letters; commas,
 * semicolons, tabs or bars. Empty rows are passed over. Throws ListTrouble.
 */
export function* readList(bytes: Uint8Array, most = MOST_ROWS): Generator<{ rows: ListRow[]; share: number }> {
  const body = toBody(bytes)
  const { delimiter, columns, start } = readHead(body)
  let [at, row] = [start, 1]
  while (at < body.length) {
    const { data, errors, meta } = parse(body.slice(at), delimiter, ROWS_AT_ONCE)
    const open = errors.find(({ type }) => type === 'Quotes')
    if (open) throw new ListTrouble(openQuote(row + 1 + (open.row ?? 0)))
    const rows = data.map((cells, n) => toRow(cells, columns, row + 1 + n)).filter((one) => one !== null)
    row += data.length
    if (row - 1 > most) throw new ListTrouble(toTooLong(most))
    at = meta.truncated ? at + meta.cursor : body.length
    yield { rows, share: Math.min(1, at / body.length) }
  }
}

function toBody(bytes: Uint8Array): string {
  const text = toTextOrNull(bytes)
  if (text === null) throw new ListTrouble(NO_TEXT)
  const body = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd()
  if (body.trim() === '') throw new ListTrouble(EMPTY)
  return `${body}\n`
}

/** The fast mode of the reader counts one row too many where it stops. */
const parse = (text: string, delimiter: string, preview: number) =>
  Papa.parse<string[]>(text, {
    ...{ delimiter, preview, newline: '\n' as const, fastMode: false },
    delimitersToGuess: [',', ';', '\t', '|'],
  })

/** What the first line says: how cells are parted, and which column holds what. A line `sep=;` before it is heard. */
function readHead(body: string) {
  const said = /^sep=(.)\n/i.exec(body)
  const skipped = said?.[0].length ?? 0
  const { data, meta } = parse(body.slice(skipped, skipped + HEAD_CHARS), said?.[1] ?? '', 1)
  const keys = (data[0] ?? []).map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''))
  const find = (column: Column) => keys.findIndex((key) => names[column].some((name) => name === key))
  const columns = {
    name: find('name'),
    first: find('first'),
    last: find('last'),
    email: find('email'),
    role: find('role'),
  }
  if (columns.email < 0) throw new ListTrouble(NO_EMAIL)
  return { delimiter: meta.delimiter || ',', columns, start: skipped + meta.cursor }
}

function toRow(cells: readonly string[], columns: Record<Column, number>, row: number): ListRow | null {
  if (cells.every((cell) => cell.trim() === '')) return null
  const at = (column: Column) => (cells[columns[column]] ?? '').trim().slice(0, CELL_CHARS).toWellFormed()
  const name = at('name') || [at('first'), at('last')].filter((part) => part !== '').join(' ')
  return { row, name, email: at('email'), role: at('role') }
}
