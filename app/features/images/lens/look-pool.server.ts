import { once } from '#app/platform/once.ts'
import { openWorkerPool, type WorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { LookJobs } from './look-jobs.ts'

/** Bundled by scripts/bundle-node.js. */
const WORKER_FILE = 'build/look.worker.js'
const MEMORY_MB = 256
const LIMIT_MS = 30_000
const MAX_WAITING = 12

export type LookPool = WorkerPool<LookJobs>

/** Where strangers' pictures are read for codes and for what was written into them. */
export const lookPool = () => once('look-room', () => openLookPool(WORKER_FILE))

/** For tests, which bring their own bundle; everybody else takes `lookPool()`. */
export const openLookPool = (file: string): LookPool =>
  openWorkerPool<LookJobs>({
    name: 'looking room',
    file,
    memoryMb: MEMORY_MB,
    limitMs: LIMIT_MS,
    maxWaiting: MAX_WAITING,
  })
