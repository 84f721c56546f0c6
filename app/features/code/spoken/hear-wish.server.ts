import { z } from 'zod'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { findRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { findAnyFile, readFile, removeFile } from '#app/kits/foundation/files/files.server.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { SPOKEN_MAX_CHARS } from '../code.limits.ts'
import { findSpoken, saveSpoken, type SpokenRow } from './spoken.store.server.ts'

const MINUTE_MS = 60_000
const NOTHING = 'Nothing was heard that sounds like speech.'
const GONE = 'The recording is no longer there.'

/** Writes down what was said for a turn of an app; the recording goes afterwards, whatever became of it. */
export const hearWish = defineJob({
  kind: 'hear-wish',
  payload: z.object({ spoken: z.string() }),
  concurrency: 2,
  limitMs: 20 * MINUTE_MS,
  async run({ spoken: id }, { signal }) {
    const row = await findSpoken(id)
    if (!row || row.state !== 'working') return null
    const file = row.fileId ? await findAnyFile(row.fileId) : null
    try {
      if (!file) throw new JobFailure(GONE, { isFinal: true })
      await saveSpoken(id, await hear(row, { bytes: await readFile(file), type: file.type }, signal))
    } catch (error) {
      const why = signal.reason instanceof JobStop ? signal.reason.why : null
      if (why === 'closing' || why === 'lost') throw error
      const words = error instanceof JobFailure ? error.message : toFailureWords(toFailure(error))
      await saveSpoken(id, { state: 'failed', failure: words, fileId: null })
      if (file) await removeFile(file)
      throw new JobFailure(words, { isFinal: true, cause: error })
    }
    if (file) await removeFile(file)
    return null
  },
})

async function hear({ runId }: SpokenRow, audio: { bytes: Uint8Array; type: string }, signal: AbortSignal) {
  const run = await findRun(runId)
  if (!run) throw new JobFailure(GONE, { isFinal: true })
  const { result, listed } = await useBest(run, 'transcribe', { audio, language: null }, { signal })
  const text = result.text.trim().slice(0, SPOKEN_MAX_CHARS).toWellFormed()
  if (!text) return { state: 'failed' as const, failure: NOTHING, fileId: null }
  return { state: 'done' as const, engine: listed.engine.label, text, fileId: null }
}
