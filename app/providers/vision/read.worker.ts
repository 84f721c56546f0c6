import { serveRoom } from '#app/platform/worker-pool/worker-room-worker.ts'
import type { ReadJobs } from './jobs.ts'
import { readPicture } from './reader.server.ts'

serveRoom<ReadJobs>({ read: ({ bytes }, { note }) => readPicture(bytes, note) })
