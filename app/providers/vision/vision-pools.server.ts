import { once } from '#app/platform/once.ts'
import { openWorkerRoom } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { WorkerRoom } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { ReadJobs, SeeJobs } from './jobs.ts'

/** Bundled by scripts/bundle-node.js. */
const SEE_FILE = 'build/see.worker.js'
const READ_FILE = 'build/read.worker.js'
/** Of JavaScript; networks and pictures are outside this bound. */
const MEMORY_MB = 512
const MAX_WAITING = 6
export const SEE_LIMIT_MS = 60_000
export const READ_LIMIT_MS = 120_000

export type SeeRoom = WorkerRoom<SeeJobs>
export type ReadRoom = WorkerRoom<ReadJobs>

/** Where pictures are looked at. */
export const seeRoom = () => once('see-room', () => openSeeRoom(SEE_FILE))
/** Where text in pictures is read. */
export const readRoom = () => once('read-room', () => openReadRoom(READ_FILE))

/** For tests, which bring their own bundle; everybody else takes `seeRoom()`. */
export const openSeeRoom = (file: string): SeeRoom =>
  openWorkerRoom<SeeJobs>({
    name: 'seeing room',
    file,
    memoryMb: MEMORY_MB,
    limitMs: SEE_LIMIT_MS,
    maxWaiting: MAX_WAITING,
  })

/** For tests, which bring their own bundle; everybody else takes `readRoom()`. */
export const openReadRoom = (file: string): ReadRoom =>
  openWorkerRoom<ReadJobs>({
    name: 'reading room',
    file,
    memoryMb: MEMORY_MB,
    limitMs: READ_LIMIT_MS,
    maxWaiting: MAX_WAITING,
  })
