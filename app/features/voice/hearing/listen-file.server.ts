import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openFile, type FileRow } from '#app/kits/foundation/files/files.server.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { CommandFailure } from '#app/platform/command.server.ts'
import { asUntrusted, runFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { createSilenceReader, toChunks, type Chunk } from '#app/providers/speech/chunks.ts'
import { writeWav } from '#app/providers/speech/wav.ts'
import { RECORDING_MAX_S } from '../voice.limits.ts'
import { createNoiseMeter, type Ground } from './noise.ts'
import { createPeaks } from './peaks.ts'

const RATE = 16_000
const BYTES_A_SAMPLE = 2
const SILENCE = 'silencedetect=noise=-34dB:d=0.3'
/** So much quieter the noise becomes; more would eat the ends of words. */
const LOWER_DB = 12
const CONVERT_LIMIT_MS = 15 * 60_000
/** So much sound is heard at once; what was heard before is not heard again after a crash. */
const STEP_S = 150

const NO_SOUND = 'There is no sound in this file.'
const UNREADABLE = 'This is no recording that can be read. It may be broken or not whole.'

/** A recording made ready to be heard: its samples on disk, how long it is, the steps in which it is heard, and how noisy it is. */
export type ReadySound = { file: string; seconds: number; steps: Chunk[]; peaks: number[]; ground: Ground | null }

/** Any recording or film as samples of one channel in a file of the folder. Throws a JobFailure that says what is wrong with it. */
export async function makeReady(row: FileRow, folder: string, signal: AbortSignal): Promise<ReadySound> {
  const [from, file] = [join(folder, 'recording'), join(folder, 'samples')]
  await pipeline(Readable.from(await openFile(row)), createWriteStream(from), { signal })
  const silences = createSilenceReader()
  const shape = ['-ac', '1', '-ar', String(RATE), '-c:a', 'pcm_s16le', '-f', 's16le']
  try {
    await runFfmpeg(
      [
        '-v',
        'info',
        '-nostats',
        ...asUntrusted(),
        '-i',
        from,
        '-map',
        '0:a:0',
        '-vn',
        '-sn',
        '-dn',
        '-t',
        String(RECORDING_MAX_S + 1),
        '-af',
        SILENCE,
        ...shape,
        file,
      ],
      { limitMs: CONVERT_LIMIT_MS, signal, onErrorLine: silences.read },
    )
  } catch (error) {
    if (!(error instanceof CommandFailure) || error.kind === 'cancelled') throw error
    if (error.kind === 'missing')
      throw new JobFailure('This server has no ffmpeg, which reads recordings.', { isFinal: true })
    const isSilentFilm = /matches no streams|does not contain any stream/i.test(`${error.message} ${error.stderr}`)
    throw new JobFailure(isSilentFilm ? NO_SOUND : UNREADABLE, { isFinal: true, cause: error })
  }
  const seconds = (await stat(file)).size / BYTES_A_SAMPLE / RATE
  if (seconds === 0) throw new JobFailure(NO_SOUND, { isFinal: true })
  if (seconds > RECORDING_MAX_S)
    throw new JobFailure(
      `A recording lasts ${RECORDING_MAX_S / 3_600} hours at most here. Cut it, then send its parts.`,
      { isFinal: true },
    )
  return {
    file,
    seconds,
    steps: toSteps(toChunks(seconds, silences.silences(seconds))),
    ...(await measure(file, seconds)),
  }
}

/** A few minutes at a time, cut where nobody speaks. */
function toSteps(chunks: readonly Chunk[]): Chunk[] {
  const steps: Chunk[] = []
  for (const { startS, endS } of chunks) {
    const last = steps.at(-1)
    if (last && endS - last.startS <= STEP_S) last.endS = endS
    else steps.push({ startS, endS })
  }
  return steps
}

async function measure(file: string, seconds: number): Promise<{ peaks: number[]; ground: Ground | null }> {
  const [peaks, noise] = [createPeaks(Math.round(seconds * RATE)), createNoiseMeter()]
  for await (const bytes of createReadStream(file)) {
    peaks.add(bytes as Buffer)
    noise.add(bytes as Buffer)
  }
  return { peaks: peaks.read(), ground: noise.read() }
}

/** The same samples with less of the steady noise, in a file beside them; null where this ffmpeg cannot. */
export async function lowerNoise(file: string, { noiseDb }: Ground, signal: AbortSignal): Promise<string | null> {
  const out = `${file}-quiet`
  const filter = `afftdn=nr=${LOWER_DB}:nf=${Math.max(-80, Math.min(-20, noiseDb))}`
  const shape = ['-ac', '1', '-ar', String(RATE), '-f', 's16le']
  const args = ['-v', 'error', ...shape, '-i', file, '-af', filter, '-c:a', 'pcm_s16le', ...shape, out]
  try {
    await runFfmpeg(args, { limitMs: CONVERT_LIMIT_MS, signal })
    return out
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}

/** A stretch of the samples as a WAV. */
export async function cutWav(file: string, { startS, endS }: Chunk): Promise<Uint8Array> {
  const at = Math.round(startS * RATE) * BYTES_A_SAMPLE
  const samples = Buffer.alloc(Math.max(0, Math.round(endS * RATE) * BYTES_A_SAMPLE - at))
  const handle = await open(file)
  try {
    const { bytesRead } = await handle.read(samples, 0, samples.length, at)
    return writeWav({ rate: RATE, samples: samples.subarray(0, bytesRead) })
  } finally {
    await handle.close()
  }
}

/**
 * A recording of a browser says neither how long it is nor where its seconds stand, so nobody could jump in it: the same sound in a
 * file that does. Null where that cannot be made.
 */
export async function makeSeekable(folder: string, signal: AbortSignal): Promise<string | null> {
  const out = join(folder, 'seekable.webm')
  const args = [
    '-v',
    'error',
    ...asUntrusted(),
    '-i',
    join(folder, 'recording'),
    '-map',
    '0',
    '-c',
    'copy',
    '-f',
    'webm',
    out,
  ]
  return runFfmpeg(args, { limitMs: CONVERT_LIMIT_MS, signal }).then(
    () => out,
    () => null,
  )
}
