/** What a room can be asked, by the name of the job: what goes in, what comes out, what is told on the way. */
export type RoomJobs = Record<string, { input: unknown; result: unknown; note?: unknown }>

export type NoteOf<Job> = Job extends { note: infer Note } ? Note : never

export type RoomRequest = { id: number; job: string; input: unknown }
/** What a worker is told so that it goes as soon as its thread is free. */
export const END = 'end'

/** What a worker says: that it is up (with its greeting), how a job goes, and how it ended. */
export type RoomReply =
  | { kind: 'ready'; hello: unknown }
  | { kind: 'note'; id: number; note: unknown }
  | { kind: 'done'; id: number; result: unknown }
  | { kind: 'failed'; id: number; message: string; reason: string | null }

/**
 * Why a room gave no result. `busy`: too many wait; `slow`: over its limit; `cancelled`: by the caller; `crashed`: the
 * worker died, such as for lack of memory; `failed`: the job threw; `closed`: the room is no more.
 */
export type RoomTrouble = 'busy' | 'slow' | 'cancelled' | 'crashed' | 'failed' | 'closed'

export class RoomFailure extends Error {
  constructor(
    readonly kind: RoomTrouble,
    message: string,
    /** The `kind` of the error that the job itself threw, when it had one. */
    readonly reason: string | null = null,
  ) {
    super(message)
    this.name = 'RoomFailure'
  }
}

/** Refused at once: a late answer helps nobody. */
export class RoomBusy extends RoomFailure {
  constructor(room: string) {
    super('busy', `Too many wait for the ${room}`)
    this.name = 'RoomBusy'
  }
}
