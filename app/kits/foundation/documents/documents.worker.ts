import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { DocumentsJobs } from './documents-jobs.ts'
import { pictureOfPage } from './pdf/pdf-picture.ts'
import { readBytes } from './read-bytes.ts'

serveJobs<DocumentsJobs>({
  read: ({ bytes, name, isScanFine }) => readBytes(bytes, name, isScanFine),
  picture: ({ bytes, page }) => pictureOfPage(bytes, page),
})
