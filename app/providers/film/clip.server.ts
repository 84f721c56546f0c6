import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runFfmpeg } from '#app/providers/ffmpeg.server.ts'
import type { Ports } from '#app/providers/ports.ts'
import { clipFilter, framesOf, FRAMES_A_SECOND } from './filters.ts'
import { drawPlate, prepareStill } from './stills.server.ts'
import type { Studio } from './studio.server.ts'

type Scene = Ports['film']['input']['scenes'][number]

const LIMIT_MS = 300_000
const MEMORY_MB = 6_144
const STILL_ROOM = 1

/**
 * How every clip is encoded: alike and without frames that look ahead, so that clips are joined as they are, and without anything
 * that differs from one time to the next.
 */
export const CLIP_ENCODING = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-pix_fmt', 'yuv420p', '-bf', '0', '-g', '50'],
  ...['-video_track_timescale', '12800', '-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
]

/** One scene as a film of its own without sound: the picture moved, its captions at their times, its beginning. */
export async function makeClip(scene: Scene, studio: Studio): Promise<{ bytes: Buffer; seconds: number }> {
  const { folder, size, signal, onShare } = studio
  const { width, height } = size
  const movement = scene.movement ?? 'in'
  const room = movement === 'still' ? STILL_ROOM : undefined
  await writeFile(join(folder, 'still.jpg'), await prepareStill(scene.picture.bytes, width, height, room))
  const lines = linesOf(scene).filter(({ text }) => text.trim() !== '')
  const inputs = ['-i', 'still.jpg']
  const plates = []
  for (const [n, { text, fromS, toS }] of lines.entries()) {
    const { picture, x, y } = await drawPlate(text.trim(), width, height)
    await writeFile(join(folder, `line${n}.png`), picture)
    inputs.push('-i', `line${n}.png`)
    plates.push({ fromS, toS, x, y })
  }
  const { opening } = scene
  if (opening?.kind === 'dissolve') {
    await writeFile(join(folder, 'before.jpg'), await prepareStill(opening.from.bytes, width, height, STILL_ROOM))
    inputs.push('-i', 'before.jpg')
  }
  const frames = framesOf(scene.seconds)
  const filter = clipFilter({ movement, frames, size, lines: plates, opening: opening?.kind ?? 'cut' })
  const args = [
    ...['-v', 'error', '-progress', 'pipe:2', ...inputs, '-filter_complex', filter, '-map', '[v]'],
    ...['-frames:v', `${frames}`, ...CLIP_ENCODING, 'clip.mp4'],
  ]
  await runFfmpeg(args, {
    limitMs: LIMIT_MS,
    cwd: folder,
    memoryMb: MEMORY_MB,
    signal,
    onErrorLine(line) {
      const done = /^frame=\s*(\d+)/.exec(line)?.[1]
      if (done) onShare(Math.min(1, Number(done) / frames))
    },
  })
  return { bytes: await readFile(join(folder, 'clip.mp4')), seconds: frames / FRAMES_A_SECOND }
}

const linesOf = ({ lines, caption, seconds }: Scene) =>
  lines ?? (caption ? [{ text: caption, fromS: 0, toS: seconds }] : [])

/** The last frame of a clip, as a picture that the next one comes out of. */
export async function readLastFrame(file: string, folder: string, signal: AbortSignal): Promise<Buffer> {
  const out = join(folder, 'last.jpg')
  const args = ['-v', 'error', '-sseof', '-0.2', '-i', file, '-update', '1', '-q:v', '2', out]
  await runFfmpeg(args, { limitMs: LIMIT_MS, memoryMb: MEMORY_MB, signal })
  return readFile(out)
}
