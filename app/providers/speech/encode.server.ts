import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineFailure } from '#app/providers/engine.ts'
import { hasFfmpeg, runFfmpeg } from '#app/providers/ffmpeg.server.ts'
import type { Media } from '#app/providers/ports.ts'
import { readWav, writeWav } from './wav.ts'
import type { Sound } from './wav.ts'

type Format = 'wav' | 'mp3' | 'opus'

const LIMIT_MS = 60_000
const types: Record<Format, string> = { wav: 'audio/wav', mp3: 'audio/mpeg', opus: 'audio/ogg' }
const codecs: Record<Exclude<Format, 'wav'>, readonly string[]> = {
  mp3: ['-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3'],
  opus: ['-c:a', 'libopus', '-b:a', '32k', '-application', 'voip', '-f', 'ogg'],
}

/** Speech in the format that was asked for. Throws the failure `unable` where nothing can write that format. */
export async function encodeSpeech(wav: Buffer, format: Format, folder: string, signal: AbortSignal): Promise<Media> {
  if (format === 'wav') return { bytes: new Uint8Array(wav), type: types.wav }
  if (!hasFfmpeg())
    throw new EngineFailure('unable', `This machine can give speech as WAV, and not as ${format.toUpperCase()}`)
  const bytes = await convert(wav, ['-map_metadata', '-1', ...codecs[format]], folder, signal)
  return { bytes: new Uint8Array(bytes), type: types[format] }
}

/** The sound higher or lower and just as long. Without ffmpeg the sound stays as it is. */
export async function shiftPitch(sound: Sound, pitch: number, folder: string, signal: AbortSignal): Promise<Sound> {
  if (!hasFfmpeg()) return sound
  const { rate } = sound
  const filter = `asetrate=${Math.round(rate * pitch)},atempo=${(1 / pitch).toFixed(4)},aresample=${rate}`
  return readWav(await convert(writeWav(sound), ['-af', filter, '-bitexact', '-f', 'wav'], folder, signal))
}

async function convert(wav: Buffer, args: readonly string[], folder: string, signal: AbortSignal): Promise<Buffer> {
  const [from, to] = [join(folder, 'speech.wav'), join(folder, 'speech.out')]
  await writeFile(from, wav)
  await runFfmpeg(['-v', 'error', '-i', from, ...args, to], { limitMs: LIMIT_MS, signal })
  return readFile(to)
}
