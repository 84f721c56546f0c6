import { once } from '#app/platform/once.ts'
import { openWorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { WorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { EnlargeJobs, ReadJobs, SeeJobs } from './jobs.ts'

/** Bundled by scripts/bundle-node.js. */
const SEE_FILE = 'build/see.worker.js'
const READ_FILE = 'build/read.worker.js'
const ENLARGE_FILE = 'build/enlarge.worker.js'
/** Of JavaScript; networks and pictures are outside this bound. */
const MEMORY_MB = 512
const MAX_WAITING = 6
export const SEE_LIMIT_MS = 60_000
export const READ_LIMIT_MS = 120_000
export const ENLARGE_LIMIT_MS = 300_000

export type SeePool = WorkerPool<SeeJobs>
export type ReadPool = WorkerPool<ReadJobs>
export type EnlargePool = WorkerPool<EnlargeJobs>

/** Where pictures are looked at. */
export const seePool = () => once('see-room', () => openSeePool(SEE_FILE))
/** Where text in pictures is read. */
export const readPool = () => once('read-room', () => openReadPool(READ_FILE))

/** Where pictures are enlarged. */
export const enlargePool = () => once('enlarge-room', () => openEnlargePool(ENLARGE_FILE))

/** For tests, which bring their own bundle; everybody else takes `seePool()`. */
export const openSeePool = (file: string): SeePool =>
  openWorkerPool<SeeJobs>({
    name: 'seeing room',
    file,
    memoryMb: MEMORY_MB,
    limitMs: SEE_LIMIT_MS,
    maxWaiting: MAX_WAITING,
  })

/** For tests, which bring their own bundle; everybody else takes `readPool()`. */
export const openReadPool = (file: string): ReadPool =>
  openWorkerPool<ReadJobs>({
    name: 'reading room',
    file,
    memoryMb: MEMORY_MB,
    limitMs: READ_LIMIT_MS,
    maxWaiting: MAX_WAITING,
  })

/** For tests, which bring their own bundle; everybody else takes `enlargePool()`. */
export const openEnlargePool = (file: string): EnlargePool =>
  openWorkerPool<EnlargeJobs>({
    name: 'enlarging room',
    file,
    memoryMb: MEMORY_MB,
    limitMs: ENLARGE_LIMIT_MS,
    maxWaiting: MAX_WAITING,
  })
