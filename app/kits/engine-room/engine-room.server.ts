import { once } from '#app/platform/once.ts'
import { openWorkerRoom } from '#app/platform/worker-room.server.ts'
import type { RoomState } from '#app/platform/worker-room.server.ts'
import type { JobName, Jobs, SeatInfo } from './jobs.ts'

/** Bundled by scripts/bundle-node.js. */
const WORKER_FILE = 'build/engine.worker.js'
/** A job that takes longer is given up; its worker may be stuck and is replaced. */
export const JOB_LIMIT_MS = 20_000
/** Jobs in hand beyond this are refused at once: a late answer helps nobody. */
const MAX_WAITING_JOBS = 400
const MEMORY_MB = 1_024

export type EngineRoom = {
  /** The seats the worker offers, in the order of the page. */
  seats(): Promise<SeatInfo[]>
  /** Runs a job in the worker. Rejects when it fails, takes longer than `limitMs`, or too many wait. */
  run<Name extends JobName>(job: Name, input: Jobs[Name]['input'], limitMs?: number): Promise<Jobs[Name]['result']>
  state(): RoomState
  close(): Promise<void>
}

/** The room where the seats answer and ledgers are computed. One worker, always up, that takes all jobs at once. */
export const engineRoom = () => once('engine-room', () => openEngineRoom(WORKER_FILE))

/** For tests, which bring their own bundle; everybody else takes `engineRoom()`. */
export function openEngineRoom(file: string): EngineRoom {
  const room = openWorkerRoom<Jobs, SeatInfo[]>({
    name: 'engine room',
    file,
    memoryMb: MEMORY_MB,
    limitMs: JOB_LIMIT_MS,
    maxWaiting: MAX_WAITING_JOBS,
    idleMs: null,
    isConcurrent: true,
  })
  return {
    seats: () => room.hello(),
    run: (job, input, limitMs) => room.run(job, input, { limitMs }),
    state: room.state,
    close: room.close,
  }
}
