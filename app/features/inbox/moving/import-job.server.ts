import { z } from 'zod'
import { store } from '#app/database/store.server.ts'
import { findAnyFile, readFile, removeFile } from '#app/kits/foundation/files/files.server.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { hasRoom } from '#app/kits/members/inbound-mail/mailboxes.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId, hashOf } from '#app/platform/secrets/ids.server.ts'
import { chosenFiles } from '#app/providers/files/index.server.ts'
import { hasSource } from '../filing/messages.store.server.ts'
import { fileMessage } from '../filing/file-message.server.ts'
import { takeApart, takeArchive } from '../mail/mail-room.server.ts'
import { addressOf } from '../writing/identities.server.ts'

const MINUTE_MS = 60_000
const GONE = 'The file is no longer there. Please send it again.'
const FULL = 'Your mailbox is full. Delete some mail for good, then import the rest; what came already is not doubled.'

/**
 * Files the letters of a file. A letter is known by its bytes: one that was imported before is passed over, so that a
 * second run, and a second import, double nothing.
 */
export const importMailJob = defineJob({
  kind: 'import-mail',
  payload: z.object({ file: z.string(), place: z.enum(['archive', 'inbox']) }),
  limitMs: 30 * MINUTE_MS,
  async run({ file: fileId, place }, { job, progress, signal }) {
    const [file, user] = await Promise.all([findAnyFile(fileId), job.userId ? findUserById(job.userId) : null])
    if (!file || !user) throw new JobFailure(GONE, { isFinal: true })
    const { letters, notes } = await takeArchive(await readFile(file))
    const own = addressOf(user)
    let [filed, known] = [0, 0]
    for (const [n, raw] of letters.entries()) {
      if (signal.aborted) throw signal.reason
      progress(n / letters.length, `${n} of ${letters.length} letters`)
      const source = `file:${hashOf(Buffer.from(raw))}`
      if (await hasSource(user.id, source)) known += 1
      else if (!(await hasRoom({ userId: user.id, plan: user.plan }, raw.byteLength)))
        throw new JobFailure(FULL, { isFinal: true })
      else if (await importOne(raw, { userId: user.id, source, own, place })) filed += 1
    }
    await removeFile(file)
    return { filed, known, notes }
  },
})

async function importOne(
  raw: Uint8Array,
  { userId, source, own, place }: { userId: string; source: string; own: string; place: 'archive' | 'inbox' },
): Promise<boolean> {
  const mail = await takeApart(raw)
  const rawKey = `mails/${createSecretId()}`
  await chosenFiles().put(rawKey, raw)
  const isSent = mail.from.address.toLowerCase() === own
  const made = await store().tx(() =>
    fileMessage({
      ...{ userId, source, rawKey, bytes: raw.byteLength, mail, at: mail.date ?? clock.now() },
      ...{ isSent, isRead: true, place: isSent ? 'archive' : place },
    }),
  )
  if (!made) await chosenFiles().remove(rawKey)
  return made !== null
}
