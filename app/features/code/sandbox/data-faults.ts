import { parse as parseToml, TomlError } from 'smol-toml'
import { LineCounter, parseAllDocuments } from 'yaml'
import type { Fault } from './code-jobs.ts'

/** Where a file of data is not right, by the parser of its format. */
export function parseDataFile(kind: 'json' | 'yaml' | 'toml', text: string): Fault[] {
  if (kind === 'yaml') {
    const lines = new LineCounter()
    return parseAllDocuments(text, { lineCounter: lines }).flatMap((document) =>
      document.errors.map(({ pos, message }) => {
        const { line, col } = lines.linePos(pos[0])
        return { line, column: col, message: message.split('\n')[0] ?? '' }
      }),
    )
  }
  try {
    if (kind === 'json') JSON.parse(text)
    else parseToml(text)
    return []
  } catch (error) {
    if (error instanceof TomlError)
      return [{ line: error.line, column: error.column, message: error.message.split('\n')[0] ?? '' }]
    const message = error instanceof Error ? error.message : String(error)
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? 0)
    const before = text.slice(0, at).split('\n')
    return [{ line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message }]
  }
}
