import { once } from '#app/platform/once.ts'
import { openWorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { WorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { Jobs } from './jobs.ts'

/** Bundled by scripts/bundle-node.js. */
const WORKER_FILE = 'build/writing.worker.js'
/** Of JavaScript; the checker's own 300 MB are WebAssembly, outside this bound, and go with the idle worker. */
const MEMORY_MB = 512
const JOB_LIMIT_MS = 30_000
/** One text at a time: a fourth in line would wait too long. */
const MAX_WAITING = 3

export type WritingPool = WorkerPool<Jobs>

/** Where grammar and spelling are checked. */
export const writingPool = () => once('writing-room', () => openWritingPool(WORKER_FILE))

/** For tests, which bring their own bundle; everybody else takes `writingPool()`. */
export const openWritingPool = (file: string): WritingPool =>
  openWorkerPool<Jobs>({
    name: 'writing room',
    file,
    memoryMb: MEMORY_MB,
    limitMs: JOB_LIMIT_MS,
    maxWaiting: MAX_WAITING,
  })
