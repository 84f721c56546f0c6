type CsvValue = string | Date | null

/** Rows as CSV (RFC 4180). A text that a spreadsheet would take for a formula begins with an apostrophe. */
export const toCsv = (head: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  [head, ...rows].map((row) => row.map(toCell).join(',')).join('\r\n') + '\r\n'

function toCell(value: CsvValue): string {
  if (value === null) return ''
  const text = value instanceof Date ? value.toISOString() : value
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
