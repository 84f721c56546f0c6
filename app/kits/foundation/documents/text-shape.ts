/** Lines looked at: the head of a text tells what it is. */
const LOOKED_AT_CHARS = 20_000
const MIN_ROWS = 3
const MARKDOWN = /^#{1,6} \S|^\s*```|\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)|^(?:[-*+] .*\n){2}|\*\*[^*\n]{1,200}\*\*/m

/** The separator of a table; null for a text that is none: every row has as many cells as the first one. */
export function separatorOf(text: string): ',' | ';' | '\t' | null {
  const head = text.slice(0, LOOKED_AT_CHARS)
  const lines = (head.length < text.length ? head.slice(0, head.lastIndexOf('\n')) : head).trimEnd().split('\n')
  if (lines.length < MIN_ROWS) return null
  const found = ([',', ';', '\t'] as const).find((separator) => {
    const counts = lines.map((line) => cellsOf(line, separator).length)
    return counts[0]! > 1 && counts.every((count) => count === counts[0])
  })
  return found ?? null
}

export const isTable = (text: string): boolean => separatorOf(text) !== null

/** A name may say that a text is Markdown; no name makes a PDF of it. */
export const isMarkdown = (text: string, name: string): boolean =>
  /\.(?:md|markdown)$/i.test(name) || (MARKDOWN.test(text.slice(0, LOOKED_AT_CHARS)) && !isTable(text))

/** The cells of one line of a table (RFC 4180, without line breaks in cells). */
export function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const letter of line.replace(/\r$/, '')) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}
