import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import { enlargePicture } from './enlarger.server.ts'
import type { EnlargeJobs } from './jobs.ts'

serveJobs<EnlargeJobs>({ enlarge: async (wanted, { note }) => ({ png: await enlargePicture(wanted, note) }) })
