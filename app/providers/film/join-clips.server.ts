import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toFfmetadata } from '#app/providers/ffmetadata.ts'
import { runFfmpeg } from '#app/providers/ffmpeg.server.ts'

export type JoinWork = {
  /** A folder of one’s own. */
  folder: string
  signal: AbortSignal
  onShare(share: number): void
}

export type FilmToJoin = {
  /** Files of clips that are encoded alike, in their order. */
  clips: readonly string[]
  lengthS: number
  /** What is said, as one WAV as long as the film; null: nothing. */
  voice: string | null
  /** Music that is played again and again below the voice, and how loud it is, from 0 to 1. */
  bed: { file: string; level: number } | null
  /** Captions that stand in the file beside the picture, as SubRip; null: none. */
  captions: { srt: string; language: string } | null
  chapters: readonly { startS: number; endS: number; title: string }[]
  /** What the file says of itself. */
  about: Readonly<Record<string, string>>
}

const LIMIT_MS = 10 * 60_000
const MEMORY_MB = 4_096
/** How loud a film is made, as streaming services want it. */
export const LOUDNESS_LUFS = -16
const PEAK = 0.84
const MOST_GAIN_DB = 30
const CAPTION_LANGUAGE = /^[a-z]{3}$/

/** Clips, voice and music as one MP4 file; gives its path. The pictures are taken as they are, so it takes seconds. */
export async function joinClips(film: FilmToJoin, work: JoinWork): Promise<string> {
  const { folder, signal, onShare } = work
  const sound = film.voice || film.bed ? await mixSound(film, work) : null
  onShare(0.4)
  await writeFile(
    join(folder, 'clips.txt'),
    film.clips.map((file) => `file '${file.replaceAll("'", "'\\''")}'\n`).join(''),
  )
  await writeFile(join(folder, 'about.txt'), toFfmetadata(film.about, film.chapters))
  const inputs = ['-f', 'concat', '-safe', '0', '-i', 'clips.txt']
  inputs.push(...(sound ? ['-i', sound.file] : ['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo']))
  inputs.push('-f', 'ffmetadata', '-i', 'about.txt')
  const maps = ['-map', '0:v', '-map', '1:a']
  if (film.captions) {
    await writeFile(join(folder, 'captions.srt'), film.captions.srt)
    inputs.push('-f', 'srt', '-i', 'captions.srt')
    const language = CAPTION_LANGUAGE.test(film.captions.language) ? film.captions.language : 'und'
    maps.push('-map', '3:s', '-c:s', 'mov_text', '-metadata:s:s:0', `language=${language}`)
  }
  const loud = sound ? ['-af', `volume=${sound.gainDb.toFixed(2)}dB,alimiter=limit=${PEAK}:level=disabled`] : []
  await runFfmpeg(
    [
      ...['-v', 'error', '-progress', 'pipe:2', ...inputs, ...maps, '-map_metadata', '2', '-map_chapters', '2'],
      ...['-c:v', 'copy', ...loud, '-c:a', 'aac', '-b:a', '160k', '-ar', '48000', '-ac', '2'],
      ...['-t', film.lengthS.toFixed(3), '-movflags', '+faststart+use_metadata_tags', 'film.mp4'],
    ],
    {
      ...{ limitMs: LIMIT_MS, cwd: folder, memoryMb: MEMORY_MB, signal },
      onErrorLine(line) {
        const done = /^out_time_us=(\d+)/.exec(line)?.[1]
        if (done) onShare(0.4 + 0.6 * Math.min(1, Number(done) / 1e6 / film.lengthS))
      },
    },
  )
  onShare(1)
  return join(folder, 'film.mp4')
}

/** Voice over music that gives way to it, and by how much it is to be made louder. */
async function mixSound({ voice, bed, lengthS }: FilmToJoin, { folder, signal }: JoinWork) {
  const file = join(folder, 'sound.wav')
  const inputs = [...(voice ? ['-i', voice] : []), ...(bed ? ['-stream_loop', '-1', '-i', bed.file] : [])]
  const filter = mixFilter({ hasVoice: voice !== null, level: bed?.level ?? null, lengthS })
  const options = { limitMs: LIMIT_MS, cwd: folder, memoryMb: MEMORY_MB, signal }
  await runFfmpeg(
    ['-v', 'error', ...inputs, '-filter_complex', filter, '-map', '[a]', '-c:a', 'pcm_s16le', file],
    options,
  )
  const { stderr } = await runFfmpeg(
    ['-nostats', '-i', file, '-af', 'loudnorm=print_format=json', '-f', 'null', '-'],
    options,
  )
  const measured = Number(/"input_i"\s*:\s*"(-?[\d.]+)"/.exec(stderr)?.[1] ?? LOUDNESS_LUFS)
  return { file, gainDb: Math.min(MOST_GAIN_DB, LOUDNESS_LUFS - measured) }
}

type Mix = { hasVoice: boolean; level: number | null; lengthS: number }

function mixFilter({ hasVoice, level, lengthS }: Mix): string {
  const whole = lengthS.toFixed(3)
  const plain = 'aresample=48000,aformat=sample_fmts=fltp:channel_layouts=stereo'
  const spoken = `[0:a]${plain},apad=whole_dur=${whole},atrim=0:${whole}`
  if (level === null) return `${spoken}[a]`
  const fades = `afade=in:d=0.8,afade=out:st=${Math.max(0, lengthS - 1.8).toFixed(3)}:d=1.8`
  const tune = `[${hasVoice ? 1 : 0}:a]${plain},atrim=0:${whole},volume=${level.toFixed(3)},${fades}`
  if (!hasVoice) return `${tune}[a]`
  return [
    `${spoken},asplit[said][key]`,
    `${tune}[tune]`,
    '[tune][key]sidechaincompress=threshold=0.02:ratio=8:attack=40:release=600[under]',
    '[said][under]amix=inputs=2:normalize=0:dropout_transition=0[a]',
  ].join(';')
}
