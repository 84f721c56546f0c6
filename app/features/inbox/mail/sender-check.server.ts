import type { Peer } from '#app/kits/members/inbound-mail/trace-lines.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { openWorkerPool, WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { SenderCheck } from './check-sender.ts'
import type { MailJobs } from './mail-jobs.ts'
import { mailWorker } from './mail-room.server.ts'

const MEMORY_MB = 256
const LIMIT_MS = 15_000
const MAX_WAITING = 200
const MAX_WAIT_MS = 10_000

/** Beside the room in which letters are read: who waits for the DNS there keeps no reader waiting. */
const room = () =>
  once('sender-check-room', () =>
    openWorkerPool<MailJobs>({
      name: 'sender check',
      file: mailWorker.file,
      memoryMb: MEMORY_MB,
      limitMs: LIMIT_MS,
      maxWaiting: MAX_WAITING,
      maxWaitMs: MAX_WAIT_MS,
    }),
  )

/** What the signatures of a letter and its peer at our door tell of its sender; null where there was no time to look. */
export async function takeSenderCheck(raw: Uint8Array, peer: Peer | null): Promise<SenderCheck | null> {
  try {
    return await room().run('sender', { raw, peer })
  } catch (error) {
    if (error instanceof WorkerFailure && error.kind === 'closed') throw error
    log.warn({ err: error, bytes: raw.byteLength }, 'the sender of a message could not be checked')
    return null
  }
}
