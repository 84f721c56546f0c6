import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { findRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { findAnyFile, readFile, removeFile, type FileRow } from '#app/kits/foundation/files/files.server.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { toFailure } from '#app/providers/engine.ts'

const GONE = 'The recording is no longer there.'
export const NOTHING_HEARD = 'Nothing was heard that sounds like speech.'

type Spoken = { run: string; file: string | null; most: number; signal: AbortSignal }
type Kept = {
  /** The words, empty where nothing was heard; with the recording as it came. */
  heard(words: { engine: string; text: string }, recording: { file: FileRow; bytes: Uint8Array }): Promise<unknown>
  failed(why: string): Promise<unknown>
}

/**
 * Writes down what was said, as the middle of a job: the recording goes afterwards, whatever became of it. Only a job that
 * is stopped to be gone on with keeps it. Throws a JobFailure that is final after `failed`.
 */
export async function writeDown({ run: runId, file: fileId, most, signal }: Spoken, kept: Kept): Promise<void> {
  const file = fileId === null ? null : await findAnyFile(fileId)
  try {
    const run = file && (await findRun(runId))
    if (!file || !run) throw new JobFailure(GONE, { isFinal: true })
    const bytes = await readFile(file)
    const audio = { bytes, type: file.type }
    const { result, listed } = await useBest(run, 'transcribe', { audio, language: null }, { signal })
    const text = result.text.trim().slice(0, most).toWellFormed()
    await kept.heard({ engine: listed.engine.label, text }, { file, bytes })
  } catch (error) {
    const why = signal.reason instanceof JobStop ? signal.reason.why : null
    if (why === 'closing' || why === 'lost') throw error
    const words = error instanceof JobFailure ? error.message : toFailureWords(toFailure(error))
    await kept.failed(words)
    if (file) await removeFile(file)
    throw new JobFailure(words, { isFinal: true, cause: error })
  }
  await removeFile(file)
}
