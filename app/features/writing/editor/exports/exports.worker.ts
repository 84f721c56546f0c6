import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import { toRichDocument } from '../rich/markdown-blocks.ts'
import type { ExportsJobs } from './exports-jobs.ts'

serveJobs<ExportsJobs>({
  async write({ kind, title, markdown }) {
    const document = toRichDocument(markdown)
    if (kind === 'pdf') return (await import('./to-pdf.ts')).toPdf(title, document)
    return { bytes: await (await import('./to-docx.ts')).toDocx(title, document), unknown: 0 }
  },
})
