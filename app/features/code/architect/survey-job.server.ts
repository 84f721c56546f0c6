import { z } from 'zod'
import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { clock } from '#app/platform/clock.ts'
import { once } from '#app/platform/once.ts'
import { openWorkerPool, WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import { findSurvey, saveSurvey } from '../keeping/code.store.server.ts'
import type { CodeJobs } from '../sandbox/code-jobs.ts'
import { codeWorker } from '../sandbox/code-pool.server.ts'

const MEMORY_MB = 1_024
const NATIVE_MB = 1_536
const LIMIT_MS = 90_000
const MAX_WAITING = 8

/** Repositories are read in a room of their own: they take long, and strangers pack them. */
export const architectPool = () =>
  once('architect-room', () =>
    openWorkerPool<CodeJobs>({
      ...{ name: 'architect room', file: codeWorker.file, memoryMb: MEMORY_MB, nativeMb: NATIVE_MB },
      ...{ limitMs: LIMIT_MS, maxWaiting: MAX_WAITING, maxWaitMs: null },
      answers: {
        bytes: async (fileId) => {
          const file = await findAnyFile(String(fileId))
          if (!file) throw new Error('The file is no longer there')
          return readFile(file)
        },
      },
    }),
  )

/** What keeps a repository from being read, in a sentence. */
export const TROUBLES = new Map([
  ['broken', 'This is no zip that can be read. It may be broken, or locked by a password.'],
  ['many', 'This zip holds more than 100,000 files. Send a part of it.'],
  ['large', 'Unpacked, this repository takes too much room. Send a part of it.'],
  ['empty', 'There is no code and no text in this zip.'],
])

/** Reads a repository in the architect room and keeps what was found. */
export const surveyJob = defineJob({
  kind: 'survey',
  payload: z.object({ survey: z.string() }),
  concurrency: 1,
  limitMs: 2 * LIMIT_MS,
  async run({ survey: id }, tools) {
    const row = await findSurvey(id)
    if (!row || row.state === 'ready') return null
    try {
      const report = await architectPool().run(
        'survey',
        { fileId: row.fileId },
        { signal: tools.signal, onNote: ({ done, of }) => tools.progress(done / of, `${done} of ${of} files`) },
      )
      await saveSurvey(id, { state: 'ready', report, updatedAt: clock.now() })
      return null
    } catch (error) {
      if (!(error instanceof WorkerFailure) || error.kind === 'cancelled' || error.kind === 'closed') throw error
      const trouble =
        TROUBLES.get(error.reason ?? '') ??
        'This repository took too long or too much memory to read. Send a part of it.'
      await saveSurvey(id, { state: 'failed', trouble, updatedAt: clock.now() })
      throw new JobFailure(trouble, { isFinal: true })
    }
  },
})
