import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PartMissing, selfTest, versionIn } from '#app/providers/self-test.server.ts'
import type { Bench } from '#app/providers/self-test.server.ts'
import type { SystemProgram } from '#app/providers/system-program.ts'
import { ESPEAK } from './espeak.server.ts'
import { hasVoice, TEXT2WAVE, VOICE } from './festival.server.ts'
import { FLITE } from './flite.server.ts'
import { POCKETSPHINX } from './pocketsphinx.server.ts'
import { readWav, writeWav } from './wav.ts'

const MODEL = '/usr/share/pocketsphinx/model/en-us'
const FEW_SAMPLES = { rate: 16_000, samples: Buffer.alloc(3_200) }

/** A program that speaks has to leave a sound behind. */
async function needSound({ folder }: Bench): Promise<void> {
  if (readWav(await readFile(join(folder, 'a.wav'))).samples.length === 0) throw new Error('It made no sound')
}

/** Programs that add voices and ears when they are there. */
export const programs: readonly SystemProgram[] = [
  {
    name: FLITE,
    adds: 'English speech, quicker than the packaged Flite',
    packages: ['flite'],
    probe: selfTest(FLITE, async (bench) => {
      await bench.run(FLITE, ['-voice', 'slt', '-t', 'a', '-o', 'a.wav'])
      await needSound(bench)
      return versionIn(await bench.run(FLITE, ['--help']))
    }),
  },
  {
    name: TEXT2WAVE,
    adds: 'English speech of higher quality (Festival)',
    packages: ['festival', 'festvox-us-slt-hts'],
    probe: selfTest(TEXT2WAVE, async (bench) => {
      if (!hasVoice()) throw new PartMissing('It is here without the voice of higher quality')
      await writeFile(join(bench.folder, 'a'), 'a\n')
      await bench.run(TEXT2WAVE, ['-o', 'a.wav', '-eval', `(voice_${VOICE})`, 'a'])
      await needSound(bench)
      return bench.run('festival', ['--version']).then(versionIn, () => null)
    }),
  },
  {
    name: ESPEAK,
    adds: 'Speech in over a hundred languages',
    packages: ['espeak-ng'],
    probe: selfTest(ESPEAK, async (bench) => {
      await bench.run(ESPEAK, ['-w', 'a.wav', 'a'])
      await needSound(bench)
      return versionIn(await bench.run(ESPEAK, ['--version']))
    }),
  },
  {
    name: POCKETSPHINX,
    adds: 'Writing down English speech, as a draft; it needs ffmpeg',
    packages: ['pocketsphinx', 'pocketsphinx-en-us', 'ffmpeg'],
    probe: selfTest(POCKETSPHINX, async ({ run, folder }) => {
      if (!existsSync(MODEL)) throw new PartMissing('It is here without its model of English')
      await writeFile(join(folder, 'a.wav'), writeWav(FEW_SAMPLES))
      const said = await run(POCKETSPHINX, ['-infile', 'a.wav'])
      return /pocketsphinx[ _-]*v?(\d\S*)/i.exec(said)?.[1] ?? null
    }),
  },
]
