import { once } from '#app/platform/once.ts'
import { openWorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { WorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { DrawJobs } from '#app/engines/illustrator/drawing.ts'

/** Bundled by scripts/bundle-node.js. */
const WORKER_FILE = 'build/illustrator.worker.js'
/** Of JavaScript; drawings and pictures are outside this bound. */
const MEMORY_MB = 512
const MAX_WAITING = 6
/** All pictures of one wish. */
export const DRAW_LIMIT_MS = 120_000

export type IllustratorPool = WorkerPool<DrawJobs>

/** Where pictures are composed. */
export const illustratorPool = () => once('illustrator-room', () => openIllustratorPool(WORKER_FILE))

/** For tests, which bring their own bundle; everybody else takes `illustratorPool()`. */
export const openIllustratorPool = (file: string): IllustratorPool =>
  openWorkerPool<DrawJobs>({
    name: 'illustrator room',
    file,
    memoryMb: MEMORY_MB,
    limitMs: DRAW_LIMIT_MS,
    maxWaiting: MAX_WAITING,
  })
