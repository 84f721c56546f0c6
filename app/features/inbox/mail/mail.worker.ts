import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { MailJobs } from './mail-jobs.ts'
import { readArchive } from '../moving/read-archive.ts'
import { checkSender } from './check-sender.ts'
import { createLookUp } from './dns-records.ts'
import { readInvitation } from './read-invitation.ts'
import { readCalendar, readMail, readPart } from './read-mail.ts'

const lookUp = createLookUp()

async function invitationOf(raw: Uint8Array) {
  const calendar = await readCalendar(raw)
  return calendar === null ? null : readInvitation(calendar)
}

serveJobs<MailJobs>({
  async read({ raw }) {
    const mail = await readMail(raw)
    const event = mail.details.hasInvitation ? await invitationOf(raw) : null
    if (event?.uid)
      mail.details.event = {
        ...{ uid: event.uid, only: event.only?.toISOString() ?? null },
        ...(event.isCancelled && { isOff: true }),
      }
    return mail
  },
  invitation: async ({ raw }) => ({ invitation: await invitationOf(raw) }),
  sender: ({ raw, peer }) => checkSender(raw, peer, lookUp),
  archive: ({ bytes }) => readArchive(bytes),
  part: async ({ raw, n }) => ({ bytes: await readPart(raw, n) }),
})
