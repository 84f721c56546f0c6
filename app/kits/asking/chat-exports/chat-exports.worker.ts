import { serveRoom } from '#app/platform/worker-pool/pool-worker.ts'
import type { ExportsJobs } from './exports-jobs.ts'
import { readExport } from './read-export.server.ts'
import { toBlocks } from './to-blocks.ts'

serveRoom<ExportsJobs>({ read: ({ bytes }) => toBlocks(readExport(bytes)) })
