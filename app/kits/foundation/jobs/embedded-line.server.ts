import { store } from '#app/database/store.server.ts'
import { newLease } from './lease.server.ts'
import { claimJob } from './leases.store.server.ts'
import type { Desk, Line } from './line.ts'
import { wakeWorker } from './wake.server.ts'

/** The rows are the line: a worker looks for the one that is due longest and claims it. */
export function createEmbeddedLine(): Line {
  let desk: Desk | null = null
  return {
    async put() {
      store().afterCommit(wakeWorker)
    },
    open: (worker) => void (desk = worker),
    async look() {
      while (desk) {
        const kinds = desk.kindsWithRoom()
        if (kinds.length === 0) return
        const job = await claimJob(kinds, desk.ours(), newLease())
        if (!job) return
        await desk.begin(job)
      }
    },
    wake: wakeWorker,
    async close() {
      desk = null
    },
  }
}
