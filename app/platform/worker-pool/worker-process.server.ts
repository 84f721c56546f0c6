import { fork } from 'node:child_process'
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
export function startProcess(options: ProcessOptions): WorkerProcess {
  const { room } = options
  const child = forkWorker(options)
  let held: { task: Task; limit: NodeJS.Timeout | undefined; since: number } | null = null
  let isReady = false
  let isGone = false
  let ending: WorkerFailure | null = null
  let grace: NodeJS.Timeout | undefined
  let lastWords = ''
  const { promise: ready, resolve: greet, reject: giveUp } = withResolvers<unknown>()
  ready.catch(() => undefined)
  const startLimit = setTimeout(() => end(new WorkerFailure('slow', `The ${room} did not come up`)), START_LIMIT_MS)

  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      lastWords = (lastWords + text).slice(-MOST_WORDS)
      log.debug({ room, text }, 'a worker printed')
    })
  child.on('message', (reply: JobReply) => hear(reply))
  child.on('error', (error) => {
    lastWords += error.message
    if (child.pid === undefined) leave(error.message)
  })
  child.on('exit', (code, signal) => {
    const why = () => leave(`${signal ?? `code ${code}`}`)
    child.once('close', why)
    setTimeout(why, LAST_WORDS_MS).unref()
  })

  function hear(reply: JobReply) {
    if (ending) return
    if (reply.kind === 'ready') return rise(reply.hello)
    if (reply.kind === 'question') return void answer(reply)
    if (held?.task.id !== reply.id) return
    if (reply.kind === 'note') return held.task.onNote?.(reply.note)
    const { task } = held
    letGo(reply.cpuMs)
    if (reply.kind === 'failed') task.reject(new WorkerFailure('failed', reply.message, reply.reason))
    else settle(task, reply.result)
  }

  function rise(hello: unknown) {
    isReady = true
    clearTimeout(startLimit)
    if (held) held.limit = limit(held.task)
    greet(hello)
    options.onReady()
  }

  async function answer({ id, name, input }: Extract<JobReply, { kind: 'question' }>) {
    try {
      if (!Object.hasOwn(options.answers, name)) throw new Error(`The ${room} asks for ${name}, which nobody answers`)
      tell({ kind: 'reply', id, result: serialize(await options.answers[name]!(deserialize(input))) })
    } catch (error) {
      log.warn({ err: error, room, name }, 'a worker had no answer from the server')
      tell({ kind: 'reply', id, result: null })
    }
  }

  /** The time to come up counts for the worker, not for its first task. */
  function limit({ job, limitMs }: Task) {
    return setTimeout(() => end(new WorkerFailure('slow', `${job} took longer than ${limitMs} ms`)), limitMs)
  }

  function letGo(spentMs: number) {
    const was = held
    held = null
    clearTimeout(was?.limit)
    if (was) options.onFree(was.task, spentMs)
  }

  function fail(failure: WorkerFailure) {
    giveUp(failure)
    held?.task.reject(failure)
    letGo(held && isReady ? performance.now() - held.since : 0)
  }

  function leave(how: string) {
    if (isGone) return
    isGone = true
    clearTimeout(startLimit)
    clearTimeout(grace)
    const isMemory = OUT_OF_MEMORY.test(lastWords) || lastWords.includes(TOO_MUCH_MEMORY)
    const died = new WorkerFailure(
      'crashed',
      `The ${room} ended: ${isMemory ? 'out of memory' : how}`,
      isMemory ? 'memory' : null,
    )
    const exit = { failure: ending ?? died, isWanted: ending !== null, wasReady: isReady, wasBusy: held !== null }
    fail(died)
    options.onExit(exit)
  }

  function end(failure: WorkerFailure) {
    if (ending) return
    ending = failure
    const isIdle = held === null
    fail(failure)
    if (!isIdle || !child.connected) return void child.kill('SIGKILL')
    child.disconnect()
    grace = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  }

  function tell(request: JobRequest) {
    if (child.connected)
      child.send(request, (error) => error && log.debug({ err: error, room }, 'a worker hears nothing'))
  }

  return {
    task: () => held?.task ?? null,
    ready,
    isReady: () => isReady,
    isEnding: () => ending !== null || isGone,
    take(task) {
      held = { task, limit: isReady ? limit(task) : undefined, since: performance.now() }
      try {
        const input = serialize(task.input)
        if (input.byteLength > MAX_MESSAGE_BYTES) throw new Error(`The input of ${task.job} is too large`)
        tell({ kind: 'job', id: task.id, job: task.job, input })
      } catch (error) {
        letGo(0)
        task.reject(new WorkerFailure('failed', error instanceof Error ? error.message : String(error)))
      }
    },
    end,
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
