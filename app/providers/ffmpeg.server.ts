import { runCommand } from '#app/platform/command.server.ts'
import { hasProgram } from './machine.server.ts'
import { selfTest } from './self-test.server.ts'
import type { SystemProgram } from './system-program.ts'

const FFMPEG = 'ffmpeg'

export type FfmpegOptions = {
  signal?: AbortSignal
  limitMs: number
  cwd?: string
  memoryMb?: number
  onErrorLine?: (line: string) => void
}

/** Formats of recordings that are let in; playlists and scripts, which name other files, are none of them. */
const DEMUXERS = 'wav,mp3,ogg,matroska,webm,mov,mp4,m4a,flac,aac,aiff,amr,caf,asf,au,w64,avi,mpegts,mpeg'
const MAX_OUTPUT_BYTES = 1_000_000
const THREADS = '2'

export const hasFfmpeg = () => hasProgram(FFMPEG)

/**
 * What stands before `-i` of a file that came from somebody: it is read as a recording or a film and can lead to no
 * other file or address.
 */
export const asUntrusted = (): string[] => ['-protocol_whitelist', 'file', '-format_whitelist', DEMUXERS]

/** Runs ffmpeg without questions and with few threads. Rejects with CommandFailure. */
export const runFfmpeg = (args: readonly string[], options: FfmpegOptions) =>
  runCommand(FFMPEG, ['-hide_banner', '-nostdin', '-y', '-threads', THREADS, ...args], {
    maxOutputBytes: MAX_OUTPUT_BYTES,
    ...options,
  })

export const ffmpegProgram: SystemProgram = {
  name: FFMPEG,
  adds: 'Films from pictures and voices, speech as MP3 and Opus, and reading of recordings of any format',
  packages: ['ffmpeg'],
  probe: selfTest(FFMPEG, async ({ run }) => {
    const said = await run(FFMPEG, ['-nostdin', '-f', 'lavfi', '-i', 'anullsrc=d=0.1', '-f', 'null', '-'])
    return /version (\d[\w.]*)/.exec(said)?.[1] ?? null
  }),
}
