import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TransferListItem } from 'node:worker_threads'
import { log } from './log.server.ts'
import { END, RoomFailure } from './worker-room.ts'
import type { RoomReply } from './worker-room.ts'

/** A worker that has not come up by then never will. */
const START_LIMIT_MS = 60_000
/** A worker whose thread is not free by then is cut off. Native code that is cut off may take the whole server along. */
const GRACE_MS = 1_500

export type Task = {
  id: number
  job: string
  input: unknown
  limitMs: number
  transfer: readonly TransferListItem[]
  onNote: ((note: unknown) => void) | undefined
  resolve(result: unknown): void
  reject(error: RoomFailure): void
}

export type Thread = {
  /** What it has in hand. */
  tasks: ReadonlyMap<number, Task>
  /** What it said as it came up. */
  ready: Promise<unknown>
  isEnding(): boolean
  take(task: Task): void
  /** The task is of no interest any more; its worker goes on. */
  drop(task: Task): void
  /** Ends the worker; what it still has in hand fails with this. */
  end(failure: RoomFailure): void
}

export type ThreadOptions = {
  room: string
  file: string
  memoryMb: number
  /** A task has left, well or badly. */
  onFree(): void
  /** The worker is gone; null when that was wanted, else why. */
  onExit(trouble: RoomFailure | null): void
}

/** One worker thread of a room and the tasks in its hands. What it prints goes to the log at level debug. */
export function startThread({ room, file, memoryMb, onFree, onExit }: ThreadOptions): Thread {
  const worker = new Worker(resolve(file), {
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  const tasks = new Map<number, Task>()
  const limits = new Map<number, NodeJS.Timeout>()
  let isReady = false
  let ending: RoomFailure | null = null
  let crash: Error | null = null
  let grace: NodeJS.Timeout | undefined
  let greet: (hello: unknown) => void = () => undefined
  let giveUp: (error: Error) => void = () => undefined
  const ready = new Promise<unknown>((resolveReady, rejectReady) => {
    greet = resolveReady
    giveUp = rejectReady
  })
  ready.catch(() => undefined)
  const startLimit = setTimeout(() => end(new RoomFailure('slow', `The ${room} did not come up`)), START_LIMIT_MS)

  for (const stream of [worker.stdout, worker.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => log.debug({ room, text }, 'a worker printed'))

  worker.on('message', (reply: RoomReply) => {
    if (ending) return
    if (reply.kind === 'ready') return rise(reply.hello)
    const task = tasks.get(reply.id)
    if (reply.kind === 'note') return task?.onNote?.(reply.note)
    leave(reply.id)
    if (reply.kind === 'done') task?.resolve(reply.result)
    else task?.reject(new RoomFailure('failed', reply.message, reply.reason))
    onFree()
  })
  worker.on('messageerror', (error) =>
    end(new RoomFailure('crashed', `The ${room} said what cannot be read: ${error.message}`)),
  )
  worker.on('error', (error) => (crash = error))
  worker.on('exit', (code) => {
    clearTimeout(startLimit)
    clearTimeout(grace)
    const died = new RoomFailure('crashed', `The ${room} ended: ${crash?.message ?? `code ${code}`}`)
    failAll(died)
    onExit(ending ? (ending.kind === 'slow' ? ending : null) : died)
  })

  function rise(hello: unknown) {
    isReady = true
    clearTimeout(startLimit)
    for (const task of tasks.values()) limit(task)
    greet(hello)
  }

  /** The time to come up counts for the worker, not for its first task. */
  function limit({ id, job, limitMs }: Task) {
    const late = () => end(new RoomFailure('slow', `${job} took longer than ${limitMs} ms`))
    limits.set(id, setTimeout(late, limitMs))
  }

  function leave(id: number) {
    clearTimeout(limits.get(id))
    limits.delete(id)
    tasks.delete(id)
  }

  function failAll(failure: RoomFailure) {
    giveUp(failure)
    for (const task of [...tasks.values()]) {
      leave(task.id)
      task.reject(failure)
    }
  }

  function end(failure: RoomFailure) {
    if (ending) return
    ending = failure
    failAll(failure)
    worker.postMessage(END)
    grace = setTimeout(() => void worker.terminate(), GRACE_MS)
  }

  return {
    tasks,
    ready,
    isEnding: () => ending !== null,
    take(task) {
      tasks.set(task.id, task)
      if (isReady) limit(task)
      try {
        worker.postMessage({ id: task.id, job: task.job, input: task.input }, [...task.transfer])
      } catch (error) {
        leave(task.id)
        task.reject(new RoomFailure('failed', error instanceof Error ? error.message : String(error)))
        onFree()
      }
    },
    drop: (task) => leave(task.id),
    end,
  }
}
