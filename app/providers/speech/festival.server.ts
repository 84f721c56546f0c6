import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '#app/platform/command.server.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { hasProgram } from '#app/providers/machine.server.ts'
import { createSpeaker } from './speaker.server.ts'
import type { Voice } from './speaker.server.ts'
import { isMostlyLatin } from './script.ts'

export const TEXT2WAVE = 'text2wave'
const LIMIT_MS = 90_000
const MEMORY_MB = 4_096
const VOICE_FOLDERS = ['/usr/share/festival/voices/english', '/usr/share/festival/voices/us']
export const VOICE = 'cmu_us_slt_arctic_hts'

export const festivalVoices: readonly Voice[] = [
  { id: 'slt-hts', label: 'Slt, high quality, a woman from America', language: 'en-US' },
]

/** Festival with the voice that is computed rather than cut together: the best of the built-in ones, and the slowest. */
export const festival = createSpeaker({
  id: 'embedded:festival',
  label: 'Festival',
  about: 'Reads English text aloud in one synthetic voice of higher quality; slower than the others.',
  maker: 'University of Edinburgh and Carnegie Mellon University',
  family: 'festival',
  version: '2.5',
  voices: async () => festivalVoices,
  hasPitch: () => false,
  async say({ text, speed, folder, signal }) {
    if (!isMostlyLatin(text)) throw new EngineFailure('unable', 'Festival speaks English only')
    await writeFile(join(folder, 'text'), `${text}\n`)
    // The expression is ours but for a number.
    const voice = `(begin (voice_${VOICE}) (set! hts_engine_params (append hts_engine_params (list (list "-r" ${speed.toFixed(3)})))))`
    await runCommand(TEXT2WAVE, ['-o', 'sound.wav', '-eval', voice, 'text'], {
      limitMs: LIMIT_MS,
      maxOutputBytes: 10_000,
      memoryMb: MEMORY_MB,
      cwd: folder,
      signal,
    })
    return readFile(join(folder, 'sound.wav'))
  },
})

/** The program alone has no voice worth hearing. */
export const hasVoice = () => VOICE_FOLDERS.some((folder) => existsSync(join(folder, VOICE)))

export const hasFestival = () => hasProgram(TEXT2WAVE) && hasVoice()
