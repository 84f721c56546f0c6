import { once } from '#app/platform/once.ts'
import { openWorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { WorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { Jobs } from './jobs.ts'

/** Bundled by scripts/bundle-node.js. */
const WORKER_FILE = 'build/language.worker.js'
const MEMORY_MB = 512
const JOB_LIMIT_MS = 20_000
const MAX_WAITING = 100

export type LanguagePool = WorkerPool<Jobs>

/** Where languages are told, sentences ranked and words checked. */
export const languagePool = () => once('language-room', () => openLanguagePool(WORKER_FILE))

/** For tests, which bring their own bundle; everybody else takes `languagePool()`. */
export const openLanguagePool = (file: string): LanguagePool =>
  openWorkerPool<Jobs>({
    name: 'language room',
    file,
    memoryMb: MEMORY_MB,
    limitMs: JOB_LIMIT_MS,
    maxWaiting: MAX_WAITING,
  })
