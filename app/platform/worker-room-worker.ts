import { parentPort } from 'node:worker_threads'
import type { TransferListItem } from 'node:worker_threads'
import { END } from './worker-room.ts'
import type { NoteOf, RoomJobs, RoomReply, RoomRequest } from './worker-room.ts'

export type JobTools<Note> = {
  /** Tells the caller something while the job runs. */
  note(note: Note): void
  /** Marks buffers of the result that move to the caller without being copied; they are empty here afterwards. */
  move(...buffers: TransferListItem[]): void
}

export type RoomDesk<Jobs extends RoomJobs> = {
  [Name in keyof Jobs]: (
    input: Jobs[Name]['input'],
    tools: JobTools<NoteOf<Jobs[Name]>>,
  ) => Promise<Jobs[Name]['result']> | Jobs[Name]['result']
}

/**
 * The worker's side of a room: answers each job by its name. `hello` is what the room's owner gets as the worker comes
 * up. An error with a string `kind` keeps it on its way out (`RoomFailure.reason`).
 */
export function serveRoom<Jobs extends RoomJobs, Hello = null>(
  desk: RoomDesk<Jobs>,
  hello: Hello = null as Hello,
): void {
  const send = (reply: RoomReply, moved: TransferListItem[] = []) => parentPort?.postMessage(reply, moved)
  parentPort?.on('message', async (request: RoomRequest | typeof END) => {
    if (request === END) return process.exit()
    const { id, job, input } = request
    const moved: TransferListItem[] = []
    try {
      if (!Object.hasOwn(desk, job)) throw new Error(`There is no job called ${job}`)
      const result = await desk[job as keyof Jobs](input, {
        note: (note) => send({ kind: 'note', id, note }),
        move: (...buffers) => moved.push(...buffers),
      })
      send({ kind: 'done', id, result }, moved)
    } catch (error) {
      send({
        kind: 'failed',
        id,
        message: error instanceof Error ? error.message : String(error),
        reason: kindOf(error),
      })
    }
  })
  send({ kind: 'ready', hello })
}

function kindOf(error: unknown): string | null {
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : null
  return typeof kind === 'string' ? kind : null
}
