import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { mend, type RoughPiece } from '#app/engines/transcript/mend.ts'
import { spreadText } from '#app/engines/transcript/spread-text.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { findRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { findAnyFile, type FileRow } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toFailure } from '#app/providers/engine.ts'
import type { Ports } from '#app/providers/ports.ts'
import type { Chunk } from '#app/providers/speech/chunks.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'
import { toRecordingTopic, toSearchWords } from '../recordings/own-recording.server.ts'
import { toFileOwner } from '#app/kits/members/visitor/file-owner.server.ts'
import { recordingFacts, type RecordingFacts } from '../recordings/recording-facts.ts'
import {
  findRecording,
  saveRecording,
  type RecordingChange,
  type RecordingRow,
} from '../recordings/recordings.store.server.ts'
import { removeSound } from '../recordings/sweep-recordings.server.ts'
import { cutWav, lowerNoise, makeReady, makeSeekable, type ReadySound } from './listen-file.server.ts'
import { isNoisy } from './noise.ts'

const HOUR_MS = 3_600_000
const NO_TIMES = 'The engine told no times, so its sentences share the minutes they were heard in by their length.'
const LOWERED =
  'There is steady noise in this recording. It was lowered before listening (ffmpeg, afftdn); the sound itself stays as it came.'
const NOISY =
  'There is steady noise in this recording, and the ffmpeg of this server has no filter to lower it (afftdn). Words may be missing.'
const NOTHING_HEARD = 'Nothing was heard that sounds like speech. Music and noise have no words for an engine.'

/** Writes down what is said in a recording, a few minutes at a time; after a crash it goes on where it was. */
export const hearJob = defineJob({
  kind: 'hear',
  payload: z.object({ recording: z.string() }),
  concurrency: 2,
  limitMs: 3 * HOUR_MS,
  async run({ recording: id }, tools) {
    const row = await findRecording(id)
    if (!row || row.state === 'done') return null
    await change(row.id, { state: 'working' })
    try {
      await withScratchFolder('hear', (folder) => hear(row, folder, tools))
    } catch (error) {
      const why = tools.signal.reason instanceof JobStop ? tools.signal.reason.why : null
      if (why === 'closing' || why === 'lost') throw error
      if (why === 'cancel') await end(id, 'stopped', 'You stopped it. What was heard until then is kept.')
      if (why === 'cancel') throw error
      const words =
        error instanceof JobFailure
          ? error.message
          : why === 'limit'
            ? 'This took too long and was ended.'
            : toFailureWords(toFailure(error))
      await end(id, 'failed', words)
      throw new JobFailure(words, { isFinal: true, cause: error })
    }
    return null
  },
})

async function hear(row: RecordingRow, folder: string, tools: JobTools): Promise<void> {
  const [run, file] = await Promise.all([
    row.runId ? findRun(row.runId) : null,
    row.fileId ? findAnyFile(row.fileId) : null,
  ])
  if (!run || !file) throw new JobFailure('The recording is no longer there.', { isFinal: true })
  tools.progress(null, 'Getting the sound ready')
  const sound = await makeReady(file, folder, tools.signal)
  await change(row.id, { seconds: sound.seconds, peaks: sound.peaks })
  const facts = recordingFacts.parse(row.facts)
  const samples = await toHeard(sound, facts, run, tools.signal)
  const pieces: RoughPiece[] = row.transcript.pieces.filter(({ startS }) => startS < facts.doneS)
  for (const step of sound.steps) {
    if (step.endS <= facts.doneS) continue
    const share = (within: number) => (step.startS + within * (step.endS - step.startS)) / sound.seconds
    tools.progress(share(0), toNote(step.startS, sound.seconds))
    const audio = { bytes: await cutWav(samples, step), type: 'audio/wav' }
    const { signal } = tools
    const onProgress = (within: number) =>
      tools.progress(share(within), toNote(share(within) * sound.seconds, sound.seconds))
    const input = { audio, language: facts.language }
    const used = await useBest(run, 'transcribe', input, { signal, onProgress, engineId: facts.engineId })
    pieces.push(...heardIn(used.result, step, facts))
    remember(facts, used, step.endS)
    const { transcript } = mend(pieces, used.result.language)
    await change(row.id, { transcript, facts, words: toSearchWords(row.title, transcript) })
  }
  await finish(row, facts, facts.keepsSound ? await seekableOf(row, file, folder, tools.signal) : null)
}

/**
 * The samples that are listened to. Steady noise is lowered for the built-in engine, which hears fewer words in it; the engines of
 * companies were made for noise and get the sound as it came.
 */
async function toHeard(sound: ReadySound, facts: RecordingFacts, run: Run, signal: AbortSignal): Promise<string> {
  if (!isNoisy(sound.ground)) return sound.file
  const engines = await listEngines(run.viewer, 'transcribe')
  const first = engines.find(({ engine }) => engine.id === facts.engineId) ?? engines[0]
  const isOurs = first?.engine.providerId === null
  const quiet = isOurs ? await lowerNoise(sound.file, sound.ground, signal) : null
  const note = quiet ? LOWERED : isOurs ? NOISY : null
  if (note && !facts.notes.includes(note)) facts.notes.push(note)
  return quiet ?? sound.file
}

const toNote = (atS: number, ofS: number) => `${toShortClock(atS)} of ${toShortClock(ofS)} heard`

/** An engine that tells no times is told so, and its sentences share the stretch. */
function heardIn({ text, pieces }: Ports['transcribe']['result'], step: Chunk, facts: RecordingFacts): RoughPiece[] {
  if (pieces.length > 0 || text === '') return pieces.map((piece) => shift(piece, step.startS))
  if (!facts.notes.includes(NO_TIMES)) facts.notes.push(NO_TIMES)
  return spreadText(text, step.startS, step.endS)
}

function shift(piece: RoughPiece & { startS: number; endS: number }, byS: number): RoughPiece {
  const words = piece.words?.map((word) => ({ ...word, startS: word.startS + byS, endS: word.endS + byS })) ?? []
  return { ...piece, startS: piece.startS + byS, endS: piece.endS + byS, words }
}

function remember(facts: RecordingFacts, used: Awaited<ReturnType<typeof useBest<'transcribe'>>>, doneS: number): void {
  const { listed, costMicros, tookMs, failed } = used
  facts.doneS = doneS
  facts.engines = [...new Set([...facts.engines, listed.engine.label])]
  facts.tookMs = (facts.tookMs ?? 0) + tookMs
  facts.costMicros = facts.costMicros === null || costMicros === null ? null : facts.costMicros + costMicros
  for (const { listed: other, failure } of failed) {
    const note = `${other.engine.label} was asked first: ${toFailureWords(failure)}`
    if (!facts.notes.includes(note)) facts.notes.push(note)
  }
}

/** The sound goes when its owner did not want it kept. */
async function finish(row: RecordingRow, facts: RecordingFacts, seekableId: string | null): Promise<void> {
  const heard = await findRecording(row.id)
  if (heard?.transcript.pieces.length === 0) facts.notes.push(NOTHING_HEARD)
  const fileId = facts.keepsSound ? (seekableId ?? row.fileId) : null
  await change(row.id, { state: 'done', facts, fileId })
  if (fileId !== row.fileId) await removeSound(row.fileId)
}

/** Recordings of browsers are kept as a file one can jump in; all others as they came. */
async function seekableOf(
  row: RecordingRow,
  file: FileRow,
  folder: string,
  signal: AbortSignal,
): Promise<string | null> {
  if (!/^(?:audio|video)\/webm$/.test(file.type)) return null
  const made = await makeSeekable(folder, signal)
  if (!made) return null
  const owner = toFileOwner({ userId: row.userId, guestId: row.guestId } as Visitor)
  const content = createReadStream(made)
  const saved = await saveFile({ ...owner, purpose: 'recording', name: file.name, claimedType: file.type, content })
  return saved.isSaved ? saved.file.id : null
}

async function end(id: string, state: 'failed' | 'stopped', failure: string): Promise<void> {
  const row = await findRecording(id)
  if (row) await change(id, { state, facts: { ...recordingFacts.parse(row.facts), failure } })
}

async function change(id: string, to: RecordingChange): Promise<void> {
  await saveRecording(id, to)
  await publish(toRecordingTopic(id), 'recording', { state: to.state ?? null })
}
