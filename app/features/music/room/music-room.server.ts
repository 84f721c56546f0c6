import { once } from '#app/platform/once.ts'
import { openWorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { MusicJobs } from './music-jobs.ts'

/** Bundled by scripts/bundle-node.js; tests put their own here before the first use. */
export const musicWorker = { file: 'build/music.worker.js' }
const MEMORY_MB = 512
const NATIVE_MB = 1_536
const LIMIT_MS = 120_000
const MAX_WAITING = 16

/** Where songs are played into files, drawn as scores, and read from files of strangers. */
export const musicRoom = () =>
  once('music-room', () =>
    openWorkerPool<MusicJobs>({
      name: 'music room',
      file: musicWorker.file,
      memoryMb: MEMORY_MB,
      nativeMb: NATIVE_MB,
      limitMs: LIMIT_MS,
      maxWaiting: MAX_WAITING,
      size: 2,
      growAfterMs: 1_000,
      longJobs: ['render', 'stems'],
    }),
  )
