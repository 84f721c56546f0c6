import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import type { JobName, Jobs, SeatInfo, WorkerMessage } from './jobs.ts'

/** Bundled by scripts/build-workers.js. */
const WORKER_FILE = 'build/engine.worker.js'
/** A job that takes longer is given up; its worker may be stuck and is replaced. */
export const JOB_LIMIT_MS = 20_000
/** Jobs waiting beyond this are refused at once: a late answer helps nobody. */
const MAX_WAITING_JOBS = 400

type Waiting = { resolve(result: unknown): void; reject(error: Error): void; timer: NodeJS.Timeout }

export type EngineRoom = {
  /** The seats the worker offers, in the order of the page. */
  seats(): Promise<SeatInfo[]>
  /** Runs a job in the worker. Rejects when it fails, takes longer than `limitMs`, or too many wait. */
  run<Name extends JobName>(job: Name, input: Jobs[Name]['input'], limitMs?: number): Promise<Jobs[Name]['result']>
  close(): Promise<void>
}

/** The room where heavy engines work, off the request thread. One worker; it is replaced when it dies. */
export const engineRoom = () => once('engine-room', openEngineRoom)

function openEngineRoom(): EngineRoom {
  const waiting = new Map<number, Waiting>()
  let nextId = 0
  let isClosed = false
  let worker = startWorker()

  function startWorker() {
    const thread = new Worker(resolve(WORKER_FILE), { stdout: false, stderr: false })
    let settle: { resolve(seats: SeatInfo[]): void; reject(error: Error): void }
    const ready = new Promise<SeatInfo[]>((resolveReady, reject) => (settle = { resolve: resolveReady, reject }))
    ready.catch(() => undefined)
    thread.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') return settle.resolve(message.seats)
      const job = take(message.id)
      if (message.kind === 'done') job?.resolve(message.result)
      else job?.reject(new Error(message.message))
    })
    thread.on('error', (error) => log.error({ err: error }, 'the engine worker failed'))
    thread.on('exit', (code) => {
      const error = new Error(`The engine worker ended with code ${code}`)
      settle.reject(error)
      for (const id of [...waiting.keys()]) take(id)?.reject(error)
      if (!isClosed && current.thread === thread) worker = startWorker()
    })
    const current = { thread, ready }
    return current
  }

  function take(id: number): Waiting | undefined {
    const job = waiting.get(id)
    if (job) clearTimeout(job.timer)
    waiting.delete(id)
    return job
  }

  return {
    seats: () => worker.ready,
    run(job, input, limitMs = JOB_LIMIT_MS) {
      if (waiting.size >= MAX_WAITING_JOBS) return Promise.reject(new Error('The engines are busy'))
      const id = nextId++
      return new Promise((resolveJob, reject) => {
        const timer = setTimeout(() => {
          take(id)
          reject(new Error(`${job} took longer than ${limitMs} ms`))
          void worker.thread.terminate()
        }, limitMs)
        waiting.set(id, { resolve: resolveJob as (result: unknown) => void, reject, timer })
        worker.thread.postMessage({ id, job, input })
      })
    },
    async close() {
      isClosed = true
      await worker.thread.terminate()
    },
  }
}
