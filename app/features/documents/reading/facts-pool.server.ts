import { once } from '#app/platform/once.ts'
import { openWorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { FactsJobs } from './facts-jobs.ts'

/** Bundled by scripts/bundle-node.js; tests put their own here before the first job. */
export const factsWorker = { file: 'build/facts.worker.js' }
const MEMORY_MB = 512
const LIMIT_MS = 60_000
const MAX_WAITING = 16

/** Where facts, versions and likeness of documents are worked out. */
export const factsPool = () =>
  once('facts-room', () =>
    openWorkerPool<FactsJobs>({
      name: 'facts room',
      file: factsWorker.file,
      memoryMb: MEMORY_MB,
      limitMs: LIMIT_MS,
      maxWaiting: MAX_WAITING,
      longJobs: ['facts'],
    }),
  )
