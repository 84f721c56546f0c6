import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure, runCommand } from '#app/platform/command.server.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'
import { writeFile } from 'node:fs/promises'
import type { SystemProgram } from '#app/providers/system-program.ts'
import { ESPEAK } from './espeak.server.ts'
import { hasFestival, TEXT2WAVE, VOICE } from './festival.server.ts'
import { FLITE } from './flite.server.ts'
import { POCKETSPHINX } from './pocketsphinx.server.ts'
import { writeWav } from './wav.ts'

/** Half of what a probe may take, for those that run two programs. */
const HALF_MS = 1_000
const WHOLE_MS = 2_000
const MODEL = '/usr/share/pocketsphinx/model/en-us'

const run = async (program: string, args: readonly string[], limitMs: number, cwd?: string) => {
  const { stdout, stderr } = await runCommand(program, args, { limitMs, maxOutputBytes: 200_000, memoryMb: 4_096, cwd })
  return `${stdout.toString()}\n${stderr}`
}

/** Null for a program that is missing or broken. */
const probing = (probe: () => Promise<string>) => async () => {
  try {
    return { version: await probe() }
  } catch {
    return null
  }
}

const versionIn = (text: string) => /(\d+(?:\.\d+)+)/.exec(text)?.[1] ?? 'unknown'

/** Programs that add voices and ears when they are there. */
export const programs: readonly SystemProgram[] = [
  {
    name: FLITE,
    adds: 'English speech, quicker than the packaged Flite',
    packages: ['flite'],
    probe: probing(() =>
      withScratchFolder('probe', async (folder) => {
        await run(FLITE, ['-voice', 'slt', '-t', 'a', '-o', 'a.wav'], HALF_MS, folder)
        return versionIn(await run(FLITE, ['--help'], HALF_MS))
      }),
    ),
  },
  {
    name: TEXT2WAVE,
    adds: 'English speech of higher quality (Festival)',
    packages: ['festival', 'festvox-us-slt-hts'],
    probe: probing(() =>
      withScratchFolder('probe', async (folder) => {
        if (!hasFestival()) throw new Error('The voice is missing')
        await writeFile(join(folder, 'a'), 'a\n')
        await run(TEXT2WAVE, ['-o', 'a.wav', '-eval', `(voice_${VOICE})`, 'a'], WHOLE_MS - 200, folder)
        return versionIn(await run('festival', ['--version'], 200).catch(() => ''))
      }),
    ),
  },
  {
    name: ESPEAK,
    adds: 'Speech in over a hundred languages',
    packages: ['espeak-ng'],
    probe: probing(() =>
      withScratchFolder('probe', async (folder) => {
        await run(ESPEAK, ['-w', 'a.wav', 'a'], HALF_MS, folder)
        return versionIn(await run(ESPEAK, ['--version'], HALF_MS))
      }),
    ),
  },
  {
    name: POCKETSPHINX,
    adds: 'Writing down English speech, as a draft; it needs ffmpeg',
    packages: ['pocketsphinx', 'pocketsphinx-en-us', 'ffmpeg'],
    probe: probing(() =>
      withScratchFolder('probe', async (folder) => {
        if (!existsSync(MODEL)) throw new Error('The model is missing')
        await writeFile(join(folder, 'a.wav'), writeWav({ rate: 16_000, samples: Buffer.alloc(3_200) }))
        const said = await run(POCKETSPHINX, ['-infile', 'a.wav'], WHOLE_MS, folder).catch(slowIsThere)
        return /pocketsphinx[ _-]*v?(\d\S*)/i.exec(said)?.[1] ?? '5prealpha'
      }),
    ),
  },
]

/** Loading its model takes a busy machine longer than a probe may take; it is there nevertheless. */
const slowIsThere = (error: unknown): string => {
  if (error instanceof CommandFailure && error.kind === 'slow') return ''
  throw error
}
