import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { ExportsJobs } from './exports-jobs.ts'
import { readExport } from './read-export.server.ts'
import { toBlocks } from './to-blocks.ts'

serveJobs<ExportsJobs>({ read: ({ bytes }) => toBlocks(readExport(bytes)) })
