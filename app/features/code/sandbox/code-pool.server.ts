import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import {
  openWorkerPool,
  PoolBusy,
  ShareSpent,
  toShareWords,
  WorkerFailure,
} from '#app/platform/worker-pool/worker-pool.server.ts'
import type { CodeJobs } from './code-jobs.ts'

/** Bundled by scripts/bundle-node.js; tests put their own here before the first job. */
export const codeWorker = { file: 'build/code.worker.js' }
const MEMORY_MB = 384
const NATIVE_MB = 512
/** More than any sandbox lets its code run: what does not end by itself ends with its worker. */
const LIMIT_MS = 8_000
const MAX_WAITING = 24
const SHARE = { capacityMs: 60_000, refillMsPerS: 400 }

export const codePool = () =>
  once('code-room', () =>
    openWorkerPool<CodeJobs>({
      ...{ name: 'code room', file: codeWorker.file, memoryMb: MEMORY_MB, nativeMb: NATIVE_MB },
      ...{ limitMs: LIMIT_MS, maxWaiting: MAX_WAITING, share: SHARE },
    }),
  )

export type Tried<T> = { isDone: true; value: T } | { isDone: false; message: string; init: number | ResponseInit }

/** A job of the code room; a reason in words when it gave nothing. */
export async function inCodeRoom<Name extends keyof CodeJobs & string>(
  job: Name,
  input: CodeJobs[Name]['input'],
  signal?: AbortSignal,
): Promise<Tried<CodeJobs[Name]['result']>> {
  try {
    return { isDone: true, value: await codePool().run(job, input, { ...(signal && { signal }) }) }
  } catch (error) {
    if (error instanceof PoolBusy)
      return { isDone: false, message: 'Much code is being worked on just now. Please try again.', init: 503 }
    if (error instanceof ShareSpent)
      return { isDone: false, message: toShareWords(error.retryAfterS), init: overLimit(error.retryAfterS) }
    if (!(error instanceof WorkerFailure)) throw error
    log.warn({ err: error, job }, 'code could not be worked on')
    const message =
      error.kind === 'slow' ? 'This took too long and was stopped.' : 'This used too much memory and was stopped.'
    return { isDone: false, message, init: 422 }
  }
}
