import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openFile, type FileRow } from '#app/kits/foundation/files/files.server.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { CommandFailure } from '#app/platform/command.server.ts'
import { WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import { asUntrusted, hasFfmpeg, runFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { TRACK_MAX_S } from '../dj.limits.ts'
import { SAMPLE_RATE } from './dj-jobs.ts'
import { djRoom } from './dj-room.server.ts'

const LIMIT_MS = 5 * 60_000
const BYTES_A_FRAME = 4
const final = (words: string, cause?: unknown) => new JobFailure(words, { isFinal: true, cause })
const NO_SOUND = 'There is no sound in this file.'
const UNREADABLE = 'This is no recording that can be read. It may be broken or not whole.'
const ONLY_WAV = 'This server has no ffmpeg, so only WAV files can be read. Save it as WAV and send that.'

/** Writes a stored sound as samples beside its file and gives where and how long. Throws a JobFailure that says what is wrong. */
export async function unpackSound(
  row: FileRow,
  folder: string,
  name: string,
  signal: AbortSignal,
): Promise<{ file: string; seconds: number }> {
  const [from, file] = [`${folder}/${name}.sent`, `${folder}/${name}.samples`]
  await pipeline(Readable.from(await openFile(row)), createWriteStream(from), { signal })
  if (hasFfmpeg()) await byFfmpeg(from, file, signal)
  else if (row.type === 'audio/wav') await byRoom(from, file, signal)
  else throw final(ONLY_WAV)
  const seconds = (await stat(file)).size / BYTES_A_FRAME / SAMPLE_RATE
  if (seconds < 0.05) throw final(NO_SOUND)
  if (seconds > TRACK_MAX_S)
    throw final(
      `A track lasts ${TRACK_MAX_S / 60} minutes at most here, and this one is longer. Cut it, then send its parts.`,
    )
  return { file, seconds }
}

async function byFfmpeg(from: string, file: string, signal: AbortSignal): Promise<void> {
  const shape = ['-ac', '2', '-ar', String(SAMPLE_RATE), '-c:a', 'pcm_s16le', '-f', 's16le']
  const only = ['-map', '0:a:0', '-vn', '-sn', '-dn', '-t', String(TRACK_MAX_S + 1)]
  try {
    await runFfmpeg(['-v', 'error', ...asUntrusted(), '-i', from, ...only, ...shape, file], {
      limitMs: LIMIT_MS,
      signal,
    })
  } catch (error) {
    if (!(error instanceof CommandFailure) || error.kind === 'cancelled') throw error
    const isSilentFilm = /matches no streams|does not contain any stream/i.test(`${error.message} ${error.stderr}`)
    throw final(isSilentFilm ? NO_SOUND : UNREADABLE, error)
  }
}

async function byRoom(from: string, to: string, signal: AbortSignal): Promise<void> {
  try {
    await djRoom().run('unpack', { from, to, mostS: TRACK_MAX_S + 1 }, { signal })
  } catch (error) {
    if (error instanceof WorkerFailure && error.kind === 'failed')
      throw final(error.reason === 'wav' ? error.message : UNREADABLE, error)
    throw error
  }
}
