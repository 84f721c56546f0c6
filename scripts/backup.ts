import { join, resolve } from 'node:path'
import { backUp, restore } from '#app/database/backup.server.ts'
import { env } from '#app/platform/env.server.ts'

const [verb = '', folder] = process.argv.slice(2)
const { DATABASE_URL, DATA_DIR } = env()

try {
  if (DATABASE_URL) throw new Error('On PostgreSQL use pg_dump and pg_restore, and copy DATA_DIR beside it.')
  if (verb === 'backup') {
    const target = resolve(folder ?? join('backups', new Date().toISOString().slice(0, 19).replaceAll(':', '-')))
    report(`Backed up ${DATA_DIR} into ${target}`, await backUp(DATA_DIR, target))
  } else {
    if (!folder) throw new Error('Say which backup: npm run restore -- backups/2026-11-22T06-00-00')
    report(`Restored ${resolve(folder)} into ${DATA_DIR}`, restore(resolve(folder), DATA_DIR))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function report(title: string, counts: Readonly<Record<string, number>>) {
  const rows = Object.values(counts).reduce((total, count) => total + count, 0)
  console.log(`${title}: ${Object.keys(counts).length} tables, ${rows} rows, sound.`)
}
