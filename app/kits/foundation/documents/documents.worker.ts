import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { DocumentsJobs } from './documents-jobs.ts'
import { readBytes } from './read-bytes.ts'

serveJobs<DocumentsJobs>({ read: ({ bytes, name }) => readBytes(bytes, name) })
