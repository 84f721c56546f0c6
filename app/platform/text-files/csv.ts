export type CsvValue = string | number | boolean | Date | null

/** Spreadsheets take a file for UTF-8 when it begins with this mark (EF BB BF). */
const BYTE_ORDER_MARK = '\uFEFF'

/** What spreadsheets take for a formula, also behind blanks and in its wide form. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u
/** A signed figure alone: a spreadsheet reads it as the number it is. */
const FIGURE = /^[+-]?\d[\d.,]*%?$/

/** Rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula begins with an apostrophe; figures stay figures. */
export const toCsv = (head: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  BYTE_ORDER_MARK + toCsvLines([head, ...rows])

/** Further rows of such a file, for one that is written piece by piece. */
export const toCsvLines = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')

function toCell(value: CsvValue): string {
  if (value === null) return ''
  const text = value instanceof Date ? value.toISOString() : String(value)
  const isRun = typeof value === 'string' && FORMULA.test(text) && !FIGURE.test(text)
  const safe = isRun ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
