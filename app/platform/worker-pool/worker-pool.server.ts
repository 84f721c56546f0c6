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
  const pool = new Pool<Jobs, Hello>(options)
  rememberPool(pool)
  return pool
}

type RunOptions<Jobs extends PoolJobs, Name extends keyof Jobs> = JobOptions<NoteOf<Jobs[Name]>>

/**
 * A room where heavy engines work, in processes of their own. Workers start when first needed and end when idle; one that
 * crashes, is cancelled in the middle or takes too long is killed and replaced when next needed, and only what it had in
 * hand fails. Visitors are served in turn.
 */
class Pool<Jobs extends PoolJobs, Hello> implements WorkerPool<Jobs, Hello> {
  private readonly options: PoolOptions
  private readonly size: number
  private readonly keeps: number
  private readonly growAfterMs: number
  /** So many workers one visitor, and long work, has at most. */
  private readonly mostOfOne: number
  private readonly line = createFairLine<Task>()
  private readonly share: ReturnType<typeof createTimeShare> | null
  private readonly workers = new Set<WorkerProcess>()
  private readonly exits = new Set<Promise<void>>()
  private readonly idle = new Map<WorkerProcess, NodeJS.Timeout>()
  private nextId = 0
  private restarts = 0
  private deaths = 0
  private mayStartAt = 0
  private lastError: PoolState['lastError'] = null
  private isClosed = false
  private growTimer: NodeJS.Timeout | undefined
  private startTimer: NodeJS.Timeout | undefined

  constructor(options: PoolOptions) {
    this.options = options
    this.size = options.size ?? 1
    this.keeps = options.keeps ?? 0
    this.growAfterMs = options.growAfterMs ?? 0
    this.mostOfOne = Math.max(1, this.size - 1)
    this.share = options.share ? createTimeShare(options.share) : null
  }

  readonly run = async <Name extends keyof Jobs & string>(
    job: Name,
    input: Jobs[Name]['input'],
    options: RunOptions<Jobs, Name> = {},
  ): Promise<Jobs[Name]['result']> => {
    const { signal } = options
    if (this.isClosed) throw this.closed()
    if (signal?.aborted) throw new WorkerFailure('cancelled', `${job} was cancelled`)
    const asker = findAsker()
    const key = asker?.key ?? HOUSE
    const waitS = asker && !asker.isAccepted ? this.waitSOf(key) : 0
    if (waitS > 0) throw new ShareSpent(this.options.name, waitS)
    this.needPlace(key)
    const isLong = (this.options.longJobs ?? []).includes(job)
    const limitMs = options.limitMs ?? this.options.limitMs
    const onNote = options.onNote as Task['onNote']
    const base = { id: this.nextId++, job, input, limitMs, key, isLong, addedAt: performance.now(), onNote }
    return this.waitFor(base, signal, asker?.isAccepted ? null : (this.options.maxWaitMs ?? null))
  }

  readonly hello = async (): Promise<Hello> => {
    for (;;) {
      if (this.isClosed) throw this.closed()
      const worker = this.live().find((one) => one.isReady()) ?? this.live()[0] ?? this.startWhenAllowed()
      if (worker) return (await worker.ready) as Hello
      // One that is ending keeps its place until it is gone, so that memory never holds more than `size`.
      await Promise.race([...this.exits, new Promise((resolve) => setTimeout(resolve, START_LOOK_MS))])
    }
  }

  readonly shareWaitS = (): number => {
    const asker = findAsker()
    return asker ? this.waitSOf(asker.key) : 0
  }

  readonly state = (): PoolState => ({
    name: this.options.name,
    isUp: this.live().length > 0,
    waiting: this.line.size,
    running: this.running().length,
    restarts: this.restarts,
    lastError: this.lastError,
  })

  readonly close = async (): Promise<void> => {
    this.isClosed = true
    for (const timer of [this.growTimer, this.startTimer, ...this.idle.values()]) clearTimeout(timer)
    for (const task of this.line.drain()) task.reject(this.closed())
    for (const worker of this.workers) worker.end(this.closed())
    await Promise.all(this.exits)
  }

  private closed = () => new WorkerFailure('closed', `The ${this.options.name} is closed`)
  private live = () => [...this.workers].filter((worker) => !worker.isEnding())
  private running = () => [...this.workers].flatMap((worker) => worker.task() ?? [])

  /** Puts a task into the line and waits for its result; over `maxWaitMs` in the line it is refused as busy. */
  private async waitFor<Result>(
    base: Omit<Task, 'resolve' | 'reject'>,
    signal: AbortSignal | undefined,
    maxWaitMs: number | null,
  ): Promise<Result> {
    const { name } = this.options
    let onAbort = () => {}
    let late: NodeJS.Timeout | undefined
    try {
      return await new Promise<Result>((resolve, reject) => {
        const task: Task = { ...base, resolve: (result) => resolve(result as Result), reject }
        onAbort = () => this.cancel(task, new WorkerFailure('cancelled', `${base.job} was cancelled`))
        signal?.addEventListener('abort', onAbort, { once: true })
        if (maxWaitMs !== null)
          late = setTimeout(() => this.line.remove(task) && reject(new PoolBusy(name)), maxWaitMs).unref()
        this.line.add(task)
        this.serve()
      })
    } finally {
      clearTimeout(late)
      signal?.removeEventListener('abort', onAbort)
    }
  }

  private start(): WorkerProcess {
    const { name, file, memoryMb, nativeMb = NATIVE_MB, answers = {} } = this.options
    let gone = () => {}
    const exit = new Promise<void>((resolve) => (gone = resolve))
    this.exits.add(exit)
    const worker = startProcess({
      room: name,
      file,
      memoryMb,
      nativeMb,
      answers,
      onReady: () => this.serve(),
      onFree: (task, spentMs) => {
        this.deaths = 0
        this.line.spend(task.key, spentMs)
        this.share?.spend(task.key, { ms: spentMs, isLong: task.isLong }, performance.now())
        this.serve()
      },
      onExit: (how) => {
        this.workers.delete(worker)
        this.exits.delete(exit)
        this.keepBusy(worker)
        gone()
        this.note(how)
        this.serve()
      },
    })
    this.workers.add(worker)
    return worker
  }

  /** What died with work in hand died of it, and the next may start at once; what died without is not started in a hurry. */
  private note({ failure, isWanted, wasBusy }: Exit) {
    if (isWanted && failure.kind !== 'slow') return
    this.restarts += 1
    this.lastError = { message: failure.message, at: clock.now() }
    log.error({ room: this.options.name, err: failure }, 'a worker ended')
    if (wasBusy || isWanted) return
    this.deaths += 1
    this.mayStartAt = performance.now() + toStartWaitMs(this.deaths)
  }

  private startWhenAllowed(): WorkerProcess | null {
    if (this.isClosed || this.workers.size >= this.size) return null
    const waitMs = this.mayStartAt - performance.now()
    if (waitMs <= 0) return this.start()
    this.startTimer ??= setTimeout(() => {
      this.startTimer = undefined
      this.serve()
    }, waitMs).unref()
    return null
  }

  /** A worker that is still coming up is given work only where no other could do it sooner. */
  private isFree = (worker: WorkerProcess) =>
    worker.task() === null && (worker.isReady() || this.growAfterMs === 0 || this.live().length === 1)

  /** One visitor, and long work, leaves a worker to the others. */
  private mayRun = ({ key, isLong }: Task): boolean => {
    const now = this.running()
    if (isLong && now.filter((task) => task.isLong).length >= this.mostOfOne) return false
    return key === HOUSE || now.filter((task) => task.key === key).length < this.mostOfOne
  }

  private serve() {
    if (this.isClosed) return
    if (this.live().length < this.keeps) this.startWhenAllowed()
    while (this.line.size > 0) {
      const mayStart = this.live().length === 0 || this.growAfterMs === 0
      const worker = this.live().find(this.isFree) ?? (mayStart ? this.startWhenAllowed() : null)
      const task = worker && this.line.next(performance.now(), this.mayRun)
      if (!worker || !task) break
      this.keepBusy(worker)
      worker.take(task)
    }
    this.growLater()
    this.endIdle()
  }

  private growLater() {
    const needsMore = () =>
      this.workers.size < this.size &&
      this.live().every((worker) => worker.isReady() && worker.task()) &&
      this.line.hasNext(this.mayRun)
    if (this.growTimer || !needsMore()) return
    this.growTimer = setTimeout(() => {
      this.growTimer = undefined
      if (needsMore()) this.startWhenAllowed()
    }, this.growAfterMs).unref()
  }

  private endIdle() {
    const { name, idleMs = POOL_IDLE_MS } = this.options
    for (const worker of this.live()) {
      if (worker.task() !== null || this.idle.has(worker)) continue
      const leave = () => {
        this.idle.delete(worker)
        if (worker.task() === null && this.live().length > this.keeps)
          worker.end(new WorkerFailure('closed', `The ${name} was idle`))
      }
      this.idle.set(worker, setTimeout(leave, idleMs).unref())
    }
  }

  /** A worker that has work, or is gone, does not end for being idle. */
  private keepBusy(worker: WorkerProcess) {
    clearTimeout(this.idle.get(worker))
    this.idle.delete(worker)
  }

  private cancel(task: Task, failure: WorkerFailure) {
    task.reject(failure)
    if (this.line.remove(task)) return this.serve()
    const worker = [...this.workers].find((one) => one.task() === task)
    if (worker && !this.options.isDear) worker.end(failure)
  }

  private needPlace(key: string) {
    const { name, maxWaiting } = this.options
    const isBusy = this.workers.size >= this.size && this.running().length >= this.live().length
    const most = key === HOUSE ? maxWaiting : Math.ceil(maxWaiting * SHARE_OF_LINE)
    if (isBusy && (this.line.size >= maxWaiting || this.line.countOf(key).all >= most)) throw new PoolBusy(name)
  }

  private waitSOf(key: string): number {
    const isLong = (task: Task) => task.isLong && task.key === key
    const count = this.line.countOf(key).long + this.running().filter(isLong).length
    return this.share?.waitS(key, count, performance.now()) ?? 0
  }
}
