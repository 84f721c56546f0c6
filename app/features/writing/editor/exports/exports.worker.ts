import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { ExportsJobs } from './exports-jobs.ts'
import { writeFile } from './write-file.ts'

serveJobs<ExportsJobs>({
  write: (input) => writeFile(input),
  read: async ({ bytes, name }) => (await import('../imports/read-import.ts')).readImport(bytes, name),
})
