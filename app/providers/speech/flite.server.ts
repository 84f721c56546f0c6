import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runCommand } from '#app/platform/command.server.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { hasProgram } from '#app/providers/machine.server.ts'
import { createSpeaker } from './speaker.server.ts'
import type { Utterance, Voice } from './speaker.server.ts'
import { isMostlyLatin } from './script.ts'

export const FLITE = 'flite'
const LIMIT_MS = 60_000
/** Node and WebAssembly reserve far more addresses than they use. */
const NODE_ADDRESS_MB = 65_536
/** Bundled by scripts/bundle-node.js. */
const PROGRAM_FILE = 'build/flite-wasi.js'

export const fliteVoices: readonly Voice[] = [
  { id: 'slt', label: 'Slt, a woman from America', language: 'en-US' },
  { id: 'rms', label: 'Rms, a man from America', language: 'en-US' },
  { id: 'awb', label: 'Awb, a man from Scotland', language: 'en-GB' },
]
/** The one voice that was built without a pitch to set. */
const FIXED_PITCH = 'rms'

/**
 * Flite: the machine's own program where there is one, else the same engine as WebAssembly from a package, in a process of
 * its own. `programFile` is for tests, which bring their own bundle.
 */
export const flite = (programFile = PROGRAM_FILE) =>
  createSpeaker({
    id: 'embedded:flite',
    label: 'Flite',
    about: 'Reads English text aloud in three synthetic voices; plain to understand, and nobody takes it for a person.',
    maker: 'Carnegie Mellon University',
    family: 'flite',
    version: '2.2',
    voices: async () => fliteVoices,
    hasPitch: ({ id }) => id !== FIXED_PITCH,
    async say(utterance) {
      if (!isMostlyLatin(utterance.text)) throw new EngineFailure('unable', 'Flite speaks English only')
      const text = join(utterance.folder, 'text')
      const sound = join(utterance.folder, 'sound.wav')
      await writeFile(text, `${utterance.text}\n`)
      await (hasProgram(FLITE) ? runNative(utterance) : runPackaged(utterance, programFile))
      return readFile(sound)
    },
  })

/** Both read `text` and write `sound.wav` in the folder. */
const toArgs = ({ voice, speed, pitch }: Utterance) => [
  '-voice',
  voice.id,
  '--setf',
  `duration_stretch=${(1 / speed).toFixed(3)}`,
  '--setf',
  `f0_shift=${pitch.toFixed(3)}`,
]

const runNative = (utterance: Utterance) =>
  runCommand(FLITE, [...toArgs(utterance), '-f', 'text', '-o', 'sound.wav'], {
    limitMs: LIMIT_MS,
    maxOutputBytes: 10_000,
    cwd: utterance.folder,
    signal: utterance.signal,
  })

const runPackaged = (utterance: Utterance, programFile: string) =>
  runCommand(process.execPath, ['--no-warnings', resolve(programFile), utterance.folder, ...toArgs(utterance)], {
    limitMs: LIMIT_MS,
    maxOutputBytes: 10_000,
    memoryMb: NODE_ADDRESS_MB,
    signal: utterance.signal,
  })
