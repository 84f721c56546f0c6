import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { mend, type RoughPiece } from '#app/engines/transcript/mend.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { listEngines, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import { findRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toFailure } from '#app/providers/engine.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'
import { readWav } from '#app/providers/speech/wav.ts'
import { toFileOwner } from '#app/kits/members/visitor/file-owner.server.ts'
import { createPeaks } from '../hearing/peaks.ts'
import { toRecordingTopic, toSearchWords } from '../recordings/own-recording.server.ts'
import { recordingFacts, type RecordingFacts } from '../recordings/recording-facts.ts'
import {
  findRecording,
  saveRecording,
  type RecordingChange,
  type RecordingRow,
} from '../recordings/recordings.store.server.ts'
import { encodeSamples, listFormats, spokenTypes, type SpokenFormat } from './encode-samples.server.ts'
import { pronounced, toSteps, type SpokenWord, type Step } from './script.ts'
import { listSpokenWords } from './spoken-words.store.server.ts'
import { readVoice } from '#app/kits/asking/engines/voice-choices.server.ts'

const HOUR_MS = 3_600_000
/** What is said at once: little enough that sentences have their times, much where each call is paid for. */
const BUILT_IN_CHARS = 320
const COMPANY_CHARS = 1_500
const STRESS = { speed: 0.82, pitch: 1.06 }
const REST_S = 0.2
const BYTES_A_SAMPLE = 2

/** Reads a text aloud, sentence by sentence, into one sound with its words. */
export const speakJob = defineJob({
  kind: 'speak',
  payload: z.object({ recording: z.string() }),
  concurrency: 2,
  limitMs: HOUR_MS,
  async run({ recording: id }, tools) {
    const row = await findRecording(id)
    if (!row || row.state === 'done') return null
    await change(id, { state: 'working' })
    try {
      await withScratchFolder('speak', (folder) => speak(row, folder, tools))
    } catch (error) {
      const why = tools.signal.reason instanceof JobStop ? tools.signal.reason.why : null
      if (why === 'closing' || why === 'lost') throw error
      const words =
        why === 'cancel'
          ? 'You stopped it.'
          : error instanceof JobFailure
            ? error.message
            : toFailureWords(toFailure(error))
      const facts = { ...recordingFacts.parse(row.facts), failure: words }
      await change(id, { state: why === 'cancel' ? 'stopped' : 'failed', facts })
      if (why === 'cancel') throw error
      throw new JobFailure(words, { isFinal: true, cause: error })
    }
    return null
  },
})

async function speak(row: RecordingRow, folder: string, tools: JobTools): Promise<void> {
  const facts = recordingFacts.parse(row.facts)
  const run = row.runId ? await findRun(row.runId) : null
  if (!run || !facts.spoken) throw new JobFailure('What was to be read is no longer there.', { isFinal: true })
  const owner = { userId: row.userId, guestId: row.guestId } as Visitor
  const { engineId, voice } = readVoice(facts.spoken.voice)
  const engines = await listEngines(run.viewer, 'speak')
  const listed = engines.find(({ engine }) => engine.id === engineId) ?? engines[0]
  if (!listed) throw new JobFailure('No engine here reads aloud.', { isFinal: true })
  const steps = toSteps(facts.spoken.text, listed.engine.providerId === null ? BUILT_IN_CHARS : COMPANY_CHARS)
  if (!steps.some(({ kind }) => kind === 'say'))
    throw new JobFailure('There is nothing in this text that can be said.', { isFinal: true })
  const work = { run, listed, voice, facts, words: await listSpokenWords(owner), file: join(folder, 'samples') }
  const said = await sayAll(work, steps, tools)
  await keep(row, owner, { ...said, file: work.file, folder }, facts, tools)
}

type Work = {
  run: Run
  listed: ListedEngine<'speak'>
  voice: string | null
  facts: RecordingFacts
  words: SpokenWord[]
  file: string
}
type Said = { rate: number; pieces: RoughPiece[]; chapters: { startS: number; title: string }[] }

async function sayAll(work: Work, steps: readonly Step[], { signal, progress }: JobTools): Promise<Said> {
  const { run, listed, voice, facts, words, file } = work
  const said: Said = { rate: 0, pieces: [], chapters: [] }
  const out = createWriteStream(file)
  let bytes = 0
  let waiting = 0
  const write = async (samples: Uint8Array) => {
    bytes += samples.length
    if (!out.write(samples)) await new Promise<void>((resolve) => out.once('drain', () => resolve()))
  }
  const rest = (seconds: number) => write(Buffer.alloc(Math.round(said.rate * seconds) * BYTES_A_SAMPLE))
  const now = () => (said.rate === 0 ? 0 : bytes / BYTES_A_SAMPLE / said.rate)
  try {
    for (const [n, step] of steps.entries()) {
      progress(n / steps.length, `${n} of ${steps.length} passages read`)
      if (step.kind === 'chapter') said.chapters.push({ startS: now() + waiting, title: step.title })
      if (step.kind === 'rest') waiting += step.seconds
      if (step.kind !== 'say') continue
      const wish = facts.spoken!
      const factor = step.isStressed ? STRESS : { speed: 1, pitch: 1 }
      const input = {
        text: pronounced(step.sentences.join(' '), words),
        voice,
        speed: wish.speed * factor.speed,
        pitch: wish.pitch * factor.pitch,
        format: 'wav' as const,
      }
      const used = await useEngine(run, listed, input, { signal })
      const sound = readWav(Buffer.from(used.result.audio.bytes))
      if (said.rate !== 0 && sound.rate !== said.rate)
        throw new JobFailure('The engine changed its sound half-way.', { isFinal: true })
      if (said.rate === 0) said.rate = sound.rate
      else await rest(Math.max(REST_S, waiting))
      addSaid(
        said.pieces,
        shareTimes(step.sentences, now(), sound.samples.length / BYTES_A_SAMPLE / sound.rate),
        waiting,
      )
      waiting = 0
      await write(sound.samples)
      facts.tookMs = (facts.tookMs ?? 0) + used.tookMs
      facts.costMicros =
        facts.costMicros === null || used.costMicros === null ? null : facts.costMicros + used.costMicros
    }
  } finally {
    await new Promise<void>((resolve) => out.end(() => resolve()))
  }
  facts.engines = [listed.engine.label]
  return said
}

const ENDS = /[.!?…:;。！？]["”’')\]]*$/u
const LONGEST_PIECE = 500
/** The status of what takes more room than its owner may have for one file. */
const TOO_LARGE = 413

/** A sentence that was said in parts, since a word of it was stressed, is one piece of the transcript. */
function addSaid(pieces: RoughPiece[], [first, ...more]: RoughPiece[], restS: number): void {
  const last = pieces.at(-1)
  if (!first) return
  const goesOn = last && restS === 0 && !ENDS.test(last.text) && last.text.length + first.text.length < LONGEST_PIECE
  const gap = /^[\p{L}\p{N}]/u.test(first.text) ? ' ' : ''
  if (goesOn) pieces[pieces.length - 1] = { ...last, endS: first.endS, text: `${last.text}${gap}${first.text}` }
  else pieces.push(first)
  pieces.push(...more)
}

/** Sentences that were said in one breath share its time by their length. */
function shareTimes(sentences: readonly string[], fromS: number, lastsS: number): RoughPiece[] {
  const total = sentences.reduce((sum, { length }) => sum + length, 0)
  let at = fromS
  return sentences.map((text) => {
    const startS = at
    at += (lastsS * text.length) / total
    return { startS, endS: at, text }
  })
}

async function keep(
  row: RecordingRow,
  owner: Visitor,
  { file, folder, rate, pieces, chapters }: Said & { file: string; folder: string },
  facts: RecordingFacts,
  { signal, progress }: JobTools,
): Promise<void> {
  progress(null, 'Writing the file')
  const seconds = (await stat(file)).size / BYTES_A_SAMPLE / rate
  const format = facts.spoken?.format ?? 'wav'
  const peaks = await peaksOf(file, seconds * rate)
  facts.chapters = chapters.map(({ startS, title }, n) => ({ startS, title, endS: chapters[n + 1]?.startS ?? seconds }))
  const samples = { file, folder, rate, title: row.title, chapters: facts.chapters }
  const saved = await saveSmallest(format, samples, toFileOwner(owner), signal)
  if (saved.format !== format) {
    facts.notes.push(
      `As ${format.toUpperCase()} it would be too large to be kept, so it is ${saved.format.toUpperCase()}.`,
    )
    facts.form = saved.format
  }
  const { transcript } = mend(pieces, 'en')
  await change(row.id, {
    state: 'done',
    seconds,
    peaks,
    transcript,
    fileId: saved.fileId,
    facts,
    words: toSearchWords(row.title, transcript),
  })
}

type Samples = Omit<Parameters<typeof encodeSamples>[0], 'format'>

/** Keeps the sound in the format that was wished, or in one that takes less room where that is too large for its owner. */
async function saveSmallest(
  wished: SpokenFormat,
  samples: Samples,
  owner: ReturnType<typeof toFileOwner>,
  signal: AbortSignal,
): Promise<{ format: SpokenFormat; fileId: string }> {
  let refusal = ''
  for (const format of [wished, ...listFormats().filter((one) => one !== 'wav' && one !== wished)]) {
    const saved = await saveFile({
      ...owner,
      purpose: 'made',
      name: `${samples.title}.${format === 'opus' ? 'ogg' : format}`,
      claimedType: spokenTypes[format],
      content: await encodeSamples({ ...samples, format }, signal),
    })
    if (saved.isSaved) return { format, fileId: saved.file.id }
    refusal ||= saved.message
    if (saved.status !== TOO_LARGE) break
  }
  throw new JobFailure(refusal, { isFinal: true })
}

async function peaksOf(file: string, samples: number): Promise<number[]> {
  const peaks = createPeaks(samples)
  const handle = await open(file)
  try {
    for await (const bytes of handle.createReadStream({ autoClose: false })) peaks.add(bytes as Buffer)
  } finally {
    await handle.close()
  }
  return peaks.read()
}

async function change(id: string, to: RecordingChange): Promise<void> {
  await saveRecording(id, to)
  await publish(toRecordingTopic(id), 'recording', { state: to.state ?? null })
}
