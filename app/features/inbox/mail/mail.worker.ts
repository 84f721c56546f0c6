import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { MailJobs } from './mail-jobs.ts'
import { readMail, readPart } from './read-mail.ts'

serveJobs<MailJobs>({
  read: ({ raw }) => readMail(raw),
  part: async ({ raw, n }) => ({ bytes: await readPart(raw, n) }),
})
