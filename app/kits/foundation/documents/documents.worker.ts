import { serveRoom } from '#app/platform/worker-pool/pool-worker.ts'
import type { DocumentsJobs } from './documents-jobs.ts'
import { readBytes } from './read-bytes.ts'

serveRoom<DocumentsJobs>({ read: ({ bytes, name }) => readBytes(bytes, name) })
