import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { ExportsJobs } from './exports-jobs.ts'
import { writeFile } from './write-file.ts'

serveJobs<ExportsJobs>({
  write: (input) => writeFile(input),
  read: async ({ bytes, name }) => (await import('../imports/read-import.ts')).readImport(bytes, name),
  writeBook: async (input) => (await import('../book/write-book.ts')).writeBook(input),
  readBook: async ({ bytes, name }) => (await import('../book/read-book.ts')).readBook(bytes, name),
  showChapter: async (input) => (await import('../book/read-chapter.ts')).showChapter(input),
})
