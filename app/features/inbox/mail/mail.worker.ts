import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { MailJobs } from './mail-jobs.ts'
import { readArchive } from '../moving/read-archive.ts'
import { checkSender } from './check-sender.ts'
import { createLookUp } from './dns-records.ts'
import { readInvitation } from './read-invitation.ts'
import { readCalendar, readMail, readPart } from './read-mail.ts'

const lookUp = createLookUp()

serveJobs<MailJobs>({
  read: ({ raw }) => readMail(raw),
  invitation: async ({ raw }) => {
    const calendar = await readCalendar(raw)
    return { invitation: calendar === null ? null : readInvitation(calendar) }
  },
  sender: ({ raw, peer }) => checkSender(raw, peer, lookUp),
  archive: ({ bytes }) => readArchive(bytes),
  part: async ({ raw, n }) => ({ bytes: await readPart(raw, n) }),
})
