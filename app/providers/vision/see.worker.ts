import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { SeeJobs } from './jobs.ts'
import { seePicture } from './seer.server.ts'

serveJobs<SeeJobs>({ see: ({ bytes }) => seePicture(bytes) })
