/** What a room can be asked, by the name of the job: what goes in, what comes out, what is told on the way. */
export type PoolJobs = Record<string, { input: unknown; result: unknown; note?: unknown }>

export type NoteOf<Job> = Job extends { note: infer Note } ? Note : never

/** What a worker is told. Values travel packed, so that their size is known before they are read. */
export type JobRequest =
  | { kind: 'job'; id: number; job: string; input: Uint8Array }
  /** What the server answers to a question of the worker; null says that it has no answer. */
  | { kind: 'reply'; id: number; result: Uint8Array | null }

/** What a worker says: that it is up, how a job goes, how it ended, and what it asks the server. */
export type JobReply =
  | { kind: 'ready'; hello: unknown }
  | { kind: 'note'; id: number; note: unknown }
  /** `cpuMs` is the processor time the job took. */
  | { kind: 'done'; id: number; result: Uint8Array; cpuMs: number }
  | { kind: 'failed'; id: number; message: string; reason: string | null; cpuMs: number }
  | { kind: 'question'; id: number; name: string; input: Uint8Array }

/** A job with a larger input or result fails: reading it would hold the server's thread. */
export const MAX_MESSAGE_BYTES = 96 * 1_048_576

/** The last line of a worker that ends itself because it holds too much memory. */
export const TOO_MUCH_MEMORY = 'This worker holds more memory than it may'

/**
 * Why a room gave no result. `busy`: too many wait; `spent`: the visitor's share of computing time is used up; `slow`:
 * over its limit; `cancelled`: by the caller; `crashed`: the worker died, with the reason `memory` when that was why;
 * `failed`: the job threw; `closed`: the room is no more.
 */
export type WorkerTrouble = 'busy' | 'spent' | 'slow' | 'cancelled' | 'crashed' | 'failed' | 'closed'

export class WorkerFailure extends Error {
  constructor(
    readonly kind: WorkerTrouble,
    message: string,
    /** The `kind` of the error that the job itself threw, when it had one. */
    readonly reason: string | null = null,
  ) {
    super(message)
    this.name = 'WorkerFailure'
  }
}

/** Refused at once: a late answer helps nobody. */
export class PoolBusy extends WorkerFailure {
  constructor(room: string) {
    super('busy', `Too many wait for the ${room}`)
    this.name = 'PoolBusy'
  }
}

/** Refused because one visitor has used up their share of the room's computing time. */
export class ShareSpent extends WorkerFailure {
  constructor(
    room: string,
    readonly retryAfterS: number,
  ) {
    super('spent', `A visitor has used up their share of the ${room}`)
    this.name = 'ShareSpent'
  }
}

/** Whether the work itself ended its worker: it would do so again. */
export const isDeadly = (error: unknown): error is WorkerFailure =>
  error instanceof WorkerFailure && (error.kind === 'slow' || error.kind === 'crashed')

/** What a visitor without a share reads: "You have used much computing time here. Please try again in 40 seconds." */
export const toShareWords = (waitS: number): string =>
  `You have used much of the computing time here in the last minutes. Please try again in ${
    waitS === 1 ? 'a second' : `${waitS} seconds`
  }.`
