import { store } from '#app/database/store.server.ts'
import { isStorageFull } from '#app/kits/foundation/files/full-storage.ts'
import { tellWebhooks } from '#app/kits/foundation/webhooks/webhooks.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { log } from '#app/platform/log.server.ts'
import { toStorableText } from '#app/platform/values/storable.ts'
import { TooLongError } from '#app/providers/files/files.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { createReceivedMails, type ReceivedMail } from './inbound-mail.store.server.ts'
import { tellReceived } from './received.server.ts'
import { isInALoop, LOOKED_AT_BYTES, readLetter } from './read-letter.ts'
import { inALoop, MailRefusal, noRoom, notKept, tooLarge } from './refusal.ts'

/** Where a message goes: the address it was sent to, and whose that is. */
export type Recipient = { address: string; userId: string }
export type Envelope = {
  from: string
  recipients: readonly Recipient[]
  /** Lines that stand above the message as it came. */
  trace: string
}

/** The bytes of a message, and whether more came than were passed on. */
export type MessageStream = AsyncIterable<Uint8Array> & { sizeExceeded?: boolean }

/**
 * Keeps a message: its bytes as they came below the lines of its way here, then a row for each recipient. When it resolves both are safe, so that the
 * sender may forget it. Throws MailRefusal; then nothing of it stays.
 */
export async function keepMessage(
  source: MessageStream,
  envelope: Envelope,
  maxBytes: number,
): Promise<ReceivedMail[]> {
  const key = `mails/${createSecretId()}`
  const beginning = collectBeginning()
  try {
    const trace = Buffer.from(envelope.trace)
    const { bytes } = await chosenFiles().putStream(
      key,
      after(trace, beginning.passing(source)),
      maxBytes + trace.byteLength,
    )
    if (source.sizeExceeded) throw new TooLongError(maxBytes)
    const start = beginning.bytes()
    if (isInALoop(start)) throw inALoop()
    const rows = toRows(envelope, { key, bytes, ...readLetter(start) })
    await store().tx(async () => {
      await createReceivedMails(rows)
      for (const { userId, to } of rows) await tellWebhooks('mail.arrived', { member: userId, mailbox: to })
    })
    tellReceived(rows)
    return rows
  } catch (error) {
    await takeBack(key)
    throw toRefusal(error)
  }
}

/** One row for each mailbox, however many of its addresses were named. */
function toRows(
  { from, recipients }: Pick<Envelope, 'from' | 'recipients'>,
  letter: Omit<ReceivedMail, 'id' | 'userId' | 'to' | 'envelopeFrom' | 'receivedAt' | 'rawKey'> & { key: string },
) {
  const { key: rawKey, ...head } = letter
  const receivedAt = clock.now()
  const byUser = new Map(recipients.toReversed().map((recipient) => [recipient.userId, recipient]))
  return [...byUser.values()].map(({ userId, address }): ReceivedMail => ({
    ...head,
    id: createId(receivedAt.getTime()),
    userId,
    to: toStorableText(address),
    envelopeFrom: toStorableText(from),
    rawKey,
    receivedAt,
  }))
}

async function* after(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  yield* rest
}

/** Lets pieces pass and remembers the first of them. */
function collectBeginning() {
  const pieces: Uint8Array[] = []
  let left = LOOKED_AT_BYTES
  return {
    async *passing(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const piece of source) {
        if (left > 0) pieces.push(Uint8Array.prototype.slice.call(piece, 0, left))
        left -= piece.byteLength
        yield piece
      }
    },
    bytes: () => Buffer.concat(pieces),
  }
}

function toRefusal(error: unknown): MailRefusal {
  if (error instanceof MailRefusal) return error
  if (error instanceof TooLongError) return tooLarge()
  log.error({ err: error }, 'a message that came in could not be kept')
  return isStorageFull(error) ? noRoom() : notKept()
}

const takeBack = (key: string) =>
  chosenFiles()
    .remove(key)
    .catch((error: unknown) => log.warn({ err: error }, 'the bytes of a refused message stayed behind'))
