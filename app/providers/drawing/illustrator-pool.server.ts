import { once } from '#app/platform/once.ts'
import { openWorkerRoom } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { WorkerRoom } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { DrawJobs } from '#app/engines/illustrator/drawing.ts'

/** Bundled by scripts/bundle-node.js. */
const WORKER_FILE = 'build/illustrator.worker.js'
/** Of JavaScript; drawings and pictures are outside this bound. */
const MEMORY_MB = 512
const MAX_WAITING = 6
/** All pictures of one wish. */
export const DRAW_LIMIT_MS = 120_000

export type IllustratorRoom = WorkerRoom<DrawJobs>

/** Where pictures are composed. */
export const illustratorRoom = () => once('illustrator-room', () => openIllustratorRoom(WORKER_FILE))

/** For tests, which bring their own bundle; everybody else takes `illustratorRoom()`. */
export const openIllustratorRoom = (file: string): IllustratorRoom =>
  openWorkerRoom<DrawJobs>({
    name: 'illustrator room',
    file,
    memoryMb: MEMORY_MB,
    limitMs: DRAW_LIMIT_MS,
    maxWaiting: MAX_WAITING,
  })
