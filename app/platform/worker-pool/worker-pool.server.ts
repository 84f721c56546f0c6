import { findAsker } from '../request/asker.server.ts'
import { clock } from '../clock.ts'
import { createFairLine } from './fair-line.ts'
import { log } from '../log.server.ts'
import { createTimeShare, type ShareSize } from './time-share.ts'
import { toStartWaitMs } from '../start-wait.ts'
import { rememberPool } from './open-pools.server.ts'
import { startProcess } from './worker-process.server.ts'
import type { Exit, Task, WorkerProcess } from './worker-process.server.ts'
import { PoolBusy, WorkerFailure, ShareSpent } from './worker-pool.ts'
import type { NoteOf, PoolJobs } from './worker-pool.ts'

export { isDeadly, PoolBusy, WorkerFailure, ShareSpent, toShareWords } from './worker-pool.ts'

/** A worker nobody needed for so long gives its memory back. */
const POOL_IDLE_MS = 5 * 60_000
/** Buffers, WebAssembly and native memory that a worker may hold beside its heap. */
const NATIVE_MB = 1_024
/** Whatever the house does for itself is one visitor among the others. */
const HOUSE = 'house'
/** Of the places in the line, so many at most are one visitor's. */
const SHARE_OF_LINE = 0.5
const START_LOOK_MS = 100

export type PoolOptions = {
  /** In lower case, as it stands in a sentence: `grammar room`. */
  name: string
  /** The bundled worker (scripts/bundle-node.js): `build/` and its name, or a whole path. */
  file: string
  /** The JavaScript heap of each worker. */
  memoryMb: number
  /** Buffers, WebAssembly and native memory beside it. */
  nativeMb?: number
  /** How long a job may take once its worker is up. */
  limitMs: number
  /** How many may wait; of them one visitor has half. */
  maxWaiting: number
  /** How long a job may wait; then it is refused as busy. Null: for ever, as work that was accepted does. */
  maxWaitMs?: number | null
  idleMs?: number
  /** So many workers stay up, however idle. */
  keeps?: number
  /** Workers at most. One visitor, and long work, never has the last of several. */
  size?: number
  /** A further worker is started only when the others have been busy for so long. */
  growAfterMs?: number
  /** Jobs that come after the others. */
  longJobs?: readonly string[]
  /** How much computing time one visitor may use. */
  share?: ShareSize
  /** A job that was cancelled in the middle is let run to its end, because its worker is dear to start. */
  isDear?: boolean
  /** What the worker may ask of the server, by name (`askServer`). */
  answers?: Readonly<Record<string, (input: unknown) => Promise<unknown>>>
}

export type JobOptions<Note> = {
  /** Ends the work. */
  signal?: AbortSignal
  limitMs?: number
  onNote?: (note: Note) => void
}

export type PoolState = {
  name: string
  isUp: boolean
  waiting: number
  running: number
  /** How often a worker ended that should not have. */
  restarts: number
  lastError: { message: string; at: Date } | null
}

export type WorkerPool<Jobs extends PoolJobs, Hello = null> = {
  /**
   * Runs a job in a worker, in the turn of the visitor it is done for (`asAsker`). Rejects with WorkerFailure, at once with
   * PoolBusy when too many wait and with ShareSpent when the visitor's time is used up.
   */
  run<Name extends keyof Jobs & string>(
    job: Name,
    input: Jobs[Name]['input'],
    options?: JobOptions<NoteOf<Jobs[Name]>>,
  ): Promise<Jobs[Name]['result']>
  /** Brings a worker up if none is, and gives its greeting. Rejects with WorkerFailure. */
  hello(): Promise<Hello>
  /** Seconds until the visitor of now may ask for work; 0 when they may. */
  shareWaitS(): number
  state(): PoolState
  /** Ends the workers; whatever waits fails as closed. */
  close(): Promise<void>
}

/** Opens a pool; the server closes it when it stops. */
export function openWorkerPool<Jobs extends PoolJobs, Hello = null>(options: PoolOptions): WorkerPool<Jobs, Hello> {
  const pool = createWorkerPool<Jobs, Hello>(options)
  rememberPool(pool)
  return pool
}

/**
 * A room where heavy engines work, in processes of their own. Workers start when first needed and end when idle; one that
 * crashes, is cancelled in the middle or takes too long is killed and replaced when next needed, and only what it had in
 * hand fails. Visitors are served in turn.
 */
function createWorkerPool<Jobs extends PoolJobs, Hello = null>(options: PoolOptions): WorkerPool<Jobs, Hello> {
  const { name, maxWaiting, keeps = 0, size = 1, growAfterMs = 0, longJobs = [], isDear = false } = options
  const { maxWaitMs = null, idleMs = POOL_IDLE_MS } = options
  const mostOfOne = Math.max(1, size - 1)
  const line = createFairLine<Task>()
  const share = options.share ? createTimeShare(options.share) : null
  const workers = new Set<WorkerProcess>()
  const exits = new Set<Promise<void>>()
  const idle = new Map<WorkerProcess, NodeJS.Timeout>()
  let nextId = 0
  let restarts = 0
  let deaths = 0
  let mayStartAt = 0
  let lastError: PoolState['lastError'] = null
  let isClosed = false
  let growTimer: NodeJS.Timeout | undefined
  let startTimer: NodeJS.Timeout | undefined

  const closed = () => new WorkerFailure('closed', `The ${name} is closed`)
  const live = () => [...workers].filter((worker) => !worker.isEnding())
  const running = () => [...workers].flatMap((worker) => worker.task() ?? [])

  function start(): WorkerProcess {
    let gone = () => {}
    const exit = new Promise<void>((resolve) => (gone = resolve))
    exits.add(exit)
    const worker = startProcess({
      room: name,
      file: options.file,
      memoryMb: options.memoryMb,
      nativeMb: options.nativeMb ?? NATIVE_MB,
      answers: options.answers ?? {},
      onReady: serve,
      onFree(task, spentMs) {
        deaths = 0
        line.spend(task.key, spentMs)
        share?.spend(task.key, { ms: spentMs, isLong: task.isLong }, performance.now())
        serve()
      },
      onExit(how) {
        workers.delete(worker)
        exits.delete(exit)
        clearTimeout(idle.get(worker))
        idle.delete(worker)
        gone()
        note(how)
        serve()
      },
    })
    workers.add(worker)
    return worker
  }

  /** What died with work in hand died of it, and the next may start at once; what died without is not started in a hurry. */
  function note({ failure, isWanted, wasBusy }: Exit) {
    if (isWanted && failure.kind !== 'slow') return
    restarts += 1
    lastError = { message: failure.message, at: clock.now() }
    log.error({ room: name, err: failure }, 'a worker ended')
    if (wasBusy || isWanted) return
    deaths += 1
    mayStartAt = performance.now() + toStartWaitMs(deaths)
  }

  function startWhenAllowed(): WorkerProcess | null {
    if (isClosed || workers.size >= size) return null
    const waitMs = mayStartAt - performance.now()
    if (waitMs <= 0) return start()
    startTimer ??= setTimeout(() => {
      startTimer = undefined
      serve()
    }, waitMs).unref()
    return null
  }

  /** A worker that is still coming up is given work only where no other could do it sooner. */
  const isFree = (worker: WorkerProcess) =>
    worker.task() === null && (worker.isReady() || growAfterMs === 0 || live().length === 1)

  /** One visitor, and long work, leaves a worker to the others. */
  function mayRun({ key, isLong }: Task): boolean {
    const now = running()
    if (isLong && now.filter((task) => task.isLong).length >= mostOfOne) return false
    return key === HOUSE || now.filter((task) => task.key === key).length < mostOfOne
  }

  function serve() {
    if (isClosed) return
    if (live().length < keeps) startWhenAllowed()
    while (line.size > 0) {
      const worker = live().find(isFree) ?? (live().length === 0 || growAfterMs === 0 ? startWhenAllowed() : null)
      const task = worker && line.next(performance.now(), mayRun)
      if (!worker || !task) break
      clearTimeout(idle.get(worker))
      idle.delete(worker)
      worker.take(task)
    }
    growLater()
    endIdle()
  }

  function growLater() {
    const needsMore = () =>
      workers.size < size && live().every((worker) => worker.isReady() && worker.task()) && line.hasNext(mayRun)
    if (growTimer || !needsMore()) return
    growTimer = setTimeout(() => {
      growTimer = undefined
      if (needsMore()) startWhenAllowed()
    }, growAfterMs).unref()
  }

  function endIdle() {
    for (const worker of live()) {
      if (worker.task() !== null || idle.has(worker)) continue
      const leave = () => {
        idle.delete(worker)
        if (worker.task() === null && live().length > keeps)
          worker.end(new WorkerFailure('closed', `The ${name} was idle`))
      }
      idle.set(worker, setTimeout(leave, idleMs).unref())
    }
  }

  function cancel(task: Task, failure: WorkerFailure) {
    task.reject(failure)
    if (line.remove(task)) return serve()
    const worker = [...workers].find((one) => one.task() === task)
    if (worker && !isDear) worker.end(failure)
  }

  function needPlace(key: string) {
    const isBusy = workers.size >= size && running().length >= live().length
    const most = key === HOUSE ? maxWaiting : Math.ceil(maxWaiting * SHARE_OF_LINE)
    if (isBusy && (line.size >= maxWaiting || line.countOf(key).all >= most)) throw new PoolBusy(name)
  }

  function waitSOf(key: string): number {
    const isLong = (task: Task) => task.isLong && task.key === key
    return share?.waitS(key, line.countOf(key).long + running().filter(isLong).length, performance.now()) ?? 0
  }

  return {
    async run(job, input, { signal, limitMs = options.limitMs, onNote } = {}) {
      if (isClosed) throw closed()
      if (signal?.aborted) throw new WorkerFailure('cancelled', `${job} was cancelled`)
      const asker = findAsker()
      const key = asker?.key ?? HOUSE
      const waitS = asker && !asker.isAccepted ? waitSOf(key) : 0
      if (waitS > 0) throw new ShareSpent(name, waitS)
      needPlace(key)
      const isLong = longJobs.includes(job)
      const base = { id: nextId++, job, input, limitMs, key, isLong, addedAt: performance.now() }
      let onAbort = () => {}
      let late: NodeJS.Timeout | undefined
      try {
        return await new Promise<Jobs[typeof job]['result']>((resolve, reject) => {
          const task: Task = { ...base, onNote: onNote as Task['onNote'], resolve, reject }
          onAbort = () => cancel(task, new WorkerFailure('cancelled', `${job} was cancelled`))
          signal?.addEventListener('abort', onAbort, { once: true })
          if (maxWaitMs !== null && !asker?.isAccepted)
            late = setTimeout(() => line.remove(task) && reject(new PoolBusy(name)), maxWaitMs).unref()
          line.add(task)
          serve()
        })
      } finally {
        clearTimeout(late)
        signal?.removeEventListener('abort', onAbort)
      }
    },
    async hello() {
      for (;;) {
        if (isClosed) throw closed()
        const worker = live().find((one) => one.isReady()) ?? live()[0] ?? startWhenAllowed()
        if (worker) return (await worker.ready) as Hello
        // One that is ending keeps its place until it is gone, so that memory never holds more than `size`.
        await Promise.race([...exits, new Promise((resolve) => setTimeout(resolve, START_LOOK_MS))])
      }
    },
    shareWaitS() {
      const asker = findAsker()
      return asker ? waitSOf(asker.key) : 0
    },
    state: () => ({
      name,
      isUp: live().length > 0,
      waiting: line.size,
      running: running().length,
      restarts,
      lastError,
    }),
    async close() {
      isClosed = true
      for (const timer of [growTimer, startTimer, ...idle.values()]) clearTimeout(timer)
      for (const task of line.drain()) task.reject(closed())
      for (const worker of workers) worker.end(closed())
      await Promise.all(exits)
    },
  }
}
