import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { basename, isAbsolute } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { builtPath } from '../assets.server.ts'
import { log } from '../log.server.ts'
import { MAX_MESSAGE_BYTES, WorkerFailure, TOO_MUCH_MEMORY } from './worker-pool.ts'
import type { JobReply, JobRequest } from './worker-pool.ts'
import { MOST_MEMORY_VARIABLE } from './worker-watch.ts'

/** A worker that has not come up by then never will. */
const START_LIMIT_MS = 60_000
/** An idle worker may end by itself; one that has not by then is killed. */
const GRACE_MS = 1_500
/** The last words of a worker come a moment after its end, or never. */
const LAST_WORDS_MS = 300
const MOST_WORDS = 4_000
/** Answering requests comes first, then engines, then programs of the machine. */
const NICENESS = 5
/** Beside the secrets of the server, of which a worker needs none. */
const KEPT_VARIABLES = ['PATH', 'NODE_ENV', 'LOG_LEVEL', 'TZ', 'LANG', 'LC_ALL', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot']
const OUT_OF_MEMORY = /heap limit|heap out of memory|Cannot allocate memory/i

export type Task = {
  id: number
  job: string
  input: unknown
  limitMs: number
  /** Whose it is, for the line. */
  key: string
  isLong: boolean
  addedAt: number
  onNote: ((note: unknown) => void) | undefined
  resolve(result: unknown): void
  reject(error: WorkerFailure): void
}

export type WorkerProcess = {
  /** What it has in hand. */
  task(): Task | null
  /** What it said as it came up. */
  ready: Promise<unknown>
  isReady(): boolean
  isEnding(): boolean
  take(task: Task): void
  /** Ends the worker; what it still has in hand fails with this. */
  end(failure: WorkerFailure): void
}

/** How a worker went: as it was told (`failure` says why), or by itself. */
export type Exit = { failure: WorkerFailure; isWanted: boolean; wasReady: boolean; wasBusy: boolean }

export type ProcessOptions = {
  room: string
  file: string
  memoryMb: number
  /** Buffers, WebAssembly and native memory beside the heap. */
  nativeMb: number
  answers: Readonly<Record<string, (input: unknown) => Promise<unknown>>>
  onReady(): void
  /** A task has left, well or badly, after so much computing time. */
  onFree(task: Task, spentMs: number): void
  onExit(exit: Exit): void
}

/**
 * One worker of a room: a process with a heap and an environment of its own. Killing it never holds the server's thread.
 * What it prints goes to the log at level debug.
 */
export const startProcess = (options: ProcessOptions): WorkerProcess => new RunningProcess(options)

class RunningProcess implements WorkerProcess {
  private readonly options: ProcessOptions
  private readonly child: ChildProcess
  private readonly greeting = withResolvers<unknown>()
  private readonly startLimit: NodeJS.Timeout
  private held: { task: Task; limit: NodeJS.Timeout | undefined; since: number } | null = null
  private isUp = false
  private isGone = false
  private ending: WorkerFailure | null = null
  private grace: NodeJS.Timeout | undefined
  private lastWords = ''

  constructor(options: ProcessOptions) {
    this.options = options
    this.child = forkWorker(options)
    this.ready.catch(() => undefined)
    const tooSlow = () => this.end(new WorkerFailure('slow', `The ${options.room} did not come up`))
    this.startLimit = setTimeout(tooSlow, START_LIMIT_MS)
    this.listen()
  }

  get ready(): Promise<unknown> {
    return this.greeting.promise
  }

  task = () => this.held?.task ?? null
  isReady = () => this.isUp
  isEnding = () => this.ending !== null || this.isGone

  take(task: Task): void {
    this.held = { task, limit: this.isUp ? this.limit(task) : undefined, since: performance.now() }
    try {
      const input = serialize(task.input)
      if (input.byteLength > MAX_MESSAGE_BYTES) throw new Error(`The input of ${task.job} is too large`)
      this.tell({ kind: 'job', id: task.id, job: task.job, input })
    } catch (error) {
      this.letGo(0)
      task.reject(new WorkerFailure('failed', error instanceof Error ? error.message : String(error)))
    }
  }

  end(failure: WorkerFailure): void {
    if (this.ending) return
    this.ending = failure
    const isIdle = this.held === null
    this.fail(failure)
    if (!isIdle || !this.child.connected) return void this.child.kill('SIGKILL')
    this.child.disconnect()
    this.grace = setTimeout(() => this.child.kill('SIGKILL'), GRACE_MS)
  }

  private listen() {
    const { child } = this
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.lastWords = (this.lastWords + text).slice(-MOST_WORDS)
        log.debug({ room: this.options.room, text }, 'a worker printed')
      })
    child.on('message', (reply: JobReply) => this.hear(reply))
    child.on('error', (error) => {
      this.lastWords += error.message
      if (child.pid === undefined) this.leave(error.message)
    })
    child.on('exit', (code, signal) => {
      const why = () => this.leave(`${signal ?? `code ${code}`}`)
      child.once('close', why)
      setTimeout(why, LAST_WORDS_MS).unref()
    })
  }

  private hear(reply: JobReply) {
    if (this.ending) return
    if (reply.kind === 'ready') return this.rise(reply.hello)
    if (reply.kind === 'question') return void this.answer(reply)
    if (this.held?.task.id !== reply.id) return
    if (reply.kind === 'note') return this.held.task.onNote?.(reply.note)
    const { task } = this.held
    this.letGo(reply.cpuMs)
    if (reply.kind === 'failed') task.reject(new WorkerFailure('failed', reply.message, reply.reason))
    else settle(task, reply.result)
  }

  private rise(hello: unknown) {
    this.isUp = true
    clearTimeout(this.startLimit)
    if (this.held) this.held.limit = this.limit(this.held.task)
    this.greeting.resolve(hello)
    this.options.onReady()
  }

  private async answer({ id, name, input }: Extract<JobReply, { kind: 'question' }>) {
    const { room, answers } = this.options
    try {
      if (!Object.hasOwn(answers, name)) throw new Error(`The ${room} asks for ${name}, which nobody answers`)
      this.tell({ kind: 'reply', id, result: serialize(await answers[name]!(deserialize(input))) })
    } catch (error) {
      log.warn({ err: error, room, name }, 'a worker had no answer from the server')
      this.tell({ kind: 'reply', id, result: null })
    }
  }

  /** The time to come up counts for the worker, not for its first task. */
  private limit({ job, limitMs }: Task) {
    return setTimeout(() => this.end(new WorkerFailure('slow', `${job} took longer than ${limitMs} ms`)), limitMs)
  }

  private letGo(spentMs: number) {
    const was = this.held
    this.held = null
    clearTimeout(was?.limit)
    if (was) this.options.onFree(was.task, spentMs)
  }

  private fail(failure: WorkerFailure) {
    this.greeting.reject(failure)
    this.held?.task.reject(failure)
    this.letGo(this.held && this.isUp ? performance.now() - this.held.since : 0)
  }

  private leave(how: string) {
    if (this.isGone) return
    this.isGone = true
    clearTimeout(this.startLimit)
    clearTimeout(this.grace)
    const isMemory = OUT_OF_MEMORY.test(this.lastWords) || this.lastWords.includes(TOO_MUCH_MEMORY)
    const died = new WorkerFailure(
      'crashed',
      `The ${this.options.room} ended: ${isMemory ? 'out of memory' : how}`,
      isMemory ? 'memory' : null,
    )
    const { ending } = this
    const exit = { isWanted: ending !== null, wasReady: this.isUp, wasBusy: this.held !== null }
    this.fail(died)
    this.options.onExit({ failure: ending ?? died, ...exit })
  }

  private tell(request: JobRequest) {
    const { room } = this.options
    if (this.child.connected)
      this.child.send(request, (error) => error && log.debug({ err: error, room }, 'a worker hears nothing'))
  }
}

function forkWorker({ file, memoryMb, nativeMb }: ProcessOptions) {
  const kept = KEPT_VARIABLES.map((name) => ({ [name]: process.env[name] }))
  // Typed as if it were the server's own; `fork` leaves out what is not set.
  const env = Object.assign({ [MOST_MEMORY_VARIABLE]: `${memoryMb + nativeMb}` }, ...kept) as NodeJS.ProcessEnv
  // A server keeps to the workers of its own build, also when a newer one has taken its place.
  const child = fork(isAbsolute(file) ? file : builtPath(basename(file)), {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  if (child.pid !== undefined) lowerPriority(child.pid)
  return child
}

/** Threads that the worker starts later take it over. A machine that refuses runs it as it is. */
function lowerPriority(pid: number) {
  try {
    setPriority(pid, NICENESS)
  } catch (error) {
    log.debug({ err: error, pid }, 'a worker keeps its priority')
  }
}

/** A result that cannot be read fails its task alone. */
function settle(task: Task, result: Uint8Array) {
  try {
    task.resolve(deserialize(result))
  } catch (error) {
    task.reject(new WorkerFailure('failed', error instanceof Error ? error.message : String(error)))
  }
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
