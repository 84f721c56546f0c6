import { availableParallelism, totalmem } from 'node:os'
import { z } from 'zod'
import { rankHelp } from '#app/kits/search/site-search/articles.store.server.ts'
import { readHelpTexts } from '#app/kits/search/site-search/help-texts.server.ts'
import { env } from '#app/platform/env.server.ts'
import { once } from '#app/platform/once.ts'
import { openWorkerPool } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { PoolState } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { HelpReply, JobName, Jobs, SeatInfo } from './jobs.ts'

/** Bundled by scripts/bundle-node.js. */
const WORKER_FILE = 'build/engine.worker.js'
/** A job that takes longer is given up, and its worker replaced. */
const JOB_LIMIT_MS = 20_000
/** Comparing reads dictionaries and networks first where a worker is new; on a busy machine that alone took the time of a job. */
const COMPARING_LIMIT_MS = 60_000
const COMPARING: readonly JobName[] = ['ledger', 'openPairs']
/** Jobs that wait beyond this are refused at once: a late answer helps nobody. */
const MAX_WAITING_JOBS = 2_000
const MAX_WAIT_MS = 60_000
const MEMORY_MB = 1_024
/** A second worker is started when the first has kept somebody waiting for so long. */
const GROW_AFTER_MS = 300
/** Comparing whole answers comes after a plain question. */
const LONG_JOBS: readonly JobName[] = ['ledger', 'openPairs', 'warm']
/** Five minutes of one processor at once, and half a processor for as long as one likes. */
const SHARE = { capacityMs: 300_000, refillMsPerS: 500 }
/** What each worker may come to hold; half of the machine's memory is for them. */
const BYTES_OF_A_WORKER = 1_536 * 1_048_576
const FEWEST = 2
const MOST = 4

export type JobOptions = { limitMs?: number; signal?: AbortSignal }

export type EngineWorker = {
  /** The seats the workers offer, in the order of the page. */
  seats(): Promise<SeatInfo[]>
  /** Rejects while no worker answers. */
  ping(): Promise<unknown>
  /** Runs a job in a worker. Rejects when it fails, takes longer than `limitMs`, or too many wait. */
  run<Name extends JobName>(job: Name, input: Jobs[Name]['input'], options?: JobOptions): Promise<Jobs[Name]['result']>
  /** Seconds until the visitor of now may ask for more; 0 when they may. */
  shareWaitS(): number
  state(): PoolState
  close(): Promise<void>
}

/**
 * The room where the seats answer and ledgers are computed. One worker is always up, others come when it keeps somebody
 * waiting. Visitors are served in turn, short work first, and each has a share of the computing time.
 */
export const engineWorker = () => once('engine-worker', () => openEngineWorker(WORKER_FILE))

/** For tests, which bring their own bundle; everybody else takes `engineWorker()`. */
export function openEngineWorker(file: string): EngineWorker {
  const room = openWorkerPool<Jobs, SeatInfo[]>({
    name: 'engine room',
    file,
    memoryMb: MEMORY_MB,
    limitMs: JOB_LIMIT_MS,
    maxWaiting: MAX_WAITING_JOBS,
    maxWaitMs: MAX_WAIT_MS,
    keeps: 1,
    size: env().ENGINE_WORKERS ?? countWorkers(),
    growAfterMs: GROW_AFTER_MS,
    longJobs: LONG_JOBS,
    share: SHARE,
    isDear: true,
    answers: { searchHelp: answerHelp },
  })
  // The seats are those of the bundle: nobody waits for them while a worker is replaced.
  let seats: Promise<SeatInfo[]> | null = null
  return {
    seats() {
      seats ??= room.hello().catch((error: unknown) => {
        seats = null
        throw error
      })
      return seats
    },
    ping: () => room.hello(),
    run: (job, input, options) =>
      room.run(job, input, COMPARING.includes(job) ? { limitMs: COMPARING_LIMIT_MS, ...options } : options),
    shareWaitS: room.shareWaitS,
    state: room.state,
    close: room.close,
  }
}

/** One more than there are processors, as far as memory goes: one visitor's work never takes them all. */
const countWorkers = (): number =>
  Math.max(FEWEST, Math.min(MOST, availableParallelism() + 1, Math.floor(totalmem() / 2 / BYTES_OF_A_WORKER)))

const helpQuery = z.object({
  query: z.string(),
  limit: z.number().int().min(1).max(1_000),
  known: z.string().nullable(),
})

/**
 * The workers know no database: they ask here which articles of the help fit. The texts go along only when the worker
 * knows others: packing all of them for each question held the event loop.
 */
export async function answerHelp(input: unknown): Promise<HelpReply> {
  const { query, limit, known } = helpQuery.parse(input)
  const [{ version, texts }, ranks] = await Promise.all([readHelpTexts(), rankHelp(query, limit)])
  return { version, ranks, texts: version === known ? null : texts }
}
