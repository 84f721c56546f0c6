import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandFailure } from '#app/platform/command.server.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { asUntrusted, runFfmpeg } from '#app/providers/ffmpeg.server.ts'
import type { Media, Ports } from '#app/providers/ports.ts'
import { MAX_FILM_S } from './film.limits.ts'
import { framesOf, joinFilter, sceneFilter, soundFilter } from './filters.ts'
import { lengthOf } from './script.ts'
import type { Cue } from './script.ts'
import { drawCaption, prepareStill } from './stills.server.ts'

type Scene = Ports['film']['input']['scenes'][number]
export type Sound = { file: string; seconds: number }
/** Where one film is made. */
export type Studio = {
  folder: string
  size: { width: number; height: number }
  signal: AbortSignal
  onShare(share: number): void
}

const SOUND_LIMIT_MS = 60_000
const SCENE_LIMIT_MS = 180_000
const JOIN_LIMIT_MS = 10 * 60_000
const MEMORY_MB = 6_144
const BYTES_A_SECOND = 48_000 * 2
/** Of the whole work: what the single scenes take. */
export const SCENES_SHARE = 0.7

/** A recording of any format as plain samples, and how long it lasts. */
export async function prepareSound(media: Media, name: string, { folder, signal }: Studio): Promise<Sound> {
  const [from, file] = [join(folder, 'recording'), join(folder, name)]
  await writeFile(from, media.bytes)
  const args = [
    '-v',
    'error',
    ...asUntrusted(),
    '-i',
    from,
    '-vn',
    '-sn',
    '-t',
    `${MAX_FILM_S}`,
    '-ac',
    '1',
    '-ar',
    '48000',
    '-c:a',
    'pcm_s16le',
    '-f',
    'wav',
    file,
  ]
  try {
    await runFfmpeg(args, { limitMs: SOUND_LIMIT_MS, signal })
  } catch (error) {
    if (error instanceof CommandFailure && error.kind === 'failed')
      throw new EngineFailure('unable', 'A voice or the music is no recording that can be read', null, { cause: error })
    throw error
  }
  const { length } = await readFile(file)
  return { file, seconds: length / BYTES_A_SECOND }
}

export async function filmScene({ picture, caption }: Scene, nth: number, cue: Cue, studio: Studio): Promise<void> {
  const { folder, size, signal } = studio
  await writeFile(join(folder, 'still.jpg'), await prepareStill(picture.bytes, size.width, size.height))
  const words = caption?.trim() ?? ''
  if (words !== '') await writeFile(join(folder, 'caption.png'), await drawCaption(words, size.width, size.height))
  const frames = framesOf(cue.lengthS + cue.fadeS)
  const text = words === '' ? [] : ['-loop', '1', '-framerate', '25', '-i', 'caption.png']
  const filter = sceneFilter(nth, frames, size, words !== '')
  const encoding = [
    '-frames:v',
    `${frames}`,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '12',
    `scene${nth}.mp4`,
  ]
  await runFfmpeg(['-v', 'error', '-i', 'still.jpg', ...text, '-filter_complex', filter, '-map', '[v]', ...encoding], {
    limitMs: SCENE_LIMIT_MS,
    cwd: folder,
    memoryMb: MEMORY_MB,
    signal,
  })
}

export async function joinScenes(
  cues: readonly Cue[],
  voices: readonly (Sound | null)[],
  music: Sound | null,
  studio: Studio,
): Promise<Buffer> {
  const { folder, signal, onShare } = studio
  const lengthS = lengthOf(cues)
  const inputs = cues.flatMap((_, nth) => ['-i', `scene${nth}.mp4`])
  let next = cues.length
  const spoken = voices.flatMap((voice, nth) => {
    if (!voice) return []
    inputs.push('-i', voice.file)
    return [{ input: next++, atS: cues[nth]?.voiceS ?? 0 }]
  })
  if (music) inputs.push('-stream_loop', '-1', '-i', music.file)
  const sound = soundFilter(spoken, music ? next++ : null, lengthS)
  if (!sound) inputs.push('-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo')
  const filter = [joinFilter(cues), ...(sound ? [sound] : [])].join(';')
  const args = [
    ...['-v', 'error', '-progress', 'pipe:2', ...inputs, '-filter_complex', filter],
    ...['-map', '[v]', '-map', sound ? '[a]' : `${next}:a`, '-t', lengthS.toFixed(3)],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-pix_fmt', 'yuv420p', '-r', '25'],
    ...['-c:a', 'aac', '-b:a', '128k', '-ar', '48000', '-map_metadata', '-1', '-movflags', '+faststart', 'film.mp4'],
  ]
  await runFfmpeg(args, {
    limitMs: JOIN_LIMIT_MS,
    cwd: folder,
    memoryMb: MEMORY_MB,
    signal,
    onErrorLine(line) {
      const done = /^out_time_us=(\d+)/.exec(line)?.[1]
      if (done) onShare(SCENES_SHARE + (1 - SCENES_SHARE) * Math.min(1, Number(done) / 1e6 / lengthS))
    },
  })
  onShare(1)
  return readFile(join(folder, 'film.mp4'))
}
