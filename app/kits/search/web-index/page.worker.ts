import { serveRoom } from '#app/platform/worker-pool/worker-room-worker.ts'
import type { PageJobs } from './page-reading.ts'
import { readPage } from './read-html.ts'

serveRoom<PageJobs>({ read: readPage })
