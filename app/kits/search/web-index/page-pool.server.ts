import { once } from '#app/platform/once.ts'
import { openWorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { PageInput, PageJobs, PageReading } from './page-reading.ts'

/** Bundled by scripts/bundle-node.js; tests put their own here before the first page. */
export const pageWorker = { file: 'build/page.worker.js' }
const MEMORY_MB = 256
const PAGE_LIMIT_MS = 8_000
const MAX_WAITING = 40

const room = () =>
  once('page-room', () =>
    openWorkerPool<PageJobs>({
      name: 'page room',
      file: pageWorker.file,
      memoryMb: MEMORY_MB,
      limitMs: PAGE_LIMIT_MS,
      maxWaiting: MAX_WAITING,
    }),
  )

/** Reads a page that somebody else wrote, off the request thread. Rejects with WorkerFailure when that takes too long. */
export const readPage = (input: PageInput, signal?: AbortSignal): Promise<PageReading> =>
  room().run('read', input, { ...(signal && { signal }) })

export const closePages = (): Promise<void> => room().close()
