import { z } from 'zod'
import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { clock } from '#app/platform/clock.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'
import { transcriptsRoom } from '../exports/transcripts-room.server.ts'
import { recordingFacts, type RecordingFacts } from '../recordings/recording-facts.ts'
import { findRecording, saveRecording, saveVersion, type RecordingRow } from '../recordings/recordings.store.server.ts'
import { makeReady } from './listen-file.server.ts'

const MINUTE_MS = 60_000
const MEANWHILE = 'The words were changed meanwhile, so nothing was named. Press it again.'
const NO_SOUND = 'The sound is no longer there.'

/** Gives each piece of a transcript a voice by how it sounds; a guess, to be named and mended by whoever was there. */
export const apartJob = defineJob({
  kind: 'tell-voices',
  payload: z.object({ recording: z.string(), version: z.number(), voices: z.number() }),
  concurrency: 1,
  limitMs: 20 * MINUTE_MS,
  async run({ recording: id, version, voices }, tools) {
    const row = await findRecording(id)
    if (!row) return null
    try {
      await withScratchFolder('voices', (folder) => tellApart(row, { version, voices, folder }, tools))
    } catch (error) {
      const why = tools.signal.reason instanceof JobStop ? tools.signal.reason.why : null
      if (why === 'closing' || why === 'lost') throw error
      const words = error instanceof JobFailure ? error.message : 'The voices could not be told apart.'
      await keepState(id, { state: 'failed', words })
      throw new JobFailure(words, { isFinal: true, cause: error })
    }
    return null
  },
})

type Apart = NonNullable<RecordingFacts['apart']>
type Wish = { version: number; voices: number; folder: string }

async function tellApart(row: RecordingRow, { version, voices, folder }: Wish, tools: JobTools): Promise<void> {
  const file = row.fileId ? await findAnyFile(row.fileId) : null
  if (!file) throw new JobFailure(NO_SOUND, { isFinal: true })
  tools.progress(null, 'Getting the sound ready')
  const sound = await makeReady(file, folder, tools.signal)
  tools.progress(0.3, 'Listening to the voices')
  const { language, pieces } = row.transcript
  const stretches = pieces.map(({ startS, endS }) => ({ startS, endS }))
  const { signal } = tools
  const limitMs = 10 * MINUTE_MS
  const groups = await transcriptsRoom().run('apart', { file: sound.file, stretches, voices }, { signal, limitMs })
  const named = pieces.map((piece, n) => ({ ...piece, speaker: `Voice ${groups[n]! + 1}` }))
  if (!(await saveVersion(row.id, version, { transcript: { language, pieces: named } })))
    throw new JobFailure(MEANWHILE, { isFinal: true })
  await keepState(row.id, { state: 'done', words: '' })
}

async function keepState(id: string, told: Pick<Apart, 'state' | 'words'>): Promise<void> {
  const row = await findRecording(id)
  const apart = { ...told, atMs: clock.now().getTime() }
  if (row) await saveRecording(id, { facts: { ...recordingFacts.parse(row.facts), apart } })
}
