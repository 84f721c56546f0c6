import { readLetter } from '#app/kits/members/inbound-mail/read-letter.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { openWorkerPool, WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { MailJobs } from './mail-jobs.ts'
import type { Archive } from '../moving/read-archive.ts'
import type { Invitation } from './read-invitation.ts'
import type { ReadMail } from './read-mail.ts'

/** Bundled by scripts/bundle-node.js; tests put their own here before the first message. */
export const mailWorker = { file: 'build/mail.worker.js' }
const MEMORY_MB = 384
const LIMIT_MS = 20_000
const ARCHIVE_LIMIT_MS = 60_000
const MAX_WAITING = 500
const SNIPPET_CHARS = 200

const room = () =>
  once('mail-room', () =>
    openWorkerPool<MailJobs>({
      name: 'mail room',
      file: mailWorker.file,
      memoryMb: MEMORY_MB,
      limitMs: LIMIT_MS,
      maxWaiting: MAX_WAITING,
    }),
  )

/**
 * Takes a message apart where a stranger's bytes can do no harm. One that cannot be taken apart, or that takes too long,
 * is shown by its head and first words with a sentence that says so: no message is lost for being odd. Throws only when
 * the room has no place just now or is closed.
 */
export async function takeApart(raw: Uint8Array): Promise<ReadMail> {
  try {
    return await room().run('read', { raw })
  } catch (error) {
    if (!(error instanceof WorkerFailure) || !['failed', 'slow', 'crashed'].includes(error.kind)) throw error
    log.warn({ trouble: error.kind, bytes: raw.byteLength }, 'a message could not be taken apart')
    return readPlainly(raw)
  }
}

/** The bytes of one part of a message; null where there is none, or where it cannot be reached. */
export async function takePart(raw: Uint8Array, n: number): Promise<Uint8Array | null> {
  try {
    return (await room().run('part', { raw, n })).bytes
  } catch (error) {
    if (!(error instanceof WorkerFailure) || !['failed', 'slow', 'crashed'].includes(error.kind)) throw error
    return null
  }
}

/** The invitation that goes along with a message; null where there is none that can be read. */
export async function takeInvitation(raw: Uint8Array): Promise<Invitation | null> {
  try {
    return (await room().run('invitation', { raw })).invitation
  } catch (error) {
    if (!(error instanceof WorkerFailure) || !['failed', 'slow', 'crashed'].includes(error.kind)) throw error
    return null
  }
}

/** The letters of a file that somebody brings; none where it cannot be read. */
export async function takeArchive(bytes: Uint8Array): Promise<Archive> {
  try {
    return await room().run('archive', { bytes }, { limitMs: ARCHIVE_LIMIT_MS })
  } catch (error) {
    if (!(error instanceof WorkerFailure) || !['failed', 'slow', 'crashed'].includes(error.kind)) throw error
    return { letters: [], notes: ['This file could not be read.'] }
  }
}

function readPlainly(raw: Uint8Array): ReadMail {
  const { fromName, fromAddress, subject, text } = readLetter(Buffer.from(raw))
  return {
    messageId: null,
    inReplyTo: null,
    from: { name: fromName, address: fromAddress },
    subject,
    date: null,
    text,
    html: null,
    snippet: text.slice(0, SNIPPET_CHARS).replace(/\s+/g, ' ').trim().toWellFormed(),
    details: {
      to: [],
      cc: [],
      replyTo: null,
      references: [],
      attachments: [],
      unsubscribe: null,
      found: { spf: null, dkim: null, dmarc: null },
      hasInvitation: false,
      problems: ['This message could not be taken apart. Its first words are shown; download it to see all of it.'],
    },
    bcc: [],
    words: [],
  }
}
