export type FrontMatter = Readonly<Record<string, string | readonly string[]>>

const FENCE = '---'
const LINE = /^([a-z][a-zA-Z]*):\s*(.*)$/

/**
 * Splits a Markdown file into its fields and its body. The fields stand between two `---` lines, one a line:
 * `name: text`, `name: "text"` or `name: [a, b]`. A file that does not begin with `---` has no fields.
 * Throws an Error that names the line when the block is not closed, a line is no field, or a field comes twice.
 */
export function readFrontMatter(source: string): { fields: FrontMatter; body: string } {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines[0]?.trim() !== FENCE) return { fields: {}, body: lines.join('\n').trim() }
  const end = lines.findIndex((line, n) => n > 0 && line.trim() === FENCE)
  if (end < 0) throw new Error('The front matter is not closed with ---')
  const fields = new Map<string, string | readonly string[]>()
  lines.slice(1, end).forEach((line, n) => {
    if (line.trim() === '') return
    const [, name, value] = LINE.exec(line) ?? []
    if (name === undefined || value === undefined)
      throw new Error(`Line ${n + 2} of the front matter is no field: ${line}`)
    if (fields.has(name)) throw new Error(`The field ${name} comes twice in the front matter`)
    fields.set(name, readValue(value.trim()))
  })
  return {
    fields: Object.fromEntries(fields),
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  }
}

function readValue(value: string): string | readonly string[] {
  if (!value.startsWith('[') || !value.endsWith(']')) return unquoted(value)
  return value
    .slice(1, -1)
    .split(',')
    .map((item) => unquoted(item.trim()))
    .filter((item) => item !== '')
}

const unquoted = (value: string) => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value
