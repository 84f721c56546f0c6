import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { describeTables, type DescribedTable, type Field } from '#app/database/moving/described-rows.server.ts'
import { copyFromBucket } from '#app/kits/operations/maintenance/bucket-files.server.ts'
import { clock } from '#app/platform/clock.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { LEFT_OUT_COLUMNS, LEFT_OUT_TABLES } from './left-out.ts'

type WrittenTable = {
  name: string
  file: string
  rows: number
  sha256: string
  leftOut: readonly string[]
  refersTo: string[]
  fields: Field[]
}
/** What `tables.json` says. */
export type HouseExport = {
  format: 'frenly-house-export'
  version: 1
  madeAt: string
  tables: WrittenTable[]
  leftOutTables: readonly string[]
  files: number
}

type Watch = { signal: AbortSignal; progress: (share: number | null, note: string) => void }

const leftOutOf = (table: string): readonly string[] => LEFT_OUT_COLUMNS[table] ?? []

/**
 * Writes the whole house into a folder: a JSON lines file for each table, the files beside them, and what all of it is.
 * Keys are left out. Rows that change meanwhile are in it as they were, or as they are.
 */
export async function writeHouseExport(folder: string, { signal, progress }: Watch): Promise<HouseExport> {
  await mkdir(join(folder, 'tables'), { recursive: true })
  const all = describeTables(leftOutOf).filter(({ name }) => !LEFT_OUT_TABLES.some((one) => one === name))
  const tables: WrittenTable[] = []
  for (const [n, table] of all.entries()) {
    signal.throwIfAborted()
    progress(n / (all.length + 1), table.name.replaceAll('_', ' '))
    tables.push(await writeTable(folder, table, signal))
  }
  progress(all.length / (all.length + 1), 'files')
  const files = await copyFromBucket(chosenFiles(), folder)
  const said: HouseExport = {
    format: 'frenly-house-export',
    version: 1,
    madeAt: clock.now().toISOString(),
    tables,
    leftOutTables: LEFT_OUT_TABLES,
    files,
  }
  await writeFile(join(folder, 'tables.json'), `${JSON.stringify(said, null, 2)}\n`)
  await writeFile(join(folder, 'README.md'), toReadme(said))
  return said
}

async function writeTable(
  folder: string,
  { name, refersTo, fields, readLines }: DescribedTable,
  signal: AbortSignal,
): Promise<WrittenTable> {
  const file = `tables/${name}.jsonl`
  const out = createWriteStream(join(folder, file))
  const written = finished(out)
  written.catch(() => undefined)
  const hash = createHash('sha256')
  let rows = 0
  for await (const lines of readLines()) {
    signal.throwIfAborted()
    const text = lines.map((line) => `${line}\n`).join('')
    hash.update(text)
    rows += lines.length
    if (!out.write(text)) await Promise.race([once(out, 'drain'), written])
  }
  out.end()
  await written
  return { name, file, rows, sha256: hash.digest('hex'), leftOut: leftOutOf(name), refersTo, fields }
}

const toReadme = ({ madeAt, tables, files }: HouseExport) => `# The whole house, ${madeAt}

- \`tables/<table>.jsonl\`: one row a line, as JSON. ${tables.length} tables, ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows.
- \`tables.json\`: each table with its fields, what its rows refer to, how many there are and the SHA-256 of its file.
- \`files/\`: ${files} files by their keys, as the table \`files\` (\`key\`), \`received_mails\` (\`rawKey\`) and others name them.

Moments are ISO 8601 in UTC, bytes base64, money millionths of a dollar where a field ends in \`Micros\`.
Left out are keys: passwords, sessions, second steps, keys for programs and of providers, wallets' words, and letters' texts.
What is here is private all the same: keep it as you would keep a backup. docs/house-export.md of Frenly says more.
`
