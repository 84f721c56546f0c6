import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { LookJobs } from './look-jobs.ts'
import { readCodes } from './read-codes.server.ts'
import { readFacts } from './read-facts.server.ts'

serveJobs<LookJobs>({
  facts: ({ bytes }) => readFacts(bytes),
  codes: ({ bytes }) => readCodes(bytes),
})
