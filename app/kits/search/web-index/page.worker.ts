import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { PageJobs } from './page-reading.ts'
import { readPage } from './read-html.ts'

serveJobs<PageJobs>({ read: readPage })
