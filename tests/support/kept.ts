import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { is, Table } from 'drizzle-orm'
import * as schema from '#app/database/schema.ts'
import { store } from '#app/database/store.server.ts'

/** Everything a server keeps, as one text to look for secrets in: the bytes of its data folder and the rows of every table. */
export async function readEverythingKept(dataDir: string): Promise<string> {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))
  const rows = []
  for (const table of Object.values(schema) as unknown[]) {
    if (!is(table, Table)) continue
    rows.push(
      ...(await store()
        .db.select()
        .from(table as typeof schema.users)),
    )
  }
  return [...bytes, ...rows.map((row) => JSON.stringify(row))].join('\n')
}
