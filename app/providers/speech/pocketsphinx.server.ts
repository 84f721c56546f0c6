import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandFailure, createTurns, runCommand } from '#app/platform/command.server.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import type { Engine, RunOptions } from '#app/providers/engine.ts'
import { asUntrusted, runFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { toMachineFailure } from '#app/providers/machine-failure.ts'
import type { Media, Ports } from '#app/providers/ports.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'
import { createSilenceReader, toChunks } from './chunks.ts'
import type { Chunk } from './chunks.ts'
import { readRecognised } from './recognised.ts'
import { MAX_RECORDING_BYTES, MAX_RECORDING_S } from './transcribe.limits.ts'
import { cutSound, readWav, toSeconds, writeWav } from './wav.ts'
import type { Sound } from './wav.ts'

export const POCKETSPHINX = 'pocketsphinx_continuous'
const RATE = '16000'
const SILENCE = 'silencedetect=noise=-34dB:d=0.3'
const CONVERT_LIMIT_MS = 120_000
const CHUNK_LIMIT_MS = 60_000
const LIMIT_MS = 20 * 60_000

type Result = Ports['transcribe']['result']

const turns = createTurns({ most: 1, maxWaiting: 4 })

/** PocketSphinx: English speech into a draft of its words. */
export const pocketsphinx: Engine<'transcribe'> = {
  id: 'embedded:pocketsphinx',
  port: 'transcribe',
  label: 'PocketSphinx',
  about:
    'Writes down clear English speech as a draft without punctuation; expect a third of the words of ordinary speech to need correcting.',
  providerId: null,
  maker: 'Carnegie Mellon University',
  family: 'pocketsphinx',
  version: '5prealpha',
  unit: 'second',
  contextUnits: MAX_RECORDING_S,
  limitMs: LIMIT_MS,
  async run({ audio, language }, options) {
    if (language && !/^en\b/i.test(language)) throw new EngineFailure('unable', 'PocketSphinx understands English only')
    if (audio.bytes.length > MAX_RECORDING_BYTES) throw new EngineFailure('unable', 'The recording is too large')
    try {
      return await turns.inTurn(
        () =>
          withScratchFolder('transcript', async (folder) => {
            const { sound, chunks } = await prepare(audio, folder, options.signal)
            const result = await recognise(sound, chunks, folder, options)
            return { result, usage: { input: Math.ceil(toSeconds(sound)), output: null } }
          }),
        options.signal,
      )
    } catch (error) {
      throw toMachineFailure(error, options.signal)
    }
  },
}

/** Any recording as the samples that are listened to, and where to cut them. */
async function prepare(audio: Media, folder: string, signal: AbortSignal): Promise<{ sound: Sound; chunks: Chunk[] }> {
  const [from, to] = [join(folder, 'recording'), join(folder, 'recording.wav')]
  await writeFile(from, audio.bytes)
  const reader = createSilenceReader()
  const length = `${MAX_RECORDING_S + 1}`
  try {
    await runFfmpeg(
      [
        '-v',
        'info',
        '-nostats',
        ...asUntrusted(),
        '-i',
        from,
        '-vn',
        '-sn',
        '-t',
        length,
        '-af',
        SILENCE,
        '-ac',
        '1',
        '-ar',
        RATE,
        '-c:a',
        'pcm_s16le',
        '-f',
        'wav',
        to,
      ],
      { limitMs: CONVERT_LIMIT_MS, signal, onErrorLine: reader.read },
    )
  } catch (error) {
    if (error instanceof CommandFailure && error.kind === 'failed')
      throw new EngineFailure('unable', 'This is no recording that can be read', null, { cause: error })
    throw error
  }
  const sound = readWav(await readFile(to))
  const lengthS = toSeconds(sound)
  if (lengthS > MAX_RECORDING_S)
    throw new EngineFailure('unable', `A recording lasts ${MAX_RECORDING_S / 60} minutes at most`)
  return { sound, chunks: toChunks(lengthS, reader.silences(lengthS)) }
}

async function recognise(
  sound: Sound,
  chunks: readonly Chunk[],
  folder: string,
  { signal, onPart, onProgress }: RunOptions,
): Promise<Result> {
  const pieces: Result['pieces'] = []
  for (const [nth, chunk] of chunks.entries()) {
    await writeFile(join(folder, 'chunk.wav'), writeWav(cutSound(sound, chunk.startS, chunk.endS)))
    const { stdout } = await runCommand(POCKETSPHINX, ['-infile', 'chunk.wav', '-logfn', '/dev/null', '-time', 'yes'], {
      limitMs: CHUNK_LIMIT_MS,
      maxOutputBytes: 1_000_000,
      cwd: folder,
      signal,
    })
    const heard = readRecognised(stdout.toString(), chunk)
    pieces.push(...heard)
    if (heard.length > 0)
      onPart?.(`${pieces.length > heard.length ? ' ' : ''}${heard.map(({ text }) => text).join(' ')}`)
    onProgress?.((nth + 1) / chunks.length)
  }
  return { text: pieces.map(({ text }) => text).join(' '), language: 'en', pieces }
}
