import { deserialize, serialize } from 'node:v8'
import { MAX_MESSAGE_BYTES } from './worker-pool.ts'
import type { NoteOf, PoolJobs, JobReply, JobRequest } from './worker-pool.ts'
import { watchWorker } from './worker-watch.ts'

export type JobTools<Note> = {
  /** Tells the caller something while the job runs. */
  note(note: Note): void
}

export type JobHandlers<Jobs extends PoolJobs> = {
  [Name in keyof Jobs]: (
    input: Jobs[Name]['input'],
    tools: JobTools<NoteOf<Jobs[Name]>>,
  ) => Promise<Jobs[Name]['result']> | Jobs[Name]['result']
}

const MICROS_PER_MS = 1_000
const asked = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
let nextQuestion = 0

/**
 * The worker's side of a room: answers each job by its name. `hello` is what the room's owner gets as the worker comes
 * up. An error with a string `kind` keeps it on its way out (`WorkerFailure.reason`). The process ends with its server,
 * however that ends.
 */
export function serveJobs<Jobs extends PoolJobs, Hello = null>(
  desk: JobHandlers<Jobs>,
  hello: Hello = null as Hello,
): void {
  watchWorker()
  process.on('disconnect', () => process.exit())
  process.on('message', (request: JobRequest) => {
    if (request.kind === 'reply') answerQuestion(request)
    else void work(desk, request)
  })
  send({ kind: 'ready', hello })
}

/**
 * Asks the server what a worker cannot know, such as what stands in the database: the room's `answers` has a function of
 * this name.
 */
export function askServer<Result>(name: string, input: unknown): Promise<Result> {
  const id = nextQuestion++
  return new Promise((resolve, reject) => {
    asked.set(id, { resolve: resolve as (result: unknown) => void, reject })
    send({ kind: 'question', id, name, input: serialize(input) })
  })
}

function answerQuestion({ id, result }: Extract<JobRequest, { kind: 'reply' }>) {
  const question = asked.get(id)
  asked.delete(id)
  if (result === null) question?.reject(new Error('The server did not answer'))
  else question?.resolve(deserialize(result))
}

async function work<Jobs extends PoolJobs>(
  desk: JobHandlers<Jobs>,
  { id, job, input }: Extract<JobRequest, { kind: 'job' }>,
) {
  const before = process.cpuUsage()
  const cpuMs = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / MICROS_PER_MS
  }
  try {
    if (!Object.hasOwn(desk, job)) throw new Error(`There is no job called ${job}`)
    const result = await desk[job as keyof Jobs](deserialize(input) as Jobs[keyof Jobs]['input'], {
      note: (note) => send({ kind: 'note', id, note }),
    })
    const packed = serialize(result)
    if (packed.byteLength > MAX_MESSAGE_BYTES) throw new Error(`The result of ${job} is too large`)
    send({ kind: 'done', id, result: packed, cpuMs: cpuMs() })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    send({ kind: 'failed', id, message, reason: kindOf(error), cpuMs: cpuMs() })
  }
}

/** A server that is gone hears nothing; this process then ends with the line between them. */
function send(reply: JobReply) {
  if (process.connected) process.send?.(reply, () => undefined)
}

function kindOf(error: unknown): string | null {
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : null
  return typeof kind === 'string' ? kind : null
}
