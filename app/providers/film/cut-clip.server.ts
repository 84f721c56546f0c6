import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asUntrusted, runFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { CLIP_ENCODING } from './clip.server.ts'
import { FRAMES_A_SECOND, framesOf, platesOver } from './filters.ts'
import { drawPlate } from './stills.server.ts'
import type { Studio } from './studio.server.ts'

const LIMIT_MS = 600_000
const MEMORY_MB = 6_144

export type Cut = {
  /** A video as it came from somebody, or from an engine. */
  file: string
  fromS: number
  seconds: number
  lines: readonly { text: string; fromS: number; toS: number }[]
}

/**
 * A stretch of a video as a clip like all others: in the film’s size before a blurred copy of itself, with the film’s frames, as long as
 * asked; what is too short stands still at its end.
 */
export async function cutClip({ file, fromS, seconds, lines }: Cut, studio: Studio): Promise<Buffer> {
  const { folder, size, signal, onShare } = studio
  const { width, height } = size
  const frames = framesOf(seconds)
  const inputs = [...asUntrusted(), '-ss', fromS.toFixed(3), '-t', (seconds + 0.5).toFixed(3), '-i', file]
  const spoken = lines.filter(({ text }) => text.trim() !== '')
  const plates = []
  for (const [n, { text, fromS: from, toS }] of spoken.entries()) {
    const { picture, x, y } = await drawPlate(text.trim(), width, height)
    await writeFile(join(folder, `line${n}.png`), picture)
    inputs.push('-i', `line${n}.png`)
    plates.push({ fromS: from, toS, x, y })
  }
  const steps = [
    `[0:v]fps=${FRAMES_A_SECOND},split[a][b]`,
    `[a]scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},boxblur=20:2,setsar=1[back]`,
    `[b]scale=${width}:${height}:force_original_aspect_ratio=decrease,setsar=1[front]`,
    '[back][front]overlay=(W-w)/2:(H-h)/2,tpad=stop_mode=clone:stop_duration=600,format=yuv420p[p]',
  ]
  const over = platesOver('p', plates)
  const filter = [...steps, ...over.steps, `[${over.last}]format=yuv420p[v]`].join(';')
  const args = ['-v', 'error', '-progress', 'pipe:2', ...inputs, '-filter_complex', filter]
  await runFfmpeg(
    [...args, '-map', '[v]', '-frames:v', `${frames}`, '-r', `${FRAMES_A_SECOND}`, ...CLIP_ENCODING, 'clip.mp4'],
    {
      ...{ limitMs: LIMIT_MS, cwd: folder, memoryMb: MEMORY_MB, signal },
      onErrorLine(line) {
        const done = /^frame=\s*(\d+)/.exec(line)?.[1]
        if (done) onShare(Math.min(1, Number(done) / frames))
      },
    },
  )
  return readFile(join(folder, 'clip.mp4'))
}

/** The sound of a stretch of a video, as one channel of plain samples; null when it has none. */
export async function cutSoundOf(
  { file, fromS, seconds }: Omit<Cut, 'lines'>,
  rate: number,
  { folder, signal }: Pick<Studio, 'folder' | 'signal'>,
): Promise<Buffer | null> {
  const out = join(folder, 'sound.wav')
  const fade = Math.min(0.02, seconds / 4)
  const args = [
    ...[
      '-v',
      'error',
      ...asUntrusted(),
      '-ss',
      fromS.toFixed(3),
      '-t',
      seconds.toFixed(3),
      '-i',
      file,
      '-vn',
      '-map',
      '0:a:0?',
    ],
    ...['-af', `afade=in:d=${fade},afade=out:st=${Math.max(0, seconds - fade).toFixed(3)}:d=${fade}`],
    ...['-ac', '1', '-ar', `${rate}`, '-c:a', 'pcm_s16le', '-fflags', '+bitexact', '-f', 'wav', out],
  ]
  try {
    await runFfmpeg(args, { limitMs: LIMIT_MS, memoryMb: MEMORY_MB, signal })
    return await readFile(out)
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}
