import type { TransferListItem } from 'node:worker_threads'
import { clock } from './clock.ts'
import { log } from './log.server.ts'
import { RoomBusy, RoomFailure } from './worker-room.ts'
import type { NoteOf, RoomJobs } from './worker-room.ts'
import { startThread } from './worker-thread.server.ts'
import type { Task, Thread } from './worker-thread.server.ts'

export { RoomBusy, RoomFailure } from './worker-room.ts'

/** A room nobody needed for so long gives its memory back. */
export const ROOM_IDLE_MS = 5 * 60_000

export type RoomOptions = {
  /** In lower case, as it stands in a sentence: `grammar room`. */
  name: string
  /** The bundled worker file (scripts/bundle-node.js), from the folder the server runs in. */
  file: string
  /** JavaScript memory of each thread. WebAssembly and native memory are outside it. */
  memoryMb: number
  /** How long a job may take once its worker is up. */
  limitMs: number
  /** How many may wait, or, in a concurrent room, be in hand. */
  maxWaiting: number
  /** Null: the worker stays up. */
  idleMs?: number | null
  /** Threads at most. */
  size?: number
  /** A worker takes all jobs at once instead of one after another. */
  isConcurrent?: boolean
}

export type JobOptions<Note> = {
  /** Ends the work. In a concurrent room the worker goes on and its result is dropped. */
  signal?: AbortSignal
  limitMs?: number
  onNote?: (note: Note) => void
  /** Buffers of the input that move to the worker without being copied; they are empty here afterwards. */
  transfer?: readonly TransferListItem[]
}

export type RoomState = {
  name: string
  isUp: boolean
  waiting: number
  running: number
  /** How often a worker ended that should not have. */
  restarts: number
  lastError: { message: string; at: Date } | null
}

export type WorkerRoom<Jobs extends RoomJobs, Hello = null> = {
  /** Runs a job in a worker. Rejects with RoomFailure, at once with RoomBusy when too many wait. */
  run<Name extends keyof Jobs & string>(
    job: Name,
    input: Jobs[Name]['input'],
    options?: JobOptions<NoteOf<Jobs[Name]>>,
  ): Promise<Jobs[Name]['result']>
  /** Brings a worker up if none is, and gives its greeting. Rejects with RoomFailure. */
  hello(): Promise<Hello>
  state(): RoomState
  /** Ends the workers; whatever waits fails as closed. */
  close(): Promise<void>
}

/**
 * A room where heavy engines work, off the request thread. Its workers start when first needed and end when idle; one
 * that crashes, is cancelled mid-way or takes too long is replaced when next needed, and only what it had in hand fails.
 */
export function openWorkerRoom<Jobs extends RoomJobs, Hello = null>(options: RoomOptions): WorkerRoom<Jobs, Hello> {
  const { name, maxWaiting, idleMs = ROOM_IDLE_MS, size = 1, isConcurrent = false } = options
  const maxInHand = isConcurrent ? maxWaiting : 1
  const line: Task[] = []
  const threads = new Set<Thread>()
  const exits = new Set<Promise<void>>()
  let nextId = 0
  let restarts = 0
  let lastError: RoomState['lastError'] = null
  let isClosed = false
  let idleTimer: NodeJS.Timeout | undefined

  function start(): Thread {
    let gone = () => {}
    const exit = new Promise<void>((resolve) => (gone = resolve))
    exits.add(exit)
    const thread = startThread({
      room: name,
      file: options.file,
      memoryMb: options.memoryMb,
      onFree: serve,
      onExit(trouble) {
        threads.delete(thread)
        exits.delete(exit)
        gone()
        if (trouble) note(trouble)
        serve()
      },
    })
    threads.add(thread)
    return thread
  }

  function note(trouble: RoomFailure) {
    restarts += 1
    lastError = { message: trouble.message, at: clock.now() }
    log.error({ room: name, err: trouble }, 'a worker ended')
  }

  /** A worker that is ending keeps its place until it is gone, so that memory never holds more than `size`. */
  function findThread(): Thread | null {
    const free = [...threads].find((thread) => !thread.isEnding() && thread.tasks.size < maxInHand)
    return free ?? (threads.size < size ? start() : null)
  }

  function serve() {
    clearTimeout(idleTimer)
    while (line.length > 0 && !isClosed) {
      const thread = findThread()
      if (!thread) return
      const task = line.shift()
      if (task) thread.take(task)
    }
    if (idleMs !== null && threads.size > 0 && running() === 0)
      idleTimer = setTimeout(() => endAll(new RoomFailure('closed', `The ${name} was idle`)), idleMs).unref()
  }

  function endAll(failure: RoomFailure) {
    for (const thread of threads) thread.end(failure)
  }

  function cancel(task: Task) {
    const failure = new RoomFailure('cancelled', `${task.job} was cancelled`)
    const place = line.indexOf(task)
    if (place >= 0) line.splice(place, 1)
    const thread = [...threads].find(({ tasks }) => tasks.has(task.id))
    if (thread && !isConcurrent) return thread.end(failure)
    thread?.drop(task)
    task.reject(failure)
    serve()
  }

  const running = () => [...threads].reduce((sum, { tasks }) => sum + tasks.size, 0)

  function isFull(): boolean {
    if (isConcurrent) return line.length + running() >= maxWaiting
    const taken = [...threads].filter((thread) => thread.isEnding() || thread.tasks.size > 0)
    return taken.length >= size && line.length >= maxWaiting
  }

  return {
    async run(job, input, { signal, limitMs = options.limitMs, onNote, transfer = [] } = {}) {
      if (isClosed) throw new RoomFailure('closed', `The ${name} is closed`)
      if (signal?.aborted) throw new RoomFailure('cancelled', `${job} was cancelled`)
      if (isFull()) throw new RoomBusy(name)
      const id = nextId++
      let onAbort = () => {}
      try {
        return await new Promise<Jobs[typeof job]['result']>((resolve, reject) => {
          const task: Task = { id, job, input, limitMs, transfer, onNote: onNote as Task['onNote'], resolve, reject }
          onAbort = () => cancel(task)
          signal?.addEventListener('abort', onAbort, { once: true })
          line.push(task)
          serve()
        })
      } finally {
        signal?.removeEventListener('abort', onAbort)
      }
    },
    async hello() {
      for (;;) {
        if (isClosed) throw new RoomFailure('closed', `The ${name} is closed`)
        const up = [...threads].find((thread) => !thread.isEnding())
        const thread = up ?? (threads.size < size ? start() : null)
        if (thread) {
          const greeting = (await thread.ready) as Hello
          serve()
          return greeting
        }
        // The greeting of a worker that is ending would be of no use to whoever sends it a job next.
        await Promise.race(exits)
      }
    },
    state: () => ({
      name,
      isUp: [...threads].some((thread) => !thread.isEnding()),
      waiting: line.length,
      running: running(),
      restarts,
      lastError,
    }),
    async close() {
      isClosed = true
      clearTimeout(idleTimer)
      const failure = new RoomFailure('closed', `The ${name} is closed`)
      for (const task of line.splice(0)) task.reject(failure)
      endAll(failure)
      await Promise.all(exits)
    },
  }
}
