import { once } from '#app/platform/once.ts'
import { openWorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { DjJobs } from './dj-jobs.ts'

/** Bundled by scripts/bundle-node.js; tests put their own here before the first use. */
export const djWorker = { file: 'build/dj.worker.js' }
const MEMORY_MB = 768
const NATIVE_MB = 2_048
const LIMIT_MS = 30 * 60_000
const MAX_WAITING = 24

/** Where sounds are listened to and mixed, beside the requests. */
export const djRoom = () =>
  once('dj-room', () =>
    openWorkerPool<DjJobs>({
      name: 'DJ room',
      file: djWorker.file,
      memoryMb: MEMORY_MB,
      nativeMb: NATIVE_MB,
      limitMs: LIMIT_MS,
      maxWaiting: MAX_WAITING,
      longJobs: ['mix'],
    }),
  )
