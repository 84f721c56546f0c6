import { writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { TOO_MUCH_MEMORY } from './worker-pool.ts'

/** How much memory a worker may hold, heap and all else, in megabytes; set by whoever starts it. */
export const MOST_MEMORY_VARIABLE = 'FRENLY_WORKER_MEMORY_MB'
const LOOK_EVERY_MS = 250
const BYTES_PER_MB = 1_048_576
/** Where memory runs out, Linux ends workers before the server. */
const FIRST_TO_GO = '700'

/** A thread of its own, because the worker's first thread may be busy for ever when its server dies. */
const WATCHER = `
const { workerData: { parent, mostBytes, everyMs, lastLine } } = require('node:worker_threads')
const { writeSync } = require('node:fs')
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  if (mostBytes === 0 || process.memoryUsage.rss() <= mostBytes) return
  try { writeSync(2, lastLine + '\\n') } finally { process.kill(process.pid, 'SIGKILL') }
}, everyMs)
`

/** Ends this process when its server is gone or it holds too much memory, whatever it is busy with. */
export function watchWorker(): void {
  const mostBytes = Number(process.env[MOST_MEMORY_VARIABLE] ?? 0) * BYTES_PER_MB
  const workerData = { parent: process.ppid, mostBytes, everyMs: LOOK_EVERY_MS, lastLine: TOO_MUCH_MEMORY }
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 }
  new Worker(WATCHER, { eval: true, workerData, resourceLimits }).unref()
  try {
    writeFileSync('/proc/self/oom_score_adj', FIRST_TO_GO)
  } catch {
    return
  }
}
