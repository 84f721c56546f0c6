import { once } from '#app/platform/once.ts'
import { openWorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { TranscriptJobs } from './exports-jobs.ts'

/** Bundled by scripts/bundle-node.js; tests put their own here before the first use. */
export const transcriptsWorker = { file: 'build/transcripts.worker.js' }
const MEMORY_MB = 384
const LIMIT_MS = 30_000
const MAX_WAITING = 12

/** Where captions of strangers are read, books are written, and voices are told apart. */
export const transcriptsRoom = () =>
  once('transcripts-room', () =>
    openWorkerPool<TranscriptJobs>({
      name: 'transcript room',
      file: transcriptsWorker.file,
      memoryMb: MEMORY_MB,
      limitMs: LIMIT_MS,
      maxWaiting: MAX_WAITING,
      // A long recording takes a while; captions are read beside it.
      ...{ size: 2, longJobs: ['apart'] },
    }),
  )
