import { createReadStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import type { ByteSource } from '#app/providers/files/files.ts'
import { toFfmetadata } from '#app/providers/ffmetadata.ts'
import { hasFfmpeg, runFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { writeWav } from '#app/providers/speech/wav.ts'

export type SpokenFormat = 'wav' | 'mp3' | 'opus'

const LIMIT_MS = 10 * 60_000
const WAV_SIZE_AT = 40
const RIFF_SIZE_AT = 4
const RIFF_REST = 36

export const spokenTypes: Record<SpokenFormat, string> = { wav: 'audio/wav', mp3: 'audio/mpeg', opus: 'audio/ogg' }
const codecs: Record<Exclude<SpokenFormat, 'wav'>, readonly string[]> = {
  mp3: ['-c:a', 'libmp3lame', '-b:a', '64k', '-id3v2_version', '3', '-f', 'mp3'],
  opus: ['-c:a', 'libopus', '-b:a', '32k', '-application', 'voip', '-f', 'ogg'],
}

/** What this machine can write: MP3 and Opus need ffmpeg. */
export const listFormats = (): SpokenFormat[] => (hasFfmpeg() ? ['mp3', 'opus', 'wav'] : ['wav'])

type Samples = {
  file: string
  folder: string
  rate: number
  format: SpokenFormat
  title: string
  /** They stand in the file itself, so that a player shows them; WAV has no place for them. */
  chapters: readonly { startS: number; endS: number; title: string }[]
}

/** Samples of 16 bits on disk as a file of sound. */
export async function encodeSamples(
  { file, folder, rate, format, title, chapters }: Samples,
  signal: AbortSignal,
): Promise<ByteSource> {
  if (format === 'wav') return withHeader(file, rate)
  if (!hasFfmpeg())
    throw new JobFailure(`This server can write WAV, and not ${format.toUpperCase()}.`, { isFinal: true })
  const [out, about] = [join(folder, 'spoken'), join(folder, 'about.txt')]
  await writeFile(about, toFfmetadata({ title }, chapters))
  const from = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', file, '-f', 'ffmetadata', '-i', about]
  const along = ['-map', '0:a', '-map_metadata', '1', '-map_chapters', '1']
  await runFfmpeg(['-v', 'error', ...from, ...along, ...codecs[format], out], { limitMs: LIMIT_MS, signal })
  return createReadStream(out)
}

async function* withHeader(file: string, rate: number): AsyncGenerator<Uint8Array> {
  const header = writeWav({ rate, samples: Buffer.alloc(0) })
  const { size } = await stat(file)
  header.writeUInt32LE(size, WAV_SIZE_AT)
  header.writeUInt32LE(size + RIFF_REST, RIFF_SIZE_AT)
  yield header
  yield* createReadStream(file) as AsyncIterable<Buffer>
}
