import { serveRoom } from '#app/platform/worker-pool/pool-worker.ts'
import type { ReadJobs } from './jobs.ts'
import { readPicture } from './reader.server.ts'

serveRoom<ReadJobs>({ read: ({ bytes }, { note }) => readPicture(bytes, note) })
