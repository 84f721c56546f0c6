import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { store } from '#app/database/store.server.ts'
import { writeHouseExport } from '#app/kits/operations/house-export/write-export.server.ts'

/** The whole house as documented files: `npm run export-house -- FOLDER`. The server may run meanwhile. */
const [folder] = process.argv.slice(2).filter((word) => word !== '--')
try {
  if (!folder) throw new Error('Say where to: npm run export-house -- /path/of/a/new/folder')
  if (existsSync(folder)) throw new Error(`${folder} is there already: nothing is overwritten.`)
  const { tables, files } = await writeHouseExport(resolve(folder), {
    signal: new AbortController().signal,
    progress: () => undefined,
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Exported into ${resolve(folder)}: ${tables.length} tables, ${rows} rows, ${files} files.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await store().close()
}
