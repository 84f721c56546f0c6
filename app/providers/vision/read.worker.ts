import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { ReadJobs } from './jobs.ts'
import { readPicture } from './reader.server.ts'

serveJobs<ReadJobs>({ read: ({ bytes }, { note }) => readPicture(bytes, note) })
