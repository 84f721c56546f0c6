import { askServer, serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import { openTable, type OpenTable } from './open-table.server.ts'
import type { TableFile, TableJobs } from './table-jobs.ts'

/** So many tables stay open; who asks one thing asks another. */
const MOST_OPEN = 2
const open = new Map<string, OpenTable>()

async function tableOf({ fileId, name, recipe }: TableFile): Promise<OpenTable> {
  const key = JSON.stringify([fileId, recipe])
  const known = open.get(key)
  open.delete(key)
  const table = known ?? (await openTable(await askServer<Uint8Array>('bytes', fileId), name, recipe))
  open.set(key, table)
  for (const [oldest, one] of open) {
    if (open.size <= MOST_OPEN) break
    one.close()
    open.delete(oldest)
  }
  return table
}

serveJobs<TableJobs>({
  tell: async (file) => (await tableOf(file)).told,
  ask: async ({ sql, most, ...file }) => (await tableOf(file)).ask(sql, most),
})
