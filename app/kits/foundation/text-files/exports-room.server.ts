import { once } from '#app/platform/once.ts'
import { openWorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { ExportsJobs } from './exports/exports-jobs.ts'

/** Bundled by scripts/bundle-node.js; tests put their own here before the first export. */
export const exportsWorker = { file: 'build/exports.worker.js' }
const MEMORY_MB = 512
const LIMIT_MS = 60_000
const MAX_WAITING = 8

/** Where texts and books become files, and files become texts. */
export const exportsRoom = () =>
  once('exports-room', () =>
    openWorkerPool<ExportsJobs>({
      name: 'export room',
      file: exportsWorker.file,
      memoryMb: MEMORY_MB,
      limitMs: LIMIT_MS,
      maxWaiting: MAX_WAITING,
    }),
  )
