import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { DocumentsJobs } from './documents-jobs.ts'
import { pictureOfPage } from './pdf/pdf-picture.ts'
import { readBeginning, readBytes } from './read-bytes.ts'

serveJobs<DocumentsJobs>({
  read: ({ bytes, name, isScanFine }) => readBytes(bytes, name, isScanFine),
  begin: ({ bytes, name, pages }) => readBeginning(bytes, name, pages),
  picture: ({ bytes, page }) => pictureOfPage(bytes, page),
})
