import { readCaptions } from '#app/engines/transcript/read/read-captions.ts'
import { serveJobs } from '#app/platform/worker-pool/pool-worker.ts'
import type { TranscriptJobs } from './exports-jobs.ts'

serveJobs<TranscriptJobs>({
  read: ({ bytes }) => readCaptions(bytes),
  apart: async (asked) => (await import('./tell-voices.ts')).tellVoices(asked),
  async write({ kind, title, transcript, chapters }) {
    if (kind === 'docx') return (await import('./to-docx.ts')).toDocx(title, transcript, chapters)
    return (await import('./to-epub.ts')).toEpub(title, transcript, chapters)
  },
})
